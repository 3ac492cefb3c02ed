import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { JULY } from "../../../tests/in-force.ts";
import { compareDensity, DENSITIES, type Density, densestPossible } from "../dust-density.ts";
import { densityTurns } from "../dust-effects.ts";
import type { Game } from "../in-force/game.ts";
import { ECS, WEATHERS } from "../scenario.ts";
import { readEvents, SETTABLE, trimmedEvents } from "./events.ts";
import { type Change, type LogEntry, playTurns } from "./turns.ts";

/** A game on Desert Boards only, without Dust, in a Mild Breeze, EC Dry. */
const MILD: Game = { ...JULY, wind: "mildBreeze" };
const play = (text: string, start: Partial<Game> = {}) => playTurns({ ...MILD, ...start }, readEvents(text));
const dusts = (text: string, start: Partial<Game> = {}) =>
  text.split("_").map((_, i, tokens) => play(tokens.slice(0, i + 1).join("_"), start).game.dust);
/** Returns the Dust after each Wind Change DR in `drs`, such as "g hg m". Each DR is made in a new Player Turn. */
const afterEach = (drs: string, start: Partial<Game> = {}) =>
  drs.split(" ").map(
    (_, i, all) =>
      play(
        all
          .slice(0, i + 1)
          .map((dr) => `c${dr}`)
          .join("_n_"),
        start,
      ).game.dust,
  );
const last = (text: string, start: Partial<Game> = {}): LogEntry => play(text, start).log.at(-1)!;
const textOf = ({ field, from, to, rule }: Change) => `${field}: ${from} → ${to}${rule ? ` (${rule})` : ""}`;
const changed = (text: string, start: Partial<Game> = {}) => last(text, start).changes.map(textOf);

test("D11.76: each Wind Change DR of the worked example changes wind and Dust as the rule says", () => {
  // D11.76 EX: "A scenario on Desert Boards alone starts without Dust, in a Mild Breeze and with EC Dry."
  const start = play("");
  assert.deepEqual([start.game.dust, start.game.wind, start.game.ec], ["none", "mildBreeze", "dry"]);
  for (const fifth of ["h", "m", "mg", "o", "og", ""])
    for (const sixth of ["", "h", "m", "o", "mg", "og", ...(fifth === "h" ? [] : ["g"])]) {
      const { log, game, turn, side } = play(`cg_n_ch_n_cg_n_cg_n_c${fifth}_n_c${sixth}`);
      const drs = log.filter(({ event }) => event.kind === "windChange");
      const dustOf = (i: number) => drs[i]!.changes.filter(({ field }) => field === "dust").map(textOf);
      const windOf = (i: number) => drs[i]!.changes.filter(({ field }) => field !== "dust").map(textOf);
      // "1. Gusts. No Dust yet."
      assert.deepEqual([windOf(0), dustOf(0)], [["gusts: false → true"], []]);
      // "2. The Gusts end, Heavy Winds come. Still no Dust." The Gusts already ended with their Player Turn, before this DR.
      assert.deepEqual(log[1]!.changes.map(textOf), ["gusts: true → false"]);
      assert.deepEqual([windOf(1), dustOf(1)], [["wind: mildBreeze → heavyWind"], []]);
      // "3. Gusts once more: Heavy Winds and Gusts are both in effect, so there is Light Dust."
      assert.deepEqual([windOf(2), dustOf(2)], [["gusts: false → true"], ["dust: none → light (D11.76)"]]);
      // "4. Gusts yet again: Moderate Dust, as Gusts have now lasted 2 Player Turns in a row."
      assert.deepEqual(dustOf(3), ["dust: light → moderate (D11.76)"]);
      // "5. The Heavy Winds end, or the Gusts, or both: Light Dust again."
      assert.deepEqual(dustOf(4), ["dust: moderate → light (D11.76)"], fifth);
      // "6. Whatever this one brings, density falls no further, unless it rains (D11.77)."
      const bothAgain = (fifth === "h" || fifth === "") && sixth === "g";
      if (!bothAgain) assert.deepEqual([dustOf(5), game.dust], [[], "light"], `${fifth} ${sixth}`);
      assert.deepEqual([turn, side], [3, "second"]);
      const rain = play(`cg_n_ch_n_cg_n_cg_n_c${fifth}_n_cr`);
      assert.equal(rain.game.dust, "none");
      assert.deepEqual(rain.log.at(-1)!.changes.map(textOf), [
        "dust: light → none (D11.77)",
        "rained: false → true (D11.77)",
      ]);
    }
});

test("D11.76: the log has the effect of each Wind Change DR of the worked example on Dust, with the rule", () => {
  const { log } = play("c46g_n_ch_n_cg_n_cg_n_ch_n_cm");
  const turns = log.flatMap(({ dust }) => (dust ? [`${dust.change} ${dust.rule}`] : []));
  assert.deepEqual(
    turns,
    ["same", "same", "denser", "denser", "thinner", "same"].map((change) => `${change} D11.76`),
  );
  assert.ok(log[0]!.removesVehicleDust, "D11.74");
  assert.deepEqual([log[1]!.changes.map(textOf), log[1]!.dust], [["gusts: true → false"], undefined]);
});

test("a game begins in the first Player Turn of turn 1, and the sides alternate", () => {
  const { turn, side, windChangeMade } = play("");
  assert.deepEqual([turn, side, windChangeMade], [1, "first", false]);
  const { log } = play("n_n_c_n");
  assert.deepEqual(
    log.map((entry) => `${entry.turn} ${entry.side}`),
    ["1 second", "2 first", "2 first", "2 second"],
  );
  assert.equal(play("n_n_c").windChangeMade, true);
  assert.equal(play("n_n_c_n").windChangeMade, false);
});

test("D11.76: if a game begins with Heavy Wind and Gusts, the first DR without both lowers the density", () => {
  const both = { wind: "heavyWind", gusts: true, dust: "moderate" } as const;
  for (const dr of ["", "h", "m", "mg", "o"]) assert.deepEqual(afterEach(dr, both), ["light"], dr);
  for (const dr of ["g", "hg"]) assert.deepEqual(afterEach(dr, both), ["heavy"], dr);
  assert.deepEqual(
    afterEach("", { ...both, gusts: false }),
    ["moderate"],
    "Heavy Wind without Gusts does not make Dust thinner",
  );
  assert.deepEqual(
    dusts("n_n_c", both),
    ["moderate", "moderate", "light"],
    "the density falls at the DR, not when the Gusts end",
  );
  assert.deepEqual(afterEach("m m", both), ["light", "light"], "the density falls only once");
  assert.deepEqual(afterEach("m m", { ...both, boards: [{ number: 25 }, { number: 4 }] }), ["moderate", "moderate"]);
});

test("D11.77: rain ends Dust for the rest of the game, and a later event cannot set Dust", () => {
  const heavy = { dust: "heavy", wind: "heavyWind" } as const;
  assert.deepEqual(afterEach("r hg hg m", heavy), ["none", "none", "none", "none"]);
  assert.deepEqual(dusts("n_wr_ulight_everyDry_umoderate_cg", heavy).slice(1), Array(5).fill("none"));
  for (const dust of DENSITIES.slice(1)) {
    const entry = last(`cr_n_u${dust}`, heavy);
    assert.deepEqual(entry.refused, { reason: "rained", rule: "D11.77" }, dust);
    assert.deepEqual(entry.changes, []);
  }
  assert.equal(last("cr_unone", heavy).refused, undefined);
  assert.deepEqual(
    [last("cr", heavy).dust, last("cr_n_cr", heavy).dust, last("cr_n_c", heavy).dust],
    [
      { change: "rain", rule: "D11.77" },
      { change: "rained", rule: "D11.77" },
      { change: "rained", rule: "D11.77" },
    ],
  );
  const mixed = { boards: [{ number: 25 }, { number: 4 }], dust: "moderate" } as const;
  assert.equal(play("cr", mixed).game.dust, "none", "on mixed boards too");
  assert.equal(play("cr", { dust: undefined }).game.dust, "none", "even if the density was unknown");
});

test("D11.71, D11.73: an event that sets impossible Dust is refused, with the failing condition and its rule", () => {
  const refusal = (text: string, start: Partial<Game> = {}) => {
    const { refused } = last(text, start);
    return refused && `${refused.reason} ${refused.rule}`;
  };
  const mixed = { boards: [{ number: 25 }, { number: 4 }] };
  const steppe = { boards: [{ number: 25, altered: "steppe" }] } as const;
  const none = { boards: [{ number: 4 }] };
  for (const dust of DENSITIES.slice(1)) {
    const isHeavy = compareDensity(dust, "heavy") >= 0;
    assert.equal(refusal(`u${dust}`), undefined, dust);
    assert.equal(refusal(`u${dust}`, mixed), isHeavy ? "desertOnly D11.73" : undefined, dust);
    assert.equal(refusal(`u${dust}`, { ...steppe, ec: "veryDry" }), isHeavy ? "noSteppe D11.73" : undefined, dust);
    assert.equal(refusal(`u${dust}`, steppe), "dry D13.2", dust);
    assert.equal(refusal(`u${dust}`, none), "desertBoard D11.71", dust);
    for (const ec of ECS)
      assert.equal(refusal(`u${dust}`, { ec }), ec === "dry" || ec === "veryDry" ? undefined : "dry D11.71", ec);
    assert.equal(
      refusal(`u${dust}`, { ec: undefined, boards: [{ number: 40 }] }),
      undefined,
      "Dust that may be possible is accepted",
    );
  }
  assert.equal(refusal("unone", none), undefined);
  assert.deepEqual(changed("uveryHeavy"), ["dust: none → veryHeavy (D11.7)"]);
});

test("D11.73: wind and Gusts change the density only while Heavy Dust can exist", () => {
  const gale = { wind: "heavyWind", dust: "light" } as const;
  assert.deepEqual(last("cg", { ...gale, boards: [{ number: 25 }, { number: 4 }] }).dust, {
    ...{ change: "apart", reason: "desertOnly", rule: "D11.73" },
  });
  const steppe = { ...gale, boards: [{ number: 25 }, { number: 26, altered: "steppe" }], ec: "veryDry" } as const;
  assert.deepEqual(last("cg", steppe).dust, { change: "apart", reason: "noSteppe", rule: "D11.73" });
  assert.deepEqual(dusts("cg_n_emoist_cg_n_edry_cg_n_c", gale), [
    ...["moderate", "moderate", "none", "none", "none", "none", "light", "light", "none"],
  ]);
  assert.deepEqual(last("emoist_cg", gale).dust, { change: "apart", reason: "dry", rule: "D11.71" });
});

test("D11.71, D13.2: Dust ends when EC are no longer dry enough, and does not return when EC become dry", () => {
  assert.deepEqual(changed("emoderate", { dust: "heavy" }), [
    "ec: dry → moderate (D11.4)",
    "dust: heavy → none (D11.71)",
  ]);
  assert.deepEqual(changed("everyDry", { dust: "heavy" }), ["ec: dry → veryDry (D11.4)"]);
  const steppe = { boards: [{ number: 25, altered: "steppe" }], ec: "veryDry", dust: "moderate" } as const;
  assert.deepEqual(changed("edry", steppe), ["ec: veryDry → dry (D11.4)", "dust: moderate → none (D13.2)"]);
  assert.equal(play("edry_everyDry", steppe).game.dust, "none");
});

test("a game that begins with denser Dust than is possible gets the highest possible density", () => {
  const mended = (start: Partial<Game>) => play("", start).corrections.map(textOf);
  assert.deepEqual(mended({ dust: "extremelyHeavy" }), []);
  const mixed = { boards: [{ number: 25 }, { number: 4 }] };
  assert.deepEqual(mended({ ...mixed, dust: "heavy" }), ["dust: heavy → moderate (D11.73)"]);
  assert.deepEqual(mended({ ...mixed, dust: "moderate" }), []);
  assert.deepEqual(mended({ ec: "wet", dust: "light" }), ["dust: light → none (D11.71)"]);
  assert.deepEqual(mended({ rained: true, dust: "light" }), ["dust: light → none (D11.77)"]);
});

test("the density becomes unknown if it depends on unknown wind, EC, boards or Dust", () => {
  const gale = { wind: "heavyWind", dust: "light" } as const;
  const open = (text: string, start: Partial<Game>) => {
    const { game, log } = play(text, { ...gale, ...start });
    const { dust } = log.at(-1)!;
    return `${game.dust} ${dust?.change}`;
  };
  assert.equal(open("cg", { ec: undefined }), "undefined open");
  assert.equal(open("cg", { boards: [{ number: 25 }, { number: 40 }] }), "undefined open");
  assert.equal(open("cg", { dust: undefined }), "undefined open");
  assert.equal(open("cg", { wind: undefined }), "undefined open");
  assert.equal(open("c", { wind: undefined, gusts: true }), "undefined open");
  assert.equal(
    open("cm", { ec: undefined, dust: undefined }),
    "undefined same",
    "whatever the density was, it has not changed",
  );
  assert.equal(open("chg", { wind: undefined }), "moderate denser");
  assert.equal(open("c", { wind: undefined }), "light same");
  assert.equal(
    open("cm", { gusts: true, ec: undefined, dust: "none" }),
    "none same",
    "the density cannot fall below none",
  );
  assert.deepEqual(
    [open("cg_n_edry_umoderate_cm", { ec: undefined }), open("cg_n_edry_umoderate_n_c", { ec: undefined })],
    ["light thinner", "light thinner"],
  );
});

test("a second Wind Change DR in a Player Turn is refused and changes nothing", () => {
  const { log, game } = play("cg_chg");
  assert.deepEqual(log[1]!.refused, { reason: "windChangeMade" });
  assert.deepEqual([log[1]!.changes, game.wind, game.dust], [[], "mildBreeze", "none"]);
  assert.equal(last("cg_n_chg").refused, undefined);
  assert.equal(last("cg_whg").refused, undefined, "an SSR may still set the wind");
});

test("the dice of a Wind Change DR can be entered once, and change nothing until the result is entered", () => {
  const afterDice = play("k46");
  assert.deepEqual([afterDice.windDice, afterDice.windChangeMade, afterDice.log[0]!.changes], [[4, 6], false, []]);
  assert.deepEqual(last("k46_k11").refused, { reason: "windChangeMade" });
  assert.deepEqual(last("c_k11").refused, { reason: "windChangeMade" });
  assert.deepEqual(
    [play("k46_dD7.31*6").windDice, play("k46_c46h").windDice, play("k46_n").windDice],
    [...[[4, 6], undefined, undefined]],
  );
});

test("wind set by an SSR does not change the density, but rain set by an SSR ends all Dust", () => {
  const gale = { wind: "heavyWind", dust: "light" } as const;
  assert.deepEqual(changed("wg", gale), ["gusts: false → true"]);
  assert.deepEqual(changed("cg_wm", gale), ["wind: heavyWind → mildBreeze"]);
  assert.deepEqual(changed("wr", gale), ["dust: light → none (D11.77)", "rained: false → true (D11.77)"]);
  assert.deepEqual(
    dusts("wg_n_c", gale),
    ["light", "light", "light"],
    "Heavy Wind and Gusts were not both in effect at a Wind Change DR",
  );
  assert.deepEqual(dusts("cg_wm_n_c", gale), ["moderate", "moderate", "moderate", "light"]);
});

test("D11.74: a Wind Change DR that brings Heavy Wind, Gusts or rain removes Vehicle Dust, if Dust can exist", () => {
  const removes = (text: string, start: Partial<Game> = {}) => last(text, start).removesVehicleDust;
  for (const dr of ["ch", "cg", "cr", "cog", "chgr"]) assert.ok(removes(dr), dr);
  for (const dr of ["c", "c46", "co", "cm", "wh", "n"]) assert.ok(!removes(dr), dr);
  assert.ok(!removes("ch", { wind: "heavyWind" }), "Heavy Wind was in effect before");
  assert.ok(removes("cg", { wind: "heavyWind" }));
  assert.ok(removes("ch", { boards: [{ number: 25 }, { number: 4 }] }));
  for (const start of [{ ec: "moderate" }, { boards: [{ number: 4 }] }, { rained: true }] as const)
    assert.ok(!removes("ch", start), JSON.stringify(start));
});

test("an SSR or the players can set Weather, haze, Sun Blindness, Time of Day and EC", () => {
  assert.deepEqual(changed("yovercast"), ["weather: clear → overcast (D11.2)"]);
  assert.deepEqual(changed("zintense"), ["ssrHaze: none → intense (D11.62)"]);
  assert.deepEqual(changed("slate"), ["ssrSun: none → late (D11.61)"]);
  assert.deepEqual(changed("tnight"), ["time: none → night (D11.3)"]);
  assert.deepEqual(changed("edry"), [], "the EC were Dry before");
  assert.equal(last("edry").refused, undefined);
});

test("dice rolled for a rule do not change the game, and dice for an unknown rule are refused", () => {
  const { log, game } = play("dD7.31*46_dD13.4*landing*3_dD9.9*4_dD7.31*landing*4");
  assert.deepEqual(
    log.map(({ event, refused }) => refused?.reason ?? (event.kind === "roll" && event.rule)),
    ["D7.31", "D13.4", "noSuchRule", "noSuchRule"],
  );
  assert.deepEqual(
    log.flatMap(({ changes }) => changes),
    [],
  );
  assert.deepEqual(game, play("").game);
});

test("an unknown token is in the log and changes nothing", () => {
  const { log, game } = play("n_hello_ch");
  assert.deepEqual(log[1], {
    ...{ turn: 1, side: "second", event: { kind: "unread", text: "hello" }, changes: [], removesVehicleDust: false },
    refused: { reason: "unread" },
  });
  assert.equal(game.wind, "heavyWind");
});

const boards = fc.constantFrom<Game["boards"]>(
  [{ number: 25 }],
  [{ number: 25 }, { number: 26, altered: "steppe" }],
  [{ number: 26, altered: "steppe" }],
  [{ number: 25 }, { number: 4 }],
  [{ number: 4 }],
  [{ number: 27 }, { number: 40 }],
);
const start: fc.Arbitrary<Game> = fc
  .record({
    boards,
    weather: fc.constantFrom(undefined, ...WEATHERS),
    ec: fc.constantFrom(undefined, ...ECS, "dry", "veryDry"),
    wind: fc.constantFrom(undefined, "noWind", "mildBreeze", "heavyWind", "heavyWind"),
    gusts: fc.boolean(),
    rained: fc.constantFrom(false, false, false, true),
    dust: fc.constantFrom(undefined, ...DENSITIES),
    dyo: fc.boolean(),
  })
  .map((some) => ({ ...JULY, ...some }) as Game);
const TOKENS = [
  ...["n", "n", "n", "k25", "c", "cg", "ch", "chg", "chg", "cg", "cm", "co", "c36mg", "cr", "wh", "wg", "wo", "wr"],
  ...["dD7.31*46", "dD2.5*1", "what", ""],
  ...Object.values(SETTABLE).flatMap(({ letter, values }) => values.map((value) => letter + value)),
];
const events = fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 }).map((tokens) => tokens.join("_"));

test("after any events, Dust is never denser than possible; a Wind Change DR changes it by at most one level", () => {
  fc.assert(
    fc.property(start, events, (start, text) => {
      let before: Density | undefined = playTurns(start, []).game.dust;
      let hasRained = start.rained === true;
      readEvents(text).forEach((event, i, all) => {
        const { game, log } = playTurns(start, all.slice(0, i + 1));
        const { dust = "none", ec } = game;
        hasRained ||= (event.kind === "wind" || event.kind === "windChange") && event.rain && !log[i]!.refused;
        assert.equal(game.rained, hasRained);
        if (hasRained) assert.equal(game.dust, "none");
        const numbers = game.boards.map(({ number }) => number);
        if (ec && !numbers.includes(40)) {
          const steppe = game.boards.some(({ altered }) => altered === "steppe");
          const kind =
            numbers.includes(25) || numbers.includes(26) ? (numbers.includes(4) ? "mixed" : "desert") : "none";
          const plain = densestPossible({ boards: kind, ec, steppe: steppe ? "veryDry" : "none" }).densest;
          const part = densestPossible({ boards: kind, ec, steppe: "none" }).densest;
          // If only some boards are Steppe Terrain, it is unknown whether Dust needs Very Dry EC. Then the higher limit
          // applies.
          const densest = game.boards.length > 1 && steppe && part !== "none" ? "moderate" : plain;
          assert.ok(compareDensity(dust, densest) <= 0, `${dust} ${densest}`);
        }
        if (event.kind === "windChange" && before && game.dust && !hasRained) {
          const levels = DENSITIES.indexOf(game.dust) - DENSITIES.indexOf(before);
          assert.ok(Math.abs(levels) <= 1, `${before} → ${game.dust}`);
          const both = game.wind === "heavyWind" && game.gusts;
          if (levels > 0) assert.ok(both);
          if (levels < 0) assert.ok(!both);
        }
        before = game.dust;
      });
    }),
    fuzzSettings(500),
  );
});

test("the log has all changes of the game; refused events and dice rolled for a rule change nothing", () => {
  const FIELDS = [...Object.keys(SETTABLE), "wind", "gusts", "rained"] as (keyof Game)[];
  fc.assert(
    fc.property(start, events, (start, text) => {
      const all = readEvents(text);
      const { log } = playTurns(start, all);
      assert.equal(log.length, all.length);
      all.forEach((event, i) => {
        const [before, after] = [playTurns(start, all.slice(0, i)), playTurns(start, all.slice(0, i + 1))];
        const entry = log[i]!;
        assert.deepEqual(after.log.at(-1), entry, "the entry of an event does not depend on later events");
        if (entry.refused || event.kind === "roll") {
          assert.deepEqual({ ...after, log: [] }, { ...before, log: [] });
          assert.deepEqual(entry.changes, []);
        }
        const moved = { ...before.game, ...Object.fromEntries(entry.changes.map(({ field, to }) => [field, to])) };
        for (const field of FIELDS) assert.equal(moved[field], after.game[field], field);
        for (const { field, from, to } of entry.changes) assert.notEqual(from, to, field);
      });
    }),
    fuzzSettings(200),
  );
});

test("a game has the same state after its events are shortened with trimmedEvents", () => {
  fc.assert(
    fc.property(start, events, fc.nat(100), (start, text, most) => {
      const trimmed = trimmedEvents(text, most);
      const [whole, cut] = [playTurns(start, readEvents(text)), playTurns(start, readEvents(trimmed.text))];
      assert.deepEqual(cut.game, whole.game);
      assert.deepEqual([cut.turn, cut.side], [whole.turn, whole.side]);
    }),
    fuzzSettings(300),
  );
});

test("D11.76, D11.77: the density after each Wind Change DR agrees with `densityTurns`", () => {
  const wind = fc.record({
    force: fc.constantFrom("none", "mild", "heavy", "heavy"),
    gusts: fc.boolean(),
    rain: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  });
  const letter = { none: "o", mild: "m", heavy: "h" } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...DENSITIES),
      fc.boolean(),
      fc.array(wind, { minLength: 1, maxLength: 20 }),
      (dust, both, winds) => {
        const drs = winds.map((w) => `${letter[w.force]}${w.gusts ? "g" : ""}${w.rain ? "r" : ""}`).join(" ");
        const expected = densityTurns(
          dust,
          winds.map((w) => (w.rain ? "rain" : w)),
          true,
          both,
        );
        const begin = { dust, wind: both ? "heavyWind" : "noWind", gusts: both } as const;
        assert.deepEqual(
          afterEach(drs, begin),
          expected.map(({ density }) => density),
        );
      },
    ),
    fuzzSettings(200),
  );
});

test("D11.6111: with Early Morning Sun Blindness, EC Dry is refused and EC Wet is accepted", () => {
  const start: Game = { ...JULY, ssrSun: "early", ec: "moist" };
  const { log, game } = playTurns(start, readEvents("edry_ewet"));
  assert.deepEqual(log[0]!.refused, { reason: "ecOfMorning", rule: "D11.6111" });
  assert.deepEqual([log[1]!.refused, game.ec], [undefined, "wet"]);
});

test("D11.6111: rain in the Early Morning makes EC Wet, and EC remain Wet when the Weather becomes Overcast", () => {
  const start: Game = { ...JULY, ssrSun: "early", ec: "moist" };
  const { log, game } = playTurns(start, readEvents("cr_n_yovercast"));
  const change = log[0]!.changes.find(({ field }) => field === "ec");
  assert.deepEqual([change?.to, change?.rule, game.ec], ["wet", "D11.6111", "wet"]);
});

test("D11.77: rain set by an SSR ends Dust and Vehicle Dust, just like rain from a Wind Change DR", () => {
  for (const token of ["wr", "cr"]) {
    const { log } = playTurns({ ...JULY, dust: "none" }, readEvents(token));
    assert.deepEqual([log[0]!.dust?.change, log[0]!.removesVehicleDust], ["rain", true], token);
  }
});
