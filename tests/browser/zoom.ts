/** Finds faults of the layout on zoomed pages, and on pages with larger text. */
import type { Page } from "playwright-core";

/** A window of 1280 px at 400 % and at 200 % zoom, and text of twice the size on a desktop and on a phone. */
const VIEWS = [
  { name: "400 %", width: 320, height: 225, letters: "" },
  { name: "200 %", width: 640, height: 450, letters: "" },
  { name: "letters of 200 %", width: 1280, height: 900, letters: "32px" },
  { name: "letters of 200 % on a phone", width: 360, height: 740, letters: "32px" },
] as const;

/**
 * Returns a message for each element that is too wide for the window, overflows its box, cannot be scrolled by
 * keyboard, or overlaps another control. `letters` is the root's font size.
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
        // Does not report this fault in the view of a phone, because phones scroll by touch.
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

/** Returns the messages of `faultsOf` in all `VIEWS`, each with `where` and the name of the view. */
export async function zoomFaults(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height, letters } of VIEWS) {
    await page.setViewportSize({ width, height });
    faults.push(...(await faultsOf(page, letters)).map((fault) => `${where}, ${name}: ${fault}`));
  }
  return faults;
}
