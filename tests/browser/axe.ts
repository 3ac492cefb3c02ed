/** Checks the accessibility of a page with axe. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Runs all axe checks except contrast. `preload` is off, because only the orientation check needs it. */
const allButContrast = (page: Page, part: string | undefined): Promise<AxeResults> =>
  page.evaluate(
    (part) =>
      (globalThis as never as { axe: typeof axe }).axe.run(part ?? document, {
        resultTypes: ["violations"],
        preload: false,
        rules: { "target-size": { enabled: true }, "color-contrast": { enabled: false } },
      }),
    part,
  );

/**
 * Checks contrast. The page must already contain axe's script. Of the elements with the same class, color, size and
 * background, only three are checked. One would not be enough, because axe skips covered text.
 */
const contrast = (page: Page, part = "body"): Promise<AxeResults> =>
  page.evaluate((part) => {
    const looks = new Map<string, Element[]>();
    for (const e of document.querySelectorAll(`:is(${part}) *`)) {
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
  }, part);

/**
 * Returns axe's findings as text. Contrast is checked in the current color scheme: pages.test.ts opens each page in
 * both. If `part` is a selector, only these parts of the page are checked, and their contrast in both color schemes.
 */
export async function accessibilityFindings(
  page: Page,
  path: string,
  scheme: "light" | "dark",
  part?: string,
): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = [{ where: path, violations: (await allButContrast(page, part)).violations }];
  const schemes = part ? (["dark", "light"] as const) : [scheme];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    found.push({ where: `${path} (${colorScheme})`, violations: (await contrast(page, part)).violations });
  }
  return found.flatMap(({ where, violations }) =>
    violations.map((v) => `${where}: ${v.impact} ${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 120)}`),
  );
}
