/** Lists the pages that tests visit: one of every type, some with a query that shows hidden controls. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { parse } from "yaml";
import { DESK, waitForHydration } from "./open.ts";

/** The LOS calculator is listed twice: only if the LOS is clear does it show links below the drawing. */
const NAMED = [
  "",
  "asl/",
  "sl/",
  "asl/f12/",
  "sl/d7/",
  "r/F12.3/",
  "r/D12.32/",
  "r/D11.2/",
  "r/D7.512/?as=2020-01-01",
  "r/F7.31/",
  "r/It-V2/",
  "r/F99.9/",
  "search/?q=dune",
  "glossary/",
  "notes/",
  "notes/d11/",
  "references/",
  "references/d11/",
  "quick/",
  "game/",
  "game/?view=rules&boards=25-26&weather=clear&time=none&ec=dry&wind=noWind&dust=light&haze=normal&sun=none&as=2020-01-01",
  "game/?view=sheet&boards=25-26s&weather=clear&time=night",
  "game/?view=play&boards=25-26&ec=dry&wind=heavyWind&dust=light&weather=clear&play=c46g_n_dD5.32*46",
  "game/?kind=dyo&boards=26-27&rw=34&rt=3&re=4&rf=6&said=0000000000006-&dice=1312",
  "italian/pieces/",
  "sl/terrain-chart/",
  "about/",
  "changes/",
  "data/",
  "linker/",
  "offline/",
  "booklet/?paper=en&in=d1",
  "tools/",
  "tools/coverage/",
  "tools/availability/?piece=L3/35",
  "tools/desert-overlays/",
  "tools/desert-overlays/?boards=26-27&dice=45123456213",
  "tools/dust/",
  "tools/dyo/?w=34&t=3&ec=4&wind=6&askDust=heavy",
  "tools/fire/?kind=gun&in=lowDune&duneCrest=1&cover=foxhole&dust=heavy&sky=haze",
  "tools/hammada/",
  "tools/heat-haze/",
  "tools/los/",
  "tools/los/?row=o.o.h.o.h",
  "tools/minefields/?line=1",
  "tools/movement/",
  "tools/other-rolls/?roll=mud",
  "tools/path/?path=oa.s&as=2020-01-01",
  "tools/sand-bog/?path=s.o&mover=tank",
  "tools/smoke-grenades/",
  "tools/sun-blindness/?gun=3",
];

/** The slugs of all calculators: `["sand-bog", "dust", …]`. */
export const SLUGS = (parse(readFileSync("content/tools.yaml", "utf8")) as { tools: { slug: string }[] }).tools.map(
  ({ slug }) => slug,
);

/** The pages to test, as paths below "/" or "/ja/". Calculators that are not in `NAMED` are added without a query. */
export const PAGE_TYPES = [
  ...NAMED,
  ...SLUGS.map((slug) => `tools/${slug}/`).filter((path) => !NAMED.some((named) => named.startsWith(path))),
];

/** Two users: English on a desktop in light mode, Japanese on a narrow touch screen in dark mode. */
export const READERS = [
  { root: "/", colorScheme: "light", ...DESK },
  { root: "/ja/", colorScheme: "dark", viewport: { width: 320, height: 740 }, hasTouch: true },
] as const;

/** Patterns of the page types that have many pages, such as rules. Every other page is a type of its own. */
export const TEMPLATES = [
  /^r\/[^/]+\/$/,
  /^(?:asl|sl|italian)\/$/,
  /^(?:asl|sl|italian)\/(?!pieces|terrain-chart)[^/]+\/$/,
  /^(?:asl|sl)\/terrain-chart\/$/,
  /^notes\/[^/]+\/$/,
  /^references\/[^/]+\/$/,
];

/**
 * Opens a page, waits for the content that scripts add, and opens every `<details>`. Removes the hidden parts of the
 * booklet, because checks of all its elements would take half a minute.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  // Waits until all results are listed. Only then does the status show their number.
  if (path.includes("search/?q=")) await page.locator(".search-status", { hasText: /^\d/ }).waitFor();
  // Waits until the page suggests rules near F99.9, which does not exist.
  if (path.endsWith("r/F99.9/")) await page.locator(".not-found p:not(.lead) + ul li").first().waitFor();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const part of document.querySelectorAll(".book [hidden]")) part.remove();
  });
}
