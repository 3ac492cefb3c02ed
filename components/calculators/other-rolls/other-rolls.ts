/** The fields of the calculator "Other desert rolls", the fields that each roll uses, and the copied result. */
import { NOTED_BREAKDOWN, NOTED_WEAPONS } from "../../../src/game/breakdown.ts";
import type { Distribution } from "../../../src/game/distribution.ts";
import { MUD_HEXES } from "../../../src/game/mud-bog.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import type { OnlyBook } from "../kit/define-calculator.ts";
import { type Count, count, type Flag, flag, type KeysOf, oneOf, type StateOf, startState } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { HAMMADA_WORDS } from "../shared/result-lines.ts";

export const words = wordsOf("rolls", "ask.theatre", "ask.doubled", ...HAMMADA_WORDS);
export type RollsSay = SayOf<typeof words>;

/** Creates a field for a number of hexes entered in Desert Mud. */
const hexes = (start: number) => count(0, 20, start);

/** The highest Final DR with which an Entrenching Attempt succeeds in ASL (B27.11). */
const ASL_ENTRENCHES_ON = 5;

/** The fields that each roll uses. Rolls and fields are in display order. */
const ASKED_FOR = {
  entrench: ["place", "need", "drm"],
  reliability: ["side", "kind", "theatre", "when", "red", "fails", "times"],
  mud: ["arid", "boards", "mud", "plain", "moto", ...MUD_HEXES],
  oba: [],
  module: ["dr"],
  tokill: ["tk"],
  unbog: ["help", "frees"],
  ce: ["afv", "from", "face"],
  breakdown: ["weapon", "breaks", "dusty", "times"],
  landing: ["landing", "morale", "drm", "times"],
  broken: ["doubled"],
} as const;
export type RollName = keyof typeof ASKED_FOR;

const OF_SL = { book: "sl", other: "unknown" } as const;
const OF_NOTES = { book: "italian" } as const;
/** The book whose game rules a roll always uses. A roll that is not listed uses the book that the user chose. */
export const BOOK_OF: { readonly [Roll in RollName]?: OnlyBook } = {
  mud: OF_SL,
  module: OF_NOTES,
  tokill: OF_NOTES,
  unbog: OF_NOTES,
  ce: OF_NOTES,
  breakdown: OF_NOTES,
  landing: OF_SL,
  broken: OF_SL,
};

export const FIELDS = {
  roll: oneOf(Object.keys(ASKED_FOR) as RollName[]),
  book: bookField("asl"),
  place: oneOf(["desert", "sand", "broken", "steppe", "otherBoard"]),
  need: count(2, 12, ASL_ENTRENCHES_ON),
  drm: count(-6, 6, 0),
  side: oneOf(["axis", "other"]),
  kind: oneOf(["vehicle", "motorcycle"]),
  theatre: oneOf(["northAfrica", "other"]),
  when: oneOf(["before", "after"]),
  red: flag(),
  fails: count(2, 12, 12),
  times: count(1, 20, 1),
  dr: oneOf(["none", "1", "2", "3", "4", "5", "6"]),
  tk: count(1, 13, 7),
  help: oneOf(["squad", "crewOrHs", "twoCrewsOrHs", "none"]),
  frees: count(1, 6, 3),
  afv: oneOf(["mr35", "smv90"]),
  from: oneOf(["indirect", "rear", "otherDirect"]),
  face: oneOf(["armored", "unarmored"]),
  weapon: oneOf(NOTED_WEAPONS),
  breaks: count(2, 12, NOTED_BREAKDOWN),
  dusty: flag(),
  landing: oneOf(["cactusPatch", "oliveGrove", "vineyard"]),
  morale: count(2, 10, 7),
  doubled: flag(),
  arid: flag(true),
  boards: flag(true),
  mud: flag(true),
  plain: flag(true),
  moto: flag(),
  open: hexes(1),
  openTrack: hexes(0),
  openPaved: hexes(0),
  openElsewhere: hexes(0),
  scrub: hexes(0),
  hammada: hexes(0),
  sand: hexes(0),
};
export type RollsState = StateOf<typeof FIELDS>;
export type FieldKey = keyof RollsState;
export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[];

export const isCount = (key: FieldKey): key is KeysOf<typeof FIELDS, Count> => "min" in FIELDS[key];
export const isFlag = (key: FieldKey): key is KeysOf<typeof FIELDS, Flag> => "flag" in FIELDS[key];

const RARELY_ASKED: ReadonlySet<FieldKey> = new Set(["red", "times", "breaks", "arid", "boards", "mud", "plain"]);
/** Returns whether the field is folded away because players rarely change it. */
export const isRarelyAsked = (key: FieldKey): boolean => RARELY_ASKED.has(key);

/** Returns whether any folded field of the chosen roll has a value other than its start value. */
export const hasMore = (state: RollsState): boolean =>
  askedFor(state).some((key) => isRarelyAsked(key) && state[key] !== FIELDS[key].start);

/** The result texts and the bar chart of a roll. */
export interface Outcome {
  answer: Answer;
  lines: readonly ResultLine[];
  bars?: { dist: Distribution; marked: (value: number) => boolean; label: string };
}

/**
 * Returns the fields of the chosen roll. Of `face` and `from`, only the field that applies to the chosen AFV is
 * included.
 */
export const askedFor = ({ roll, afv }: RollsState): FieldKey[] =>
  (ASKED_FOR[roll] as readonly FieldKey[]).filter((key) => key !== (afv === "mr35" ? "face" : "from"));

/**
 * Creates a function that changes to another roll. A roll chosen for the first time has start values, so that its link
 * does not contain values of other rolls. A roll chosen again has its last values. The book stays the same.
 */
export function rollChanger(): (state: RollsState, roll: RollName) => RollsState {
  const left = new Map<RollName, RollsState>();
  return (state, roll) => {
    left.set(state.roll, { ...state });
    return { ...(left.get(roll) ?? startState(FIELDS)), roll, book: state.book };
  };
}

/** Returns the user's inputs as text: chosen options, checked boxes, and numbers other than 0. */
function chosenText(t: RollsSay, state: RollsState): string {
  const chosen = askedFor(state).flatMap((key) => {
    if (isCount(key)) return state[key] ? `${t(key)} ${state[key]}` : [];
    if (isFlag(key)) return state[key] ? t(key) : [];
    if (key === "dr" && state.dr !== "none") return state.dr;
    return (t as Say)(`${key}.${state[key]}`);
  });
  return chosen.join(t("comma"));
}

/** Returns the title and lines that the copy buttons copy. The first line has the user's inputs. */
export function rollResult(t: RollsSay, state: RollsState, outcome: Outcome): Result {
  const chosen = chosenText(t, state);
  return {
    title: t(`roll.${state.roll}`) + t("colon") + answerText(t, outcome.answer),
    lines: [...(chosen ? [{ text: chosen }] : []), ...outcome.lines],
  };
}
