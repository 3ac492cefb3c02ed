/** Tests the notice that a rule has changed since the day in the URL ("as=2026-11-01"). */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";

for (const [language, words] of [
  ["", "It said"],
  ["ja/", "以前の記述"],
] as const)
  journey(
    `a link made before a rule changed shows a notice, and a link made after the change does not: /${language}r/D7.31/`,
    async (reader) => {
      const notice = () => document.querySelector<HTMLElement>(".since")!.innerText;
      const isShown = () => document.querySelector(".since")!.getClientRects().length > 0;
      await reader.goto(`/${language}r/D7.31/?view=both&as=2026-11-22`);
      const said = await reader.evaluate(notice);
      assert.ok(said.includes("2026-11-22") && said.includes(words), said);
      await reader.evaluate(() => {
        navigator.clipboard.writeText = async (text) => {
          document.documentElement.dataset.copied = text;
        };
      });
      await reader.openCite();
      await reader.press(".cite-menu [role=menuitem]");
      const link = await reader.until("a copy", () => document.documentElement.dataset.copied);
      assert.match(link, /\/r\/D7\.31\/\?as=\d{4}-\d\d-\d\d$/);
      await reader.goto(link.slice(reader.root.length));
      assert.equal(await reader.evaluate(isShown), false);
      await reader.goto(`/${language}r/D7.31/?as=2026-02-31`);
      assert.equal(await reader.evaluate(isShown), false, "a day that does not exist");
    },
  );
