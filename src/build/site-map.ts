import { localized } from "../rules/addresses.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";

/**
 * Returns sitemap.xml. It lists each page that exists in both languages, with links to both. `paths` are relative to
 * the base, with a slash at the end ("ja/r/F12.32/"). `root` is the site's full URL, with a slash at the end.
 */
export function siteMap(paths: readonly string[], root: string): string {
  const known = new Set(paths);
  const inLanguage = (path: string, language: Language) => localized(root, language, path);
  const entries = paths
    .filter((path) => !/^ja\//.test(path) && known.has(`ja/${path}`))
    .sort()
    .flatMap((path) => {
      const link = (tag: string, language: Language) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${inLanguage(path, language)}"/>`;
      const links = [...LANGUAGES.map((l) => link(l, l)), link("x-default", "en")].join("");
      return LANGUAGES.map((l) => `<url><loc>${inLanguage(path, l)}</loc>${links}</url>`);
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Returns robots.txt: crawlers may read everything. */
export const robots = (root: string) => `User-agent: *\nAllow: /\nSitemap: ${root}sitemap.xml\n`;
