/** The games that the browser keeps: each to open, to name, to save and to delete. */
import { createSignal, For, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import { TextField } from "../../calculators/kit/TextField.tsx";
import { LONGEST_NAME } from "../game-fields.ts";
import { type Words, whenAndWhere } from "../words.ts";
import type { Files } from "./create-files.ts";
import type { Keeping } from "./create-keeping.ts";
import { dateText, nameText, stageText } from "./describe.ts";
import { type KeptGame, told, withAdded, withTold } from "./kept-games.ts";
import { NewAndFiles } from "./NewAndFiles.tsx";

/** The focus goes to a button that answers what was just pressed. */
const focused = (button: HTMLElement) => queueMicrotask(() => button.focus());

/** What can be done with a game: one thing at a time is asked of it. */
function KeptItem(props: { words: Words; game: KeptGame; keeping: Keeping; files: Files; remove: () => void }) {
  const { t } = props.words;
  const [asked, setAsked] = createSignal<"name" | "delete">();
  let item!: HTMLLIElement;
  const close = () => {
    setAsked(undefined);
    item.querySelector<HTMLElement>(".name")?.focus();
  };
  const state = () => props.keeping.stateOf(props.game.query);
  const name = () => nameText(t, props.game);
  const rename = (typed: string) => {
    const named = { ...props.game, query: withTold(props.game.query, "name", typed.trim()) };
    props.keeping.change((games) => games.map((game) => (game.id === named.id ? named : game)));
    close();
  };
  return (
    <li ref={item}>
      <a class="name" href={props.game.query}>
        <Text>{name()}</Text>
      </a>
      <p class="hint">
        <Text>{whenAndWhere(props.words, state())}</Text>
      </p>
      <p class="hint">
        <Text>{stageText(t, state()) + t("comma") + t("kept.changed", { when: dateText(props.game.changed) })}</Text>
      </p>
      <Show when={asked() === "name"}>
        <div ref={(el) => queueMicrotask(() => el.querySelector("input")?.focus())}>
          <TextField label={t("name")} value={told(props.game.query, "name")} take={rename} maxLength={LONGEST_NAME} />
        </div>
      </Show>
      <Show
        when={asked() === "delete"}
        fallback={
          <p class="does">
            <button type="button" onClick={() => setAsked(asked() ? undefined : "name")}>
              {t("kept.rename")}
            </button>
            <button type="button" onClick={() => props.files.saveOne(props.game)}>
              {t("file.save")}
            </button>
            <button type="button" onClick={() => setAsked("delete")}>
              {t("kept.delete")}
            </button>
          </p>
        }
      >
        <p class="does" role="alert">
          <Text>{t("kept.deleteAsk", { name: name() })}</Text>
          <button type="button" onClick={props.remove}>
            {t("kept.deleteYes")}
          </button>
          <button type="button" onClick={close} ref={focused}>
            {t("kept.deleteNo")}
          </button>
        </p>
      </Show>
    </li>
  );
}

export function KeptList(props: { words: Words; keeping: Keeping; files: Files }) {
  const { t } = props.words;
  const { keeping } = props;
  let list!: HTMLElement;
  const [deleted, setDeleted] = createSignal<KeptGame>();
  const ids = () => [...keeping.kept().games].sort((a, b) => b.changed - a.changed).map(({ id }) => id);
  const gameOf = (id: string) => keeping.kept().games.find((game) => game.id === id);
  const remove = (game: KeptGame) => {
    keeping.change((games) => games.filter(({ id }) => id !== game.id));
    if (!keeping.failure()) setDeleted(game);
  };
  const undo = (game: KeptGame) => {
    keeping.change((games) => withAdded(games, [game], () => nameText(t, game)).games);
    if (keeping.failure()) return;
    setDeleted(undefined);
    list.focus();
  };
  return (
    <section class="kept" aria-label={t("kept.title")} tabindex="-1" ref={list}>
      <div role="status">
        <Show when={keeping.failure()}>
          <p class="bad">{t("kept.unchanged")}</p>
        </Show>
        <Show when={deleted()}>
          {(game) => (
            <p class="does">
              <Text>{t("kept.deleted", { name: nameText(t, game()) })}</Text>
              <button type="button" onClick={() => undo(game())} ref={focused}>
                {t("kept.undo")}
              </button>
            </p>
          )}
        </Show>
      </div>
      <ul>
        <For each={ids()}>
          {(id) => (
            <Show when={gameOf(id)}>
              {(game) => (
                <KeptItem
                  words={props.words}
                  game={game()}
                  keeping={keeping}
                  files={props.files}
                  remove={() => remove(game())}
                />
              )}
            </Show>
          )}
        </For>
      </ul>
      <Show when={keeping.kept().unread.length}>
        {(count) => (
          <p class="hint">
            <Text>{t("kept.unread", { count: count() })}</Text>
          </p>
        )}
      </Show>
      <NewAndFiles {...props} />
    </section>
  );
}
