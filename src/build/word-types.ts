import type { UiStrings } from "../schemas/ui.ts";

/**
 * Returns the keys of content/ui as the source of a TypeScript interface: "sandBog.title" and "sandBog.noDr" become
 * `"sandBog": "title" | "noDr"`. With this interface, the type check rejects keys that do not exist.
 */
export function wordTypes(ui: UiStrings): string {
  const keys = Object.keys(ui).filter((key) => key.includes("."));
  const byPrefix = Map.groupBy(keys, (key) => key.slice(0, key.indexOf(".")));
  const lines = [...byPrefix].map(([prefix, own]) => {
    const rest = own.map((key) => JSON.stringify(key.slice(prefix.length + 1)));
    return `  ${JSON.stringify(prefix)}: ${rest.join(" | ")};`;
  });
  return ["interface UiWords {", ...lines, "}", ""].join("\n");
}
