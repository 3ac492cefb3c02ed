/**
 * Writes the tables of content/ as modules. Runs in `npm ci`, so that editors and single tests find the modules before
 * a build.
 */
import { writeTableModules } from "../src/build/table-modules.ts";
import { loadContent } from "../src/content/load.ts";

writeTableModules(process.cwd(), loadContent(process.cwd()));
