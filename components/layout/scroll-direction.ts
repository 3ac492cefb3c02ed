/**
 * Hides the header's sticky bar while the reader scrolls down, and shows it again when the reader scrolls up
 * (widths.css). After a jump, for example by a link, the bar is in view, in the space that `scroll-padding-top` leaves
 * above the target.
 */

/** The shortest scroll that counts, in pixels. */
const LEAST = 8;
/**
 * The bar is hidden only if the page is scrolled by more than this, in pixels: then the whole header is out of view.
 * Otherwise the hidden bar would leave a gap in the header.
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
