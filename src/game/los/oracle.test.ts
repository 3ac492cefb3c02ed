/**
 * Tests `losOf` against a second implementation of the LOS rules, written sentence by sentence from their text.
 * Compares both for every row of up to 4 hexes, and for many longer rows. All hexes are at Level 0, without Summits,
 * and no LOS runs along a hexspine.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { losOf } from "./los.ts";
import { type Form, type LosRow, PLAIN_HEX, PLAIN_UNIT, type Posture, type Side } from "./row.ts";
import { rowFaults } from "./row-faults.ts";

const TERRAIN = [
  "flat",
  "hillock",
  "lowDune",
  "highDune",
  "deir",
  "deirLip",
  "wadi",
] as const satisfies readonly Form[];

interface Case {
  readonly forms: readonly Form[];
  /** The terrain on the hexside between each hex and the next. */
  readonly sides: readonly Side[];
  readonly viewer: Posture;
  readonly target: Posture;
}

/** A case as one of the units sees it. The hex of that unit is first. */
interface View extends Case {
  readonly own: Posture;
  readonly last: number;
}

const viewsOf = (c: Case): readonly [View, View] => {
  const last = c.forms.length - 1;
  const back = { ...c, forms: c.forms.toReversed(), sides: c.sides.toReversed(), viewer: c.target, target: c.viewer };
  return [
    { ...c, own: c.viewer, last },
    { ...back, own: c.target, last },
  ];
};

const rises = (form: Form | undefined) => form === "hillock" || form === "highDune";
const isDune = (form: Form | undefined) => form === "lowDune" || form === "highDune";
const isHollow = (form: Form | undefined) => form === "deir" || form === "deirLip";
const dugIn = ({ own }: View) => own === "entrenched";

/**
 * Returns the level of the unit: ½ on a hillock (D6.2), −1 IN a wadi (D5.41), else 0. A unit in crest status is at 0
 * (D6.0-Crest).
 */
function levelOf({ forms, own }: View): number {
  if (rises(forms[0])) return 0.5;
  return forms[0] === "wadi" && own !== "crest" ? -1 : 0;
}

/**
 * D6.1: returns the indices of each hillock's first and last hex: `[[1, 2], [4, 4]]`. A hillock overlay and an adjacent
 * High Dune are two hillocks.
 */
function hillocks(forms: readonly Form[]): [number, number][] {
  const found: [number, number][] = [];
  forms.forEach((form, i) => {
    if (!rises(form)) return;
    if (forms[i - 1] === form) found.at(-1)![1] = i;
    else found.push([i, i]);
  });
  return found;
}

type Answer = "blocked" | "unsettled" | undefined;
type Sentence = (me: View, other: View) => Answer;
const blockedIf = (is: boolean): Answer => (is ? "blocked" : undefined);

/**
 * D6.4, D7.513: returns whether the units see past a hillock. At least one unit must be next to the hillock, and no
 * lower than the ground around it. No unit next to the hillock may be dug in.
 */
const isPassed =
  (me: View, other: View) =>
  ([from, to]: [number, number]): boolean => {
    const beside = [from === 1 ? [me] : [], to === me.last - 1 ? [other] : []].flat();
    // In the example of D7.513, unit C is next to a Dune. C does not see the entrenched units in I1 and J0, because
    // they are next to the same Dune.
    return beside.some((view) => levelOf(view) >= 0) && !beside.some(dugIn);
  };

/**
 * The sentences of the game rules that block LOS or leave it unsettled. Each is written from the view of one unit. It
 * is evaluated for both units, because LOS is mutual.
 */
const SENTENCES: Record<string, Sentence> = {
  "D6.4: a hillock blocks LOS between units at Level 0 unless a unit next to it is neither entrenched nor Emplaced": (
    me,
    other,
  ) => {
    if (levelOf(me) >= 0.5 || levelOf(other) >= 0.5) return undefined;
    return blockedIf(!hillocks(me.forms).every(isPassed(me, other)));
  },

  "D6.41: a unit on a hillock sees no lower unit past 2 or more other hillocks, unless D6.4 allows LOS past each one": (
    me,
    other,
  ) => {
    if (levelOf(me) < 0.5 || levelOf(other) >= levelOf(me)) return undefined;
    const others = hillocks(me.forms).filter(([from]) => from > 0);
    return blockedIf(others.length > 1 && !others.every(isPassed(me, other)));
  },

  "D7.512: a Dune Crest blocks LOS between lower units, unless it is on a hexside of a unit as high as the Dune's sand":
    (me, other) => {
      const highest = Math.max(levelOf(me), levelOf(other));
      const answers = me.sides.map((side, i): Answer => {
        const sand = [me.forms[i], me.forms[i + 1]].includes("highDune") ? 0.5 : 0;
        if (side !== "crest" || me.last === 1) return undefined;
        if (i === 0 && levelOf(me) >= sand) return undefined;
        if (i === me.last - 1 && levelOf(other) >= sand) return undefined;
        return blockedIf(highest < sand + 0.5);
      });
      return answers.find((answer) => answer);
    },

  "D4.4: a unit dug in inside a deir sees past the Lip only higher hexes, and the next hex on its own level": (
    me,
    other,
  ) => {
    if (me.forms[0] !== "deir" || !dugIn(me)) return undefined;
    const way = me.forms.findIndex((form) => !isHollow(form));
    const lip = me.sides.indexOf("lip");
    if (lip === -1 || (way !== -1 && lip >= way)) return undefined;
    if (levelOf(other) > 0) return undefined;
    return blockedIf(!(me.last === lip + 1 && levelOf(other) === 0));
  },

  "D6.0-Crest: at a range ≥ 2, a unit IN a wadi does not see units outside that are not above ground level": (
    me,
    other,
  ) => {
    if (levelOf(me) !== -1 || me.last === 1 || me.forms.every((form) => form === "wadi")) return undefined;
    // By the example of D10.2, a unit 2 levels above the wadi's bottom is seen. No unit of this test is that high: a
    // unit on a hillock is only 1½ levels above the bottom.
    return levelOf(other) <= 0 ? "blocked" : "unsettled";
  },
};

/**
 * Returns the verdict of the sentences: "blocked" if any sentence blocks LOS, else "unsettled" if any sentence leaves
 * LOS unsettled, else "seen".
 */
function verdictOf(c: Case): { verdict: "seen" | "blocked" | "unsettled"; by: string[] } {
  const [me, other] = viewsOf(c);
  const ways = [
    [me, other],
    [other, me],
  ] as const;
  const answers = Object.entries(SENTENCES).flatMap(([by, ask]) => ways.map(([a, b]) => ({ by, answer: ask(a, b) })));
  for (const verdict of ["blocked", "unsettled"] as const) {
    const those = answers.filter(({ answer }) => answer === verdict);
    if (those.length > 0) return { verdict, by: those.map(({ by }) => by) };
  }
  return { verdict: "seen", by: [] };
}

/**
 * Returns the terrain that may be on the hexside between two hexes; `[]` if they may not be adjacent. A LOS leaves a
 * deir only through a Lip hex and across its Lip Hexside. A Low Dune is never next to a High Dune, because the row
 * cannot say which of them has the Crest.
 */
function sidesBetween(a: Form, b: Form): Side[] {
  if (isDune(a) && isDune(b) && a !== b) return [];
  if ((a === "deir") !== (b === "deir") && !(isHollow(a) && isHollow(b))) return [];
  if (a === "deirLip" || b === "deirLip")
    return isHollow(a) && isHollow(b) ? (a === b ? ["none", "lip"] : ["none"]) : ["lip"];
  return isDune(a) || isDune(b) ? ["none", "crest"] : ["none"];
}

const posturesIn = (form: Form): Posture[] => (form === "wadi" ? ["none", "crest"] : ["none", "entrenched"]);

const rowOf = ({ forms, sides, viewer, target }: Case): LosRow => ({
  hexes: forms.map((form, i) => ({ ...PLAIN_HEX, form, side: sides[i] ?? "none" })),
  viewer: { ...PLAIN_UNIT, posture: viewer },
  target: { ...PLAIN_UNIT, posture: target },
  book: "sl",
});

const describeCase = ({ forms, sides, viewer, target }: Case) =>
  `${viewer}: ${forms.map((form, i) => `${form}${sides[i] && sides[i] !== "none" ? ` |${sides[i]}|` : ""}`).join(" ")}: ${target}`;

/** Compares `losOf` with the sentences for one case. `difference` describes how they disagree. */
function judge(c: Case): { verdict: "seen" | "blocked" | "unsettled"; difference?: string } {
  const { verdict, by } = verdictOf(c);
  const row = rowOf(c);
  const faults = rowFaults(row);
  if (faults.length > 0)
    return { verdict, difference: `${describeCase(c)}: refused by ${faults.map((f) => f.rule).join()}` };
  const { verdict: found, decidedBy: step } = losOf(row);
  if (found === verdict) return { verdict };
  const text = `${verdict} by the text (${by.join("; ")})`;
  return {
    verdict,
    difference: `${describeCase(c)}: ${text}, ${found} by the code (${step?.name} ${step?.rule} at ${step?.at})`,
  };
}

/** Yields every row of n hexes. */
function* rowsOf(n: number): Generator<Case> {
  const grow = function* (forms: Form[], sides: Side[]): Generator<[Form[], Side[]]> {
    if (forms.length === n) return yield [forms, sides];
    for (const form of TERRAIN) {
      for (const side of forms.length === 0 ? [undefined] : sidesBetween(forms.at(-1)!, form)) {
        yield* grow([...forms, form], side ? [...sides, side] : sides);
      }
    }
  };
  for (const [forms, sides] of grow([], [])) {
    for (const viewer of posturesIn(forms[0]!)) {
      for (const target of posturesIn(forms.at(-1)!)) yield { forms, sides, viewer, target };
    }
  }
}

test("`losOf` agrees with a second implementation of the rules on every row of 2 to 4 hexes", () => {
  const count = { seen: 0, blocked: 0, unsettled: 0 };
  const wrong: string[] = [];
  for (const n of [2, 3, 4]) {
    for (const c of rowsOf(n)) {
      const { verdict, difference } = judge(c);
      count[verdict]++;
      if (difference !== undefined) wrong.push(difference);
    }
  }
  assert.deepEqual(wrong.slice(0, 12), [], `${wrong.length} of ${count.seen + count.blocked + count.unsettled} rows`);
  for (const [verdict, n] of Object.entries(count)) assert.ok(n > 100, `${n} rows are ${verdict}`);
});

const longRow: fc.Arbitrary<Case> = fc
  .tuple(
    fc.array(fc.constantFrom(...TERRAIN), { minLength: 5, maxLength: 6 }),
    fc.array(fc.nat(1), { minLength: 7, maxLength: 7 }),
  )
  .filter(([forms]) => forms.every((form, i) => i === 0 || sidesBetween(forms[i - 1]!, form).length > 0))
  .map(([forms, picks]) => {
    const pick = <T>(list: readonly T[], i: number) => list[picks[i]! % list.length]!;
    return {
      forms,
      sides: forms.slice(1).map((form, i) => pick(sidesBetween(forms[i]!, form), i)),
      viewer: pick(posturesIn(forms[0]!), 5),
      target: pick(posturesIn(forms.at(-1)!), 6),
    };
  });

test("`losOf` agrees with a second implementation of the rules on random rows of 5 and 6 hexes", () => {
  fc.assert(
    fc.property(longRow, (c) => assert.equal(judge(c).difference, undefined)),
    fuzzSettings(3000),
  );
});
