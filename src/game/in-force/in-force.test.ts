import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../../tests/content.ts";
import { ALL_NO, ALL_YES, JULY, rulesOf, statusOf } from "../../../tests/in-force.ts";
import { coverage } from "../../content/coverage.ts";
import { DENSITIES } from "../dust-density.ts";
import { ECS, TIMES, WEATHERS } from "../scenario.ts";
import { type Game, QUESTIONS, TERRAIN_QUESTIONS } from "./game.ts";
import { RULE_ROWS } from "./in-force.ts";
import { numberIn } from "./names.ts";
import { CONDITIONS, idsOf } from "./row.ts";

/** Rules without an effect in play, because they only define terms or say which rules apply. */
const DEFINITIONS = [
  ...["F.12", "F12.1", "F12.4", "D12.1", "D12.4", "D11.1", "D11.79"],
  ...["D2.1", "D3.1", "D4.1", "D5.1", "D5.5", "D5.6", "D5.62", "D6.1", "D7.1", "D7.51", "D10.1"],
  ...["It-VN", "It-VR", "It-ON", "It-OR"],
];
/** Notes on Italian pieces that contain only history, dates and RF. */
const HISTORY = [
  ...["V1", "V2", "V6", "V9", "V10", "V12", "V13", "V14", "V18", "V20", "V24", "V25", "V28"],
  ...["O1", "O2", "O7", "O8", "O10", "O11", "O13", "O14", "O15", "O16", "O17", "O18", "O19", "O20"],
].map((note) => `It-${note}`);

const inRows = RULE_ROWS.flatMap(idsOf);

test("RULE_ROWS contains every rule of both books, except definitions, footnotes and history", () => {
  const left = [...content.registry.rules.keys()].filter((id) => !inRows.includes(id) && !id.startsWith("D-fn"));
  assert.deepEqual(new Set(left), new Set([...DEFINITIONS, ...HISTORY]));
  assert.deepEqual(
    inRows.filter((id) => !content.registry.rules.has(id)),
    [],
  );
});

test("each rule that a game of ASL lists has a page with the number that is shown", () => {
  const ids = [...new Set(inRows)].map((id) => numberIn("asl", id));
  assert.deepEqual(
    ids.filter((id) => !["rule", "parallel"].includes(content.registry.resolve(id)?.kind ?? "")),
    [],
  );
});

test("RULE_ROWS contains no rule, and no part of a rule, twice", () => {
  const names = RULE_ROWS.flatMap((row) => idsOf(row).map((id) => `${id}#${row.part ?? ""}`));
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});

test("RULE_ROWS contains every rule with a roll or modifier that a calculator computes", () => {
  const computed = coverage(content).filter(({ tools }) => tools.length);
  assert.deepEqual(
    computed.map(({ id }) => id).filter((id) => !inRows.includes(id)),
    [],
  );
});

test("RULE_ROWS contains every rule named in the quick reference, the terrain chart or a calculator", () => {
  const { quick, terrainRows, tools } = content;
  const named = [
    ...[...quick.terrain, ...quick.panels, ...terrainRows].map(({ rule }) => rule),
    ...tools.filter(({ slug }) => slug !== "availability").flatMap(({ rules }) => rules),
  ];
  assert.deepEqual(
    [...new Set(named)].filter((id) => !inRows.includes(id)),
    [],
  );
});

test("every condition belongs to some rule, and only D.1C#where and the Italian notes have no conditions", () => {
  const used = new Set<string>(RULE_ROWS.flatMap(({ when }) => when));
  assert.deepEqual(
    Object.keys(CONDITIONS).filter((name) => !used.has(name)),
    [],
  );
  const always = RULE_ROWS.filter(({ rule, when }) => !when.length && !rule.startsWith("It-"));
  assert.deepEqual(
    always.map(({ rule, part }) => `${rule}#${part}`),
    ["D.1C F.1C#where"],
  );
});

/** A game of which only the place, the month and the boards are known. */
const BARE: Game = {
  ...{ book: "sl", dyo: false, place: "northAfrica", month: "1942-07", overlays: [], answers: {} },
  boards: [{ number: 27 }, { number: 4 }, { number: 40 }],
};

test("every yes-or-no question is asked in some game, and an answered question is not asked again", () => {
  const games: Game[] = [
    BARE,
    { ...BARE, book: "asl", month: "1941-06", answers: { wadi: false } },
    {
      ...BARE,
      dyo: true,
      boards: [{ number: 26, altered: "steppe" }, { number: 25 }],
      overlays: [{ id: "SD1" }],
      ec: "dry",
    },
    { ...BARE, boards: [{ number: 26, altered: "broken" }, { number: 25 }], overlays: [{ id: "E1" }], ec: "dry" },
    { ...BARE, overlays: [{ id: "H1" }], answers: { ...ALL_NO, rubble: undefined, cactusPatch: undefined } },
  ];
  const asked = new Set<string>();
  /** Answers every open question until none remains: yes to `wadi`, no to all others. */
  const ask = (game: Game): void => {
    const asks = rulesOf(game).flatMap((found) => (found.inForce === "ask" ? found.asks : []));
    const open = QUESTIONS.filter((question) => asks.includes(question));
    for (const question of open) {
      assert.equal(game.answers[question], undefined, question);
      asked.add(question);
    }
    if (open.length)
      ask({ ...game, answers: { ...game.answers, ...Object.fromEntries(open.map((q) => [q, q === "wadi"])) } });
  };
  for (const game of games) ask(game);
  assert.deepEqual(
    QUESTIONS.filter((question) => !asked.has(question)),
    [],
  );
});

/** Games with unknown fields. */
const OPEN: Game[] = [
  BARE,
  { ...BARE, dyo: true, boards: [{ number: 25 }, { number: 26 }], overlays: [{ id: "SD1" }] },
  { ...BARE, dyo: true, boards: [{ number: 26, altered: "steppe" }, { number: 27 }], month: "1943-01" },
  { ...BARE, boards: [{ number: 26, altered: "steppe" }, { number: 40 }], ec: "dry" },
];
/** The possible values of each field that may be unknown. */
const VALUES: { readonly [K in keyof Game]?: readonly Game[K][] } = {
  weather: WEATHERS,
  time: [...TIMES, "none"],
  ec: ECS,
  wind: ["noWind", "mildBreeze", "heavyWind"],
  dust: DENSITIES,
  ssrHaze: ["none", "normal", "intense"],
  ssrSun: ["none", "early", "late"],
};

test("once a rule is known to be in force or not in force, no further answer changes this", () => {
  for (const game of OPEN) {
    const before = rulesOf(game);
    const asks = before.flatMap((found) => (found.inForce === "ask" ? found.asks : []));
    const later: Game[] = [
      ...Object.entries(VALUES).flatMap(([field, values]) => {
        // In a DYO scenario, `ssrHaze` and `ssrSun` are not varied, because an SSR would replace the Time of Day.
        const fixed = game[field as keyof Game] !== undefined || (game.dyo && field.startsWith("ssr"));
        return fixed ? [] : values.map((value) => ({ ...game, [field]: value }));
      }),
      ...[true, false].map((desert) => ({
        ...game,
        boards: game.boards.map((b) => (b.number > 31 ? { ...b, desert } : b)),
      })),
      ...(["high", "low"] as const).map((dune) => ({
        ...game,
        overlays: game.overlays.map(({ id }) => ({ id, dune })),
      })),
      ...QUESTIONS.filter((question) => asks.includes(question)).flatMap((question) =>
        [true, false].map((answer) => ({ ...game, answers: { ...game.answers, [question]: answer } })),
      ),
    ];
    for (const next of later)
      rulesOf(next).forEach((found, i) => {
        const was = before[i]!;
        if (was.inForce !== "ask") assert.equal(found.inForce, was.inForce, `${was.rule} ${JSON.stringify(next)}`);
      });
  }
});

test("if a rule depends on one unknown field, the field's values do not all give the same result", () => {
  for (const game of OPEN)
    rulesOf(game).forEach((found, i) => {
      if (found.inForce !== "ask" || found.asks.length > 1) return;
      const [field] = found.asks;
      const values = VALUES[field as keyof Game];
      if (!values) return;
      const outcomes = values.map((value) => rulesOf({ ...game, [field as string]: value })[i]!.inForce);
      assert.ok(new Set(outcomes).size > 1, `${found.rule}: ${field}`);
    });
});

test("after all yes-or-no questions are answered, only notes on Italian pieces are undecided", () => {
  for (const answers of [ALL_YES, ALL_NO])
    for (const book of ["sl", "asl"] as const)
      assert.deepEqual(
        rulesOf({ ...JULY, book, answers }).filter(({ inForce, rule }) => inForce === "ask" && !rule.startsWith("It-")),
        [],
      );
});

test("a malformed month throws", () => {
  assert.throws(() => rulesOf({ ...JULY, month: "July 1942" }), RangeError);
});

/** Returns the rules, and parts of rules, in force: `["D.1", "D.1C#where"]`. */
const idsIn = (game: Game) =>
  rulesOf(game)
    .filter((found) => found.inForce === true)
    .map(({ rule, part }) => (part ? `${rule}#${part}` : rule));
/**
 * D11.76: the rules about Dust that are in force at every density while Heavy Dust can exist. Wind can then change the
 * density.
 */
const DUST_BY_WIND = [
  ...["D11.7", "D11.71", "D11.72", "D11.73", "D11.73#entry", "D11.731", "D11.732", "D11.761", "D11.793"],
];
/** Answers every question about terrain with `there`. */
const groundIs = (there: boolean) => Object.fromEntries(TERRAIN_QUESTIONS.map((question) => [question, there]));
/** A printed scenario in Europe, in the month of `JULY`. */
const EUROPE: Game = { ...JULY, place: "other", boards: [{ number: 4 }], answers: ALL_NO };

test("in Europe, only the rule about where to rout is in force, both in DYO and in printed scenarios", () => {
  for (const dyo of [true, false]) {
    assert.deepEqual(idsIn({ ...EUROPE, dyo }), ["D.1C#where"]);
    assert.deepEqual(idsIn({ ...EUROPE, dyo, book: "asl" }), ["F.1C#where"]);
  }
});

test("with every kind of unit but without desert terrain, only rules about units and rout are in force", () => {
  const answers = { ...ALL_YES, ...groundIs(false) };
  // The players have not named any Italian pieces, so of the Italian notes only the one on OBA is in force.
  const inBoth = ["It-OArt"];
  assert.deepEqual(new Set(idsIn({ ...EUROPE, answers })), new Set(["D.1C#where", "D.7", "D.7#british", ...inBoth]));
  const opening = ["F.1C#where", "F.3", "F.3A", "F.8", "F.8A", "F.8C", "F.9", "F.10", "F.11"];
  assert.deepEqual(new Set(idsIn({ ...EUROPE, answers, book: "asl" })), new Set([...opening, ...inBoth]));
});

test("a game with every terrain, but no vehicles, aircraft or Guns, has exactly the expected rules in force", () => {
  const answers = { ...ALL_NO, ...groundIs(true) };
  const game: Game = { ...JULY, overlays: [{ id: "H1" }], answers };
  const inBoth = [
    ...["D1.1", "D2.2", "D2.21", "D2.3", "D3.2", "D3.3", "D3.4", "D4.2", "D4.4", "D4.5", "D4.51", "D4.52"],
    ...["D5.2", "D5.21", "D5.22", "D5.31", "D5.4", "D5.41", "D5.42", "D5.43", "D5.44", "D5.51", "D5.61", "D5.63"],
    ...["D5.65", "D5.66", "D5.67", "D6.0-Crest", "D6.11", "D6.12", "D6.13", "D6.14"],
    ...["D6.2", "D6.3", "D6.4", "D6.41", "D6.411", "D6.412", "D6.42", "D6.5", "D6.51", "D6.6"],
    ...["D7.2", "D7.3", "D7.4", "D7.42#barred", "D7.42#half", "D7.421", "D7.511", "D7.512", "D7.513", "D7.514"],
    ...["D7.5", "D8.1", "D8.2", "D8.3", "D8.4", "D8.41", "D9.1", "D9.2", "D9.3", "D10.2", "D10.3"],
    ...["D11.76", "D11.77", "D11.791", "D11.792", "D13.3", "D13.4#cost", "D13.4#los", "D13.4#tem", "D13.4#kindling"],
    ...["D13.5#cost", "D13.5#tem", "D13.6", "D11.6", ...DUST_BY_WIND],
  ];
  const sl = ["D.1", "D.1B", "D.1C#where", "D.1C#elimination", "D.1D", "D.2", "D.2A", "D.4", "D.6", "D.6B", "D12.2"];
  assert.deepEqual(new Set(idsIn(game)), new Set([...sl, ...inBoth]));
  const asl = [
    "F.1",
    "F.1B",
    "F.1C#where",
    "F.1C#elimination",
    "F.1D",
    "F.2",
    "F.2A",
    "F.5",
    "F.7",
    "F.7A",
    "F.7B",
    "F.7C",
  ];
  assert.deepEqual(new Set(idsIn({ ...game, book: "asl" })), new Set([...asl, "F12.2", ...inBoth]));
});

test("a printed scenario with Intense Heat Haze, tanks and trucks has exactly the expected rules in force", () => {
  const answers: Game["answers"] = {
    ...ALL_NO,
    vehicle: true,
    notTracked: true,
    axisVehicle: true,
    gun: true,
    hammada: true,
    scrub: true,
  };
  const known = { wadi: true, wadiCliff: true, wadiBridge: true, hillside: true };
  const game: Game = { ...JULY, ssrHaze: "intense", answers: { ...answers, ...known } };
  assert.deepEqual(
    new Set(idsIn(game)),
    new Set([
      ...["D.1", "D.1A", "D.1B", "D.1C#where", "D.1C#elimination", "D.2", "D.2A", "D.4"],
      ...["D1.1", "D2.2", "D2.21", "D2.3", "D3.2", "D3.3", "D3.31", "D3.4"],
      ...["D5.2", "D5.21", "D5.22", "D5.3", "D5.31", "D5.32", "D5.4", "D5.41", "D5.42", "D5.43", "D5.44", "D5.51"],
      ...["D5.61", "D5.63", "D5.65", "D5.66", "D5.67"],
      ...["D6.0-Crest", "D6.11", "D6.12", "D6.13", "D6.14", "D6.15"],
      ...["D9.3", "D10.2", "D10.3"],
      ...[
        "D11.6",
        "D11.621",
        "D11.623",
        "D11.731#entry",
        "D11.74",
        "D11.76",
        "D11.77",
        "D11.791",
        "D11.792",
        ...DUST_BY_WIND,
      ],
    ]),
  );
  assert.equal(statusOf(game, "D.3"), "out: date by D.3");
  assert.equal(statusOf(game, "D11.3"), "out: dyo by D11.3");
  assert.equal(statusOf(game, "D7.31"), "out: sand by D7.1");
  assert.equal(statusOf({ ...game, month: "1941-09" }, "D.3"), "in");
});

test("a DYO scenario with overlays in December has the rules of its haze, sand, High Dune, hillock and deir", () => {
  const game: Game = {
    ...{ ...JULY, book: "asl", dyo: true, month: "1941-12", ssrHaze: undefined, ssrSun: undefined },
    boards: [{ number: 26 }, { number: 29 }],
    overlays: [{ id: "S3" }, { id: "SD2", dune: "high" }, { id: "H4" }, { id: "D6" }, { id: "W1" }, { id: "X3" }],
    ...{ weather: "gusty", time: "midMorning", ec: "moderate", wind: "mildBreeze", dust: undefined },
    answers: { ...ALL_NO, vehicle: true, notTracked: true, gun: true, randomOverlays: true, hammada: true },
  };
  for (const rule of [
    ...["F.1A", "F.2", "F.5", "F12.3", "F12.33", "F12.42", "F12.421", "F12.45", "F12.41#joined", "F12.41#more"],
    ...[
      "D3.31",
      "D4.5",
      "D5.4",
      "D6.4",
      "D6.6",
      "D7.31",
      "D7.4",
      "D7.512",
      "D7.513",
      "D11.2",
      "D11.3",
      "D11.4",
      "D11.5",
      "D11.62",
    ],
  ])
    assert.equal(statusOf(game, rule), "in", rule);
  assert.equal(statusOf(game, "D11.621"), "out: haze by D11.3", "the haze is Intense only in May–September");
  assert.equal(statusOf(game, "F.4"), "out: date by F.4");
  assert.equal(statusOf(game, "F12.43"), "out: overlay by F12.43");
  for (const rule of ["D11.701", "D11.71", "D11.74", "D11.76"])
    assert.equal(statusOf(game, rule), "out: dry by D11.71", rule);
  assert.equal(statusOf({ ...game, ec: "dry" }, "D11.701"), "in");
  assert.equal(statusOf({ ...game, ec: "dry" }, "D11.71"), "in", "wind can bring Dust here");
  assert.equal(statusOf({ ...game, ec: "dry", boards: [{ number: 26 }, { number: 4 }] }, "D11.71"), "ask: dust");
});

test("a board that is not a Desert Board excludes Heavy Dust, Desert Mud and Failure to Rout in the desert", () => {
  const game: Game = { ...JULY, boards: [{ number: 26 }, { number: 4 }], dust: "light", answers: { ...ALL_YES } };
  for (const rule of ["D11.62", "D11.621", "D11.622", "D11.623"])
    assert.equal(statusOf(game, rule), "out: specified by D11.62", rule);
  for (const rule of ["D11.73", "D11.76", "D11.761", "D11.793"])
    assert.equal(statusOf(game, rule), "out: desertOnly by D11.73", rule);
  for (const rule of ["D11.71", "D11.74", "D11.75", "D.1A", "D.1B", "D.1C#where"])
    assert.equal(statusOf(game, rule), "in", rule);
  assert.equal(statusOf({ ...game, ec: "mud" }, "D11.8"), "out: desertOnly by D11.8");
  assert.equal(statusOf(game, "D.1C#elimination"), "out: desertOnly by D.1C");
});

test("Steppe Terrain excludes D.1A, D.1B and the rules of scrub, hammada and Heavy Dust, but not those of haze", () => {
  const boards = [26, 27].map((number) => ({ number, altered: "steppe" }) as const);
  const game: Game = { ...JULY, boards, ssrHaze: "normal", dust: "light", ec: "veryDry", answers: { ...ALL_YES } };
  for (const rule of ["D2.2", "D2.21", "D2.3", "D3.2", "D3.3", "D3.31", "D3.32", "D3.4"])
    assert.equal(statusOf(game, rule), "out: altered by D13.2", rule);
  for (const rule of ["D.1A", "D.1B"]) assert.match(statusOf(game, rule), /by D13[.]2$/, rule);
  for (const rule of ["D.2", "D11.62", "D11.71", "D11.74", "D11.75", "D13.2"])
    assert.equal(statusOf(game, rule), "in", rule);
  assert.equal(statusOf(game, "D11.73"), "out: noSteppe by D11.73");
  for (const rule of ["D11.71", "D11.74", "D11.75"])
    assert.equal(statusOf({ ...game, ec: "dry" }, rule), "out: dry by D13.2", rule);
  assert.equal(statusOf({ ...game, ec: "dry" }, "D11.62"), "in");
});

test("night excludes the rules of Sun Blindness, haze and desert Failure to Rout, but not of lights in Dust", () => {
  const game: Game = {
    ...JULY,
    time: "night",
    ssrHaze: "normal",
    ssrSun: "late",
    dust: "moderate",
    answers: { ...ALL_YES },
  };
  for (const rule of ["D11.61", "D11.611", "D11.612", "D11.62", "D11.621", "D11.622", "D11.623"])
    assert.match(statusOf(game, rule), /^out: daytime by D11[.]1$/, rule);
  for (const rule of ["D11.78", "D11.6", "D11.71", "D11.72", "D.6", "D.1C#where"])
    assert.equal(statusOf(game, rule), "in", rule);
  assert.equal(statusOf(game, "D.1C#elimination"), "out: daytime by D.1C");
});
