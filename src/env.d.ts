declare namespace App {
  /** Where on the site a page stands: read by the components that make links. */
  interface Locals {
    /** Set by src/middleware.ts. */
    language: import("./schemas/bilingual.ts").Language;
    /** The abbreviations that the page has so far: "en drm-dr". */
    abbreviations: Set<string>;
    /** The section whose rules all stand on this page; references to them stay on the page. */
    section?: string;
  }
}

interface ImportMetaEnv {
  /** The name of the release that is built; empty in a dev server. */
  readonly RELEASE: string;
}
