/** The accessible names of a calculator's controls. */
import type { Page } from "playwright-core";

interface Node {
  role: string;
  name: string;
  /** The names of the enclosing groups. */
  groups: string[];
}

/** Chromium's accessibility tree, without ignored nodes. */
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
/** Latin text in Japanese names: dice, numbers, ids, names of books, formats and pieces. */
const LATIN = /^(?:[\s\d\W]|[A-Z][\w./-]*|[a-z]?dr|km|mm|asl|sl|Khamsin|English(?: site)?|Markdown|BBCode)+$/;

/**
 * Returns faults in the accessible names of the page's controls: missing, in the other language, or duplicate names,
 * and groups without a legend.
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
    // Names of links and radio buttons may repeat. Other controls need unique names for users of screen readers.
    if (role === "link" || role === "radio") continue;
    const whole = [role, name, ...groups].join(" | ");
    if (seen.has(whole)) faults.push(`${path}: twice ${whole}`);
    seen.add(whole);
  }
  return faults;
}
