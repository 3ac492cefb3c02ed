/** Dark pages, and a sheet on paper. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";

journey(
  "the sheet of a game prints on paper",
  async (reader) => {
    await reader.goto("/game/?view=sheet&boards=26-27&month=1942-07");
    await reader.shows(".sheet .quick .terrain");
    const pdf = Buffer.from(await reader.tab.pdf!());
    assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    assert.ok(pages.length >= 1 && pages.length <= 4, `${pages.length} pages`);
  },
  { not: { webkit: "WebKitGTK's driver does not print" } },
);
