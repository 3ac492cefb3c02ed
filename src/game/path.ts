import { complement, type Odds, product } from "./distribution.ts";
import { type HammadaDr, hammadaCheck, type NoHammadaDr } from "./hammada.ts";
import {
  type ChartUnit,
  type CostLine,
  chartUnitOf,
  type Move,
  type MovementCost,
  movementCost,
  paysMf,
  VCA_CHANGE,
} from "./movement-cost.ts";
import { type NoSandBogDr, type SandBogDr, sandBogCheck, type Vehicle } from "./sand-bog.ts";
import { type Book, type Ec, isWetOrMud } from "./scenario.ts";

/** What moves along a path: a vehicle, or Infantry or Cavalry, which make no check. */
export type Traveller = Vehicle | { readonly mover: "infantry" | "cavalry" };

/** A hex entered, or (`changesVca`) the hex in which the vehicle stands and turns by one hexspine. */
export type PathStep = {
  /** `from` and `wetOrMud` follow from the path and are not looked at; nor is `wadi` where a vehicle turns and stays. */
  readonly move: Move;
  readonly changesVca: boolean;
  readonly accessibleToSand: boolean;
  readonly accessibleToHammada: boolean;
  /** Along a road: no DR, as on a Track (`move.track`), but the cost is the terrain's. */
  readonly alongRoad: boolean;
};

/** What a path is paid from, and what is paid beside its hexes. */
export type Budget = {
  /** The MF or MP that the unit has; null: they are not counted. */
  readonly allotment: number | null;
  /** Whether a Start MP is paid; who pays MF pays none. */
  readonly startMp: boolean;
  /** MF or MP that other rules of the book ask for (Stop, loading). They are set aside before the first hex. */
  readonly other: number;
};

export type StepResult = {
  readonly cost: MovementCost;
  /** What has been paid, this step included; null from a step on that cannot be made or takes a whole allotment. */
  readonly costSoFar: number | null;
  /** Whether the allotment pays for it; true where none is counted. */
  readonly isPaid: boolean;
  /** The two checks in their order: hammada before bog (D7.31). Null for Infantry and Cavalry. */
  readonly hammada: HammadaDr | NoHammadaDr | null;
  readonly bog: SandBogDr | NoSandBogDr | null;
  /** The odds of reaching this hex: no check before it has failed. */
  readonly reaches: Odds;
  /** The odds that no check has failed, this hex's included. */
  readonly passesSoFar: Odds;
};

export type Path = {
  /** What is paid before the first hex. */
  readonly before: readonly CostLine[];
  readonly steps: readonly StepResult[];
  readonly total: number | null;
  readonly passesAll: Odds;
  /** How many steps the allotment pays for; all of them where none is counted. */
  readonly paidSteps: number;
};

/** F.2, the example: what a vehicle pays to start. */
const START_MP = 1;

const NEVER: Odds = { count: 0n, total: 1n };

/** The hex for the Hammada Immobilization DR: Open Ground, but not scrub or sand, counts if Accessible (D3.31, D2.2, D7.2). */
function hammadaHex({ move, accessibleToHammada }: PathStep) {
  if (move.terrain === "hammada") return "hammada";
  if (!accessibleToHammada) return "other";
  if (move.sand) return "sand";
  if (move.terrain === "scrub") return "scrub";
  return move.terrain === "openGround" ? "openGroundAccessible" : "other";
}

/** The hex for the Sand Bog DR: Open Ground and scrub count if Accessible, hammada never (D7.31, D2.2, D3.2). */
function bogHex({ move, accessibleToSand }: PathStep) {
  if (move.sand) return "sand";
  if (move.terrain === "hammada") return "hammada";
  const open = move.terrain === "openGround" || move.terrain === "scrub";
  return open && accessibleToSand ? "openGroundAccessible" : "other";
}

/**
 * What a step costs. A change of VCA costs 1 MP a hexspine (F.2); paid twice if `doubled`, as D3.31 is read for it.
 * @throws RangeError where Infantry or Cavalry change VCA
 */
function stepCost(unit: ChartUnit, move: Move, changesVca: boolean, book: Book): MovementCost {
  if (!changesVca) return movementCost(unit, move, book);
  if (unit === "infantry" || unit === "cavalry") throw new RangeError(`${unit} has no VCA to change`);
  const lines: CostLine[] = [{ name: "vca", cost: VCA_CHANGE, rule: "F.2" }];
  if (move.doubled) lines.push({ name: "doubled", cost: VCA_CHANGE, rule: "D3.31" });
  return { possible: true, kind: paysMf(unit) ? "MF" : "MP", lines, total: lines.length * VCA_CHANGE };
}

/**
 * The two DR of a step, or why each is not made; none for Infantry and Cavalry. `crossedCrest`: the vehicle came into the hex in
 * which it is over a Dune Crest hexside.
 */
function checksOf(
  traveller: Traveller,
  step: PathStep,
  ec: Ec,
  crossedCrest: boolean,
  book: Book,
): Pick<StepResult, "hammada" | "bog"> {
  if (!("groundPressure" in traveller)) return { hammada: null, bog: null };
  const { doubled, track } = step.move;
  const alongTrackOrRoad = track || step.alongRoad;
  const action = step.changesVca ? "changesVca" : "enters";
  const forHammada = { hex: hammadaHex(step), alongTrackOrRoad, doubled, mud: ec === "mud" } as const;
  const forBog = { hex: bogHex(step), action, crossesDuneCrest: crossedCrest, alongTrackOrRoad, ec } as const;
  return {
    hammada: hammadaCheck(traveller, forHammada, book),
    bog: sandBogCheck(traveller, forBog, book),
  };
}

/** What is paid before the first hex: a Start MP (F.2), and what other rules ask for. */
function costBefore(unit: ChartUnit, { startMp, other }: Budget): CostLine[] {
  const lines: CostLine[] = [];
  if (startMp && !paysMf(unit)) lines.push({ name: "start", cost: START_MP, rule: "F.2" });
  if (other) lines.push({ name: "extra", cost: other });
  return lines;
}

/** What has been paid after a step; ALL is the allotment, which only who has paid nothing yet still has. */
function paidAfter(before: number | null, cost: MovementCost, allotment: number | null): number | null {
  if (before === null || !cost.possible) return null;
  if (cost.total !== "ALL") return before + cost.total;
  return before === 0 ? allotment : null;
}

/**
 * A row of hexes: what each costs (F.2) and whether the allotment pays for it, the DR that each asks for, in their order
 * (D3.31, then D7.31 only if that is passed), and the exact odds to come to it. Odds are products over powers of 36, not
 * reduced; no DR counts as 1/1, a step that cannot be made as 0/1. `fromWadi`: the first step begins in a wadi's bed.
 * @throws RangeError where Infantry or Cavalry change VCA
 */
export function planPath(
  traveller: Traveller,
  ec: Ec,
  fromWadi: boolean,
  steps: readonly PathStep[],
  book: Book = "sl",
  budget: Budget = { allotment: null, startMp: false, other: 0 },
): Path {
  const unit = chartUnitOf(traveller.mover);
  const { allotment } = budget;
  const before = costBefore(unit, budget);
  let inWadi = fromWadi;
  let crossedCrest = false;
  let total: number | null = before.reduce((sum, { cost }) => sum + Number(cost), 0);
  let passesAll = product();
  const done = steps.map((step): StepResult => {
    if (!step.changesVca) crossedCrest = step.move.duneCrest;
    const { hammada, bog } = checksOf(traveller, step, ec, crossedCrest, book);
    const move: Move = {
      ...step.move,
      from: inWadi ? "wadi" : "ordinary",
      wetOrMud: isWetOrMud(ec),
      // Nobody pays 2 times where no DR is made.
      doubled: step.move.doubled && hammada?.required === true,
    };
    const cost = stepCost(unit, move, step.changesVca, book);
    if (!step.changesVca) inWadi = step.move.wadi;
    total = paidAfter(total, cost, allotment);
    const isPaid = allotment === null || (total !== null && total <= allotment);
    const passes = cost.possible
      ? product(...[hammada, bog].flatMap((check) => (check?.required ? [complement(check.odds)] : [])))
      : NEVER;
    const reaches = passesAll;
    passesAll = product(passesAll, passes);
    return { cost, costSoFar: total, isPaid, hammada, bog, reaches, passesSoFar: passesAll };
  });
  const unpaid = done.findIndex(({ isPaid }) => !isPaid);
  return { before, steps: done, total, passesAll, paidSteps: unpaid < 0 ? done.length : unpaid };
}
