import assert from "node:assert/strict";
import { test } from "node:test";
import type { Odds } from "./distribution.ts";
import { type Move, PLAIN_MOVE } from "./movement-cost.ts";
import { type PathStep, planPath, type Traveller } from "./path.ts";
import type { Mover, Vehicle } from "./sand-bog.ts";
import type { Ec } from "./scenario.ts";

const step = (move: Partial<Move> = {}, rest: Partial<Omit<PathStep, "move">> = {}): PathStep => ({
  move: { ...PLAIN_MOVE, ...move },
  changesVca: false,
  accessibleToSand: false,
  accessibleToHammada: false,
  alongRoad: false,
  ...rest,
});
const plan = (who: Traveller, steps: PathStep[], ec: Ec = "dry", fromWadi = false) =>
  planPath(who, ec, fromWadi, steps);
const vehicle = (mover: Mover, groundPressure: Vehicle["groundPressure"] = "normal"): Vehicle => ({
  mover,
  groundPressure,
  britishBuilt: false,
});

const bothAccessible = step({}, { accessibleToSand: true, accessibleToHammada: true });
const onTrack = step({ sand: true, track: true });
const dune = step({ sand: true, duneCrest: true });
const hammada = step({ terrain: "hammada" });
const doubled = step({ terrain: "hammada", doubled: true });
const turn = step({ sand: true }, { changesVca: true });
const scrub = step({ terrain: "scrub" }, { accessibleToSand: true, accessibleToHammada: true });

/**
 * Computes the DRM of the Hammada Immobilization DR (D3.31) and of the Sand Bog DR (D7.31), without the code under
 * test. A DRM is null if its DR is not made.
 */
function oracle({ mover, groundPressure }: Vehicle, s: PathStep, ec: Ec): [number | null, number | null] {
  const { terrain, sand, track, doubled: twice, duneCrest } = s.move;
  if (track || s.alongRoad) return [null, null];
  const open = terrain === "openGround" && !sand;
  const cycle = mover === "motorcycle";
  const truck = mover === "mediumHeavyTruck" ? 1 : 0;
  let h: number | null = (twice ? 0 : 1) + (cycle ? 1 : 0) + truck;
  if (mover === "fullyTracked") h = null;
  else if (terrain !== "hammada") h = open && s.accessibleToHammada && (ec !== "mud" || cycle) ? h - 1 : null;
  let b: number | null = { low: 0, normal: 1, high: 2 }[groundPressure] + (mover === "fullyTracked" ? 0 : 1) + truck;
  if (duneCrest && !s.changesVca) b += 1;
  if (ec === "wet" || ec === "mud") b -= 1;
  if (!sand) b = (open || terrain === "scrub") && s.accessibleToSand ? b - 1 : null;
  return [h, cycle ? null : b];
}

const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

/** Returns the odds that no DR of a path fails, by enumerating all rolls. */
function enumerated(who: Vehicle, steps: PathStep[], ec: Ec): Odds {
  const drms = steps.flatMap((s) => oracle(who, s, ec)).filter((drm) => drm !== null);
  let through = 0n;
  let all = 0n;
  const roll = (from: number, failed: boolean) => {
    const drm = drms[from];
    if (drm === undefined) {
      all += 1n;
      if (!failed) through += 1n;
      return;
    }
    for (const dr of throws) roll(from + 1, failed || dr + drm >= 12);
  };
  roll(0, false);
  return { count: through, total: all };
}

test("D3.31, D7.31: the odds of paths with up to four DR match an enumeration of all dice", () => {
  const paths = [
    [bothAccessible],
    [bothAccessible, bothAccessible],
    [hammada, dune],
    [doubled, onTrack, scrub, turn],
    [scrub, step(), hammada],
  ];
  for (const mover of ["fullyTracked", "halftrack", "lightTruck", "mediumHeavyTruck", "wagon", "motorcycle"] as const) {
    for (const ec of ["dry", "wet", "mud"] as const) {
      for (const steps of paths) {
        const who = vehicle(mover);
        const path = plan(who, steps, ec);
        const same = (a: Odds, b: Odds) =>
          assert.equal(a.count * b.total, b.count * a.total, JSON.stringify({ mover, ec, steps }));
        same(path.passesAll, enumerated(who, steps, ec));
        path.steps.forEach(({ hammada: h, bog, reaches, passesSoFar }, i) => {
          const [hDrm, bDrm] = oracle(who, steps[i]!, ec);
          assert.deepEqual([h?.required ? h.drm : null, bog?.required ? bog.drm : null], [hDrm, bDrm]);
          same(reaches, enumerated(who, steps.slice(0, i), ec));
          same(passesSoFar, enumerated(who, steps.slice(0, i + 1), ec));
        });
      }
    }
  }
});

test("D7.511 EX: tank D pays 1, 3 and 4 MP to enter K3, J2 and I2, and makes a Sand Bog DR in each hex", () => {
  const k3 = step({}, { accessibleToSand: true });
  const path = plan(vehicle("fullyTracked"), [k3, step({ sand: true }), dune]);
  assert.deepEqual(
    path.steps.map(({ cost }) => cost.possible && cost.total),
    [1, 3, 4],
  );
  assert.equal(path.total, 8);
  assert.deepEqual(path.passesAll, { count: 35n * 33n * 30n, total: 36n ** 3n });
  const inHammada = plan(vehicle("fullyTracked"), [step({ terrain: "hammada" }, { accessibleToSand: true })]);
  assert.equal(inHammada.steps[0]?.bog?.required, false, "hammada in K3: no Sand Bog DR");
});

test("F.2 EX: the PSW 222(L) pays 34 MP, and the PzKpfw IIIL pays 11½ MP after its Start MP", () => {
  const vca = step({}, { changesVca: true });
  const car = plan(vehicle("armoredCar"), [
    step({ terrain: "orchard" }),
    step(),
    step({ wadi: true }),
    step({ place: "hill25" }),
    vca,
    vca,
    step({ bypass: true }),
    step({ terrain: "orchard", rise: "level" }),
    vca,
    step({ place: "hill25", bypass: true }),
  ]);
  assert.deepEqual(
    car.steps.map(({ cost }) => cost.possible && cost.total),
    [3, 1, 5, 7, 1, 1, 2, 7, 1, 6],
  );
  assert.equal(car.total, 34);
  const woods = step({ terrain: "other", otherCot: 6.5, wadi: true });
  const tank = planPath(vehicle("fullyTracked"), "dry", false, [step({ wadi: true }), woods, step()], "sl", {
    allotment: 13,
    startMp: true,
    other: 0,
  });
  assert.deepEqual(
    tank.steps.map(({ costSoFar, isPaid }) => [costSoFar, isPaid]),
    [
      [4, true],
      [12.5, true],
      [17.5, false],
    ],
    "½ of its 13 MP is left",
  );
  assert.equal(tank.paidSteps, 2);
  const closed = step({ terrain: "other", otherCot: "ALL", wadi: true });
  const stopped = plan(vehicle("armoredCar"), [step({ wadi: true }), closed, step()]);
  assert.equal(stopped.steps[1]?.cost.possible, false);
  assert.equal(stopped.total, null);
  assert.deepEqual(stopped.passesAll.count, 0n, "a unit that cannot enter a hex does not pass");
});

test("planPath gives Infantry and Cavalry costs but no DR, and throws if they change VCA", () => {
  const squad = plan({ mover: "infantry" }, [step({ sand: true }), step({ sand: true, duneCrest: true })]);
  assert.equal(squad.total, 5, "D7.511 EX, squad C");
  assert.deepEqual(squad.passesAll, { count: 1n, total: 1n });
  assert.equal(squad.steps[0]?.bog, null);
  assert.throws(() => plan({ mover: "cavalry" }, [turn]), RangeError);
});

test("D3.31: the cost of a hex is not doubled if no Hammada Immobilization DR is made in it", () => {
  const open = step({ doubled: true });
  for (const [who, hex, cost] of [
    [vehicle("halftrack"), doubled, 6],
    [vehicle("fullyTracked"), doubled, 2],
    [{ mover: "infantry" }, doubled, 1],
    [vehicle("lightTruck"), open, 1],
    [vehicle("lightTruck"), { ...open, accessibleToHammada: true }, 2],
    [vehicle("lightTruck"), { ...doubled, alongRoad: true }, 6],
    [vehicle("fullyTracked"), { ...doubled, changesVca: true }, 1],
  ] as const)
    assert.equal(plan(who, [hex]).total, cost, JSON.stringify({ who, hex }));
});

test("a vehicle in a wadi pays the cost to leave it, even if it first changes its VCA there", () => {
  const truck = vehicle("lightTruck");
  assert.equal(plan(truck, [step({ wadi: true }), step()]).total, 7 + 5);
  assert.equal(plan(truck, [step()], "dry", true).total, 5);
  assert.equal(plan(truck, [step({ wadi: true }), step({}, { changesVca: true }), step()]).total, 7 + 1 + 5);
  assert.equal(plan(truck, [step({}, { changesVca: true }), step()], "dry", true).total, 1 + 5);
  assert.equal(
    plan(truck, [step({ wadi: true }, { changesVca: true }), step()]).total,
    1 + 1,
    "a change of VCA does not enter a wadi",
  );
  assert.equal(
    plan(vehicle("wagon"), [step(), step({ wadi: true }), step()]).total,
    null,
    "without an allotment the cost ALL is not a number",
  );
});

test("D7.31, D3.31: Wet EC lower the cost and DRM of sand, and a vehicle can double its cost in hammada", () => {
  const wet = plan(vehicle("fullyTracked"), [step({ sand: true })], "wet");
  assert.equal(wet.total, 2);
  assert.equal(wet.steps[0]?.bog?.required && wet.steps[0].bog.drm, 0);
  assert.equal(plan(vehicle("halftrack"), [doubled]).total, 6);
  assert.equal(
    plan(vehicle("halftrack"), [step({ terrain: "hammada", doubled: true }, { changesVca: true })]).total,
    2,
  );
});

test("F.2: a step that costs ALL must be the first expense, and no step can follow it", () => {
  const wadi = step({ wadi: true });
  const wagon = (steps: PathStep[], other = 0) =>
    planPath(vehicle("wagon"), "dry", false, steps, "sl", { allotment: 8, startMp: true, other }).paidSteps;
  assert.equal(wagon([wadi]), 1, "a Wagon pays MF, and so no Start MP");
  assert.equal(wagon([wadi, step()]), 1);
  assert.equal(wagon([step(), wadi]), 1);
  assert.equal(wagon([wadi], 0.5), 0);
});

test("D9.2, D11.73: entering a hex costs more with a Gun in tow or in Heavy Dust, but changing VCA does not", () => {
  const truck = vehicle("lightTruck");
  const move = { towing: true, dust: "heavy" } as const;
  assert.equal(plan(truck, [step(move), step(move, { changesVca: true })]).total, 3 + 1);
  assert.equal(plan({ mover: "infantry" }, [step(move)]).total, 1);
});
