import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";
import remarkGfm from "remark-gfm";
import { loadContent } from "./src/content/load.ts";
import { shareContent } from "./src/content/shared.ts";
import {
  contentCheck,
  hostHeaders,
  inlinedStart,
  noPreloads,
  offline,
  searchIndex,
  siteMapFiles,
  solidWithoutHydration,
} from "./src/integrations.ts";
import { remarkPlugins } from "./src/markdown/plugins.ts";

const content = shareContent(loadContent(process.cwd()));

export default defineConfig({
  // Where the site will stand: pictures of shared links and the site map need it, see README. Nothing is better than a wrong host.
  ...(process.env.SITE_URL ? { site: process.env.SITE_URL } : {}),
  base: process.env.BASE_PATH || "/",
  integrations: [
    contentCheck(content),
    mdx(),
    solidWithoutHydration(),
    noPreloads(),
    searchIndex(),
    inlinedStart(),
    siteMapFiles(),
    hostHeaders(),
    // Last: it packs what all others have written.
    offline(),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      gfm: false,
      smartypants: false,
      remarkPlugins: [remarkGfm, ...remarkPlugins(content.glossary)],
    }),
  },
  // Sheets and scripts are put into the pages when both are finished: inlinedStart.
  // While one page is written to the disk, others are made.
  build: { inlineStylesheets: "never", concurrency: 4 },
  devToolbar: { enabled: false },
  // Astro marks every MDX module with a directive of its own and heeds it before the bundler sees it, which would warn of each.
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});
