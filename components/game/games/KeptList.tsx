/** The list of games stored in the browser, with buttons to rename, save and delete each. */
import { createMemo, createSignal, For, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import { LONGEST_NAME } from "../game-fields.ts";
import { type Words, whenAndWhere } from "../words.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { dateText, nameText, stageText } from "./describe.ts";
import { GameButtons } from "./GameButtons.tsx";
import { readEntry } from "./game-entries.ts";
import { fileName, saveGames } from "./game-file.ts";
import { hrefOf, type KeptGame, queryParam, withParam } from "./kept-game.ts";

/** Focuses the undo button when it appears, because the focused delete button has disappeared. */
const focused = (button: HTMLElement) => queueMicrotask(() => button.focus());

/** A game in the list, with its buttons. */
function KeptItem(props: { words: Words; game: KeptGame; storage: GameStorage; remove: () => void }) {
  const { t } = props.words;
  const [isRenaming, setRenaming] = createSignal(false);
  let link!: HTMLAnchorElement;
  const state = createMemo(() => props.storage.stateOf(props.game.query));
  const rename = (typed: string) => {
    props.storage.store({ ...props.game, query: withParam(props.game.query, "name", typed.trim()) });
    setRenaming(false);
    link.focus();
  };
  return (
    <li>
      <a class="name" href={hrefOf(props.game)} ref={link}>
        <Text>{nameText(t, props.game)}</Text>
      </a>
      <p class="hint">
        <Text>{whenAndWhere(props.words, state())}</Text>
      </p>
      <p class="hint">
        <Text>{stageText(t, state()) + t("comma") + t("kept.changed", { when: dateText(props.game.changed) })}</Text>
      </p>
      <Show when={isRenaming()}>
        <div ref={(el) => queueMicrotask(() => el.querySelector("input")?.focus())}>
          <TextField
            label={t("name")}
            value={queryParam(props.game.query, "name")}
            take={rename}
            maxLength={LONGEST_NAME}
          />
        </div>
      </Show>
      <p class="does cluster unprinted">
        <button type="button" onClick={() => setRenaming(!isRenaming())}>
          {t("kept.rename")}
        </button>
        <button type="button" onClick={() => saveGames(fileName(nameText(t, props.game)), [props.game])}>
          {t("file.save")}
        </button>
        <button type="button" onClick={props.remove}>
          {t("kept.delete")}
        </button>
      </p>
    </li>
  );
}

/** The list of games, an undo button after a deletion, and buttons for new games and files. */
export function KeptList(props: { words: Words; storage: GameStorage }) {
  const { t } = props.words;
  const { storage } = props;
  let list!: HTMLElement;
  const [deleted, setDeleted] = createSignal<KeptGame>();
  const ids = createMemo(() =>
    [...storage.stored().games.values()].sort((a, b) => b.changed - a.changed).map(({ id }) => id),
  );
  const remove = (game: KeptGame) => {
    storage.remove(game.id);
    if (!storage.failure()) setDeleted(game);
  };
  const undo = (game: KeptGame) => {
    // Does not replace a newer state of the game that another tab has stored since the deletion.
    if (readEntry(game.id) === null) storage.store(game);
    if (storage.failure()) return;
    setDeleted(undefined);
    list.focus();
  };
  return (
    <section class="kept" aria-label={t("kept.title")} tabindex="-1" ref={list}>
      <div role="status">
        <Show when={storage.failure()}>
          <p class="bad">{t("kept.unchanged")}</p>
        </Show>
        <Show when={deleted()}>
          {(game) => (
            <p class="does cluster unprinted">
              <Text>{t("kept.deleted", { name: nameText(t, game()) })}</Text>
              <button type="button" onClick={() => undo(game())} ref={focused}>
                {t("kept.undo")}
              </button>
            </p>
          )}
        </Show>
      </div>
      <ul class="plain lined">
        <For each={ids()}>
          {(id) => (
            <Show when={storage.stored().games.get(id)}>
              {(game) => <KeptItem words={props.words} game={game()} storage={storage} remove={() => remove(game())} />}
            </Show>
          )}
        </For>
      </ul>
      <Show when={storage.stored().unread.length}>
        {(unread) => (
          <p class="hint">
            <Text>{t("kept.unread", { count: unread() })}</Text>
          </p>
        )}
      </Show>
      <GameButtons t={t} storage={storage} />
    </section>
  );
}
