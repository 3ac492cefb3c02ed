/** Lists the opening game rules (F.1–F.12, D.1–D.7), each with the conditions under which it is in force. */
import { rows } from "./row.ts";

/** The opening rules with their conditions. */
export const OPENING = [
  ...rows("setup", "setUp", {
    "D.1A F.1A": ["desertGround", "emplacement", "gun"],
    "D.5 F.6": ["dyo", "since 1942-01", "before 1944-01", "germans"],
    "D.6 F.7": ["knownMines"],
    "F.7A": ["knownMines"],
    "F.8A": ["freeFrench", "before 1943-12"],
    "F.8B": ["freeFrench", "since 1943-12"],
    "F.8D": ["dyo", "freeFrench"],
  }),
  ...rows("setup", "roll", { "D.6B F.7B": ["knownMines"] }),
  ...rows("movement", "movement", {
    "D.2 F.2": ["desertGround"],
    "D.2A F.2A": ["board25"],
    "F.11": ["motor", "reverseMotion"],
  }),
  ...rows("movement", "roll", {
    "D.3 F.4": ["northAfrica", "before 1941-10", "axisVehicle"],
    "F.7C": ["mines"],
    "F.10": ["vehicle"],
  }),
  ...rows("fire", "roll", { "D.1B F.1B": ["desertGround", "notSteppe"], "D.7": ["freeFrench"] }),
  ...rows("fire", "fire", { "F.8": ["freeFrench"], "F.8#assaultFire": ["freeFrench", "since 1943-12"] }),
  ...rows("rout", "other", {
    "D.1C F.1C#where": [],
    "D.1C F.1C#elimination": ["daytime", "desertOnly", "noAltered"],
  }),
  ...rows("any", "other", {
    "D.1 F.1": ["desertBoard"],
    "D.1D F.1D": ["overlay"],
    "D.4 F.5": ["northAfrica"],
    "D.7#british": ["freeFrench", "before 1944-01"],
    "D.7#us": ["freeFrench", "since 1944-01"],
    "F.3": ["dvp"],
    "F.3A": ["dvp", "vehicle"],
    "F.8C": ["frenchBuilt"],
    "F.9": ["usBuilt"],
  }),
];
