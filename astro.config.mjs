import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import solid from "@astrojs/solid-js";
import { defineConfig } from "astro/config";
import remarkGfm from "remark-gfm";
import {
  AWAITED,
  BOOK_SWITCH,
  CHANGED_SINCE,
  EARLY,
  FAILED,
  LEAD_ON,
  RESTORED,
} from "./components/layout/inline-scripts.ts";
import { BASE, SITE } from "./scripts/base.ts";
import { contentPolicy } from "./src/build/content-policy.ts";
import { TARGETS } from "./src/build/floor.ts";
import { checkedContent, release } from "./src/build/integrations.ts";
import { prepareContent } from "./src/build/prepare-content.ts";
import { setSharedContent } from "./src/content/shared.ts";
import { remarkPlugins } from "./src/markdown/plugins.ts";

const content = setSharedContent(await prepareContent(process.cwd()));

// "calculators" is a file of all modules that at least four calculators import, so that it is already cached when the
// next calculator opens. The minimum is 8, because each calculator counts twice: its island and its definition are
// separate entry points. "shared" is a file of two of these modules that pages without a calculator import too.
const groups = [
  { name: "shared", test: /src\/cite\/escape|src\/rules\/trackers/, priority: 1 },
  { name: "calculators", test: /solid-js|components\/calculators|src\/game/, minShareCount: 8 },
];

export default defineConfig({
  // The site's host (SITE_URL, see README), for link previews and the site map. Left out if it is unknown, because a
  // wrong host is worse than none.
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
  security: { csp: contentPolicy([EARLY, BOOK_SWITCH, CHANGED_SINCE, LEAD_ON, AWAITED, RESTORED, FAILED]) },
  devToolbar: { enabled: false },
  vite: {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    // Turns off the bundler's warning about an unknown directive. Astro itself adds the directive to every MDX module
    // and reads it.
    build: { assetsInlineLimit: 0, cssTarget: TARGETS, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // A plugin sets the target, because Astro overwrites the configured target of the client build with "esnext".
    plugins: [
      {
        name: "khamsin:targets",
        configEnvironment: (name) => (name === "client" ? { build: { target: TARGETS } } : undefined),
      },
    ],
  },
});
