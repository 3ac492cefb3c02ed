/** Tests the positions of labels, controls and links on a phone. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { PHONE } from "./tab.ts";

journey(
  "on a phone, a stepper's label is above its number field",
  async (reader) => {
    await reader.goto("/ja/tools/minefields/");
    const steppers = await reader.evaluate(() =>
      [...document.querySelectorAll(".inputs > .range")].map((stepper) => {
        const label = stepper.querySelector("label")!.getBoundingClientRect();
        const number = stepper.querySelector("input")!.getBoundingClientRect();
        return label.bottom <= number.top;
      }),
    );
    assert.ok(steppers.length);
    assert.deepEqual([...new Set(steppers)], [true]);
  },
  { size: PHONE },
);

for (const root of ["/", "/ja/"])
  journey(
    `on a phone, the navigation fits on one line, even with a scrollbar: ${root}`,
    async (reader) => {
      await reader.goto(root);
      for (const scrollbar of [0, 15]) {
        const lines = await reader.evaluate((width) => {
          document.documentElement.style.paddingInlineEnd = `${width}px`;
          return new Set([...document.querySelectorAll(".site-header nav a")].map((a) => a.getBoundingClientRect().top))
            .size;
        }, scrollbar);
        assert.equal(lines, 1, `${scrollbar} px`);
      }
    },
    { size: PHONE },
  );
