/** Writes the tables of content/ as modules: run by `npm ci`, so that editors and single tests find them before the first build. */
import { writeTableModules } from "../src/build/table-modules.ts";
import { loadContent } from "../src/content/load.ts";

writeTableModules(process.cwd(), loadContent(process.cwd()));
