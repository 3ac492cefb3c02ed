/** Tests that no page scrolls sideways in Firefox and WebKit. tests/browser/pages.test.ts tests it in Chromium. */
import assert from "node:assert/strict";
import { PAGE_TYPES } from "../browser/page-types.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { journey } from "./journey.ts";

const WIDTHS = [1280, 360, 320];

for (const root of ["/", "/ja/"])
  journey(
    `no page scrolls sideways at ${WIDTHS.join(", ")} px: ${root}`,
    async (reader) => {
      const wide: string[] = [];
      for (const path of PAGE_TYPES) {
        await reader.goto(root + path);
        // Waits for the results, because a page reports failed requests if it is left during a search.
        if (/[?]q=/.test(path)) await reader.shows(`${SEARCH_RESULTS} li`);
        for (const width of WIDTHS) {
          await reader.resize({ width, height: 740 });
          const over = await reader.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const widest = [...document.querySelectorAll("body *")]
              .filter((e) => e.getBoundingClientRect().right > clientWidth + 1)
              .slice(-1)
              .map((e) => `${e.localName}.${e.getAttribute("class")}`);
            return scrollWidth > clientWidth ? `${scrollWidth} in ${clientWidth}: ${widest}` : "";
          });
          if (over) wide.push(`${path} ${over}`);
        }
      }
      assert.deepEqual(wide, []);
    },
    { not: { chromium: "pages.test.ts opens the same pages" } },
  );
