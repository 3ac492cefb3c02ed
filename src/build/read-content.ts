/** Reads content/ for a build or a dev server. */
import type { Content } from "../content/content.ts";
import { loadContent } from "../content/load.ts";
import { writeTableModules } from "./table-modules.ts";

/** Reads and checks everything below `root`/content, and writes its tables as modules. Never throws for bad content. */
export async function readContent(root: string): Promise<Content> {
  const content = loadContent(root);
  writeTableModules(root, content);
  // Without one of its tables the game cannot be imported.
  if (content.problems.some(({ file }) => /^content\/(?:tables\/|terrain-chart)/.test(file))) return content;
  // Not at the top of this file: the game imports the modules that have just been written.
  const { checkAgainstGame } = await import("./check-game.ts");
  return { ...content, problems: [...content.problems, ...checkAgainstGame(root, content)] };
}
