import type { AstroIntegration } from "astro";
import type { UiStrings } from "../schemas/ui.ts";

/** The keys of content/ui as a TypeScript interface: for each first part of a key ("sandBog") what may follow it. */
export function wordTypes(ui: UiStrings): string {
  const keys = Object.keys(ui).filter((key) => key.includes("."));
  const byPrefix = Map.groupBy(keys, (key) => key.slice(0, key.indexOf(".")));
  const lines = [...byPrefix].map(([prefix, own]) => {
    const rest = own.map((key) => JSON.stringify(key.slice(prefix.length + 1)));
    return `  ${JSON.stringify(prefix)}: ${rest.join(" | ")};`;
  });
  return ["interface UiWords {", ...lines, "}", ""].join("\n");
}

/** Lets the type check know the interface's strings by their keys, so that no calculator asks for one that is not there. */
export const uiWordTypes = (ui: UiStrings): AstroIntegration => ({
  name: "khamsin:word-types",
  hooks: {
    "astro:config:done": ({ injectTypes }) => {
      injectTypes({ filename: "ui-words.d.ts", content: wordTypes(ui) });
    },
  },
});
