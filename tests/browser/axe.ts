/** Checks the accessibility of a page with axe. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Runs all axe checks except contrast. `preload` is off, because only the orientation check needs it. */
const allButContrast = (page: Page): Promise<AxeResults> =>
  page.evaluate(() =>
    (globalThis as never as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      preload: false,
      rules: { "target-size": { enabled: true }, "color-contrast": { enabled: false } },
    }),
  );

/**
 * Checks contrast. The page must already contain axe's script. Of the elements with the same class, color, size and
 * background, only three are checked. One would not be enough, because axe skips covered text.
 */
const contrast = (page: Page): Promise<AxeResults> =>
  page.evaluate(() => {
    const looks = new Map<string, Element[]>();
    for (const e of document.querySelectorAll("body *")) {
      const hasText =
        e.matches("input, select, textarea") || [...e.childNodes].some((n) => n instanceof Text && n.data.trim());
      const { width, height } = e.getBoundingClientRect();
      if (!hasText || !e.checkVisibility() || width < 2 || height < 2) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(e);
      const isOff = (e.closest("label")?.control ?? e).matches(":disabled");
      const look = [e.localName, e.className, e.parentElement!.className, color, fontSize, fontWeight, isOff];
      for (let up: Element | null = e; up; up = up.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(up);
        if (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none" || opacity !== "1")
          look.push(backgroundColor, backgroundImage, opacity);
      }
      const alike = looks.get(look.join()) ?? [];
      if (alike.length < 3) looks.set(look.join(), [...alike, e]);
    }
    return (globalThis as never as { axe: typeof axe }).axe.run(
      { include: [...looks.values()].flat() },
      { runOnly: ["color-contrast"], resultTypes: ["violations"] },
    );
  });

/** Returns axe's findings as text: "/quick/: serious link-name: 2, <a href=…". Contrast is that of the current color scheme. */
export async function accessibilityFindings(page: Page, path: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = [await allButContrast(page), await contrast(page)];
  return results.flatMap(({ violations }) =>
    violations.map((v) => `${path}: ${v.impact} ${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 120)}`),
  );
}
