declare namespace App {
  /** Values that a page shares with its components, as `Astro.locals`. */
  interface Locals {
    /** The language of the page. Set by src/middleware.ts. */
    language: import("./schemas/bilingual.ts").Language;
    /** The abbreviations already rendered on the page, as language and term id: "en drm-dr". */
    abbreviations: Set<string>;
    /**
     * Returns whether a rule or section is on this page. References to it are then links within the page. If undefined,
     * all references are links to other pages.
     */
    isOnPage?: (id: string) => boolean;
    /** Set if the switch "Rules: ASL / SL" determines how D-rules are cited. Set it before references are rendered. */
    refsByBook?: import("../components/rules/links-by-book.ts").RefsByBook;
    /** Set only in an EPUB: its languages, and a function that returns the URL of a rule or section in the EPUB. */
    epub?: {
      languages: readonly import("./schemas/bilingual.ts").Language[];
      placeOf: (target: import("./rules/registry.ts").Target) => string | undefined;
    };
  }
}

interface ImportMetaEnv {
  /** The name of the release that is being built. Empty in the dev server. */
  readonly RELEASE: string;
}
