import type { UiStrings } from "../schemas/ui.ts";

/**
 * The keys of content/ui as a TypeScript interface: for each first part of a key ("sandBog") what may follow it. By it the type check
 * knows that no calculator asks for a string that is not there.
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
