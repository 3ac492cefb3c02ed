import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { loadContent } from "./content/load.ts";
import { formatProblems } from "./rules/problems.ts";
import { writeSearchIndex } from "./search/index-rules.ts";

/** Stops a build whose content has problems, and names all of them. A dev server only prints them. */
export function contentCheck(): AstroIntegration {
  return {
    name: "khamsin:content-check",
    hooks: {
      "astro:config:setup": ({ command, config, logger }) => {
        if (command === "preview") return;
        const { problems } = loadContent(fileURLToPath(config.root));
        if (!problems.length) return;
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
