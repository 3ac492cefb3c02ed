/** Loads the UI texts of boxes that few visitors open, so that not every page contains them. */
import type { Language } from "../../src/schemas/bilingual.ts";

const { lang, dataset } = document.documentElement;

/** The page's language, and the site's base path: "/" or "/desert/". */
export const PAGE = { language: lang as Language, base: dataset.base! };

/**
 * Loads the UI texts whose keys begin with `part` in the page's language. "cite.copy" has the key "copy" in the result.
 * @throws Error if loading fails
 */
export async function loadStrings(part: "cite" | "preview" | "search"): Promise<Record<string, string>> {
  const file = `strings/${part}.${PAGE.language}.json`;
  const response = await fetch(PAGE.base + file);
  if (!response.ok) throw new Error(`${response.status} ${file}`);
  return response.json() as Promise<Record<string, string>>;
}
