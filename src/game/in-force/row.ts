/** A row of the tables of rules: a rule, when a player needs it, and what a game must be like for it to matter. */
import type { Book } from "../scenario.ts";
import * as boards from "./boards.ts";
import * as climate from "./climate.ts";
import type { Finding } from "./finding.ts";
import type { Game } from "./game.ts";
import * as ground from "./ground.ts";
import * as pieces from "./pieces.ts";

/** When in the game a rule is needed; `turn`: as a Player Turn begins. */
export type Phase = "setup" | "turn" | "movement" | "fire" | "rout" | "any";
/** What a rule does: a cost or limit of movement, a modifier or limit of fire, LOS, a die roll, set-up. */
export type Kind = "movement" | "fire" | "los" | "roll" | "setUp" | "other";

const { overlay, ...onBoards } = boards;
const since =
  (from: string) =>
  (game: Game): Finding => ({ name: "date", holds: game.month >= from });
const before =
  (end: string) =>
  (game: Game): Finding => ({ name: "date", holds: game.month < end });

/** The conditions that rows name. Each has one fact of a game that must hold, or several. */
export const CONDITIONS = {
  dyo: ({ dyo }: Game): Finding => ({ name: "dyo", holds: dyo }),
  printed: ({ dyo }: Game): Finding => ({ name: "printed", holds: !dyo }),
  windByDr: (game: Game) => (game.dyo ? [] : pieces.said("windByDr")(game)),
  // D.3, F.4: before October 1941.
  before1941October: before("1941-10"),
  // F.6: in 1942–43.
  since1942: since("1942-01"),
  before1944: before("1944-01"),
  since1944: since("1944-01"),
  // F.8A, F.8B: before 12/43, in or after it.
  before1943December: before("1943-12"),
  since1943December: since("1943-12"),
  // It-OC: before 8/41; It-VH, It-OH: from 9/42 on.
  before1941August: before("1941-08"),
  since1942September: since("1942-09"),
  // It-V0, It-O0: in 1945.
  since1945: since("1945-01"),
  before1946: before("1946-01"),
  desertBoard: onBoards.desertBoard,
  desertGround: onBoards.desertGround,
  desertOnly: onBoards.desertOnly,
  noAltered: onBoards.noAltered,
  notSteppe: onBoards.notSteppe,
  emplacement: onBoards.emplacement,
  board25: onBoards.board25,
  board25to31: onBoards.board25to31,
  overlayBoards: onBoards.overlayBoards,
  broken: onBoards.alteredTo("broken"),
  steppe: onBoards.alteredTo("steppe"),
  overlay: overlay(),
  wadiOverlay: overlay("W1", "W2", "W3", "W4"),
  d6: overlay("D6"),
  x1: overlay("X1"),
  x2: overlay("X2"),
  x3: overlay("X3"),
  x4or5: overlay("X4", "X5"),
  e1: overlay("E1"),
  northAfrica: climate.northAfrica,
  aridLand: climate.aridLand,
  daytime: climate.daytime,
  night: climate.night,
  mist: climate.mist,
  haze: climate.haze,
  normalHaze: climate.hazeIs("normal"),
  intenseHaze: climate.hazeIs("intense"),
  sun: climate.sun,
  sunEarly: climate.sunAt("early"),
  sunLate: climate.sunAt("late"),
  dlv: climate.dlv,
  dlvOrDust: climate.dlvOrDust,
  notWetOrMud: climate.notWetOrMud,
  wetOrMud: climate.wetOrMud,
  mud: climate.mud,
  dustPossible: climate.dustPossible,
  heavyPossible: climate.heavyPossible,
  lightDust: climate.dustFrom("light"),
  moderateDust: climate.moderateDust,
  heavyDust: climate.dustFrom("heavy"),
  veryHeavyDust: climate.dustFrom("veryHeavy"),
  extremelyHeavyDust: climate.dustFrom("extremelyHeavy"),
  heavyWind: climate.heavyWind,
  calm: climate.calm,
  scrub: ground.scrub,
  hammada: ground.hammada,
  deir: ground.deir,
  wadi: ground.wadi,
  wadiCliff: ground.wadiCliff,
  wadiBridge: ground.wadiBridge,
  wadiJoin: ground.wadiJoin,
  crest: ground.crest,
  hillock: ground.hillock,
  summit: ground.summit,
  sand: ground.sand,
  dune: ground.dune,
  hillside: ground.hillside,
  rubble: ground.rubble,
  e1Brush: ground.e1Brush,
  vehicle: pieces.vehicle,
  motor: pieces.motor,
  motorOrWagon: pieces.motorOrWagon,
  vehicleOrWagon: pieces.vehicleOrWagon,
  axisVehicle: pieces.someVehicle("axisVehicle"),
  leavesDeir: pieces.leavesDeir,
  hammadaDr: pieces.hammadaDr,
  rocky: pieces.rocky,
  mines: pieces.mines,
  reverseMotion: pieces.reverseMotion,
  motorcycle: pieces.said("motorcycle"),
  gun: pieces.said("gun"),
  oba: pieces.said("oba"),
  aircraft: pieces.said("aircraft"),
  parachutes: pieces.said("parachutes"),
  germans: pieces.said("germans"),
  italians: pieces.said("italians"),
  freeFrench: pieces.said("freeFrench"),
  frenchBuilt: pieces.said("frenchBuilt"),
  usBuilt: pieces.said("usBuilt"),
  dvp: pieces.said("dvp"),
  randomOverlays: pieces.said("randomOverlays"),
  wallOrHedge: pieces.said("wallOrHedge"),
  track: pieces.said("track"),
  sangar: pieces.said("sangar"),
  knownMines: pieces.said("knownMines"),
  cactusHedge: pieces.said("cactusHedge"),
  cactusPatch: pieces.said("cactusPatch"),
  oliveGrove: pieces.said("oliveGrove"),
  vineyard: pieces.said("vineyard"),
} as const satisfies Record<string, (game: Game) => Finding | readonly Finding[]>;
export type ConditionName = keyof typeof CONDITIONS;

/**
 * `rule`: its id; where the books number it differently or only one has it, "D.3 F.4" or "F.10" (`idIn`). `part`: which
 * part of a rule whose parts have different conditions. `when`: all must hold; none: always in force.
 */
export type RuleRow = {
  readonly rule: string;
  readonly part?: string;
  readonly phase: Phase;
  readonly kind: Kind;
  readonly when: readonly ConditionName[];
};

/** Rows of one phase and kind, one for each rule. */
export const rows = (phase: Phase, kind: Kind, rules: Readonly<Record<string, readonly ConditionName[]>>): RuleRow[] =>
  Object.entries(rules).map(([key, when]) => {
    const [rule = "", part] = key.split("#");
    return part ? { rule, part, phase, kind, when } : { rule, phase, kind, when };
  });

/** The ids of a row: those of the opening rules and of Section 12 belong to one book, the others to both. */
export const idsOf = ({ rule }: Pick<RuleRow, "rule">): readonly string[] => rule.split(" ");
/** The name of a rule, or of a part of it: "D7.31", "D7.41#half". */
export const nameOf = ({ rule, part }: { rule: string; part?: string | undefined }): string =>
  part ? `${rule}#${part}` : rule;
/** Whether a book has a rule of this id. */
export const isInBook = (id: string, book: Book): boolean =>
  !/^(?:F|D\.|D12\.)/.test(id) || id.startsWith(book === "asl" ? "F" : "D");
