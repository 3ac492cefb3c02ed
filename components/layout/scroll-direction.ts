/** Hides the sticky bar of the head while the reader scrolls down, and shows it again on scrolling up (frame.css). */

/** The distance of a scroll that is not an accident, in pixels. */
const LEAST = 8;
let last = scrollY;

addEventListener(
  "scroll",
  () => {
    const distance = scrollY - last;
    if (Math.abs(distance) < LEAST) return;
    last = scrollY;
    document.documentElement.toggleAttribute("data-scrolls-down", distance > 0);
  },
  { passive: true },
);

export {};
