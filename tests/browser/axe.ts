/** What axe finds on the page that is open. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Rules that compare colors: they take most of axe's time, and hold alike for all elements that look alike. */
const ON_COLORS = ["color-contrast", "link-in-text-block"];

/** Colors are looked at apart. Only findings are wanted, and no style turns with the device, for which axe would fetch all styles. */
const allButColors = (page: Page): Promise<AxeResults> =>
  page.evaluate(
    (onColors) =>
      (globalThis as never as { axe: typeof axe }).axe.run({
        resultTypes: ["violations"],
        preload: false,
        rules: {
          "target-size": { enabled: true },
          ...Object.fromEntries(onColors.map((rule) => [rule, { enabled: false }])),
        },
      }),
    ON_COLORS,
  );

/** How elements look whose colors have been looked at, on this page or on one before it. */
export type Looked = Set<string>;

/**
 * Colors; axe is in the page already. Of elements that have one class, one color, one size and one ground, three are looked at, as
 * axe says nothing of a text that another covers; of those that look like what `looked` holds, none.
 */
async function colors(page: Page, looked: Looked): Promise<AxeResults["violations"]> {
  const { looks, violations } = await page.evaluate(
    async ({ onColors, looked }) => {
      const known = new Set(looked);
      const grounds = new Map<Element | null, string>([[null, ""]]);
      /** What lies behind an element, its own ground and those of all that it stands in. */
      const groundOf = (e: Element | null): string => {
        if (!grounds.has(e)) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(e!);
          const isClear = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
          grounds.set(e, groundOf(e!.parentElement) + (isClear ? "" : [backgroundColor, backgroundImage, opacity]));
        }
        return grounds.get(e)!;
      };
      const looks = new Map<string, Element[]>();
      for (const e of document.querySelectorAll("body *")) {
        const hasText =
          e.matches("input, select, textarea") || [...e.childNodes].some((n) => n instanceof Text && n.data.trim());
        const { width, height } = e.getBoundingClientRect();
        if (!hasText || !e.checkVisibility() || width < 2 || height < 2) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(e);
        const parent = e.parentElement!;
        const isOff = (e.closest("label")?.control ?? e).matches(":disabled");
        const own = [e.localName, e.className, color, fontSize, fontWeight, isOff, groundOf(e)];
        const look = [...own, parent.className, getComputedStyle(parent).color].join();
        const alike = looks.get(look) ?? [];
        if (alike.length < 3 && !known.has(look)) looks.set(look, [...alike, e]);
      }
      if (!looks.size) return { looks: [], violations: [] };
      const { violations } = await (globalThis as never as { axe: typeof axe }).axe.run(
        { include: [...looks.values()].flat() },
        { runOnly: onColors, resultTypes: ["violations"] },
      );
      return { looks: [...looks.keys()], violations };
    },
    { onColors: ON_COLORS, looked: [...looked] },
  );
  for (const look of looks) looked.add(look);
  return violations;
}

/**
 * What breaks one of axe's rules on the page as it stands, in the scheme that it has, and its colors in the other one as well.
 *
 * @param looked what looks like an element of a page before is looked at once for all pages that share this
 */
export async function accessibilityFindings(
  page: Page,
  path: string,
  scheme: "light" | "dark",
  looked: Looked = new Set(),
): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = [{ where: path, violations: (await allButColors(page)).violations }];
  for (const colorScheme of [scheme === "light" ? "dark" : "light", scheme] as const) {
    await page.emulateMedia({ colorScheme });
    found.push({ where: `${path} (${colorScheme})`, violations: await colors(page, looked) });
  }
  return found.flatMap(({ where, violations }) =>
    violations.map((v) => `${where}: ${v.impact} ${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 120)}`),
  );
}
