/**
 * Hides the sticky bar of the head while the reader scrolls down, and shows it again on scrolling up (widths.css). After a jump, as by a
 * link, the bar is in view, in the space that `scroll-padding-top` leaves above the target.
 */

/** The shortest scroll that counts, in pixels. */
const LEAST = 8;
/** The bar is not hidden until the page is scrolled by more than this, in pixels: past the whole head. Earlier it would leave a gap. */
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
