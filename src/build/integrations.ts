import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroConfig, AstroIntegration } from "astro";
import type { Content } from "../content/content.ts";
import { setSharedContent } from "../content/shared.ts";
import { formatProblems } from "../rules/problems.ts";
import { headersFile } from "./headers.ts";
import { licencesFile } from "./licences.ts";
import { collectMissingWords, missingWordProblems } from "./missing-words.ts";
import { prepareContent } from "./prepare-content.ts";
import { redirectsFile } from "./redirects.ts";
import { releaseName } from "./release.ts";
import { writeSearchIndex } from "./search-index.ts";
import { robots, siteMap } from "./site-map.ts";
import { wordTypes } from "./word-types.ts";
import { writeOffline } from "./write-offline.ts";

/**
 * Prints all problems in the content. A build then stops, but a dev server continues. When a file in content/ changes,
 * the dev server reads the content again and reloads the page. A build also stops if a page uses a UI text that does
 * not exist. Writes the type `UiWords`, which has the keys of all UI texts.
 */
export function checkedContent({
  problems,
  ui,
  uiFiles,
}: Pick<Content, "problems" | "ui" | "uiFiles">): AstroIntegration {
  let missing: ReadonlySet<string> = new Set();
  return {
    name: "khamsin:checked-content",
    hooks: {
      "astro:config:setup": ({ command, config, logger, addWatchFile }) => {
        // Restarts the dev server when the glossary changes, because the remark plugins read the abbreviations only at
        // the start.
        addWatchFile(new URL("content/glossary.yaml", config.root));
        if (command === "preview" || !problems.length) return;
        const report = formatProblems(problems);
        if (command !== "build") return logger.warn(`\n${report}`);
        // Exits instead of throwing an Error, which Astro would report as a fault of this integration.
        console.error(report);
        process.exit(1);
      },
      "astro:config:done": ({ injectTypes }) => {
        injectTypes({ filename: "ui-words.d.ts", content: wordTypes(ui) });
      },
      "astro:build:start": () => {
        missing = collectMissingWords();
      },
      "astro:build:generated": () => {
        if (!missing.size) return;
        console.error(formatProblems(missingWordProblems(process.cwd(), missing, { ui, uiFiles })));
        process.exit(1);
      },
      "astro:server:setup": ({ server, logger }) => {
        const { root } = server.config;
        server.watcher.on("all", async (_, file) => {
          if (!file.startsWith(join(root, "content/"))) return;
          const read = setSharedContent(await prepareContent(root));
          if (read.problems.length) logger.warn(`\n${formatProblems(read.problems)}`);
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  };
}

/**
 * Writes sitemap.xml and robots.txt into `root`, the folder of the built site. `address` is the site's full URL, with a
 * slash at the end.
 */
function writeSiteMap(root: string, address: string, pages: readonly { pathname: string }[]): void {
  const isHidden = (path: string) =>
    readFileSync(join(root, path, "index.html"), "utf8").includes('<meta name="robots" content="noindex">');
  const paths = pages.map(({ pathname }) => pathname).filter((path) => !path.startsWith("404") && !isHidden(path));
  writeFileSync(join(root, "sitemap.xml"), siteMap(paths, address));
  writeFileSync(join(root, "robots.txt"), robots(address));
}

/**
 * Sets the release name in all pages (`import.meta.env.RELEASE`). After the build, writes the files that are made from
 * the finished pages, such as the search index. This must be the last integration, because the packs for offline use
 * include the output of all other integrations.
 */
export function release(): AstroIntegration {
  let name = "";
  let config: AstroConfig;
  return {
    name: "khamsin:release",
    hooks: {
      "astro:config:setup": ({ config: { root, base, site = "" }, command, updateConfig }) => {
        if (command === "build") name = releaseName(fileURLToPath(root), [base, site]);
        updateConfig({ vite: { define: { "import.meta.env.RELEASE": JSON.stringify(name) } } });
      },
      "astro:config:done": (done) => {
        config = done.config;
      },
      "astro:build:done": async ({ dir, pages }) => {
        const { base, site } = config;
        const root = fileURLToPath(dir);
        await writeSearchIndex(root, name);
        // The site map needs full URLs, so it is written only if SITE_URL is set.
        if (site) writeSiteMap(root, new URL(base, site).href, pages);
        // Only Netlify and Cloudflare Pages read the files `_headers` and `_redirects`.
        writeFileSync(join(root, "_headers"), headersFile(base));
        const paths = pages.map(({ pathname }) => pathname);
        writeFileSync(join(root, "_redirects"), redirectsFile(base, paths));
        // The page /about/ links to this file.
        writeFileSync(join(root, "licenses.txt"), licencesFile(process.cwd()));
        await writeOffline(root, base, name);
      },
    },
  };
}
