/** Saves games to files and opens them from files. */
import { createSignal } from "solid-js";
import type { T } from "../words.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { fileGameName, nameText } from "./describe.ts";
import { type Added, addGames, fileName, LARGEST_FILE, type Problem, parseFile, saveFile } from "./game-file.ts";
import { type KeptGame, stringifyGames } from "./kept-game.ts";

/** What opening a file has done. */
export interface Opened {
  readonly added: readonly Added[];
  readonly problems: readonly Problem[];
}

async function openFile(file: File, t: T): Promise<Opened> {
  if (file.size > LARGEST_FILE) return { added: [], problems: [{ what: "large" }] };
  try {
    const { games, problems } = parseFile(await file.text());
    const added = addGames(games, (game) => fileGameName(t, game));
    const count = games.length - added.length;
    return { added, problems: count ? [{ what: "refused", count }, ...problems] : problems };
  } catch {
    return { added: [], problems: [{ what: "unreadable" }] };
  }
}

/** What a page does with files. */
export function createFiles(t: T, storage: GameStorage) {
  const [opened, setOpened] = createSignal<Opened>();
  return {
    /** What the file that was opened last has brought. */
    opened,
    open: async (file: File): Promise<void> => {
      setOpened(await openFile(file, t));
      storage.refresh();
    },
    saveOne: (game: KeptGame) => saveFile(stringifyGames([game]), fileName(nameText(t, game))),
    saveAll: () => {
      const { games, unread } = storage.stored();
      saveFile(stringifyGames([...games.values()], unread), fileName());
    },
  };
}
export type Files = ReturnType<typeof createFiles>;
