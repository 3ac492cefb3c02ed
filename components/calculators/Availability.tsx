/** Availability of Italian vehicles and Guns (It-V, It-O): what can be bought where and when, by Rarity Factor. */
import { createEffect, createMemo, Index, Show } from "solid-js";
import {
  availableIn,
  CAMPAIGNS,
  isUndated,
  printedMonths,
  type Span,
  spansOf,
  theatresOf,
  WAR,
} from "../../src/game/availability.ts";
import type { Piece, Theatre } from "../../src/schemas/availability.ts";
import type { ResultLine } from "./kit/copy.ts";
import { BadValues, Choices, CopyResult, fill, type IslandProps, RuleLink, Said } from "./parts.tsx";
import { createUrlState, type Field } from "./url-state.ts";

/** A piece with the note it comes from. */
export interface Noted extends Piece {
  rule: string;
}

interface Props extends IslandProps {
  /** The theatres to choose from. */
  theatres: readonly Theatre[];
  pieces: readonly Noted[];
  /** The names of the months in this language, January first. */
  months: readonly string[];
}

const YEARS = ["1940", "1941", "1942", "1943", "1944", "1945"];
/** A year, a month, or two months with the later one last. */
const WHEN = /^194[0-5](?:-(?:0[1-9]|1[0-2])(?:_194[0-5]-(?:0[1-9]|1[0-2]))?)?$/;

/** "1.4"; the dash stands for a RF that only the Listing has. */
const rfText = (rf: number | null) => rf?.toFixed(1) ?? "–";

export default function Availability(props: Props) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const FIELDS: Record<string, Field> = {
    theatre: { values: props.theatres },
    when: {
      start: "1941-03",
      valid: (text) => WHEN.test(text) && (text.length < 15 || text.slice(0, 7) < text.slice(8)),
    },
    kind: { values: ["both", "vehicle", "gun"] },
    name: { start: "", valid: () => true },
    piece: { values: ["none", ...props.pieces.map((p) => p.name)] },
  };
  const { get, set, bad } = createUrlState(FIELDS);
  const theatre = () => get("theatre") as Theatre;
  const year = () => get("when").slice(0, 4);
  const month = () => get("when").slice(5, 7);
  const until = () => get("when").slice(8);
  // Memos: what asks for the first month has nothing to do when the last one changes.
  const from = createMemo(() => `${year()}-${month() || "01"}`);
  const to = createMemo(() => until() || `${year()}-${month() || "12"}`);
  const setWhen = (y: string, m: string, last: string) => {
    const first = m ? `${y}-${m}` : y;
    set("when", m && last > first ? `${first}_${last}` : first);
  };
  const monthNumbers = props.months.map((_, i) => String(i + 1).padStart(2, "0"));
  /** What the last month of a period can be. */
  const later = createMemo(() => YEARS.flatMap((y) => monthNumbers.map((m) => `${y}-${m}`)).filter((m) => m > from()));

  const wanted = createMemo(() => {
    const name = get("name").trim().toLowerCase();
    return props.pieces.filter(
      (p) =>
        (get("kind") === "both" || p.rule.startsWith("It-V") === (get("kind") === "vehicle")) &&
        p.name.toLowerCase().includes(name),
    );
  });
  // Reckoned over all pieces: a base may be out of sight.
  const found = createMemo(() =>
    availableIn(props.pieces, theatre(), from(), to()).filter(({ piece }) => wanted().includes(piece)),
  );
  const undated = createMemo(() => wanted().filter(isUndated));
  const notNow = createMemo(() => wanted().filter((p) => !isUndated(p) && !found().some(({ piece }) => piece === p)));
  /** Where the months asked for leave the theatre's campaign. */
  const campaign = () => {
    const c = CAMPAIGNS[theatre()];
    return c && (from() < c.from || to() > c.to) ? c : undefined;
  };

  /** Opened for who seeks a piece that cannot be had; closed again by hand alone. */
  const opened = (others: HTMLDetailsElement) =>
    createEffect(() => {
      if (!found().length || notNow().some((p) => p.name === get("piece"))) others.open = true;
    });

  const theatreName = (name: Theatre) => t(`theatre.${name}`);
  const count = (n: number) => (n ? t(n === 1 ? "one" : "many", { count: n }) : t("none"));
  const outcome = () =>
    t("count", { theatre: theatreName(theatre()), when: printedMonths(from(), to()), count: count(found().length) });
  const spanText = (span: Span, piece: Noted) =>
    t(span.rf === null ? "rowNoRf" : "row", {
      theatre: theatreName(span.row.theatre),
      months: printedMonths(span.row.from, span.row.to),
      rf: rfText(span.rf),
    }) +
    (span.base && span.rf !== null
      ? t("base", {
          base: span.base.name,
          baseRf: rfText(span.base.rf),
          plus: rfText(piece.relativeTo!.plus),
          most: rfText(piece.relativeTo!.most),
        })
      : "") +
    (span.only ? t("comma") + t(`only.${span.only}`) : "");
  const rfRange = (a: { least: number | null; greatest: number | null }) =>
    a.least === a.greatest ? rfText(a.least) : `${rfText(a.least)}–${rfText(a.greatest)}`;

  const result = () => ({
    title: outcome(),
    lines: [
      ...found().map(
        ({ piece, spans, ...rf }): ResultLine => ({
          text: `${rfRange(rf)} ${piece.name}: ${spans.map((s) => spanText(s, piece)).join(t("comma"))}`,
          rule: piece.rule,
        }),
      ),
      ...(undated().length
        ? [
            {
              text: `${t("undated", { count: undated().length })} ${undated()
                .map((p) => p.name)
                .join(t("comma"))}`,
            },
          ]
        : []),
    ],
  });

  const TimelineOf = (own: { piece: Noted }) => {
    const open = () => get("piece") === own.piece.name;
    return (
      <>
        <button
          type="button"
          aria-expanded={open()}
          aria-label={t("timeline", { name: own.piece.name })}
          onClick={() => set("piece", open() ? "none" : own.piece.name)}
        >
          {t("timelineShort")}
        </button>
        <Show when={open()}>
          <Timeline
            rows={theatresOf(own.piece, props.pieces).map((name) => ({
              name: theatreName(name),
              spans: spansOf(own.piece, name, WAR.from, WAR.to, props.pieces),
            }))}
            label={(rows) => t("timelineText", { name: own.piece.name, rows: rows.join(t("comma")) })}
            spanText={(span) => spanText(span, own.piece)}
            from={from()}
            to={to()}
          />
        </Show>
      </>
    );
  };

  return (
    <div class="calculator finder">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="step ask">
        <div class="inputs">
          <Choices
            label={t("theatre")}
            value={theatre()}
            set={(v) => set("theatre", v)}
            options={props.theatres.map((value) => ({ value, label: theatreName(value) }))}
          />
          <Choices
            label={t("kind")}
            value={get("kind")}
            set={(v) => set("kind", v)}
            options={["both", "vehicle", "gun"].map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
        <div class="inputs">
          <Choices
            label={t("year")}
            value={year()}
            set={(v) => setWhen(v, month(), until())}
            options={YEARS.map((value) => ({ value, label: value }))}
          />
          <Choices
            label={t("month")}
            value={month()}
            set={(v) => setWhen(year(), v, until())}
            options={["", ...monthNumbers].map((value) => ({
              value,
              label: value ? props.months[Number(value) - 1]! : t("wholeYear"),
            }))}
          />
          <Show when={month() && later().length}>
            <label class="field">
              <span>{t("until")}</span>
              <select onChange={(event) => setWhen(year(), month(), event.currentTarget.value)}>
                <option value="" selected={!until()}>
                  {t("noPeriod")}
                </option>
                {later().map((m) => (
                  <option value={m} selected={until() === m}>
                    {printedMonths(m, m)}
                  </option>
                ))}
              </select>
            </label>
          </Show>
          <label class="field">
            <span>{t("name")}</span>
            <input type="search" value={get("name")} onInput={(event) => set("name", event.currentTarget.value)} />
          </label>
        </div>
      </div>

      <div>
        <p class="verdict outcome">
          <b>{outcome()}</b>
        </p>
        <Show when={campaign()}>
          {(c) => (
            <p class="bad">
              {t("campaign", { months: printedMonths(c().from, c().to) }).split("{rule}")[0]}
              <RuleLink id={c().rule} to={props.ruleHref} />
              {t("campaign").split("{rule}")[1]}
            </p>
          )}
        </Show>
        <ol class="found" aria-label={t("byRf")}>
          <Index each={found()}>
            {(item) => (
              <li>
                <b class="rf">{rfRange(item())}</b>
                <div>
                  <b>{item().piece.name}</b> <RuleLink id={item().piece.rule} to={props.ruleHref} />
                </div>
                <TimelineOf piece={item().piece} />
                <ul>
                  <Index each={item().spans}>{(span) => <li>{spanText(span(), item().piece)}</li>}</Index>
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
                  {piece().name} <RuleLink id={piece().rule} to={props.ruleHref} />
                </span>
              )}
            </Index>
          </p>
        </Show>
        <p class="hint">{t("listing")}</p>
        <details ref={opened} hidden={!notNow().length}>
          <summary>{t("notNow", { count: notNow().length })}</summary>
          <ul class="found">
            <Index each={notNow()}>
              {(piece) => (
                <li>
                  <div>
                    <b>{piece().name}</b> <RuleLink id={piece().rule} to={props.ruleHref} />
                  </div>
                  <TimelineOf piece={piece()} />
                </li>
              )}
            </Index>
          </ul>
        </details>
      </div>
      <Said results={[outcome()]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}

/** Units of the picture: a month is wide enough for its RF to be read, upright or turned. */
const MONTH = 13;
const BAND = 24;
/** Months since the war began. */
const since = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1940 * 12 - 6;
const MONTHS = since(WAR.to) + 1;
const x = (months: number) => Math.max(0, Math.min(MONTHS, months)) * MONTH;
const upright = (month: number) => `M${x(month)} 0V${BAND}`;
const TURNS_OF_YEARS = YEARS.slice(1).map((year) => since(`${year}-01`));
const YEAR_LINES = TURNS_OF_YEARS.map(upright).join("");

/** Theatres × months, the darker the commoner, with the RF in each band; the months asked for stand between two lines. */
function Timeline(props: {
  rows: readonly { name: string; spans: readonly Span[] }[];
  spanText: (span: Span) => string;
  label: (rows: string[]) => string;
  from: string;
  to: string;
}) {
  // Reckoned by who passes them, each time they are read.
  const rows = createMemo(() => props.rows);
  const text = () => props.label(rows().flatMap((row) => row.spans.map(props.spanText)));
  const chosenLines = () => upright(since(props.from)) + upright(since(props.to) + 1);
  return (
    <section
      class="timeline"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex="0"
      aria-label={text()}
      ref={(box) => queueMicrotask(() => (box.scrollLeft = x(since(props.from)) - 100))}
    >
      <div>
        <svg viewBox={`0 0 ${MONTHS * MONTH} ${BAND}`} aria-hidden="true">
          {TURNS_OF_YEARS.map((month, i) => (
            <text x={x(month)} y="20">
              {YEARS[i + 1]}
            </text>
          ))}
        </svg>
        {rows().map((row) => (
          <>
            <b aria-hidden="true">{row.name}</b>
            <svg viewBox={`0 0 ${MONTHS * MONTH} ${BAND}`} aria-hidden="true">
              <path d={YEAR_LINES} />
              <path class="chosen" d={chosenLines()} />
              {row.spans.map((span) => {
                const left = x(since(span.from));
                const width = x(since(span.to) + 1) - left;
                const middle = left + width / 2;
                return (
                  <>
                    <rect
                      x={left}
                      y="1"
                      width={width}
                      height={BAND - 2}
                      fill-opacity={span.rf === null ? 0 : 0.04 + (1.6 - span.rf) * 0.4}
                    />
                    <text
                      class="band"
                      text-anchor="middle"
                      x={middle}
                      y={BAND / 2 + 4}
                      transform={width < 20 ? `rotate(-90 ${middle} ${BAND / 2})` : undefined}
                    >
                      {rfText(span.rf)}
                    </text>
                  </>
                );
              })}
            </svg>
          </>
        ))}
      </div>
    </section>
  );
}
