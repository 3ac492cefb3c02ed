import { globSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getContainerRenderer } from "@astrojs/solid-js/container-renderer";
import type { AstroIntegration } from "astro";
import solid from "vite-plugin-solid";
import { type Content, loadContent } from "./content/load.ts";
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

/**
 * Stops a build whose content has problems, and names all of them. A dev server only prints them; it reads the content again and
 * shows it whenever a file of it has changed, since it is no module of the pages.
 */
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

/** Puts the style and the script that each page starts with into it (inline-start.ts), and then the policy that allows just these. */
export const inlinedStart = () =>
  afterBuild("inlined-start", (root, base) => {
    const started = inlineStart(`${base}_astro/`, (address) =>
      readFileSync(join(root, address.slice(base.length)), "utf8"),
    );
    for (const file of globSync("**/*.html", { cwd: root })) {
      const page = join(root, file);
      rewrite(page, withPolicy(started(readFileSync(page, "utf8"))));
    }
  });

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
 * A helper of ours in the place of Vite's, which is larger than most of our scripts and would stand in every page. It does what is
 * needed of that: what a script imports is fetched beside the script itself and not after it. No script here brings a style sheet.
 */
export function smallPreloads(): AstroIntegration {
  const helper = (base: string) => `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: ${JSON.stringify(base)} + file }));
  }
  return load();
};`;
  return {
    name: "khamsin:small-preloads",
    hooks: {
      "astro:config:setup": ({ config, updateConfig }) => {
        const load = (id: string) => (id === "\0vite/preload-helper.js" ? helper(baseOf(config)) : undefined);
        updateConfig({ vite: { plugins: [{ name: "khamsin:small-preloads", enforce: "pre", load }] } });
      },
    },
  };
}
