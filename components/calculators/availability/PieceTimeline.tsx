import { createMemo, Show } from "solid-js";
import { type Noted, type T, timelineRows, timelineText } from "./availability.ts";
import { Timeline } from "./Timeline.tsx";

/** The button that opens a piece's timeline, and the timeline. `pieces`: all of them, since a RF may be relative to another's. */
export function PieceTimeline(props: {
  t: T;
  piece: Noted;
  pieces: readonly Noted[];
  from: string;
  to: string;
  open: boolean;
  toggle: () => void;
}) {
  const { t } = props;
  const rows = createMemo(() => (props.open ? timelineRows(props.piece, props.pieces) : []));
  return (
    <>
      <button
        type="button"
        aria-expanded={props.open}
        aria-label={t("timeline", { name: props.piece.name })}
        onClick={() => props.toggle()}
      >
        {t("timelineShort")}
      </button>
      <Show when={props.open}>
        <Timeline
          rows={rows()}
          theatreName={(row) => t(`theatre.${row.theatre}`)}
          text={timelineText(t, props.piece, rows())}
          from={props.from}
          to={props.to}
        />
      </Show>
    </>
  );
}
