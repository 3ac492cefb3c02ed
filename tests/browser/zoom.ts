/** Finds layout faults on zoomed pages and on pages with larger text. */
import type { Page } from "playwright-core";

/**
 * The tested views: a window of 1280 px at 400 % and 200 % zoom, and text of twice the size on a desktop and a phone.
 */
const VIEWS = [
  { name: "400 %", width: 320, height: 225, letters: "" },
  { name: "200 %", width: 640, height: 450, letters: "" },
  { name: "letters of 200 %", width: 1280, height: 900, letters: "32px" },
  { name: "letters of 200 % on a phone", width: 360, height: 740, letters: "32px" },
] as const;

/**
 * Returns a message for each layout fault: the page scrolls sideways, an element overflows its box or cannot be
 * scrolled by keyboard, or two controls overlap. `letters` is the font size of the root element, such as "32px".
 */
function faultsOf(page: Page, letters: string): Promise<string[]> {
  return page.evaluate((letters) => {
    const root = document.documentElement;
    root.style.fontSize = letters;
    const faults: string[] = [];
    const nameOf = (e: Element) => `${e.localName}.${e.className} ${e.textContent?.trim().slice(0, 30)}`;
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    const boxes = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].filter(
      (e) => !e.closest("svg svg, svg *, .unseen, .skip") && e.checkVisibility(),
    );
    for (const e of boxes) {
      const { overflowX, display } = getComputedStyle(e);
      if (e.scrollWidth <= e.clientWidth + 1 || display === "inline" || e.clientWidth <= 1) continue;
      if (/auto|scroll/.test(overflowX)) {
        // Phones scroll by touch, so there a box need not be scrollable by keyboard.
        if (!(letters && innerWidth < 640) && e.tabIndex < 0 && !e.querySelector("a[href]"))
          faults.push(`out of the keyboard's reach: ${nameOf(e)}`);
      } else if (/^(?:button|select|a|label|legend|th|td|summary|h[1-6])$/.test(e.localName))
        faults.push(`runs out of its box: ${nameOf(e)}`);
    }
    // Controls must not overlap.
    const controls = boxes.filter(
      (e) =>
        e.matches("button, select, input:not(.choices input), summary, .choices label") &&
        getComputedStyle(e).position !== "fixed",
    );
    const at = controls.map((e) => e.getBoundingClientRect());
    at.forEach((a, i) => {
      for (let k = i + 1; k < at.length; k++) {
        const b = at[k]!;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2 && !controls[i]!.contains(controls[k]!))
          faults.push(`${nameOf(controls[i]!)} over ${nameOf(controls[k]!)}`);
      }
    });
    root.style.fontSize = "";
    return faults;
  }, letters);
}

/** Returns the layout faults in all `VIEWS`, each with `where` and the view: "/quick/, 200 %: scrolls sideways". */
export async function zoomFaults(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height, letters } of VIEWS) {
    await page.setViewportSize({ width, height });
    faults.push(...(await faultsOf(page, letters)).map((fault) => `${where}, ${name}: ${fault}`));
  }
  return faults;
}
