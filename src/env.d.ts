declare namespace App {
  /** The context of a page, for its components. */
  interface Locals {
    /** The language of the page. Set by src/middleware.ts. */
    language: import("./schemas/bilingual.ts").Language;
    /** The abbreviations already rendered on the page, each with its language: "en drm-dr". */
    abbreviations: Set<string>;
    /**
     * Returns whether a rule or section is on the page, so that references to it are links within the page. If
     * undefined, all references are links to other pages.
     */
    isOnPage?: (id: string) => boolean;
    /**
     * In an EPUB, the languages of its texts, and a function that returns the URL of a reference's target in the EPUB.
     */
    epub?: {
      languages: readonly import("./schemas/bilingual.ts").Language[];
      placeOf: (target: import("./rules/registry.ts").Target) => string | undefined;
    };
  }
}

interface ImportMetaEnv {
  /** The name of the release that is built; empty in a dev server. */
  readonly RELEASE: string;
}
