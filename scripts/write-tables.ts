/**
 * Writes the rules' tables of content/ as TypeScript modules (src/tables). `npm ci` runs this, because editors and
 * single tests need the modules before the first build.
 */
import { writeTableModules } from "../src/build/table-modules.ts";
import { loadContent } from "../src/content/load.ts";

writeTableModules(process.cwd(), loadContent(process.cwd()));
