/** Tests how the sheet of a game and the quick reference are printed. */
import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { journey } from "./journey.ts";

/** Returns the number of pages of a PDF. Chromium writes page objects uncompressed, Firefox in compressed streams. */
function pageCount(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, "latin1")).toString("latin1");
    } catch {
      // Skips pictures and fonts, which are compressed by other methods.
      return "";
    }
  });
  return [text, ...streams].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const language of ["", "ja/"])
  journey(
    `the sheet of a game prints on one or two pages: /${language}game/`,
    async (reader) => {
      await reader.goto(`/${language}game/?view=sheet&boards=26-27&month=1942-07`);
      await reader.shows(".sheet .quick .terrain");
      const pdf = Buffer.from(await reader.tab.pdf!());
      assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
      const pages = pageCount(pdf);
      assert.ok(pages === 1 || pages === 2, `${pages} pages`);
    },
    { not: { webkit: "WebKitGTK's driver does not print" } },
  );

/**
 * Finds headings that a page break separates from their text. Lays the page out in columns of many heights, because
 * text breaks between columns as it does between pages. Returns the number of all headings, and a message for each
 * separated heading. Runs in the page.
 */
function partedHeadings(): { headings: number; parted: string[] } {
  const asOnPaper = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, "all").replace(/\bscreen\b/g, "speech");
      if ("cssRules" in rule) asOnPaper(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) asOnPaper(cssRules);
  const columns = [...document.querySelectorAll<HTMLElement>(".panels, .rest")].filter((e) => e.offsetHeight);
  const headings = columns.flatMap((c) => [...c.querySelectorAll("h2")]).filter((h2) => h2.offsetHeight);
  /** Returns the box of the first line of text after a heading. */
  const textBehind = (heading: Element) => {
    const texts = document.createTreeWalker(heading.closest("section")!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      range.selectNode(text);
      const box = range.getClientRects()[0];
      if (box && text.data.trim() && heading.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING)
        return box;
    }
    throw new Error(`no text after ${heading.textContent}`);
  };
  const parted: string[] = [];
  for (let height = 400; height < 900; height += 9) {
    for (const { style } of columns)
      Object.assign(style, { columns: "15rem 9", columnFill: "auto", height: `${height}px` });
    for (const heading of headings)
      if (Math.abs(textBehind(heading).left - heading.getBoundingClientRect().left) > 120)
        parted.push(`${height}: ${heading.textContent!.trim()}`);
  }
  return { headings: headings.length, parted };
}

for (const path of ["quick/", "game/?view=sheet&boards=26-27&month=1942-07"])
  for (const root of ["/", "/ja/"])
    journey(`no page break separates a heading from its text: ${root}${path}`, async (reader) => {
      await reader.goto(root + path);
      await reader.shows(".quick .terrain");
      const { headings, parted } = await reader.evaluate(partedHeadings);
      assert.ok(headings >= 9, `${headings} headings`);
      assert.deepEqual(parted, []);
    });
