declare namespace App {
  /** The context of a page, for its components. */
  interface Locals {
    /** The language of the page. Set by src/middleware.ts. */
    language: import("./schemas/bilingual.ts").Language;
    /** The abbreviations already rendered on the page, each with its language: "en drm-dr". */
    abbreviations: Set<string>;
    /** On the page of a section, the id of the section. References to rules of that section are links within the page. */
    section?: string;
  }
}

interface ImportMetaEnv {
  /** The name of the release that is built; empty in a dev server. */
  readonly RELEASE: string;
}
