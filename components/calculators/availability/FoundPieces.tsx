import { createEffect, Index, Show } from "solid-js";
import { RuleLink } from "../kit/Derivation.tsx";
import { type Answer, type Noted, rfRange, spanText, type T } from "./availability.ts";
import { PieceTimeline } from "./PieceTimeline.tsx";

/** The pieces of an answer: those that can be bought, those without dates, those of other times and places. */
export function FoundPieces(props: {
  t: T;
  answer: Answer;
  pieces: readonly Noted[];
  /** The name of the piece whose timeline is open. */
  opened: string;
  open: (name: string) => void;
}) {
  const { t } = props;
  const undated = () => props.answer.undated;
  const notNow = () => props.answer.notNow;
  const isOpen = (piece: Noted) => props.opened === piece.name;
  const TimelineOf = (own: { piece: Noted }) => (
    <PieceTimeline
      t={t}
      piece={own.piece}
      pieces={props.pieces}
      from={props.answer.from}
      to={props.answer.to}
      open={isOpen(own.piece)}
      toggle={() => props.open(isOpen(own.piece) ? "none" : own.piece.name)}
    />
  );
  let others!: HTMLDetailsElement;
  // Opened for a reader who seeks a piece that cannot be had; only the reader closes it again.
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
              <div>
                <b>{item().piece.name}</b> <RuleLink id={item().piece.rule} />
              </div>
              <TimelineOf piece={item().piece} />
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
                <div>
                  <b>{piece().name}</b> <RuleLink id={piece().rule} />
                </div>
                <TimelineOf piece={piece()} />
              </li>
            )}
          </Index>
        </ul>
      </details>
    </>
  );
}
