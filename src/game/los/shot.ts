/** The attack from one end of a LOS at the other, for the rules of fire in the desert (desert-fire.ts). */
import { type Fact, type FireAttack, type Firer, type FireTerrain, PLAIN_ATTACK, type Place } from "../fire-attack.ts";
import { crossings, type End, isCrest, isDeir, isDugIn, isInWadi, type Line, lineOf, otherEnd } from "./line.ts";
import type { Form, Ground, LosRow, Posture, UnitKind } from "./row.ts";
import { CLIFF_ABOVE, FIRE_ABOVE, leavesByCliff, staysInWadi } from "./wadi.ts";

const KIND: Record<UnitKind, FireAttack["kind"]> = {
  infantry: "smallArms",
  passenger: "smallArms",
  vehicle: "gun",
  gun: "gun",
  aerial: "aerial",
};
const TARGET: Record<UnitKind, FireAttack["target"]> = {
  infantry: "infantry",
  gun: "infantry",
  passenger: "passenger",
  vehicle: "afv",
  aerial: "aerial",
};
const COVER: Record<Posture, FireAttack["cover"]> = {
  none: "none",
  entrenched: "foxhole",
  sangar: "sangar",
  emplaced: "emplaced",
  crest: "none",
  crestRear: "none",
};
const OF_FORM: Record<Exclude<Form, "flat">, FireTerrain> = {
  hillock: "hillock",
  summit: "hillock",
  lowDune: "lowDune",
  highDune: "highDune",
  deir: "deir",
  deirLip: "deir",
  wadi: "wadi",
};
const OF_GROUND: Record<Ground, FireTerrain> = {
  open: "open",
  track: "open",
  wreck: "open",
  scrub: "scrub",
  hammada: "hammada",
  sand: "sand",
  broken: "broken",
  cactus: "cactus",
  brush: "other",
  grain: "other",
};

function terrainOf({ hex, unit }: End): FireTerrain {
  if (hex.form === "flat") return OF_GROUND[hex.ground];
  return hex.form === "wadi" && isCrest(unit) ? "crest" : OF_FORM[hex.form];
}

function firerOf(line: Line, viewer: End): Firer {
  if (viewer.unit.posture === "crestRear") return "crest";
  if (!isInWadi(viewer)) return "ordinary";
  return leavesByCliff(line, viewer) ? "cliff" : "wadi";
}

/** D5.4: where the other unit is, if one of the two is down in a wadi. */
function placeOf(line: Line): Place {
  const inWadi = line.ends.find(isInWadi);
  if (!inWadi) return "unsaid";
  if (line.last === 1) return "adjacent";
  if (staysInWadi(line)) return "sameWadi";
  const above = otherEnd(line, inWadi).level - inWadi.level;
  return above >= CLIFF_ABOVE ? "fourUp" : above >= FIRE_ABOVE ? "threeUp" : "elsewhere";
}

/** D4.5: whether the fire crosses a Lip Hexside that counts: not of the firer's hex, but between ADJACENT units in two deirs. */
const crossesLip = (line: Line): boolean =>
  crossings(line).some(
    ({ side, at }) => side === "lip" && at % 1 !== 0 && (at > 0.5 || (line.last === 1 && isDeir(line.ends[0].hex))),
  );

/** D7.513: whether the fire comes across a Dune Crest hexside of the target's hex, or along a hexspine that meets it. */
const comesOverCrest = (line: Line): boolean =>
  crossings(line).some(({ side, at }) => side === "crest" && at >= line.last - 1);

/** The attack from the viewer at the target, by what the row tells of it; the rest is a plain attack's. */
export function attackFrom(row: LosRow): FireAttack {
  const line = lineOf(row);
  const [viewer, target] = line.ends;
  const facts: [boolean, Fact][] = [
    [isInWadi(target) && leavesByCliff(line, target), "cliff"],
    [viewer.unit.kind === "vehicle" && viewer.level !== target.level, "vehicle"],
    [isDugIn(viewer.unit), "dugIn"],
    [target.hex.ground === "brush", "brush"],
    [isDeir(target.hex) && crossesLip(line), "lip"],
    [viewer.level === target.level, "sameLevel"],
    [comesOverCrest(line), "duneCrest"],
    [viewer.level > target.level, "higher"],
    [viewer.level <= target.level - 1, "lower"],
    [target.unit.posture === "crest", "front"],
    // From 4 levels above the wadi's bottom, or inside the wadi (D6.0-Crest).
    [isCrest(target.unit) && (viewer.level >= target.level + 3 || staysInWadi(line)), "frontExempt"],
  ];
  const isWreck = target.hex.ground === "wreck" && target.unit.posture === "none";
  return {
    ...PLAIN_ATTACK,
    kind: KIND[viewer.unit.kind],
    target: TARGET[target.unit.kind],
    terrain: terrainOf(target),
    cover: isWreck ? "wreck" : COVER[target.unit.posture],
    firer: firerOf(line, viewer),
    place: placeOf(line),
    range: line.last,
    facts: facts.filter(([is]) => is).map(([, fact]) => fact),
  };
}
