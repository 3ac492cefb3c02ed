/** Checks the accessibility of a page with axe. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * Marks the elements whose contrast axe checks. Of the elements with the same class, color, size and background, only
 * three are checked, because all would take too long. One would not be enough, because axe skips covered text.
 */
const markLooks = (page: Page, part = "body"): Promise<void> =>
  page.evaluate((part) => {
    const looks = new Map<string, number>();
    for (const e of document.querySelectorAll(`:is(${part}) *`)) {
      e.removeAttribute("data-look");
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
      const alike = looks.get(look.join()) ?? 0;
      looks.set(look.join(), alike + 1);
      if (alike < 3) e.setAttribute("data-look", "");
    }
  }, part);

/** Runs all axe checks. `preload` is off, because only the orientation check needs it. */
const runAxe = (page: Page, part: string | undefined): Promise<AxeResults> =>
  page.evaluate((part) => {
    const { axe: checker } = globalThis as never as { axe: typeof axe };
    checker.configure({ rules: [{ id: "color-contrast", selector: "[data-look]" }] });
    return checker.run(part ?? document, {
      resultTypes: ["violations"],
      preload: false,
      rules: { "target-size": { enabled: true } },
    });
  }, part);

/**
 * Returns axe's findings as text. The page is checked in the current color scheme: pages.test.ts opens each page in
 * both. If `part` is a selector, only these parts of the page are checked, in both color schemes.
 */
export async function accessibilityFindings(
  page: Page,
  path: string,
  scheme: "light" | "dark",
  part?: string,
): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: { where: string; violations: AxeResults["violations"] }[] = [];
  const schemes = part ? (["dark", "light"] as const) : [scheme];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await markLooks(page, part);
    found.push({ where: `${path} (${colorScheme})`, violations: (await runAxe(page, part)).violations });
  }
  return found.flatMap(({ where, violations }) =>
    violations.map((v) => `${where}: ${v.impact} ${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 120)}`),
  );
}
