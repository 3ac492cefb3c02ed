/** Buttons to start a new game, to save games to a file, and to open games from a file. */
import { createSignal, Index, Show } from "solid-js";
import { firstState, startState, writeState } from "../../calculators/kit/fields.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import { FIELDS } from "../game-fields.ts";
import type { GameSay } from "../words.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { nameText } from "./describe.ts";
import { newId } from "./game-entries.ts";
import { fileName, type OpenedFile, openFile, saveGames } from "./game-file.ts";
import { hrefOf } from "./kept-game.ts";

/** The result of opening a file: links to its games, and messages about what could not be read or stored. */
function FileResult(props: { t: GameSay; opened: OpenedFile }) {
  const { t } = props;
  return (
    <>
      <Index each={props.opened.added}>
        {(one) => (
          <p>
            <Text>{t(`file.as.${one().as}`)}</Text>{" "}
            <a href={hrefOf(one().game)}>
              <Text>{nameText(t, one().game)}</Text>
            </a>
          </p>
        )}
      </Index>
      <Index each={props.opened.problems}>
        {(problem) => (
          <p class="bad">
            <Text>{problem()}</Text>
          </p>
        )}
      </Index>
    </>
  );
}

/** Returns the query of a new game, with the book that is chosen in the page's header. */
function newGame(): string {
  const book = FIELDS.book.nearest(document.documentElement.dataset.book ?? "");
  return writeState({ ...startState(FIELDS), ...firstState(FIELDS), id: newId(), book }, FIELDS);
}

/** The buttons below the list of games and in the menu of the open game. Only the menu also has a link to the list. */
export function GameButtons(props: { t: GameSay; storage: GameStorage }) {
  const { t, storage } = props;
  const [opened, setOpened] = createSignal<OpenedFile>();
  const open = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // Clears the field, because choosing the same file again would otherwise fire no change event.
    field.value = "";
    const found = file && (await openFile(t, file));
    // If the file has exactly one game and the page shows an empty game, opens the file's game.
    const [only, ...others] = found?.added ?? [];
    if (only && !others.length && !found?.problems.length && storage.isEmpty())
      return location.assign(hrefOf(only.game));
    if (found) setOpened(found);
    storage.refresh();
  };
  const saveOne = () => saveGames(fileName(nameText(t, storage.current())), [storage.current()]);
  const saveAll = () => saveGames(fileName(), [...storage.stored().games.values()], storage.stored().unread);
  return (
    <>
      <p class="does cluster unprinted">
        <Show when={!storage.isListed() && storage.stored().games.size}>
          {(count) => (
            <a href={location.pathname}>
              <Text>{t("kept.list", { count: count() })}</Text>
            </a>
          )}
        </Show>
        {/* The URL of the new game contains an id, because a URL without parameters would open the list of games. */}
        <button type="button" onClick={() => location.assign(newGame())}>
          {t("kept.new")}
        </button>
        <button type="button" onClick={() => (storage.isListed() ? saveAll() : saveOne())}>
          {t(storage.isListed() ? "file.saveAll" : "file.save")}
        </button>
        <label class="file">
          {t("file.open")}
          <input type="file" accept=".json,application/json" onChange={(event) => open(event.currentTarget)} />
        </label>
        <Show when={storage.came()}>{(came) => <a href={came()}>{t("link.came")}</a>}</Show>
      </p>
      <div class="news stack" role="status">
        <Show when={opened()}>{(what) => <FileResult t={t} opened={what()} />}</Show>
      </div>
    </>
  );
}

/**
 * The menu of the open game. Its buttons appear when the URL and localStorage have been read, because they depend on
 * both.
 */
export function OpenGameMenu(props: { t: GameSay; storage: GameStorage }) {
  return (
    <details class="games unprinted">
      <summary>{props.t("kept.title")}</summary>
      <Show when={props.storage.isReady()}>
        <GameButtons {...props} />
      </Show>
    </details>
  );
}
