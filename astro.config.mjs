import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import solid from "@astrojs/solid-js";
import { defineConfig } from "astro/config";
import remarkGfm from "remark-gfm";
import { CHANGED_SINCE, EARLY } from "./components/layout/inline-scripts.ts";
import { BASE, SITE } from "./scripts/base.ts";
import { contentPolicy } from "./src/build/content-policy.ts";
import { TARGETS } from "./src/build/floor.ts";
import { checkedContent, release } from "./src/build/integrations.ts";
import { prepareContent } from "./src/build/prepare-content.ts";
import { setSharedContent } from "./src/content/shared.ts";
import { remarkPlugins } from "./src/markdown/plugins.ts";

const content = setSharedContent(await prepareContent(process.cwd()));

// Chunks of the client build. "calculators" has the modules that at least four calculators import, so that the browser
// has cached them when the next calculator opens. `minShareCount` is 8, because each calculator has two entry points:
// its island and its definition. "shared" has two such modules that pages without a calculator import too.
const groups = [
  { name: "shared", test: /src\/cite\/escape|src\/rules\/trackers/, priority: 1 },
  { name: "calculators", test: /solid-js|components\/calculators|src\/game/, minShareCount: 8 },
];

export default defineConfig({
  // The site's origin (SITE_URL, see README), for link previews and the sitemap. A wrong origin is worse than none.
  ...(SITE ? { site: SITE } : {}),
  base: BASE,
  integrations: [checkedContent(content), mdx(), solid(), release()],
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      gfm: false,
      smartypants: false,
      remarkPlugins: [remarkGfm, ...remarkPlugins(content.glossary)],
    }),
  },
  build: { inlineStylesheets: "auto", concurrency: 4 },
  security: { csp: contentPolicy([EARLY, CHANGED_SINCE]) },
  devToolbar: { enabled: false },
  vite: {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    // Turns off the bundler's warning about unknown directives, because Astro adds its own directive to MDX modules.
    build: { assetsInlineLimit: 0, cssTarget: TARGETS, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // Sets the target of the client build in a plugin, because Astro overwrites `build.target` with "esnext".
    plugins: [
      {
        name: "khamsin:targets",
        configEnvironment: (name) => (name === "client" ? { build: { target: TARGETS } } : undefined),
      },
    ],
  },
});
