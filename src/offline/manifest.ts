import type { Language } from "../schemas/bilingual.ts";

/** The background colours of pages in the light and the dark theme, as in styles/base.css. */
export const PAPER = { light: "#faf5ea", dark: "#1b1813" } as const;
/** The background colour of the icon, as in public/favicon.svg. */
export const GROUND = "#94370f";

/**
 * The app icons, by name. `size` is the width and height in pixels. A `maskable` icon has a smaller drawing, because
 * systems may cut the icon to a circle.
 */
export const ICONS = {
  "192": { size: 192, maskable: false },
  "512": { size: 512, maskable: false },
  "maskable-512": { size: 512, maskable: true },
  "apple-touch": { size: 180, maskable: true },
} as const;

/** Returns the file name of the web app manifest in a language. */
export const manifestFile = (language: Language) => `manifest${language === "en" ? "" : `.${language}`}.webmanifest`;

type ManifestKey = "offline.appName" | "site.name" | "site.tagline" | "search.label" | "nav.tools";

/**
 * Returns the web app manifest in a language. `base` is the site's base path, with a slash at both ends. `say` returns
 * UI texts.
 */
export function manifest(language: Language, base: string, say: (key: ManifestKey) => string) {
  const icon = (name: keyof typeof ICONS, purpose: "any" | "maskable") => ({
    src: `${base}icons/${name}.png`,
    sizes: `${ICONS[name].size}x${ICONS[name].size}`,
    type: "image/png",
    purpose,
  });
  const start = base + (language === "en" ? "" : `${language}/`);
  return {
    id: base,
    name: say("offline.appName"),
    short_name: say("site.name"),
    description: say("site.tagline"),
    lang: language,
    dir: "ltr",
    start_url: start,
    scope: base,
    display: "standalone",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ["games", "books"],
    icons: [
      { src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("192", "any"),
      icon("512", "any"),
      icon("maskable-512", "maskable"),
    ],
    shortcuts: [
      { name: say("search.label"), url: `${start}search/` },
      { name: say("nav.tools"), url: `${start}tools/` },
    ],
  };
}
