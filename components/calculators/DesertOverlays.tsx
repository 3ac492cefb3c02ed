/** DYO overlays (F12.3–F12.42): their random placement, die by die. */

import { batch, createMemo, createSignal, Index, Show } from "solid-js";
import {
  boardsWithOverlays,
  formatLayout,
  halfBoards,
  type North,
  parseLayout,
} from "../../src/game/overlay-layout.ts";
import { replay } from "../../src/game/overlay-setup.ts";
import { kindOf, type OverlayTables, overlayIds } from "../../src/game/overlay-tables.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import { BoardMap } from "./kit/BoardMap.tsx";
import { BoardSetup } from "./kit/BoardSetup.tsx";
import type { ResultLine } from "./kit/copy.ts";
import { DiceInput } from "./kit/DiceInput.tsx";
import { drmLines, logLines, overlayText, rollLines, type Say } from "./overlay-log.ts";
import {
  BadValues,
  Check,
  Choices,
  CopyResult,
  Derivation,
  fill,
  type IslandProps,
  RuleLink,
  Said,
  shown,
} from "./parts.tsx";
import { createUrlState, rememberState } from "./url-state.ts";

interface Props extends IslandProps {
  tables: OverlayTables;
}

const NORTH = ["up", "right", "down", "left"];

/** A die that the page throws. A byte of the last, incomplete six would favour some faces: another is drawn. */
function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
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
  const boards = () => formatLayout(layout());
  const boardError = () => (get("boards") ? parsed().error : undefined);
  const [editing, setEditing] = createSignal(false);
  const isEditing = () => editing() || !boards() || boardError();

  // What fell is in the address, and nowhere else; the first die of a DR waits there for the second.
  const dice = () => get("dice").replace(/\s/g, "");
  const oneHex = () => get("onehex").split(".");
  const play = (dice: string) => replay(layout(), dice, props.tables, { oneHex: oneHex() });
  const setup = createMemo(() => play(boardError() ? "" : dice()));
  const next = () => setup().next;
  const first = () => (setup().error?.code === "incomplete" ? setup().error!.token : "");
  /** A white die that was tapped before the colored one. */
  const [second, setSecond] = createSignal("");
  const [wadiError, setWadiError] = createSignal("");
  const kept = () => setup().accepted + first();
  const unread = () => dice().slice(kept().length);

  let prompt!: HTMLParagraphElement;
  let roll!: HTMLButtonElement;
  const write = (dice: string) => {
    // What is thrown away comes back with the browser's Back.
    if (!dice || unread()) rememberState();
    batch(() => {
      setSecond("");
      setWadiError("");
      set("dice", dice);
    });
    // The button that was pressed may be of no use now.
    if (document.activeElement?.matches(":disabled, .idle *")) (next().dice ? roll : prompt).focus();
  };
  const rollDice = () =>
    write(setup().accepted + (first() || throwDie()) + (next().dice > 1 ? second() || throwDie() : ""));
  const rollRest = () => {
    let dice = kept();
    while (play(dice).next.dice) dice += throwDie();
    // So many dice at once are taken back with the browser's Back.
    rememberState();
    write(dice);
  };
  const tap = (die: number, face: string) =>
    die && !first() ? setSecond(face) : write(die ? kept() + face : setup().accepted + face + second());
  const undo = () => write(second() ? kept() : kept().replace(/(r\w+\.|a\w+\.\w+\.\w+\.|.)$/, ""));
  const startOver = () => confirm(t("overAsk")) && write("");

  const laid = () => setup().overlays.filter((o) => o.hex1);
  const turning = () => setup().overlays.find((o) => o.id === next().overlay);
  const ask = () => t(`ask.${next().step}`, { ...next(), drm: formatDrm(next().drm), hexrow: turning()?.hexrow });
  const reasons = () => {
    const { reroll, drms } = next();
    return [...(reroll ? [{ text: t(`again.${reroll.because}`), rule: reroll.rule }] : []), ...drmLines(drms, t)];
  };
  const fell = () =>
    setup()
      .log.slice(-1)
      .flatMap((entry) => rollLines(entry, t))
      .map((line) => line.text)
      .join("\n");
  const setOneHex = (id: string) =>
    set("onehex", ids.filter((other) => (other === id) !== oneHex().includes(other)).join(".") || "none");

  const freeWadis = () => ids.filter((id) => kindOf(id) === "W" && !laid().some((o) => o.id === id));
  const layWadi = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const text = event.currentTarget.wadi.value.normalize("NFKC").toUpperCase();
    const [, id, board, one, two] = /(\w+)\W+(\d+)(\w+)\W+(\w+)/.exec(text) ?? [];
    const dice = `${setup().accepted}a${id}.${board}${one}.${board}${two}.`;
    const { error } = play(dice);
    setWadiError(error ? t(`error.${error.code}`) : "");
    if (error) return;
    event.currentTarget.reset();
    write(dice);
  };
  const reroll = (id: string) => {
    if (next().open) write(`${setup().accepted}r${id}.`);
    roll.focus();
  };

  const problems = () => {
    const lines: ResultLine[] = [];
    const add = (key: string, rest: string, code = "") =>
      lines.push({ text: t(key, { rest: shown(rest), because: t(`error.${code}`) }) });
    const error = boardError();
    if (error) add("badBoards", get("boards").slice(error.at) || get("boards"), error.code);
    if (unread()) add(error || !boards() ? "waitingDice" : "badDice", unread(), setup().error?.code);
    return lines;
  };
  const result = () => ({
    title: `${t("title")}: ${boards()}, ${t(get("north"))}`,
    lines: [...setup().overlays.map((o) => ({ text: overlayText(o, t) })), ...logLines(setup().log, t)],
  });
  const button = (key: string, onClick: () => void, disabled: () => unknown = () => false, values?: () => object) => (
    <button type="button" class={key} disabled={!!disabled()} onClick={() => onClick()}>
      {t(key, values?.())}
    </button>
  );
  const derivation = (key: string, lines: () => readonly ResultLine[]) => (
    <Derivation label={t(key)} lines={lines()} ruleHref={props.ruleHref} />
  );
  const rule = (id: string) => <RuleLink id={id} to={props.ruleHref} />;

  return (
    <div class="calculator overlays">
      <Said results={[fell(), ask()]} />
      <div class="panel">
        <BadValues bad={bad()} strings={props.strings} />
        <Show when={problems().length}>
          <div class="bad" role="alert">
            {derivation("problems", problems)}
          </div>
        </Show>
        <Show
          when={isEditing()}
          fallback={
            <>
              <p class="fell">{fell()}</p>
              <p class="ask" tabindex="-1" ref={prompt}>
                {ask()} {next().rule && rule(next().rule)}
              </p>
              <button type="button" class="big" disabled={!next().dice} onClick={rollDice} ref={roll}>
                {t(`roll.${next().dice}`)}
              </button>
              <p class="hint">{t("orTap")}</p>
              <DiceInput dice={next().dice} chosen={[first(), second()]} tap={tap} />
              <div class="copy">
                {button("undo", undo, () => !kept() && !second())}
                {button("rest", rollRest, () => !next().dice)}
                {button("over", startOver, () => !dice())}
              </div>
              <Show when={next().dice > 1 && turning()?.attempts === 0 && next().overlay}>
                {(id) => (
                  <Check
                    label={t("oneHex", { overlay: id() })}
                    value={oneHex().includes(id()) ? "1" : "0"}
                    set={() => setOneHex(id())}
                  />
                )}
              </Show>
              {derivation("derivation", reasons)}
            </>
          }
        >
          <p class="ask">
            {t("boards")} {rule("F12.3")}
          </p>
          <BoardSetup
            boards={boards()}
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
            options={NORTH.map((value) => ({ value, label: t(value) }))}
          />
          {button(
            "big",
            () => {
              setEditing(false);
              // Of boards without overlays nothing is rolled.
              (roll.disabled ? prompt : roll).focus();
            },
            () => !boards(),
          )}
        </Show>
      </div>

      <div class="set-up">
        <p>
          {t(get("north"))} <Show when={!dice() && !isEditing()}>{button("change", () => setEditing(true))}</Show>
        </p>
        <div class="plan">
          <Index each={halfBoards(layout())}>
            {(cell) => (
              <div style={{ "grid-area": `${cell().row + 1}/${cell().column + 1}` }}>
                {`${cell().board} ${cell().half}\n`}
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
                {overlayText(overlay(), t)}
                <Show when={overlay().attempts}>
                  {button(
                    "reroll",
                    () => reroll(overlay().id),
                    () => !next().open && next().overlay !== overlay().id,
                    () => ({ overlay: overlay().id }),
                  )}
                </Show>
              </li>
            )}
          </Index>
        </ul>
        <Show when={next().open && laid().some((o) => o.kind === "W") && freeWadis().length}>
          <form class="inputs" onSubmit={layWadi}>
            <label>
              {t("wadi", { free: freeWadis().join(", ") })} {rule("F12.41")}
              <input
                name="wadi"
                required
                autocapitalize="characters"
                placeholder={`${freeWadis()[0]} 27H6-G7`}
                aria-invalid={!!wadiError()}
                aria-describedby="wadi-error"
              />
            </label>
            <button type="submit">{t("lay")}</button>
            <p id="wadi-error" role="alert">
              {wadiError()}
            </p>
          </form>
        </Show>
        <p class="hint">
          {t("mapNote")} {rule("F12.33")}
        </p>
        <Index each={boardsWithOverlays(layout())}>
          {(board) => (
            <>
              <h2>{t("map", board())}</h2>
              <BoardMap board={board()} overlays={laid()} label={t("map", board())} />
            </>
          )}
        </Index>
        <Show when={setup().log.length}>
          <h2>{t("log")}</h2>
          {derivation("log", () => logLines(setup().log, t))}
          <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
        </Show>
      </div>
    </div>
  );
}
