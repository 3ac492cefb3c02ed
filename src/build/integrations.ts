import { writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Content } from "../content/content.ts";
import { loadContent } from "../content/load.ts";
import { shareContent } from "../content/shared.ts";
import { formatProblems } from "../rules/problems.ts";
import { writeSearchIndex } from "../search/index-rules.ts";
import { headersFile } from "./headers.ts";
import { releaseName } from "./release.ts";
import { robots, siteMap } from "./site-map.ts";
import { writeOffline } from "./write-offline.ts";

/**
 * Stops a build whose content has problems, and names all of them. A dev server only prints them; it reads the content again and
 * shows it whenever a file of it has changed, since it is no module of the pages.
 */
export function contentCheck({ problems }: Pick<Content, "problems">): AstroIntegration {
  return {
    name: "khamsin:content-check",
    hooks: {
      "astro:config:setup": ({ command, config, logger, addWatchFile }) => {
        // The plugins of MDX are given the abbreviations when the server starts: it starts again when they change.
        addWatchFile(new URL("content/glossary.yaml", config.root));
        if (command === "preview" || !problems.length) return;
        const report = formatProblems(problems);
        if (command === "build") throw new Error(`\n${report}`);
        logger.warn(`\n${report}`);
      },
      "astro:server:setup": ({ server, logger }) => {
        const { root } = server.config;
        server.watcher.on("all", (_, file) => {
          if (!file.startsWith(join(root, "content/"))) return;
          const read = shareContent(loadContent(root));
          if (read.problems.length) logger.warn(`\n${formatProblems(read.problems)}`);
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  };
}

/** The base path with a slash at both ends. */
const baseOf = ({ base }: { base: string }) => base.replace(/\/?$/, "/");

/** Works on the finished files of a build: `done` is given their folder, and the base path with a slash at both ends. */
function afterBuild(name: string, done: (root: string, base: string) => unknown): AstroIntegration {
  let base = "/";
  return {
    name: `khamsin:${name}`,
    hooks: {
      "astro:config:done": ({ config }) => {
        base = baseOf(config);
      },
      "astro:build:done": async ({ dir }) => {
        await done(fileURLToPath(dir), base);
      },
    },
  };
}

/** Builds the search index from the finished rules.json. */
export const searchIndex = () => afterBuild("search-index", (root) => writeSearchIndex(root));

/** Writes the file by which Netlify and Cloudflare Pages learn what to send beside the files. */
export const hostHeaders = () =>
  afterBuild("host-headers", (root, base) => writeFileSync(join(root, "_headers"), headersFile(base)));

/**
 * Gives every page of a build the name of its release (`import.meta.env.RELEASE`), and writes packs and worker for readers without a
 * network. The last of all integrations, since it packs what the others have written.
 */
export function offline(): AstroIntegration {
  let base = "/";
  let release = "";
  return {
    name: "khamsin:offline",
    hooks: {
      "astro:config:setup": ({ config, command, updateConfig }) => {
        base = baseOf(config);
        if (command === "build") release = releaseName(fileURLToPath(config.root), [base, config.site ?? ""]);
        updateConfig({ vite: { define: { "import.meta.env.RELEASE": JSON.stringify(release) } } });
      },
      "astro:build:done": async ({ dir }) => {
        await writeOffline(fileURLToPath(dir), base, release);
      },
    },
  };
}

/** Writes sitemap.xml and robots.txt, which need the full address of the site: nothing where SITE_URL does not tell it. */
export function siteMapFiles(): AstroIntegration {
  let root: string | undefined;
  return {
    name: "khamsin:site-map",
    hooks: {
      "astro:config:done": ({ config }) => {
        root = config.site && new URL(baseOf(config), config.site).href;
      },
      "astro:build:done": async ({ dir, pages }) => {
        if (!root) return;
        const paths = await Promise.all(
          pages.map(async ({ pathname }) => {
            if (pathname.startsWith("404")) return [];
            const html = await readFile(new URL(`${pathname}index.html`, dir), "utf8");
            return html.includes('<meta name="robots" content="noindex">') ? [] : [pathname];
          }),
        );
        await writeFile(new URL("sitemap.xml", dir), siteMap(paths.flat(), root));
        await writeFile(new URL("robots.txt", dir), robots(root));
      },
    },
  };
}
