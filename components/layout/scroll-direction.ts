/**
 * Hides the header's sticky bar while the user scrolls down, and shows it when the user scrolls up (widths.css). After
 * a jump, for example by a link, the bar is visible. `scroll-padding-top` keeps the bar from covering the target.
 */

/** The minimum distance of a scroll that hides or shows the bar, in pixels. */
const LEAST = 8;
/**
 * The bar is hidden only at scroll positions above this value, in pixels. Nearer to the top of the page, the hidden bar
 * would leave a gap in the header.
 */
const HEAD = 100;
let last = scrollY;

addEventListener(
  "scroll",
  () => {
    const distance = scrollY - last;
    if (Math.abs(distance) < LEAST) return;
    last = scrollY;
    document.documentElement.toggleAttribute(
      "data-scrolls-down",
      distance > 0 && distance < innerHeight && scrollY > HEAD,
    );
  },
  { passive: true },
);

export {};
