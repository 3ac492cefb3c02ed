/** Hides the sticky bar of the head while the reader scrolls down, and shows it again on scrolling up (frame.css). */

/** The shortest scroll that counts, in pixels. */
const LEAST = 8;
/** The bar does not leave before the window's top is below the whole head, because it would leave a gap. In pixels. */
const HEAD = 100;
let last = scrollY;

addEventListener(
  "scroll",
  () => {
    const distance = scrollY - last;
    if (Math.abs(distance) < LEAST) return;
    last = scrollY;
    document.documentElement.toggleAttribute("data-scrolls-down", distance > 0 && scrollY > HEAD);
  },
  { passive: true },
);

export {};
