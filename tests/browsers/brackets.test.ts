/** Tests that an opening bracket and the reference after it are on the same line. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";

for (const path of ["/tools/fire/", "/ja/tools/fire/", "/ja/tools/movement/"])
  journey(`an opening bracket is on the same line as the reference after it: ${path}`, async (reader) => {
    await reader.goto(path);
    const parted: string[] = [];
    for (const width of [320, 360, 400]) {
      await reader.resize({ width, height: 740 });
      const { found, lost } = await reader.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        const found = [...document.querySelectorAll(".ready-tables .ref, .readings .ref")].filter(
          ({ previousSibling }) => /[（(]$/.test(previousSibling?.nodeValue ?? ""),
        );
        const lost = found.filter((ref) => {
          const before = ref.previousSibling as Text;
          const bracket = document.createRange();
          bracket.setStart(before, before.length - 1);
          bracket.setEnd(before, before.length);
          return bracket.getBoundingClientRect().bottom <= ref.getClientRects()[0]!.top + 4;
        });
        return { found: found.length, lost: lost.map((ref) => ref.parentElement!.textContent) };
      });
      assert.ok(found, "no bracket before a reference");
      parted.push(...lost.map((text) => `${width}: ${text}`));
    }
    assert.deepEqual(parted, []);
  });
