/** Finds words that are broken across lines. */
import type { Page } from "playwright-core";

/**
 * Returns the broken words in the elements that match `css`, each with the first letters of its element:
 * "breaks Motorcycle: Motorcycle 4". Checks words of Latin letters and digits, except in hidden texts.
 */
export const brokenWords = (page: Page, css: string): Promise<string[]> =>
  page.evaluate((css) => {
    const HIDDEN = ".unseen, .full, details:not([open]) > :not(summary)";
    const faults: string[] = [];
    for (const element of document.querySelectorAll(css)) {
      if (!element.checkVisibility() || element.clientWidth === 1) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text; node; node = texts.nextNode() as Text)
        for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\d]+/gu)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].filter((r) => r.width).map((r) => Math.round(r.bottom)));
          if (!node.parentElement!.closest(HIDDEN) && lines.size > 1)
            faults.push(`breaks ${word}: ${element.textContent!.trim().slice(0, 40)}`);
        }
    }
    return faults;
  }, css);
