import { createEffect, Index, Show } from "solid-js";
import { optionText } from "../../rules/piece-option.ts";
import { RuleLink } from "../kit/Derivation.tsx";
import { type Answer, type Noted, rfRange, spanText, type T, timelineRows, timelineText } from "./availability.ts";
import { Timeline } from "./Timeline.tsx";

/** The pieces of an answer: those that can be bought, those without dates, those of other times and places. */
export function FoundPieces(props: {
  t: T;
  answer: Answer;
  /** All pieces, since the RF of one may be relative to another's. */
  pieces: readonly Noted[];
  /** The name of the piece whose timeline is open. */
  opened: string;
  open: (name: string) => void;
}) {
  const { t } = props;
  const undated = () => props.answer.undated;
  const notNow = () => props.answer.notNow;
  const isOpen = (piece: Noted) => props.opened === piece.name;

  /** The weapon that may be bought with a piece. */
  const Option = (own: { piece: Noted }) => (
    <Show when={own.piece.option}>{(option) => <small> {optionText(t, option())}</small>}</Show>
  );

  /** A piece's name with its note, then the button that opens its timeline. */
  function Piece(own: { piece: Noted }) {
    const rows = () => timelineRows(own.piece, props.pieces);
    return (
      <>
        <div>
          <b>{own.piece.name}</b> <RuleLink id={own.piece.rule} />
          <Option piece={own.piece} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen(own.piece)}
          aria-label={t("timeline", { name: own.piece.name })}
          onClick={() => props.open(isOpen(own.piece) ? "none" : own.piece.name)}
        >
          {t("timelineShort")}
        </button>
        <Show when={isOpen(own.piece)}>
          <Timeline
            t={t}
            rows={rows()}
            text={timelineText(t, own.piece, rows())}
            from={props.answer.from}
            to={props.answer.to}
          />
        </Show>
      </>
    );
  }

  let others!: HTMLDetailsElement;
  // The list opens when the piece that a reader seeks stands in it; only the reader closes it again.
  createEffect(() => {
    if (!props.answer.found.length || notNow().some(isOpen)) others.open = true;
  });
  return (
    <>
      <ol class="found" aria-label={t("byRf")}>
        <Index each={props.answer.found}>
          {(item) => (
            <li>
              <b class="rf">{rfRange(item())}</b>
              <Piece piece={item().piece} />
              <ul>
                <Index each={item().spans}>{(span) => <li>{spanText(t, span(), item().piece)}</li>}</Index>
              </ul>
            </li>
          )}
        </Index>
      </ol>
      <Show when={undated().length}>
        <p>
          {t("undated", { count: undated().length })}{" "}
          <Index each={undated()}>
            {(piece) => (
              <span class="undated">
                {piece().name} <RuleLink id={piece().rule} />
                <Option piece={piece()} />
              </span>
            )}
          </Index>
        </p>
      </Show>
      <p class="hint">{t("listing")}</p>
      <details ref={others} hidden={!notNow().length}>
        <summary>{t("notNow", { count: notNow().length })}</summary>
        <ul class="found">
          <Index each={notNow()}>
            {(piece) => (
              <li>
                <Piece piece={piece()} />
              </li>
            )}
          </Index>
        </ul>
      </details>
    </>
  );
}
