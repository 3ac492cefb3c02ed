/** The site's version, from package.json: in the footer and at the end of what readers cite. */
import about from "../../package.json" with { type: "json" };

export const VERSION: string = about.version;
