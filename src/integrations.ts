import { fileURLToPath } from "node:url";
import { getContainerRenderer } from "@astrojs/solid-js/container-renderer";
import type { AstroIntegration } from "astro";
import solid from "vite-plugin-solid";
import type { Content } from "./content/load.ts";
import { formatProblems } from "./rules/problems.ts";
import { writeSearchIndex } from "./search/index-rules.ts";

/** Stops a build whose content has problems, and names all of them. A dev server only prints them. */
export function contentCheck({ problems }: Pick<Content, "problems">): AstroIntegration {
  return {
    name: "khamsin:content-check",
    hooks: {
      "astro:config:setup": ({ command, logger }) => {
        if (command === "preview" || !problems.length) return;
        const report = formatProblems(problems);
        if (command === "build") throw new Error(`\n${report}`);
        logger.warn(`\n${report}`);
      },
    },
  };
}

/** Builds the search index from the finished rules.json. */
export function searchIndex(): AstroIntegration {
  return {
    name: "khamsin:search-index",
    hooks: { "astro:build:done": ({ dir }) => writeSearchIndex(fileURLToPath(dir)) },
  };
}

/**
 * Solid for calculators that are printed by the server and then mounted, never hydrated (components/calculators/mount.ts).
 * Astro's own integration compiles for hydration and ships a client entry: 2 KB of script on every calculator for nothing.
 */
export function solidWithoutHydration(): AstroIntegration {
  return {
    name: "khamsin:solid",
    hooks: {
      "astro:config:setup": ({ addRenderer, updateConfig }) => {
        const { name, serverEntrypoint } = getContainerRenderer();
        addRenderer({ name, serverEntrypoint });
        updateConfig({ vite: { plugins: [solid({ ssr: true, solid: { hydratable: false } })] } });
      },
    },
  };
}
