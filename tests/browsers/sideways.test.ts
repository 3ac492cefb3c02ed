/** No page scrolls sideways, whatever engine lays it out. */
import assert from "node:assert/strict";
import { PAGE_TYPES } from "../browser/page-types.ts";
import { journey } from "./journey.ts";
import { PHONE } from "./tab.ts";

const WIDTHS = [1280, 360, 320];

/** Opens a page in a frame, which is made wider and narrower in no time, and says at which widths it scrolls. Runs in the page. */
async function wideAt(address: string, widths: readonly number[]): Promise<string[]> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position: fixed; inset: 0 auto auto 0; border: 0; height: 740px";
  frame.src = address;
  document.body.append(frame);
  await new Promise((loaded) => frame.addEventListener("load", loaded));
  const page = frame.contentDocument!;
  const isWhole = () =>
    !page.querySelector("astro-island[ssr]") &&
    (!/[?]q=/.test(address) || page.querySelector("[data-search-results] li")) &&
    (!address.endsWith("/F99.9/") || page.querySelector(".not-found p:not(.lead) + ul li"));
  while (!isWhole()) await new Promise((later) => setTimeout(later, 20));
  const faults = widths.flatMap((width) => {
    frame.style.width = `${width}px`;
    const { scrollWidth, clientWidth } = page.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...page.querySelectorAll("body *")]
      .filter((e) => e.getBoundingClientRect().right > clientWidth + 1)
      .slice(-1)
      .map((e) => `${e.localName}.${e.getAttribute("class")}`);
    return [`${address} ${scrollWidth} in ${clientWidth}: ${widest}`];
  });
  frame.remove();
  return faults;
}

for (const root of ["/", "/ja/"])
  journey(
    `no page scrolls sideways at ${WIDTHS.join(", ")} px: ${root}`,
    async (reader) => {
      await reader.goto(`${root}about/`);
      const wide: string[] = [];
      for (const path of PAGE_TYPES) wide.push(...(await reader.evaluate(wideAt, reader.root + root + path, WIDTHS)));
      assert.deepEqual(wide, []);
    },
    { size: PHONE },
  );
