import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Content } from "../content/content.ts";
import { loadContent } from "../content/load.ts";
import { shareContent } from "../content/shared.ts";
import { formatProblems } from "../rules/problems.ts";
import { headersFile } from "./headers.ts";
import { licencesFile } from "./licences.ts";
import { releaseName } from "./release.ts";
import { writeSearchIndex } from "./search-index.ts";
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
        if (command !== "build") return logger.warn(`\n${report}`);
        // An Error thrown here would be reported as one of this integration, above the content's own.
        console.error(report);
        process.exit(1);
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

/** What is known of a finished build. */
interface Built {
  /** Its folder. */
  root: string;
  /** The base path with a slash at both ends. */
  base: string;
  /** The host that SITE_URL names. */
  site: string | undefined;
  pages: readonly { pathname: string }[];
}

/** Works on the finished files of a build. */
function afterBuild(name: string, done: (built: Built) => unknown): AstroIntegration {
  let base = "/";
  let site: string | undefined;
  return {
    name: `khamsin:${name}`,
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base;
        site = config.site;
      },
      "astro:build:done": async ({ dir, pages }) => {
        await done({ root: fileURLToPath(dir), base, site, pages });
      },
    },
  };
}

/** Builds the search index from the finished rules.json. */
export const searchIndex = () => afterBuild("search-index", ({ root }) => writeSearchIndex(root));

/** Writes the file by which Netlify and Cloudflare Pages learn what to send beside the files. */
export const hostHeaders = () =>
  afterBuild("host-headers", ({ root, base }) => writeFileSync(join(root, "_headers"), headersFile(base)));

/** Writes the licences of the code that the site holds beside its own; /about/ links them. */
export const licences = () =>
  afterBuild("licences", ({ root }) => writeFileSync(join(root, "licenses.txt"), licencesFile(process.cwd())));

/** Writes sitemap.xml and robots.txt, which need the full address of the site: nothing where SITE_URL does not tell it. */
export const siteMapFiles = () =>
  afterBuild("site-map", ({ root, base, site, pages }) => {
    if (!site) return;
    const address = new URL(base, site).href;
    const isHidden = (path: string) =>
      readFileSync(join(root, path, "index.html"), "utf8").includes('<meta name="robots" content="noindex">');
    const paths = pages.map(({ pathname }) => pathname).filter((path) => !path.startsWith("404") && !isHidden(path));
    writeFileSync(join(root, "sitemap.xml"), siteMap(paths, address));
    writeFileSync(join(root, "robots.txt"), robots(address));
  });

/**
 * Gives every page of a build the name of its release (`import.meta.env.RELEASE`), and writes packs and worker for readers without a
 * network. It must be the last integration, because it packs what the others have written.
 */
export function offline(): AstroIntegration {
  let release = "";
  const { name, hooks } = afterBuild("offline", ({ root, base }) => writeOffline(root, base, release));
  return {
    name,
    hooks: {
      ...hooks,
      "astro:config:setup": ({ config, command, updateConfig }) => {
        if (command === "build") release = releaseName(fileURLToPath(config.root), [config.base, config.site ?? ""]);
        updateConfig({ vite: { define: { "import.meta.env.RELEASE": JSON.stringify(release) } } });
      },
    },
  };
}
