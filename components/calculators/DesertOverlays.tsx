/** DYO overlays (F12.3–F12.42): their random placement, die by die. */
import { createMemo, createSignal, Index, Show } from "solid-js";
import {
  boardsWithOverlays,
  formatLayout,
  halfBoards,
  type North,
  parseLayout,
} from "../../src/game/overlay-layout.ts";
import { replay } from "../../src/game/overlay-setup.ts";
import { kindOf, type OverlayTables, overlayIds } from "../../src/game/overlay-tables.ts";
import { BoardMap } from "./BoardMap.tsx";
import { BoardSetup } from "./BoardSetup.tsx";
import { DiceInput } from "./DiceInput.tsx";
import { drmLines, hexesOf, logLines, overlayText, rollLines, type Say } from "./overlay-log.ts";
import {
  BadValues,
  Check,
  Choices,
  CopyResult,
  Derivation,
  fill,
  type IslandProps,
  RuleLink,
  signed,
} from "./parts.tsx";
import { createUrlState } from "./url-state.ts";

interface Props extends IslandProps {
  tables: OverlayTables;
}

const NORTH = ["up", "right", "down", "left"];

/** A die that the page throws: a byte that would favour a face is thrown again. */
function throwDie(): string {
  const [byte] = crypto.getRandomValues(new Uint8Array(1)) as unknown as [number];
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}

export default function DesertOverlays(props: Props) {
  const t: Say = (key, values = {}) => fill(props.strings[key] ?? "", values as Record<string, string>);
  const ids = overlayIds(props.tables);
  const { get, set, bad } = createUrlState({
    boards: { start: "", valid: () => true },
    north: { values: NORTH },
    dice: { start: "", valid: () => true },
    onehex: {
      start: ids.filter((id) => kindOf(id) === "X").join("."),
      valid: (text) => text === "none" || text.split(".").every((id) => ids.includes(id)),
    },
  });

  const parsed = createMemo(() => parseLayout(get("boards"), get("north") as North));
  const layout = () => parsed().layout;
  const boardError = () => (get("boards") ? parsed().error : undefined);
  const [editing, setEditing] = createSignal(false);
  const isEditing = () => editing() || !layout().rows.length || !!boardError();

  // The address holds all that fell, so it is the state; a lone first die of a DR waits for its second.
  const tokens = () => get("dice").replace(/\s/g, "");
  const play = (dice: string) => replay(layout(), dice, props.tables, { oneHex: get("onehex").split(".") });
  const setup = createMemo(() => play(boardError() ? "" : tokens()));
  const next = () => setup().next;
  const first = () => (setup().error?.code === "incomplete" ? setup().error!.token : "");
  const kept = () => setup().accepted + first();
  const unread = () => tokens().slice(kept().length);
  const [second, setSecond] = createSignal("");
  const count = () => setup().log.flatMap((entry) => entry.dice).length + first().length;

  let prompt!: HTMLParagraphElement;
  let roll!: HTMLButtonElement;
  const write = (dice: string, keepOld: unknown = unread()) => {
    if (keepOld) history.pushState(history.state, "", location.href);
    setSecond("");
    set("dice", dice);
    if (!next().dice) prompt.focus();
    else if (!document.activeElement?.matches(".faces:not(.idle) *")) roll.focus();
  };
  const missing = () => (second() ? throwDie() + second() : "");
  const rollDice = () => {
    let dice = missing();
    while (first().length + dice.length < next().dice) dice += throwDie();
    write(kept() + dice);
  };
  const rollRest = () => {
    let dice = kept() + missing();
    while (play(dice).next.dice) dice += throwDie();
    write(dice);
  };
  const tap = (die: number, face: string) => {
    if (die && !first()) setSecond(face);
    else write((die ? kept() : setup().accepted) + face + second());
  };
  const undo = () => (second() ? setSecond("") : write(kept().replace(/(r\w+\.|a\w+\.\w+\.\w+\.|.)$/, "")));
  const [asking, setAsking] = createSignal(false);

  const laid = () => setup().overlays.filter((o) => o.hex1);
  const turning = () => setup().overlays.find((o) => o.id === next().overlay);
  const ask = () => t(`ask.${next().step}`, { ...next(), drm: signed(next().drm), hexrow: turning()?.hexrow });
  const askLines = () => [
    ...(next().reroll ? [{ text: t(`again.${next().reroll!.because}`), rule: "F12.33" }] : []),
    ...drmLines(next().drms, t),
  ];
  const fell = () => {
    const entry = setup().log.at(-1);
    return entry
      ? rollLines(entry, t)
          .map((line) => line.text)
          .join(" ")
      : "";
  };
  const oneHex = () => get("onehex").split(".");
  const setOneHex = (id: string) =>
    set("onehex", ids.filter((other) => (other === id) !== oneHex().includes(other)).join(".") || "none");

  const freeWadis = () => ids.filter((id) => kindOf(id) === "W" && !laid().some((o) => o.id === id));
  const [wadi, setWadi] = createSignal("");
  const [wadiError, setWadiError] = createSignal("");
  const layWadi = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("hexes")).normalize("NFKC").toUpperCase();
    const [, board, one, two] = /^\s*(\d+)(\w+)\W+(\w+)\s*$/.exec(text) ?? [];
    const dice = `${kept()}a${wadi() || freeWadis()[0]}.${board}${one}.${board}${two}.`;
    const { error } = play(dice);
    setWadiError(error ? t(`error.${error.code}`) : "");
    if (!error) {
      setWadi("");
      write(dice);
    }
  };
  const reroll = (id: string) => (next().open ? write(`${kept()}r${id}.`) : roll.focus());

  const result = () => ({
    title: `${t("title")}: ${formatLayout(layout())}, ${t("north")}: ${t(`north.${get("north")}`)}`,
    lines: [...setup().overlays.map((o) => ({ text: overlayText(o, t) })), ...logLines(setup().log, t)],
  });

  return (
    <div class="calculator overlays">
      <div class="roll">
        <BadValues bad={bad()} strings={props.strings} />
        <Show when={boardError() || unread()}>
          <div class="bad" role="alert">
            <Show when={boardError()}>
              {(error) => (
                <p>
                  {t("badBoards", {
                    used: formatLayout(layout()),
                    rest: get("boards").slice(error().at),
                    because: t(`error.${error().code}`),
                  })}
                </p>
              )}
            </Show>
            <Show when={unread()}>
              <p>{t("badDice", { count: count(), rest: unread(), because: t(`error.${setup().error?.code}`) })}</p>
            </Show>
          </div>
        </Show>
        <Show
          when={!isEditing()}
          fallback={
            <>
              <p class="ask">
                {t("boards")} <RuleLink id="F12.3" to={props.ruleHref} />
              </p>
              <BoardSetup
                boards={formatLayout(layout())}
                set={(boards) => {
                  setEditing(true);
                  set("boards", boards);
                }}
                t={t}
              />
              <Choices
                label={t("north")}
                value={get("north")}
                set={(v) => set("north", v)}
                options={NORTH.map((value) => ({ value, label: t(`north.${value}`) }))}
              />
              <button type="button" class="big" disabled={!layout().rows.length} onClick={() => setEditing(false)}>
                {t("ready")}
              </button>
            </>
          }
        >
          <p class="fell" aria-live="polite">
            {fell()}
          </p>
          <p class="ask" tabindex="-1" ref={prompt}>
            {ask()} <Show when={next().rule}>{(id) => <RuleLink id={id()} to={props.ruleHref} />}</Show>
          </p>
          <button type="button" class="big" disabled={!next().dice} onClick={rollDice} ref={roll}>
            {t(`roll.${next().dice}`)}
          </button>
          <p class="hint">{t("orTap")}</p>
          <DiceInput dice={next().dice} chosen={[first(), second()]} tap={tap} t={t} />
          <div class="copy">
            <button type="button" disabled={!kept() && !second()} onClick={undo}>
              {t("undo")}
            </button>
            <button type="button" disabled={!next().dice} onClick={rollRest}>
              {t("rest")}
            </button>
            <Show
              when={asking()}
              fallback={
                <button type="button" disabled={!tokens()} onClick={() => setAsking(true)}>
                  {t("over")}
                </button>
              }
            >
              <p class="bad" role="alert">
                {t("over.ask", { count: count() })}
              </p>
              <button
                type="button"
                onClick={() => {
                  setAsking(false);
                  write("", true);
                }}
              >
                {t("over.yes")}
              </button>
              <button type="button" onClick={() => setAsking(false)}>
                {t("over.no")}
              </button>
            </Show>
          </div>
          <Show when={turning() && !turning()!.attempts && turning()}>
            {(overlay) => (
              <Check
                label={t("oneHex", { overlay: overlay().id })}
                value={oneHex().includes(overlay().id) ? "1" : "0"}
                set={() => setOneHex(overlay().id)}
              />
            )}
          </Show>
          <Derivation label={t("derivation")} lines={askLines()} ruleHref={props.ruleHref} />
        </Show>
      </div>

      <div class="set-up">
        <p class="north">
          {t("north")}: {t(`north.${get("north")}`)}{" "}
          <Show when={!tokens() && !isEditing()}>
            <button type="button" onClick={() => setEditing(true)}>
              {t("change")}
            </button>
          </Show>
        </p>
        <div class="plan">
          <Index each={halfBoards(layout())}>
            {(cell) => (
              <div style={`grid-area:${cell().row + 1}/${cell().column + 1}`}>
                <b>
                  {cell().board} {cell().half}
                </b>{" "}
                {setup()
                  .overlays.filter((o) => o.board === cell().board && o.half === cell().half)
                  .map((o) => o.id)
                  .join(" ")}
              </div>
            )}
          </Index>
        </div>
        <ul class="laid">
          <Index each={setup().overlays}>
            {(overlay) => (
              <li>
                <span>
                  {overlayText(overlay(), t)}
                  <Show when={overlay().conflictsWith.length}>
                    <strong>
                      {" "}
                      {t("conflict", { overlay: overlay().id, others: overlay().conflictsWith.join(", ") })}
                    </strong>
                  </Show>
                  <Show when={overlay().checkE1}> {t("checkE1")}</Show>
                </span>
                <Show when={overlay().hex1 && !overlay().agreed}>
                  <button
                    type="button"
                    disabled={!next().open && next().overlay !== overlay().id}
                    aria-label={t("rerollOf", { overlay: overlay().id })}
                    onClick={() => reroll(overlay().id)}
                  >
                    {t("reroll")}
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ul>
        <Show when={next().open && laid().some((o) => o.kind === "W") && freeWadis().length}>
          <form class="inputs" onSubmit={layWadi}>
            <Choices
              label={t("wadi")}
              value={wadi() || freeWadis()[0]!}
              set={setWadi}
              options={freeWadis().map((value) => ({ value, label: value }))}
            />
            <label>
              {t("wadi.hexes")}{" "}
              <input name="hexes" required autocomplete="off" autocapitalize="characters" placeholder="27H6-G7" />
            </label>
            <button type="submit">{t("wadi.lay")}</button>
            <RuleLink id="F12.41" to={props.ruleHref} />
            <p role="alert">{wadiError()}</p>
          </form>
        </Show>
        <p class="hint">
          {t("mapNote")} <RuleLink id="F12.33" to={props.ruleHref} />
        </p>
        <Index each={boardsWithOverlays(layout())}>
          {(board) => (
            <>
              <h2>{t("board", { board: board().number })}</h2>
              <BoardMap
                board={board()}
                overlays={laid()}
                label={t("map", {
                  board: board().number,
                  overlays: laid()
                    .filter((o) => o.board === board().number)
                    .map(hexesOf)
                    .join(", "),
                })}
              />
            </>
          )}
        </Index>
        <h2>{t("log")}</h2>
        <Derivation label={t("log")} lines={logLines(setup().log, t)} ruleHref={props.ruleHref} />
        <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
      </div>
    </div>
  );
}
