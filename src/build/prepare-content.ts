import type { Content } from "../content/content.ts";
import { loadContent } from "../content/load.ts";
import { writeTableModules } from "./table-modules.ts";

/**
 * Reads and checks the files in `root`/content, and writes their tables as TypeScript modules. Problems in the content
 * are returned, not thrown.
 */
export async function prepareContent(root: string): Promise<Content> {
  const content = loadContent(root);
  writeTableModules(root, content);
  // The code of src/game imports the table modules, so it cannot be loaded if a table has problems.
  if (content.problems.some(({ file }) => /^content\/(?:tables\/|terrain-chart)/.test(file))) return content;
  // A dynamic import, because check-game.ts imports the modules that have just been written.
  const { checkAgainstGame } = await import("./check-game.ts");
  return { ...content, problems: [...content.problems, ...checkAgainstGame(root, content)] };
}
