/** Reads the content of the site, once for all tests of a process. */
import { loadContent } from "../src/content/load.ts";

export const content = loadContent(process.cwd());
