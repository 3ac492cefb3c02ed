/** Cite: what its formats copy. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";

for (const [language, begins] of [
  ["", "With the hexrow of the"],
  ["ja/", "「1」のヘクスのヘクス列"],
] as const)
  journey(`each format of Cite copies the rule with its address: /${language}r/F12.32/`, async (reader) => {
    await reader.goto(`/${language}r/F12.32/?view=${language ? "ja" : "en"}`);
    // The engines differ in who may read the clipboard; what is written to it is theirs to keep.
    await reader.evaluate(() => {
      const root = document.documentElement.dataset;
      navigator.clipboard.writeText = async (text) => {
        root.copied = text;
      };
    });
    await reader.press(".rule .cite");
    await reader.shows(".cite-menu [role=menuitem]");
    const formats = await reader.texts(".cite-menu [role=menuitem]");
    assert.ok(formats.length >= 5, formats.join());
    await reader.key("Escape");
    await reader.until("the menu to close", () => !document.querySelector(".cite-menu [role=menuitem]"));
    for (const format of formats.slice(1, 4)) {
      await reader.press(".rule .cite");
      await reader.press(".cite-menu [role=menuitem]", format);
      const copied = await reader.until("a copy", () => {
        const { copied } = document.documentElement.dataset;
        delete document.documentElement.dataset.copied;
        return copied;
      });
      assert.ok(copied.includes(begins), copied);
      assert.ok(copied.includes(`${reader.root}/${language}r/F12.32/`), copied);
    }
  });
