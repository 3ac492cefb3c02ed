/**
 * Hides the header's sticky bar while the reader scrolls down, and shows it again when the reader scrolls up
 * (widths.css). After a jump, for example by a link, the bar is visible. It does not cover the target, because
 * `scroll-padding-top` leaves room for the bar above the target.
 */

/** The minimum distance of a scroll that hides or shows the bar, in pixels. */
const LEAST = 8;
/**
 * The minimum scroll position at which the bar is hidden, in pixels. There the whole header is out of view. At a lower
 * position, the hidden bar would leave a gap in the header.
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
