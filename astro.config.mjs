import { unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";
import remarkGfm from "remark-gfm";
import { contentCheck, searchIndex, solidWithoutHydration } from "./src/integrations.ts";
import { remarkLanguages } from "./src/markdown/remark-languages.ts";
import { remarkReferences } from "./src/markdown/remark-references.ts";

export default defineConfig({
  // Where the site will stand: only canonical links and the site map need it.
  site: process.env.SITE_URL || "http://localhost:4321",
  base: process.env.BASE_PATH || "/",
  integrations: [contentCheck(), mdx(), solidWithoutHydration(), searchIndex()],
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      gfm: false,
      smartypants: false,
      remarkPlugins: [remarkGfm, remarkReferences, remarkLanguages],
    }),
  },
  build: { inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  vite: {
    build: {
      rollupOptions: {
        // Astro's own marker in every MDX module; it has done its work by then.
        onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
      },
    },
  },
});
