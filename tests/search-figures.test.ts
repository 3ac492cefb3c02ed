/**
 * Tests that the search shows a calculator's result only if it understands the whole query. Each game term must set a
 * field, or make no difference.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readState } from "../components/calculators/kit/fields.ts";
import { LANGUAGES, type Language } from "../src/schemas/bilingual.ts";
import { gameWords } from "../src/search/left-words.ts";
import { isAnswerable } from "../src/search/named-values.ts";
import { sameWords } from "../src/search/words.ts";
import { definitions } from "./definitions.ts";
import { choicesOf, headline, termsOf, valuesIn, words } from "./search-asked.ts";

type Phrases = Record<Language, readonly string[]>;
/** Splits texts in both languages into phrases, at " / ". */
const say = (en: string, ja: string): Phrases => ({ en: en.split(" / "), ja: ja.split(" / ") });

const MOVER = {
  fullyTracked: say("tank / tracked vehicle", "戦車 / 全装軌"),
  halftrack: say("halftrack / half-track", "ハーフトラック / 半装軌"),
  armoredCar: say("armored car", "装甲車"),
  lightTruck: say("jeep / light truck", "ジープ / 小型トラック"),
  mediumHeavyTruck: say("truck / heavy truck / lorry", "トラック / 大型トラック"),
  wagon: say("wagon", "馬車"),
  motorcycle: say("motorcycle", "オートバイ"),
};
const BOOK = { asl: say("ASL", "ASL"), sl: say("SL", "SL") };
const EC = {
  veryDry: say("EC very dry", "ベリードライ"),
  dry: say("dry / not wet", "ドライ / ウェットでない"),
  moist: say("moist", "モイスト"),
  wet: say("wet / EC wet", "ウェット"),
  mud: say("mud", "泥濘 / 泥"),
};
const hexes = (...all: number[]) => Object.fromEntries(all.map((n) => [n, say(`${n} hexes`, `${n}ヘクス`)]));

/**
 * Phrases that players type for the subject of each calculator (`about`) and for the values of its fields. They are
 * written independently of the calculator's `search-words.ts`.
 */
const ASKED: Record<string, { about: Phrases; fields: Record<string, Record<string, Phrases>> }> = {
  "sand-bog": {
    about: say("sand / bog in sand", "砂地 / 砂地 ボグ"),
    fields: {
      mover: MOVER,
      book: BOOK,
      ec: EC,
      british: { 1: say("British", "英国製"), 0: say("not British", "英国製でない") },
      pressure: {
        low: say("low ground pressure", "低接地圧"),
        high: say("high ground pressure", "高接地圧"),
        normal: say("normal ground pressure", "標準接地圧"),
      },
      path: {
        sc: say("across a dune crest", "砂丘クレスト"),
        st: say("on a road / along a track", "道路 / 踏み跡"),
        "s.s.s": say("3 hexes", "3ヘクス"),
      },
    },
  },
  hammada: {
    about: say("hammada / hammada immobilization", "ハマダ / ハマダ 行動不能"),
    fields: {
      mover: MOVER,
      book: BOOK,
      british: { 1: say("British", "英国製"), 0: say("not British", "英国製でない") },
      doubled: { 1: say("double / slowly", "2倍 / ゆっくり") },
      track: { 1: say("on a road / on a track", "道路 / 踏み跡") },
      hex: { openGroundAccessible: say("open ground", "開豁地") },
      mud: { 1: say("mud / desert mud", "泥濘 / 砂漠の泥濘") },
    },
  },
  movement: {
    about: say("cost / MP cost", "コスト / 移動コスト"),
    fields: {
      book: BOOK,
      unit: {
        infantry: say("infantry / squad", "歩兵 / 分隊"),
        cavalry: say("cavalry", "騎兵"),
        wagon: say("wagon", "馬車"),
        motorcycle: say("motorcycle", "オートバイ"),
        armoredCar: say("armored car", "装甲車"),
        fullyTracked: say("tank / tracked vehicle", "戦車 / 装軌"),
        halftrack: say("halftrack", "ハーフトラック / 半装軌"),
        truck: say("truck / light truck", "トラック / 小型トラック"),
      },
      terrain: {
        scrub: say("scrub", "スクラブ"),
        hammada: say("hammada", "ハマダ"),
        oliveGrove: say("olive grove", "オリーブ林"),
        brokenGround: say("broken ground", "崩壊地"),
      },
      sand: { 1: say("sand", "砂地") },
      wet: { 1: say("wet / mud", "ウェット / 泥"), 0: say("dry / not wet", "ドライ") },
      wadi: { 1: say("wadi / into a wadi", "ワジ / ワジに入る") },
      rise: { hillock: say("hillock", "ヒロック") },
      track: { 1: say("along a track", "踏み跡") },
      vbm: { 1: say("bypass", "バイパス") },
      tow: { 1: say("towing", "牽引") },
    },
  },
  "heat-haze": {
    about: say("heat haze / haze", "陽炎"),
    fields: {
      haze: { intense: say("intense", "激しい") },
      range: hexes(7, 13, 20, 30, 45),
      by: { oba: say("OBA", "OBA") },
    },
  },
  dust: {
    about: say("dust", "砂塵"),
    fields: {
      book: BOOK,
      density: {
        moderate: say("moderate", "中程度"),
        heavy: say("heavy", "濃い"),
        veryHeavy: say("very heavy", "非常に濃い"),
      },
      by: { oba: say("OBA", "OBA"), ft: say("flamethrower", "火炎放射器"), th: say("to hit", "命中判定") },
      range: hexes(3, 9, 15),
    },
  },
  fire: {
    about: say("fire / TEM / attack", "射撃 / TEM"),
    fields: {
      book: BOOK,
      in: {
        scrub: say("scrub", "スクラブ"),
        hammada: say("hammada", "ハマダ"),
        sand: say("sand", "砂地"),
        deir: say("deir", "デイル"),
        hillock: say("hillock", "ヒロック"),
        cactus: say("cactus", "サボテン"),
      },
      kind: { mortar: say("mortar", "迫撃砲"), oba: say("OBA", "OBA"), gun: say("ordnance", "火砲") },
      cover: { foxhole: say("foxhole", "タコツボ"), sangar: say("sangar", "サンガー") },
      sky: { haze: say("heat haze", "陽炎"), intense: say("intense heat haze", "激しい陽炎") },
      dust: { heavy: say("heavy dust", "濃い砂塵"), light: say("light dust", "薄い砂塵") },
      range: hexes(7, 13, 20, 30, 45),
      moving: { 1: say("moving", "移動中") },
      wet: { 1: say("wet / mud", "ウェット / 泥"), 0: say("dry", "ドライ") },
    },
  },
  kindling: {
    about: say("cactus / cactus patch", "サボテン"),
    fields: {
      roll: { kindling: say("kindling", "着火"), spreading: say("spread", "延焼") },
      times: { 2: say("2 times", "2回"), 3: say("3 times", "3回") },
    },
  },
  minefields: {
    about: say("mines / minefield", "地雷 / 地雷原"),
    fields: {
      book: BOOK,
      factors: { 12: say("12 factors", "12ファクター"), 48: say("48 factors", "48ファクター") },
    },
  },
  "smoke-grenades": {
    about: say("smoke grenades", "発煙手榴弾"),
    fields: {
      crew: { ce: say("CE / crew exposed", "CE / 乗員露出"), bu: say("BU", "BU") },
      armor: { ot: say("OT", "OT"), ct: say("CT / tank", "CT / 戦車"), unarmored: say("truck", "トラック") },
    },
  },
};

/** Returns functions that make pseudo-random choices. The same seed gives the same choices. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  return {
    next,
    pick,
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((one) => [next(), one] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, one]) => one),
  };
}

/**
 * Composes a random question to a calculator from the phrases in `ASKED`. Returns its `text`, and the field values that
 * it names (`set`).
 */
function question(slug: string, language: Language, { next, pick, shuffled }: ReturnType<typeof dice>) {
  const { about, fields } = ASKED[slug]!;
  const keys = shuffled(Object.keys(fields)).slice(0, 1 + Math.floor(next() * 4));
  const set: Record<string, string> = {};
  const phrases = [pick(about[language])];
  for (const key of keys) {
    const [value, phrasesOfValue] = pick(Object.entries(fields[key]!));
    set[key] = value;
    phrases.push(pick(phrasesOfValue[language]));
  }
  const between = language === "en" ? [" ", " in ", ", ", " with "] : [" ", "、", " で"];
  const text = shuffled(phrases).reduce((whole, phrase) => whole + pick(between) + phrase);
  return { set, text };
}

const sameState = (slug: string, query: string, wanted: string) => {
  const { fields } = definitions.get(slug)!;
  assert.deepEqual(readState(query, fields).state, readState(wanted, fields).state, `${slug}: ${query}, not ${wanted}`);
};
const addressOf = (set: Record<string, string>) => `?${new URLSearchParams(set)}`;
const DRAWN = 300;

for (const slug of Object.keys(ASKED))
  test(`${slug}: a question that names field values gets the result for these values, in both languages`, () => {
    for (const language of LANGUAGES) {
      const drawn = dice(slug.length + language.length);
      let figures = 0;
      for (let i = 0; i < DRAWN; i++) {
        const { set, text } = question(slug, language, drawn);
        const understood = valuesIn(slug, text, language);
        if (!isAnswerable(understood)) continue;
        figures++;
        sameState(slug, understood.query, addressOf(set));
        const { roll, odds } = headline(slug, understood.query, language);
        const own = headline(slug, addressOf(set), language);
        assert.deepEqual([roll, odds], [own.roll, own.odds], text);
      }
      assert.ok(figures >= 0.9 * DRAWN, `${language}: only ${figures} of ${DRAWN} have a figure`);
    }
  });

/** Returns game terms that a calculator does not know. No term is part of one of its search words, or contains one. */
function foreignWords(slug: string, language: Language): string[] {
  const own = choicesOf(slug, language).flatMap(([all]) => all.map(sameWords).filter(Boolean));
  const isApart = (word: string) => own.every((one) => !one.includes(word) && !word.includes(one));
  const all = [...words.keys()].flatMap((other) => choicesOf(other, language).flatMap(([names]) => names));
  const known = gameWords(termsOf(language));
  const foreign = all.filter((word) => !word.includes("#") && known.has(sameWords(word)) && isApart(sameWords(word)));
  return [...new Set([...foreign, ...(language === "en" ? ["not", "light", "night", "crag"] : ["夜", "岩場"])])].filter(
    (word) => isApart(sameWords(word)),
  );
}

for (const slug of Object.keys(ASKED))
  test(`${slug}: a question with a game term that the calculator does not know gets no result`, () => {
    for (const language of LANGUAGES) {
      const foreign = foreignWords(slug, language);
      assert.ok(foreign.length > 40);
      const drawn = dice(slug.length);
      for (let i = 0; i < DRAWN; i++) {
        const { text } = question(slug, language, drawn);
        const word = drawn.pick(foreign);
        const asked = drawn.next() < 0.5 ? `${text} ${word}` : `${word} ${text}`;
        assert.ok(!isAnswerable(valuesIn(slug, asked, language)), `${language}: ${asked} drops ${word}`);
      }
    }
  });

/** Sentences in which the unit F fires at the unit T. */
const SENTENCES = {
  en: [
    "F shoots at T in",
    "F fires on T",
    "F fires at a T,",
    "F attacks T in",
    "T is shot at by F in",
    "T fired on by F,",
    "F vs T,",
    "attack by F at T,",
    "what does a F firing at a T get in",
  ],
  ja: [
    "FがTを撃つ ",
    "FがTに射撃 ",
    "FがTを射撃する ",
    "Tに対するFの射撃 ",
    "TがFに撃たれる ",
    "FからTへの射撃 ",
    "Tを撃つF ",
  ],
};
const UNITS = {
  infantry: say("infantry / squad", "歩兵 / 分隊"),
  vehicle: say("truck / tank / halftrack", "トラック / 戦車 / ハーフトラック"),
};

test("D11.62: the verb of a question shows which unit fires and which is the target", () => {
  const { pick } = dice(7);
  for (const language of LANGUAGES)
    for (const sentence of SENTENCES[language])
      for (const [by, firers] of Object.entries(UNITS))
        for (const [at, targets] of Object.entries(UNITS))
          for (const range of [13, 20, 30]) {
            const unit = (letter: string) => pick((letter === "F" ? firers : targets)[language]);
            const rest = language === "en" ? ` heat haze ${range} hexes` : `陽炎 ${range}ヘクス`;
            const text = sentence.replace(/[FT]/g, unit) + rest;
            const understood = valuesIn("heat-haze", text, language);
            assert.ok(isAnswerable(understood), `${text}: ${JSON.stringify(understood)}`);
            sameState("heat-haze", understood.query, addressOf({ at, range: `${range}`, by: "ground" }));
            const { stated, assumed } = headline("heat-haze", understood.query, language);
            assert.equal(
              [...stated, ...assumed].filter(([label]) => /Attacker|Target|攻撃側|目標/.test(label)).length,
              2,
              text,
            );
            // Infantry fires Small Arms. The weapon of a vehicle is unknown, so the fire calculator shows no result.
            const fire = valuesIn("fire", text, language);
            if (by === "vehicle") assert.ok(!isAnswerable(fire), text);
            else if (isAnswerable(fire)) assert.equal(new URLSearchParams(fire.query).get("kind"), "smallArms", text);
          }
});

const FIGURES: readonly [question: string, slug: string, language: Language, address: string, figure: RegExp][] = [
  // D11.62: Heat Haze has a DRM against a vehicle beyond 24 hexes, and against Infantry beyond 12 hexes.
  ["infantry shoots at truck heat haze 30 hexes", "heat-haze", "en", "at=vehicle&range=30", /^\+1/],
  ["infantry shoots at truck heat haze 30 hexes", "fire", "en", "sky=haze&at=soft&range=30", /^\+1/],
  ["truck shoots at infantry heat haze 30 hexes", "heat-haze", "en", "at=infantry&range=30", /^\+3/],
  ["squad fires at tank in heat haze 20 hexes", "heat-haze", "en", "at=vehicle&range=20", /^(?:0|\+0|No DRM)/],
  ["squad fires at tank in heat haze 20 hexes", "fire", "en", "sky=haze&at=afv&range=20", /^(?:0|\+0|No )/],
  ["歩兵がトラックを撃つ 陽炎 30ヘクス", "heat-haze", "ja", "at=vehicle&range=30", /^\+1/],
  // D9.2: a vehicle that moves along a Track or a road makes no DR.
  ["truck on road in hammada", "hammada", "en", "mover=mediumHeavyTruck&track=1", /^No Immobilization DR/],
  ["truck on a track in sand", "sand-bog", "en", "mover=mediumHeavyTruck&path=st", /^No Sand Bog DR/],
  ["hammada tank on track", "hammada", "en", "mover=fullyTracked&track=1", /^No Immobilization DR/],
  // D9.1: "on track" names a Track, but "tracked" does not.
  ["tank on track in hammada MP cost", "movement", "en", "unit=fullyTracked&terrain=hammada&track=1", /MP/],
  ["tracked vehicle in hammada MP cost", "movement", "en", "unit=fullyTracked&terrain=hammada", /MP/],
  // D7.31: Wet or Mud EC have a DRM. Low Ground Pressure has no DRM for a fully tracked vehicle.
  ["sand not wet tank low ground pressure", "sand-bog", "en", "ec=dry&mover=fullyTracked&pressure=low", /12/],
  ["mud sand truck", "sand-bog", "en", "ec=mud&mover=mediumHeavyTruck", /10\+/],
  ["泥の砂地 トラック ボグ", "sand-bog", "ja", "ec=mud&mover=mediumHeavyTruck", /10以上/],
  // D5.2: Infantry pays 2 MF to enter a wadi.
  ["infantry wadi cost", "movement", "en", "unit=infantry&wadi=1", /^2 MF/],
  ["歩兵 ワジ コスト", "movement", "ja", "unit=infantry&wadi=1", /^2/],
  // No DRM applies: the DRM for moving in the open is only for Infantry, and the DRM of D3.4 only for HE or a DC.
  ["fire at moving truck in hammada", "fire", "en", "at=soft&in=hammada&moving=1", /^(?:0|\+0|No )/],
  ["戦車が砂地に入るのに何MP", "movement", "ja", "unit=fullyTracked&sand=1", /MP/],
  // D7.4: sand halves the FP of OBA on a hillock too, and there is no DRM.
  ["OBA attack on infantry on a hillock in sand", "fire", "en", "in=hillock&ground=sand", /^(?:No DRM|DRMなし)/],
  ["ヒロックの砂地の歩兵にOBAの攻撃", "fire", "ja", "in=hillock&ground=sand", /^(?:No DRM|DRMなし)/],
];

test("ambiguous words in a question, such as “track” and “tracked”, set the intended values", () => {
  for (const [question, slug, language, address, figure] of FIGURES) {
    const understood = valuesIn(slug, question, language);
    assert.ok(isAnswerable(understood), `${question}: ${understood.left}`);
    const { by: _by, kind: _kind, ...set } = Object.fromEntries(new URLSearchParams(understood.query));
    sameState(slug, addressOf(set), address);
    assert.match(headline(slug, understood.query, language).roll, figure, question);
  }
});

test("D13.4: for three Kindling DR, the result has the odds that at least one succeeds, and lists the assumed DRM", () => {
  const { query, assumes } = valuesIn("kindling", "cactus burn 3 times", "en");
  const { odds, more, assumed } = headline("kindling", query, "en", assumes);
  const burning = Number(/^(\d+)\/36/.exec(odds ?? "")![1]);
  const none = (36 - burning) ** 3;
  assert.match(more.join(), new RegExp(`\\b${36 ** 3 - none}/${36 ** 3} `));
  assert.deepEqual(assumed, [["Sum of the DRM of your rulebook", "0"]]);
});

test("D5.2: the MF for leaving a wadi are shown for both books, because they differ", () => {
  const out = (book: string) => headline("movement", `?unit=infantry&from=wadi&book=${book}`, "en");
  assert.deepEqual([out("sl").roll, out("sl").book], ["3 MF", "SL’s figure; ASL: 2 MF"]);
  assert.deepEqual([out("asl").roll, out("asl").book], ["2 MF", "ASL’s figure; SL: 3 MF"]);
  // D5.2: entering a wadi costs 1 + COT in SL and 2 MF in ASL. Here, both are 2 MF.
  assert.match(headline("movement", "?unit=infantry&wadi=1", "en").book, /ASL’s figure; the same in SL/);
});

const LEFT: readonly [question: string, slug: string, language: Language, left: string][] = [
  ["truck or halftrack in sand", "sand-bog", "en", "truck,or"],
  ["truck fast in hammada at night", "hammada", "en", "at night"],
  ["fire at moving truck in hammada", "hammada", "en", "fire"],
  ["infantry fires at truck in crag", "fire", "en", "crag"],
  ["OBA attack in sand and hammada", "fire", "en", "sand"],
  ["truck in sand 9 hexes", "sand-bog", "en", "9"],
  ["infantry truck heat haze 30", "heat-haze", "en", "truck"],
  ["squad sand road cost", "movement", "en", "road"],
  ["夜の砂地 トラック ボグ", "sand-bog", "ja", "夜"],
  ["砂地でトラックがボグにならない確率", "sand-bog", "ja", "ナイ"],
  ["砂地 トラック 戦車", "sand-bog", "ja", "戦車"],
];

test("a game term that sets no value is reported, and the question gets no result", () => {
  for (const [question, slug, language, left] of LEFT) {
    const understood = valuesIn(slug, question, language);
    assert.ok(!isAnswerable(understood), question);
    assert.equal(understood.left.join(), left, question);
  }
});

test("a result lists the assumed values that matter, such as the kind of truck and whether it is British-built", () => {
  const assumedIn = (question: string) => {
    const { query, assumes } = valuesIn("sand-bog", question, "en");
    return headline("sand-bog", query, "en", assumes)
      .assumed.map(([, value]) => value)
      .join();
  };
  assert.equal(assumedIn("sand truck"), "Medium or heavy truck,no,Normal,Dry");
  assert.equal(assumedIn("sand heavy truck not British low ground pressure"), "Dry");
  assert.equal(assumedIn("sand light truck low ground pressure dry"), "");
  const { query } = valuesIn("dust", "OBA in dust", "en");
  assert.ok(headline("dust", query, "en").assumed.some(([, value]) => value === "Light"));
});

test("D3.31: Ground Pressure does not matter in hammada, so it is reported as unneeded, and the result is shown", () => {
  const understood = valuesIn("hammada", "halftrack low ground pressure hammada", "en");
  assert.ok(isAnswerable(understood));
  assert.deepEqual(understood.unneeded, ["low ground pressure"]);
});
