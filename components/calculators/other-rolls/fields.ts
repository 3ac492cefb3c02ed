/** The fields of all the smaller rolls. */
import { type Count, count, type Flag, flag, type KeysOf, oneOf, type StateOf } from "../kit/fields.ts";

/** A number of hexes entered in Desert Mud. */
const hexes = (start: number) => count(0, 20, start);

export const FIELDS = {
  roll: oneOf(["entrench", "reliability", "mud", "oba", "module", "tokill", "unbog", "ce"]),
  book: oneOf(["asl", "sl"]),
  place: oneOf(["desert", "sand", "broken", "steppe", "otherBoard"]),
  need: count(2, 12, 7),
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
export type State = StateOf<typeof FIELDS>;
export type FieldKey = keyof State;
export type RollName = State["roll"];
export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[];

/** Whether a field holds a number. */
export const isCount = (key: FieldKey): key is KeysOf<typeof FIELDS, Count> => "min" in FIELDS[key];
/** Whether a field holds yes or no. */
export const isFlag = (key: FieldKey): key is KeysOf<typeof FIELDS, Flag> => "flag" in FIELDS[key];
