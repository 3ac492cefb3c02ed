/** Saves games to files and opens them from files. */
import { createSignal } from "solid-js";
import type { GameFields } from "../game-fields.ts";
import type { T } from "../words.ts";
import type { Keeping } from "./create-keeping.ts";
import { fileGameName, nameText } from "./describe.ts";
import { fileName, LARGEST_FILE, type Problem, readFile, saveFile } from "./game-file.ts";
import { type Added, type KeptGame, told, withAdded, writeGames } from "./kept-games.ts";

/** What a file that was opened has brought. */
export interface Opened {
  readonly added: readonly Added[];
  readonly problems: readonly Problem[];
}

export function createFiles(t: T, keeping: Keeping, fields: GameFields) {
  const [opened, setOpened] = createSignal<Opened>();
  const open = async (file: File): Promise<unknown> => {
    try {
      if (file.size > LARGEST_FILE) return setOpened({ added: [], problems: [{ what: "large" }] });
      const { games, problems } = readFile(await file.text(), fields);
      let added: readonly Added[] = [];
      keeping.change((kept) => {
        const all = withAdded(kept, games, (game) => fileGameName(t, game));
        added = all.added;
        return all.games;
      });
      return setOpened({ added: keeping.failure() ? [] : added, problems });
    } catch {
      return setOpened({ added: [], problems: [{ what: "unreadable" }] });
    }
  };
  return {
    opened,
    open,
    saveOne: (game: KeptGame) =>
      saveFile(writeGames({ games: [game], unread: [] }), fileName(told(game.query, "name") || nameText(t, game))),
    saveAll: () => saveFile(writeGames(keeping.kept()), fileName()),
  };
}
export type Files = ReturnType<typeof createFiles>;
