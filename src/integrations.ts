import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getContainerRenderer } from "@astrojs/solid-js/container-renderer";
import type { AstroIntegration } from "astro";
import type { Plugin as VitePlugin } from "vite";
import solid from "vite-plugin-solid";
import type { Content } from "./content/content.ts";
import { loadContent } from "./content/load.ts";
import { shareContent } from "./content/shared.ts";
import { withPolicy } from "./content-policy.ts";
import { headersFile } from "./headers.ts";
import { inlineStart } from "./inline-start.ts";
import { leanSolid } from "./lean-solid.ts";
import { writeOffline } from "./offline/write.ts";
import { rewrite } from "./rewrite.ts";
import { formatProblems } from "./rules/problems.ts";
import { writeSearchIndex } from "./search/index-rules.ts";
import { robots, siteMap } from "./site-map.ts";
import { standsInPages, wholeScripts } from "./whole-scripts.ts";

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

/** The folder of scripts and style sheets in a build. */
const ASSETS = "_astro";

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

/**
 * Makes scripts whole (whole-scripts.ts), puts the style and the script that each page starts with into it (inline-start.ts), and
 * then the policy that allows just these.
 */
export function inlinedStart(): AstroIntegration {
  const starts: string[] = [];
  const noteStarts: VitePlugin = {
    name: "khamsin:starts",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === "chunk" && piece.isEntry) starts.push(basename(piece.fileName));
    },
  };
  const work = afterBuild("inlined-start", async (root, base) => {
    const folder = join(root, ASSETS);
    const scripts = await wholeScripts(folder, starts);
    for (const piece of globSync("*.js", { cwd: folder })) rmSync(join(folder, piece));
    const files = [...scripts.later, ...[...scripts.starts.values()].filter((script) => !standsInPages(script))];
    for (const { name, code } of files) writeFileSync(join(folder, name), code);
    const sheets = globSync("*.css", { cwd: folder }).map(
      (name) => [name, readFileSync(join(folder, name), "utf8")] as const,
    );
    const started = inlineStart(`${base}${ASSETS}/`, new Map(sheets), scripts.starts);
    for (const file of globSync("**/*.html", { cwd: root })) {
      const page = join(root, file);
      rewrite(page, withPolicy(started(readFileSync(page, "utf8"))));
    }
  });
  const note: AstroIntegration["hooks"]["astro:config:setup"] = ({ updateConfig }) => {
    updateConfig({ vite: { plugins: [noteStarts] } });
  };
  return { ...work, hooks: { "astro:config:setup": note, ...work.hooks } };
}

/** Writes the file by which Netlify and Cloudflare Pages learn what to send beside the files. */
export const hostHeaders = () =>
  afterBuild("host-headers", (root, base) => writeFileSync(join(root, "_headers"), headersFile(base)));

/** Writes packs and worker for readers without a network. The last of all: the release is a sum over everything else. */
export const offline = () => afterBuild("offline", writeOffline);

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
        const lean = { name: "khamsin:lean-solid", transform: (code: string, id: string) => leanSolid(code, id) };
        // Each button hears its own clicks: Solid's one listener for all is larger than the difference.
        const options = { hydratable: false, delegateEvents: false };
        updateConfig({ vite: { plugins: [lean, solid({ ssr: true, solid: options })] } });
      },
    },
  };
}

/**
 * Nothing in the place of Vite's helper, which is larger than most of our scripts and would stand in every page: it fetches what an
 * imported script is loaded with, and scripts here are whole (whole-scripts.ts) and bring no style sheet.
 */
export function noPreloads(): AstroIntegration {
  const load = (id: string) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
  return {
    name: "khamsin:no-preloads",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: { build: { modulePreload: false }, plugins: [{ name: "khamsin:no-preloads", enforce: "pre", load }] },
        });
      },
    },
  };
}
