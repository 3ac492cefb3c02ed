/** Checks the accessible names of a calculator's controls. */
import type { Page } from "playwright-core";

interface Node {
  role: string;
  name: string;
  /** The names of the groups around the element, such as fieldsets. */
  groups: string[];
}

/** Returns Chromium's accessibility tree as a list, without ignored nodes. */
async function spoken(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((n) => [n.nodeId, n]));
  return nodes
    .filter((n) => !n.ignored)
    .map((n) => {
      const groups: string[] = [];
      for (let up = byId.get(n.parentId ?? ""); up; up = byId.get(up.parentId ?? ""))
        if (/group|list|dialog|region/.test(String(up.role?.value))) groups.push(String(up.name?.value ?? ""));
      return { role: String(n.role?.value), name: String(n.name?.value ?? "").trim(), groups: groups.filter(Boolean) };
    });
}

const CONTROLS =
  /^(?:button|radio|checkbox|combobox|textbox|searchbox|spinbutton|slider|link|menuitem|application|DisclosureTriangle)/;
/** Matches names that are in Latin letters even on Japanese pages, such as "DR", "F12.32" and "Markdown". */
const LATIN = /^(?:[\s\d\W]|[A-Z][\w./-]*|[a-z]?dr|km|mm|asl|sl|Khamsin|English(?: site)?|Markdown|BBCode)+$/;

/**
 * Returns what is wrong with the page's accessible names. Each control needs a unique name in the page's language. Each
 * group needs a legend.
 */
export async function nameFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const isEnglish = !path.startsWith("/ja/");
  const nameless = await page.locator("main fieldset:not(:has(> legend))").count();
  if (nameless) faults.push(`${path}: ${nameless} groups without a legend`);
  const seen = new Set<string>();
  for (const { role, name, groups } of await spoken(page)) {
    if (!CONTROLS.test(role)) continue;
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(name);
    if (!name) faults.push(`${path}: ${role} without a name`);
    else if (isEnglish ? japanese && name !== "日本語" : !japanese && role !== "link" && !LATIN.test(name))
      faults.push(`${path}: ${role} "${name}"`);
    // Links and radio buttons may share a name. All other controls need unique names.
    if (role === "link" || role === "radio") continue;
    const whole = [role, name, ...groups].join(" | ");
    if (seen.has(whole)) faults.push(`${path}: twice ${whole}`);
    seen.add(whole);
  }
  return faults;
}
