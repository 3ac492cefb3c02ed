/** A sheet on paper. */
import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { journey } from "./journey.ts";

/** How many pages a PDF has. Chromium writes their objects as they are, Firefox within compressed streams. */
function pageCount(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, "latin1")).toString("latin1");
    } catch {
      // Pictures and fonts are compressed otherwise.
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
