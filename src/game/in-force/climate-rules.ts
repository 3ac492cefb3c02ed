/**
 * Lists the game rules about climate (D11), each with the conditions under which it is in force. Wind and Gusts are
 * never conditions, nor is a Dust density that wind can change, because each Player Turn may change them (D11.76).
 */
import { rows } from "./row.ts";

/** The rules of D11 with their conditions. */
export const CLIMATE = [
  ...rows("setup", "roll", {
    "D11.2": ["dyo", "aridLand"],
    "D11.3": ["dyo", "desertBoard"],
    "D11.4": ["dyo", "aridLand"],
    "D11.5": ["aridLand", "windByDr"],
    "D11.701": ["dyo", "dustPossible"],
  }),
  ...rows("setup", "setUp", { "D11.6111": ["sunEarly"] }),
  ...rows("turn", "roll", { "D11.76": ["heavyPossible"] }),
  ...rows("turn", "other", { "D11.77": ["dustPossible"] }),
  ...rows("movement", "movement", {
    "D11.73#entry": ["heavyPossible"],
    "D11.731#entry": ["heavyPossible", "vehicle"],
    "D11.8": ["desertMud", "motorOrWagon"],
  }),
  ...rows("movement", "roll", { "D11.8#bog": ["desertMud", "hammada", "motorOrWagon"] }),
  ...rows("movement", "los", { "D11.74": ["dustPossible", "motor"] }),
  ...rows("fire", "los", { "D11.3#mist": ["mist"], "D11.78": ["night", "lightDust"] }),
  ...rows("fire", "fire", {
    "D11.6": ["dlv"],
    "D11.61": ["sun"],
    "D11.611": ["sunEarly"],
    "D11.612": ["sunLate"],
    "D11.62": ["normalHaze"],
    "D11.621": ["intenseHaze"],
    "D11.622": ["haze", "aircraft"],
    "D11.623": ["haze"],
    "D11.7": ["dustPossible"],
    "D11.71": ["lightDust"],
    "D11.72": ["moderateDust"],
    "D11.73": ["heavyPossible"],
    "D11.731": ["heavyPossible"],
    "D11.732": ["heavyPossible"],
    "D11.75": ["dustPossible", "oba"],
    "D11.761": ["heavyPossible"],
    "D11.791": ["dlvOrDust"],
    "D11.792": ["dustPossible"],
    "D11.793": ["heavyPossible"],
  }),
];
