/**
 * Converts a row of hexes (`LosRow`) to an attack of the viewer on the target. desert-fire.ts evaluates this attack.
 */
import {
  type Fact,
  type FireAttack,
  type FireGround,
  type Firer,
  type FireTerrain,
  PLAIN_ATTACK,
  type Place,
} from "../fire-attack.ts";
import {
  crossings,
  type End,
  isCrest,
  isDeir,
  isDugIn,
  isDune,
  isHillock,
  isInWadi,
  type Line,
  lineOf,
  otherEnd,
} from "./line.ts";
import { losOf } from "./los.ts";
import type { Form, Ground, LosRow, Posture, UnitKind } from "./row.ts";
import { CLIFF_ABOVE, FIRE_ABOVE, leavesByCliff, staysInWadi } from "./wadi.ts";

const kindOf = (kind: UnitKind): FireAttack["kind"] =>
  kind === "infantry" || kind === "passenger" ? "smallArms" : kind === "aerial" ? kind : "gun";
const targetOf = (kind: UnitKind): FireAttack["target"] =>
  kind === "gun" ? "infantry" : kind === "vehicle" ? "afv" : kind;
const coverOf = (posture: Posture): FireAttack["cover"] =>
  posture === "entrenched" ? "foxhole" : posture === "crest" || posture === "crestRear" ? "none" : posture;
const terrainOf = (form: Exclude<Form, "flat">): FireTerrain =>
  form === "summit" ? "hillock" : form === "deirLip" ? "deir" : form;
/**
 * Converts the ground of a hex to the ground of an attack. `hexOf` handles wrecks that have a TEM in the desert rules.
 */
const groundOf = (ground: Ground): FireGround =>
  ground === "track" ? "open" : ground === "wreck" || ground === "brush" || ground === "grain" ? "other" : ground;

/** D4.51, D6.52, D7.5: returns whether the desert rules state a TEM for an AFV or wreck in this hex. */
const givesWreckTem = ({ hex }: End): boolean => isDeir(hex) || isHillock(hex);

/** Returns the terrain and ground of the target's hex. Sand on a Dune is part of the Dune, not separate ground. */
function hexOf(target: End): Pick<FireAttack, "terrain" | "ground"> {
  const { hex, unit } = target;
  const isOwn = (hex.ground === "sand" && isDune(hex)) || (hex.ground === "wreck" && givesWreckTem(target));
  const ground = isOwn ? "open" : groundOf(hex.ground);
  if (hex.form === "flat") return { terrain: ground, ground: "open" };
  return { terrain: hex.form === "wadi" && isCrest(unit) ? "crest" : terrainOf(hex.form), ground };
}

function firerOf(line: Line, viewer: End): Firer {
  if (viewer.unit.posture === "crestRear") return "crest";
  if (!isInWadi(viewer)) return "ordinary";
  return leavesByCliff(line, viewer) ? "cliff" : "wadi";
}

/**
 * D5.4: returns where the other unit is, seen from the unit IN a wadi: "adjacent", "threeUp". Returns "unsaid" if
 * neither unit is IN a wadi.
 */
function placeOf(line: Line): Place {
  const inWadi = line.ends.find(isInWadi);
  if (!inWadi) return "unsaid";
  if (line.last === 1) return "adjacent";
  if (staysInWadi(line)) return "sameWadi";
  const above = otherEnd(line, inWadi).level - inWadi.level;
  return above >= CLIFF_ABOVE ? "fourUp" : above >= FIRE_ABOVE ? "threeUp" : "elsewhere";
}

/**
 * D4.5: returns whether the fire crosses a Lip Hexside that counts for the TEM of a deir. A Lip Hexside of the firer's
 * own hex counts only if the units are ADJACENT and the firer is in a deir too.
 */
const crossesLip = (line: Line): boolean =>
  crossings(line).some(
    ({ side, at }) => side === "lip" && at % 1 !== 0 && (at > 0.5 || (line.last === 1 && isDeir(line.ends[0].hex))),
  );

/**
 * D7.513: returns whether the fire crosses a Dune Crest hexside of the target's hex, or a Dune Crest hexspine that
 * touches the hex.
 */
const comesOverCrest = (line: Line): boolean =>
  crossings(line).some(({ side, at }) => side === "crest" && at >= line.last - 1);

/**
 * Returns the attack from the viewer at the target. Fields that the row does not determine have the values of
 * `PLAIN_ATTACK`.
 */
export function attackFrom(row: LosRow): FireAttack {
  const line = lineOf(row);
  const [viewer, target] = line.ends;
  const firer = firerOf(line, viewer);
  const place: Place = viewer.unit.kind === "aerial" ? "unsaid" : placeOf(line);
  const { terrain, ground } = hexOf(target);
  const isDirect = viewer.unit.kind !== "aerial";
  const mayHideBehind = isDirect && target.unit.kind !== "passenger";
  const lip = mayHideBehind && isDeir(target.hex) && crossesLip(line);
  const duneCrest = mayHideBehind && comesOverCrest(line);
  const toWadi = terrain === "wadi";
  const cliff = toWadi && leavesByCliff(line, target);
  const asksCliff = isDirect && firer !== "wadi" && firer !== "cliff" && (place === "adjacent" || place === "threeUp");
  const overCliff = place === "adjacent" && (firer === "cliff" || (asksCliff && cliff)) && firer !== "crest";
  const upOrDown = viewer.unit.kind === "vehicle" && viewer.level !== target.level;
  // The places "threeUp" and "fourUp" already determine which unit is higher, so the facts about height are omitted.
  const isFar = place === "threeUp" || place === "fourUp";
  const front = isDirect && target.unit.posture === "crest";
  const los = losOf(row);
  const facts: [boolean, Fact][] = [
    [isDirect && target.unit.kind !== "aerial" && los.verdict === "seen", "seen"],
    [asksCliff && cliff, "cliff"],
    [overCliff && upOrDown, "vehicle"],
    [overCliff && toWadi && !upOrDown && isDugIn(viewer.unit), "dugIn"],
    [lip, "lip"],
    [lip && !isFar && viewer.level === target.level, "sameLevel"],
    [duneCrest, "duneCrest"],
    [duneCrest && !isFar && viewer.level > target.level, "higher"],
    [isDirect && isHillock(target.hex) && !isFar && viewer.level <= target.level - 1, "lower"],
    [front, "front"],
    // D6.0-Crest: the crest front does not protect from fire inside the wadi, or from a unit at least 4 levels above
    // the wadi's bottom. The target is 1 level above the bottom, so that unit is at least 3 levels above the target.
    [front && (viewer.level >= target.level + 3 || staysInWadi(line)), "frontExempt"],
  ];
  const isInfantry = targetOf(target.unit.kind) === "infantry";
  const isWreck = isInfantry && target.hex.ground === "wreck" && givesWreckTem(target);
  return {
    ...PLAIN_ATTACK,
    ...{ kind: kindOf(viewer.unit.kind), target: targetOf(target.unit.kind), terrain, ground },
    cover: isWreck && target.unit.posture === "none" ? "wreck" : coverOf(target.unit.posture),
    ...{ firer, place, range: line.last, hindrance: los.hindrance },
    facts: facts.filter(([is]) => is).map(([, fact]) => fact),
  };
}
