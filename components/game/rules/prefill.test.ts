import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../../src/game/in-force/game.ts";
import { content } from "../../../tests/content.ts";
import { JULY } from "../../../tests/in-force.ts";
import * as availability from "../../calculators/availability/calculator.ts";
import * as overlays from "../../calculators/desert-overlays/desert-overlays.ts";
import { FIELDS as dust } from "../../calculators/dust/calculator.ts";
import { FIELDS as dyo } from "../../calculators/dyo/dyo.ts";
import { FIELDS as fire } from "../../calculators/fire/fire.ts";
import { FIELDS as hammada } from "../../calculators/hammada/calculator.ts";
import { FIELDS as heatHaze } from "../../calculators/heat-haze/calculator.ts";
import { FIELDS as kindling } from "../../calculators/kindling/calculator.ts";
import { type Fields, readState } from "../../calculators/kit/fields.ts";
import { FIELDS as los } from "../../calculators/los/calculator.ts";
import { FIELDS as minefields } from "../../calculators/minefields/calculator.ts";
import { FIELDS as movement } from "../../calculators/movement/calculator.ts";
import { FIELDS as otherRolls } from "../../calculators/other-rolls/other-rolls.ts";
import { FIELDS as path } from "../../calculators/path/calculator.ts";
import { FIELDS as sandBog } from "../../calculators/sand-bog/calculator.ts";
import { FIELDS as smoke } from "../../calculators/smoke-grenades/calculator.ts";
import { FIELDS as sun } from "../../calculators/sun-blindness/calculator.ts";
import { toolAddress } from "./prefill.ts";

const pieces = [...content.rules.values()].flatMap(({ id, availability: own = [] }) =>
  own.map((piece) => ({ ...piece, rule: id })),
);
/** Returns the query string of a game's link to a calculator. */
const prefill = (slug: string, game: Game) => toolAddress(slug, game, "");
const FIELDS_OF: Record<string, Fields> = {
  ...{ dust, dyo, fire, hammada, kindling, los, minefields, movement, path },
  "heat-haze": heatHaze,
  "other-rolls": otherRolls,
  "sand-bog": sandBog,
  "smoke-grenades": smoke,
  "sun-blindness": sun,
  availability: availability.fieldsFor(pieces),
  "desert-overlays": overlays.FIELDS,
};

const UNKNOWN = { weather: undefined, time: undefined, ec: undefined, wind: undefined, dust: undefined };
const GAMES: Record<string, Game> = {
  july: JULY,
  decemberNight: {
    ...{ ...JULY, book: "asl", dyo: true, month: "1941-12", time: "night", ssrHaze: undefined, ssrSun: undefined },
    overlays: [{ id: "E1" }, { id: "S1" }],
  },
  steppe: { ...JULY, boards: [26, 27].map((number) => ({ number, altered: "steppe" })), ec: "veryDry", dust: "light" },
  mixedOvercast: {
    ...JULY,
    place: "sicily",
    month: "1943-07",
    boards: [{ number: 4 }, { number: 28 }],
    weather: "overcast",
  },
  dustStorm: { ...JULY, dust: "moderate", wind: "heavyWind", gusts: true, ec: "veryDry" },
  unknown: { ...JULY, ...UNKNOWN, boards: [{ number: 40 }], ssrHaze: undefined, ssrSun: undefined },
  late: { ...JULY, month: "1948-05", place: "other", boards: [{ number: 4 }] },
};

test("every calculator accepts the query string of a game's link to the calculator", () => {
  assert.deepEqual(new Set(content.tools.map(({ slug }) => slug)), new Set(Object.keys(FIELDS_OF)));
  for (const [name, game] of Object.entries(GAMES))
    for (const [slug, fields] of Object.entries(FIELDS_OF)) {
      const query = prefill(slug, game);
      assert.deepEqual(readState(query, fields).bad, [], `${name}: ${slug}${query}`);
    }
});

test("the overlays calculator accepts the board layout in a game's link", () => {
  for (const game of Object.values(GAMES)) {
    const boards = new URLSearchParams(prefill("desert-overlays", game)).get("boards")!;
    assert.equal(overlays.boardsOf({ boards, north: "up" }).error, undefined, boards);
  }
  assert.equal(prefill("desert-overlays", GAMES.decemberNight!), "?boards=25e-26-27-28");
});

test("the links of a game fill in book, EC, haze, Sun Blindness, Dust, boards and month", () => {
  const { july, decemberNight, steppe, mixedOvercast, dustStorm } = GAMES as Record<string, Game>;
  assert.equal(prefill("sand-bog", july!), "?book=sl&ec=dry");
  assert.equal(prefill("fire", { ...july!, ssrHaze: "intense" }), "?book=sl&sky=intense&dust=none&wet=0");
  assert.equal(prefill("fire", { ...july!, ssrSun: "late" }), "?book=sl&sky=afternoon&dust=none&wet=0");
  assert.equal(prefill("fire", dustStorm!), "?book=sl&sky=none&dust=moderate&wet=0");
  assert.equal(
    prefill("dust", dustStorm!),
    "?book=sl&boards=desert&ec=veryDry&steppe=0&density=moderate&force=hg&windy=1",
  );
  assert.match(prefill("dust", steppe!), /steppe=1&density=light/);
  assert.equal(prefill("heat-haze", decemberNight!), "?theatre=northAfrica&boards=1&weather=clear&month=12&when=night");
  assert.equal(
    prefill("heat-haze", { ...july!, ssrHaze: "normal" }),
    "?theatre=northAfrica&boards=1&weather=clear&month=7&haze=normal&when=ssr&night=0",
  );
  assert.match(prefill("heat-haze", mixedOvercast!), /theatre=other&boards=1&weather=overcast/);
  assert.equal(prefill("sun-blindness", steppe!), "?call=0&desert=1&weather=clear&night=0&steppe=veryDry");
  assert.equal(prefill("dyo", decemberNight!), "?theatre=northAfrica&month=12&boards=desert&steppe=0&broken=0");
  assert.equal(prefill("availability", july!), "?theatre=northAfrica&when=1942-07");
  assert.equal(prefill("availability", mixedOvercast!), "?theatre=sicily&when=1943-07");
  assert.equal(prefill("availability", GAMES.late!), "?theatre=elsewhere");
  assert.match(prefill("other-rolls", steppe!), /place=steppe.*when=after.*plain=0/);
  assert.equal(prefill("kindling", july!), "");
});

test("links fill in no Dust if Dust of the game's density cannot exist, or if rain has ended the Dust", () => {
  const mixed: Game = { ...JULY, boards: [{ number: 4 }, { number: 26 }], dust: "heavy" };
  assert.match(prefill("movement", mixed), /dust=none/);
  assert.match(prefill("movement", { ...mixed, boards: [{ number: 26 }] }), /dust=heavy/);
  assert.match(prefill("fire", { ...JULY, dust: "light", rained: true }), /dust=none/);
});

test("D11.8: links fill in Desert Mud only if all boards are Desert Boards", () => {
  assert.match(prefill("hammada", { ...JULY, ec: "mud" }), /mud=1/);
  assert.match(prefill("hammada", { ...JULY, ec: "mud", boards: [{ number: 4 }, { number: 26 }] }), /mud=0/);
});

test("links omit unknown values of the game", () => {
  assert.equal(prefill("fire", GAMES.unknown!), "?book=sl");
  assert.equal(prefill("sand-bog", GAMES.unknown!), "?book=sl");
  assert.equal(prefill("dust", GAMES.unknown!), "?book=sl&steppe=0");
});

test("a link of the quick reference keeps its own parameters and adds the values of the game", () => {
  const href = "/ja/tools/{slug}/";
  assert.equal(
    toolAddress("fire?in=scrub", { ...JULY, ssrHaze: "normal" }, href),
    "/ja/tools/fire/?in=scrub&book=sl&sky=haze&dust=none&wet=0",
  );
  assert.equal(toolAddress("kindling", JULY, href), "/ja/tools/kindling/");
  assert.match(toolAddress("other-rolls?place=sand", JULY, href), /\?place=sand&book=sl&theatre/);
  const named = [...content.quick.terrain, ...content.quick.panels].flatMap(({ tools }) => tools);
  for (const game of Object.values(GAMES))
    for (const tool of named) {
      const [address = "", query = ""] = toolAddress(tool, game, "{slug}").split("?");
      assert.deepEqual(readState(query, FIELDS_OF[address]!).bad, [], query);
    }
});
