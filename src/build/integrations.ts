import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroConfig, AstroIntegration } from "astro";
import type { Content } from "../content/content.ts";
import { shareContent } from "../content/shared.ts";
import { formatProblems } from "../rules/problems.ts";
import { headersFile } from "./headers.ts";
import { licencesFile } from "./licences.ts";
import { readContent } from "./read-content.ts";
import { redirectsFile } from "./redirects.ts";
import { releaseName } from "./release.ts";
import { writeSearchIndex } from "./search-index.ts";
import { robots, siteMap } from "./site-map.ts";
import { wordTypes } from "./word-types.ts";
import { writeOffline } from "./write-offline.ts";

/**
 * Stops a build whose content has problems, and names all of them. A dev server only prints them; it reads the content again and
 * shows it whenever a file of it has changed, since it is no module of the pages. The type check learns the keys of the strings.
 */
export function checkedContent({ problems, ui }: Pick<Content, "problems" | "ui">): AstroIntegration {
  return {
    name: "khamsin:checked-content",
    hooks: {
      "astro:config:setup": ({ command, config, logger, addWatchFile }) => {
        // The plugins of MDX are given the abbreviations when the server starts: it starts again when they change.
        addWatchFile(new URL("content/glossary.yaml", config.root));
        if (command === "preview" || !problems.length) return;
        const report = formatProblems(problems);
        if (command !== "build") return logger.warn(`\n${report}`);
        // An Error thrown here would be reported as one of this integration, above the content's own.
        console.error(report);
        process.exit(1);
      },
      "astro:config:done": ({ injectTypes }) => {
        injectTypes({ filename: "ui-words.d.ts", content: wordTypes(ui) });
      },
      "astro:server:setup": ({ server, logger }) => {
        const { root } = server.config;
        server.watcher.on("all", async (_, file) => {
          if (!file.startsWith(join(root, "content/"))) return;
          const read = shareContent(await readContent(root));
          if (read.problems.length) logger.warn(`\n${formatProblems(read.problems)}`);
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  };
}

/** Writes sitemap.xml and robots.txt into the finished site below `root`. `address` is its full address with a slash at the end. */
function writeSiteMap(root: string, address: string, pages: readonly { pathname: string }[]): void {
  const isHidden = (path: string) =>
    readFileSync(join(root, path, "index.html"), "utf8").includes('<meta name="robots" content="noindex">');
  const paths = pages.map(({ pathname }) => pathname).filter((path) => !path.startsWith("404") && !isHidden(path));
  writeFileSync(join(root, "sitemap.xml"), siteMap(paths, address));
  writeFileSync(join(root, "robots.txt"), robots(address));
}

/**
 * Gives every page of a build the name of its release (`import.meta.env.RELEASE`), and writes beside the finished pages what is made
 * from them. It must be the last integration, because the packs for readers without a network hold what the others have written.
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
        // It needs the site's full address, which SITE_URL tells.
        if (site) writeSiteMap(root, new URL(base, site).href, pages);
        // Netlify and Cloudflare Pages read these two.
        writeFileSync(join(root, "_headers"), headersFile(base));
        const paths = pages.map(({ pathname }) => pathname);
        writeFileSync(join(root, "_redirects"), redirectsFile(base, paths));
        // The page /about/ links it.
        writeFileSync(join(root, "licenses.txt"), licencesFile(process.cwd()));
        await writeOffline(root, base, name);
      },
    },
  };
}
