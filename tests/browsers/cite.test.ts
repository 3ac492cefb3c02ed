/** Tests the Cite button: the text that it copies in each format, and the position of its menu. */
import assert from "node:assert/strict";
import { today } from "../../src/rules/as-of.ts";
import { journey } from "./journey.ts";
import type { Reader } from "./reader.ts";
import { DESK, PHONE } from "./tab.ts";

const closed = (reader: Reader) =>
  reader.until("the menu to close", () => !document.querySelector(".cite-menu [role=menuitem]"));

for (const [language, begins] of [
  ["", "With the hexrow of the"],
  ["ja/", "「1」のヘクスのヘクス列"],
] as const)
  journey(`Cite copies the rule in each format, with URL and day: /${language}r/F12.32/`, async (reader) => {
    await reader.goto(`/${language}r/F12.32/?view=${language ? "ja" : "en"}`);
    // Records the copied text, because engines restrict reading the clipboard in different ways.
    await reader.evaluate(() => {
      const root = document.documentElement.dataset;
      navigator.clipboard.writeText = async (text) => {
        root.copied = text;
      };
    });
    await reader.openCite();
    const formats = await reader.texts(".cite-menu [role=menuitem]");
    assert.ok(formats.length >= 5, formats.join());
    await reader.key("Escape");
    await closed(reader);
    for (const format of formats.slice(1, 4)) {
      await reader.openCite();
      await reader.press(".cite-menu [role=menuitem]", format);
      const copied = await reader.until("a copy", () => {
        const { copied } = document.documentElement.dataset;
        delete document.documentElement.dataset.copied;
        return copied;
      });
      await closed(reader);
      assert.ok(copied.includes(begins), copied);
      assert.ok(copied.includes(`${reader.root}/${language}r/F12.32/?as=${today()}`), copied);
    }
  });

for (const size of [DESK, PHONE])
  journey(
    `the cite menu does not cover the selected passage in a window ${size.width} px wide`,
    async (reader) => {
      await reader.goto("/r/F12.32/?view=both");
      for (const language of ["en", "ja"]) {
        await reader.evaluate((column) => {
          const text = document.querySelectorAll(`.rule-text .${column} p`)[0]!;
          getSelection()!.selectAllChildren(text);
        }, language);
        await reader.openCite();
        const { menu, passage } = await reader.evaluate(() => ({
          menu: document.querySelector(".cite-menu")!.getBoundingClientRect().toJSON() as DOMRect,
          passage: getSelection()!.getRangeAt(0).getBoundingClientRect().toJSON() as DOMRect,
        }));
        const across = Math.min(menu.right, passage.right) - Math.max(menu.left, passage.left);
        const down = Math.min(menu.bottom, passage.bottom) - Math.max(menu.top, passage.top);
        assert.ok(passage.width > 100 && (across <= 0 || down <= 0), `${language}: ${across} × ${down} px are covered`);
        assert.ok(menu.top >= 0 && menu.bottom <= size.height && passage.bottom > 0, JSON.stringify({ menu, passage }));
        await reader.key("Escape");
        await closed(reader);
      }
    },
    { size },
  );
