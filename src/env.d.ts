declare namespace App {
  /** The context of a page, for its components. */
  interface Locals {
    /** Set by src/middleware.ts. */
    language: import("./schemas/bilingual.ts").Language;
    /** The abbreviations that the page has so far: "en drm-dr". */
    abbreviations: Set<string>;
    /** The section of a page with all rules of one section. References to these rules are links within the page. */
    section?: string;
  }
}

interface ImportMetaEnv {
  /** The name of the release that is built; empty in a dev server. */
  readonly RELEASE: string;
}
