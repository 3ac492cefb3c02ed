/** Tests the LOS calculator by touch and by keyboard. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { PHONE } from "./tab.ts";

for (const [language, none, seen] of [
  ["", "No LOS: hillock (hex 3) F6.4", "Seen our reading F6.41"],
  ["ja/", "LOSなし：ヒロック（ヘクス3） F6.4", "見える 本サイトの解釈 F6.41"],
] as const)
  journey(
    `two taps add a second hillock at /${language}tools/los/, and a reload shows the same result`,
    async (reader) => {
      await reader.goto(`/${language}tools/los/`);
      assert.equal(await reader.text("#answer p"), none);
      await reader.press(".scene label:has([value='5'])", "", { with: "finger" });
      await reader.press(".step label:has([value=hillock])", "", { with: "finger" });
      await reader.at(`/${language}tools/los/?book=asl&row=o.o.h.o.h`);
      assert.equal(await reader.text("#answer p"), seen);
      await reader.reload();
      assert.equal(await reader.text("#answer p"), seen);
    },
    { size: PHONE },
  );

journey("arrow keys choose the next hex of the row, and change the form of the chosen hex", async (reader) => {
  await reader.goto("/tools/los/");
  await reader.focus('.scene input[value="3"]');
  await reader.key("ArrowRight");
  await reader.until("hex 4", () => (document.activeElement as HTMLInputElement).value === "4");
  await reader.focus('.step input[value="flat"]');
  await reader.key("ArrowRight");
  await reader.at("/tools/los/?book=asl&row=o.o.h.h.o");
});
