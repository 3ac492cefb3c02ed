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

/** The unit that moves along a path: a vehicle, Infantry or Cavalry. Infantry and Cavalry make no DR. */
export type Traveller = Vehicle | { readonly mover: "infantry" | "cavalry" };

/**
 * A step of a path. The unit enters a hex or, if `changesVca` is true, the vehicle turns by one hexspine in its hex.
 */
export type PathStep = {
  /**
   * The move into the hex. `from` and `wetOrMud` are ignored, because `planPath` determines them. For a change of VCA,
   * `wadi` is ignored too.
   */
  readonly move: Move;
  readonly changesVca: boolean;
  readonly accessibleToSand: boolean;
  readonly accessibleToHammada: boolean;
  /**
   * Whether the unit moves along a road. No DR is then made, as along a Track (`move.track`), but the cost is still
   * that of the terrain.
   */
  readonly alongRoad: boolean;
};

/** The MF or MP that the unit can spend on a path, and the costs before the first hex. */
export type Budget = {
  /** The unit's MF or MP; null if the path may cost any number. */
  readonly allotment: number | null;
  /** Whether a Start MP is paid; ignored for units that pay MF. */
  readonly startMp: boolean;
  /** Other MF or MP spent before the first hex, by rules that this site does not have (Stop, loading). */
  readonly other: number;
};

/** The cost and DR of a step. */
export type StepResult = {
  readonly cost: MovementCost;
  /**
   * The total cost up to and including this step. Null if this step or an earlier step is impossible. Also null after a
   * step that costs ALL, if other MF or MP were spent before or the allotment is unknown.
   */
  readonly costSoFar: number | null;
  /** Whether the unit can pay for all steps up to this one; always true if the allotment is null. */
  readonly isPaid: boolean;
  /**
   * The Hammada Immobilization DR, or why it is not made; null for Infantry and Cavalry. It is made before the Sand Bog
   * DR (D7.31).
   */
  readonly hammada: HammadaDr | NoHammadaDr | null;
  /** The Sand Bog DR, or why it is not made; null for Infantry and Cavalry. */
  readonly bog: SandBogDr | NoSandBogDr | null;
  /** The odds that no DR fails before this step. */
  readonly reaches: Odds;
  /** The odds that no DR fails up to and including this step. */
  readonly passesSoFar: Odds;
};

/** The costs and odds of a whole path. */
export type Path = {
  /** The costs before the first hex, such as a Start MP. */
  readonly before: readonly CostLine[];
  readonly steps: readonly StepResult[];
  readonly total: number | null;
  readonly passesAll: Odds;
  /** How many steps the unit can pay for; all steps if the allotment is null. */
  readonly paidSteps: number;
};

/** The MP that a vehicle pays to start (F.2 EX). */
const START_MP = 1;

const NEVER: Odds = { count: 0n, total: 1n };

/** Returns the value of `hex` to pass to `hammadaCheck` for a step (D3.31, D2.2, D7.2). */
function hammadaHex({ move, accessibleToHammada }: PathStep) {
  if (move.terrain === "hammada") return "hammada";
  if (!accessibleToHammada) return "other";
  if (move.sand) return "sand";
  if (move.terrain === "scrub") return "scrub";
  return move.terrain === "openGround" ? "openGroundAccessible" : "other";
}

/**
 * Returns the value of `hex` to pass to `sandBogCheck` for a step. Scrub Accessible to sand counts as Open Ground
 * (D7.31, D2.2, D3.2).
 */
function bogHex({ move, accessibleToSand }: PathStep) {
  if (move.sand) return "sand";
  if (move.terrain === "hammada") return "hammada";
  const open = move.terrain === "openGround" || move.terrain === "scrub";
  return open && accessibleToSand ? "openGroundAccessible" : "other";
}

/**
 * Returns the cost of a step. A change of VCA costs 1 MP per hexspine (F.2), or 2 MP if `move.doubled` is true (our
 * reading of D3.31).
 * @throws RangeError if Infantry or Cavalry change VCA
 */
function stepCost(unit: ChartUnit, move: Move, changesVca: boolean, book: Book): MovementCost {
  if (!changesVca) return movementCost(unit, move, book);
  if (unit === "infantry" || unit === "cavalry") throw new RangeError(`${unit} has no VCA to change`);
  const lines: CostLine[] = [{ name: "vca", cost: VCA_CHANGE, rule: "F.2" }];
  if (move.doubled) lines.push({ name: "doubled", cost: VCA_CHANGE, rule: "D3.31" });
  return { possible: true, kind: paysMf(unit) ? "MF" : "MP", lines, total: lines.length * VCA_CHANGE };
}

/**
 * Returns both DR of a step, Hammada Immobilization and Sand Bog, or why each is not made. `crossedCrest`: whether the
 * vehicle entered its hex across a Dune Crest hexside.
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

/** Returns the costs before the first hex: a Start MP (F.2), and other costs. */
function costBefore(unit: ChartUnit, { startMp, other }: Budget): CostLine[] {
  const lines: CostLine[] = [];
  if (startMp && !paysMf(unit)) lines.push({ name: "start", cost: START_MP, rule: "F.2" });
  if (other) lines.push({ name: "extra", cost: other });
  return lines;
}

/**
 * Returns the total cost after a step, or null (see `costSoFar`). A step that costs ALL is possible only if no MF or MP
 * were spent before.
 */
function paidAfter(before: number | null, cost: MovementCost, allotment: number | null): number | null {
  if (before === null || !cost.possible) return null;
  if (cost.total !== "ALL") return before + cost.total;
  return before === 0 ? allotment : null;
}

/**
 * Returns the cost (F.2), the DR and the odds of each step of a path. If a step calls for both DR, the Sand Bog DR
 * (D7.31) is made only if the Hammada Immobilization DR (D3.31) is passed.
 * Odds are unreduced fractions whose denominator is a power of 36. A step without a DR counts as 1/1, an impossible
 * step as 0/1.
 * `fromWadi`: whether the unit starts in the bed of a wadi.
 * @throws RangeError if Infantry or Cavalry change VCA
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
      // Doubling only improves the Hammada Immobilization DR, so without this DR the cost is not doubled.
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
