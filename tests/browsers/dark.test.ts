/** Tests pages in the dark color scheme. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { PHONE } from "./tab.ts";

for (const path of ["/", "/ja/r/F12.32/", "/asl/f12/", "/ja/tools/fire/", "/game/", "/ja/quick/"])
  journey(
    `text is light on a dark page, and a chosen option differs from the others: ${path}`,
    async (reader) => {
      await reader.goto(path);
      const { ground, letters, alike } = await reader.evaluate(() => {
        /** Returns the relative luminance of a color as WCAG 2 defines it. */
        const luminance = (color: string) => {
          const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")!;
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data]
            .slice(0, 3)
            .map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        };
        const look = (input: Element) => {
          const { backgroundColor, color, borderColor } = getComputedStyle(input.nextElementSibling!);
          return `${backgroundColor} ${color} ${borderColor}`;
        };
        const chosen = [...document.querySelectorAll(".choices input:checked")];
        const others = [...document.querySelectorAll(".choices input:not(:checked)")];
        const seen = getComputedStyle(document.documentElement).backgroundColor;
        const ground = luminance(
          /, 0\)$|transparent/.test(seen) ? getComputedStyle(document.body).backgroundColor : seen,
        );
        return {
          ground,
          letters: luminance(getComputedStyle(document.querySelector("main")!).color),
          alike: chosen.length > 0 && others.some((other) => look(other) === look(chosen[0]!)),
        };
      });
      assert.ok(ground < 0.05, `ground ${ground}`);
      assert.ok((letters + 0.05) / (ground + 0.05) >= 7, `letters ${letters} on ${ground}`);
      assert.equal(alike, false, "a chosen option looks like the others");
    },
    { size: PHONE, look: "dark" },
  );
