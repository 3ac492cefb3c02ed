/** The site's version, from package.json: shown in the footer and in citations. */
import about from "../../package.json" with { type: "json" };

export const VERSION: string = about.version;
