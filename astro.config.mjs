import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import solid from "@astrojs/solid-js";
import { defineConfig } from "astro/config";
import remarkGfm from "remark-gfm";
import { AWAITED, BOOK_SWITCH, CHANGED_SINCE, EARLY_VIEW, FAILED, LEAD_ON, RESTORED } from "./components/layout/inline-scripts.ts";
import { BASE, SITE } from "./scripts/base.ts";
import { contentPolicy } from "./src/build/content-policy.ts";
import { TARGETS } from "./src/build/floor.ts";
import { checkedContent, release } from "./src/build/integrations.ts";
import { prepareContent } from "./src/build/prepare-content.ts";
import { setSharedContent } from "./src/content/shared.ts";
import { remarkPlugins } from "./src/markdown/plugins.ts";

const content = setSharedContent(await prepareContent(process.cwd()));

// Scripts that at least four calculators need are one file, cached for the next calculator. Each calculator is two entries, its island
// and its definition: hence 8. Pages without a calculator need two of the modules, which are a file of their own.
const groups = [
  { name: "shared", test: /src\/cite\/escape|src\/rules\/trackers/, priority: 1 },
  { name: "calculators", test: /solid-js|components\/calculators|src\/game/, minShareCount: 8 },
];

export default defineConfig({
  // Where the site will stand: pictures of shared links and the site map need it, see README. Nothing is better than a wrong host.
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
  security: { csp: contentPolicy([EARLY_VIEW, BOOK_SWITCH, CHANGED_SINCE, LEAD_ON, AWAITED, RESTORED, FAILED]) },
  devToolbar: { enabled: false },
  vite: {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    // Astro marks every MDX module with a directive of its own and heeds it before the bundler sees it, which would warn of each.
    build: { assetsInlineLimit: 0, cssTarget: TARGETS, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // Astro sets the target of its client build to "esnext"; a plugin's hook comes after it.
    plugins: [
      {
        name: "khamsin:targets",
        configEnvironment: (name) => (name === "client" ? { build: { target: TARGETS } } : undefined),
      },
    ],
  },
});
