/**
 * Defines the conditions for game rules about terrain. The lists of rules name a condition by its export (row.ts).
 *
 * Terrain on an overlay in play always counts. Otherwise, the players' answer decides. Without an answer, the rules
 * about the boards in play decide. If they do not decide, the players are asked.
 */
import { alteredOf, hasKind, hasLaterBoard, hasOverlay, isNamed, ruleOfAltered } from "./boards.ts";
import { allTrue, answered, anyTrue, type Finding, firstOf, not, type Truth } from "./finding.ts";
import type { Game } from "./game.ts";
import { desertBoard } from "./on-boards.ts";

/**
 * For each terrain, a board that has it according to the rules. The rules name these hexes: scrub 26E9, hammada 26D4,
 * wadi 25C5, wadi cliff 25O9, bridge 25R1, Hillside 25C5-C6.
 */
const ON_BOARD = {
  scrub: { board: 26, rule: "D2.1" },
  hammada: { board: 26, rule: "D3.1" },
  wadi: { board: 25, rule: "D5.1" },
  wadiCliff: { board: 25, rule: "D5.6" },
  wadiBridge: { board: 25, rule: "D5.51" },
  hillside: { board: 25, rule: "D10.1" },
} as const;
type OnBoard = keyof typeof ON_BOARD;

/**
 * Returns whether a board in play has this terrain according to the rules. Overlay E1 may cover terrain of board 25,
 * but not its wadi, which continues on E1 (F12.51).
 */
function isShown(game: Game, name: OnBoard): boolean {
  const changes = name === "scrub" || name === "hammada";
  const boards = game.boards.filter(({ altered }) => !(changes && altered)).map(({ number }) => number);
  if (name === "scrub" && hasOverlay(game, "E1") && boards.includes(25) && e1Brush(game).holds === true) return true;
  const { board } = ON_BOARD[name];
  return boards.includes(board) && !(board === 25 && name !== "wadi" && hasOverlay(game, "E1"));
}

/**
 * Returns the condition that the game has this terrain. If the rules do not settle this, players are asked: about a
 * Hillside wall on any board, about other terrain only if there is a Desert Board or an overlay.
 */
const onBoard =
  (name: OnBoard) =>
  (game: Game): Finding => {
    const possible = name === "hillside" || game.overlays.length > 0 || desertBoard(game).holds !== false;
    const holds = game.answers[name] ?? (isShown(game, name) || (possible && "ask"));
    // D12.41: a wadi overlay overrides the players' answer.
    return { name, holds: (name === "wadi" && hasKind(game, "W")) || holds, rule: ON_BOARD[name].rule };
  };
/** D5.1: the condition that there is a wadi. */
export const wadi = onBoard("wadi");
/** D5.6: the condition that there is a wadi cliff. */
export const wadiCliff = onBoard("wadiCliff");
/** D5.51: the condition that there is a wadi hex with a bridge. */
export const wadiBridge = onBoard("wadiBridge");
/** D10.1: the condition that there is a Hillside wall or hedge. */
export const hillside = onBoard("hillside");

/** D13.1, D13.2: returns the conditions for scrub or hammada. A board with Alternate Terrain has neither. */
const changing =
  (name: "scrub" | "hammada") =>
  (game: Game): Finding[] => [
    { name: "altered", holds: alteredOf(game) !== "all", rule: ruleOfAltered(game) },
    onBoard(name)(game),
  ];
/** D2.1: the conditions for scrub, which Alternate Terrain turns into brush or woods. */
export const scrub = changing("scrub");
/** D3.1: the conditions for hammada, which Alternate Terrain turns into crag or brush. */
export const hammada = changing("hammada");

/**
 * Returns whether the game has a deir, hillock, sand or Dune. No board up to 31 has these except on overlays, but later
 * boards may. `here`: whether an overlay in play has the terrain. If true, the players' answer is ignored.
 */
const onOverlay = (game: Game, name: "deir" | "hillock" | "sand" | "dune", here: Truth): Truth =>
  here === true || (game.answers[name] ?? anyTrue(here, hasLaterBoard(game) && "ask"));

/** D4.1: the condition that there is a deir. */
export const deir = (game: Game): Finding => ({
  name: "deir",
  holds: onOverlay(game, "deir", hasKind(game, "D")),
  rule: "D4.1",
});

/** Returns whether any Sand Dune in play is a High Dune (D7.5). */
const isHigh = ({ overlays }: Game): Truth => {
  const dunes = overlays.filter(({ id }) => id.startsWith("SD"));
  return anyTrue(...dunes.map(({ dune }) => (dune ? dune === "high" : "ask")));
};
/**
 * D6.1, D7.5: the condition that there is a hillock. A High Dune is a hillock unless its sand is a grainfield (D13.2).
 */
export const hillock = (game: Game): Finding => {
  const isSand = allTrue(...notGrain(game).map(({ holds }) => holds));
  const dune = isHigh(game);
  const high = allTrue(isSand, dune);
  if (high === "ask" && dune === true && !hasKind(game, "H"))
    return { name: "hillock", holds: high, ask: "sandAsGrain" };
  if (high === "ask" && !hasKind(game, "H")) return { name: "hillock", holds: high, ask: "duneType" };
  return { name: "hillock", holds: onOverlay(game, "hillock", anyTrue(hasKind(game, "H"), high)), rule: "D6.1" };
};
/** D6.6: the condition that there is a Hillock Summit. Only overlays H1 and H4 have one. */
export const summit = (game: Game): Finding => ({
  name: "summit",
  holds: hasOverlay(game, "H1") || hasOverlay(game, "H4"),
});

/**
 * D13.2: the condition that sand overlays are not grainfields. Empty if the game lacks sand overlays or Steppe Terrain.
 */
const notGrain = (game: Game): Finding[] =>
  alteredOf(game, "steppe") !== "none" && hasKind(game, "S", "SD")
    ? [{ name: "sandAsGrain", holds: not(answered(game, "sandAsGrain")), rule: "D13.2" }]
    : [];

/**
 * D7.1: the conditions for sand. The single sand hex of overlay D6 is Open Ground in Broken and Steppe Terrain
 * (F12.421).
 */
export const sand = (game: Game): Finding[] => {
  const d6 = hasOverlay(game, "D6") && !hasKind(game, "S", "SD");
  const inD6: Truth = d6 && ({ none: true, some: "ask", all: false } as const)[alteredOf(game)];
  const holds = onOverlay(game, "sand", anyTrue(hasKind(game, "S", "SD"), inD6));
  const rule = d6 ? { sl: "D12.421", asl: "F12.421" }[game.book] : "D7.1";
  return [{ name: "sand", holds, rule }, ...notGrain(game)];
};
/** D7.5: the conditions for a Sand Dune. */
export const dune = (game: Game): Finding[] => [
  { name: "dune", holds: onOverlay(game, "dune", hasKind(game, "SD")), rule: "D7.5" },
  ...notGrain(game),
];

/**
 * D6.0-Crest: the conditions for terrain in which units can have crest status: a wadi or, on boards other than 25–31, a
 * sunken road, gully or stream.
 */
export const crest = (game: Game): readonly Finding[] => {
  const others = game.boards.some(({ number }) => !isNamed(number));
  const holds = game.answers.gully ?? (others && "ask");
  return firstOf([wadi(game)], [{ name: "gully", holds, rule: "D6.0-Crest" }]);
};
/**
 * D6.412: the conditions for rubble, or for terrain that affects LOS like rubble: crag of Broken Terrain (D13.1) or a
 * cactus patch (D13.4).
 */
export const rubble = (game: Game): readonly Finding[] =>
  firstOf(
    [{ name: "rubble", holds: answered(game, "rubble") }],
    [{ name: "broken", holds: alteredOf(game, "broken") !== "none", rule: "D13.1" }],
    [{ name: "cactusPatch", holds: answered(game, "cactusPatch"), rule: "D13.4" }],
  );
/** F12.41: the conditions for wadis to join: there is a wadi overlay, or wadis of different boards meet. */
export const wadiJoin = (game: Game): readonly Finding[] =>
  hasKind(game, "W")
    ? [{ name: "wadi", holds: true }]
    : [wadi(game), { name: "wadisMeet", holds: game.boards.length > 1 && answered(game, "wadisMeet") }];
/**
 * F12.52: the condition that brush of board 25 is scrub. The condition fails if board 25 is Broken Terrain; if only
 * other boards are Broken Terrain, the players decide.
 */
export const e1Brush = (game: Game): Finding => {
  const broken = game.boards.filter(({ altered }) => altered === "broken");
  return broken.some(({ number }) => number === 25)
    ? { name: "noBroken", holds: false, rule: "D13.1" }
    : { name: "e1Brush", holds: !broken.length || answered(game, "e1Brush") };
};
