/** Uses each calculator once: choices change the result and the address, and a reload keeps both. */
import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import type { Reader } from "./reader.ts";
import { DESK, PHONE } from "./tab.ts";

/** Presses the label of a radio button or a checkbox. */
const tick =
  (control: string, within = "") =>
  (reader: Reader) =>
    reader.press(`${within} label:has(${control})`);
/** Chooses an option by its value, from the `<select>` that has this option. */
const choose = (value: string) => (reader: Reader) => reader.select(`select:has([value="${value}"])`, value);
/** Presses a button by its accessible name. */
const press = (name: string) => (reader: Reader) => reader.press("button", name);

interface Use {
  slug: string;
  steps: ((reader: Reader) => Promise<void>)[];
  /** The query string after the steps. */
  query: string;
  /** The result after the steps, in the language of the page. */
  answer: string;
  /** The result after a reload, if it differs from `answer`. The dice are named only directly after a roll. */
  reloaded?: string;
}

const USES: Use[] = [
  {
    slug: "sand-bog",
    steps: [choose("mediumHeavyTruck"), tick('[type="checkbox"]', ".step")],
    query: "?book=asl&mover=mediumHeavyTruck&path=sc",
    answer: "Bogs on 8+ 15/36 = 41.7% ASL’s figure; the same in SL, as far as is known",
  },
  {
    slug: "hammada",
    steps: [choose("scrub")],
    query: "?book=asl&hex=scrub",
    answer: "行動不能DRは不要 ASLの数値（わかっている限りSLも同じ）",
  },
  {
    slug: "heat-haze",
    steps: [tick('[value="intense"]')],
    query: "?haze=intense",
    answer:
      "+2 DRM to the TH or non-ordnance IFT DR Next change: +3 from 19 hexes. SL’s figure; ASL’s is not known here",
  },
  {
    slug: "kindling",
    steps: [tick('[value="spreading"]')],
    query: "?roll=spreading",
    answer: "10以上で延焼 6/36＝16.7% SLの数値（ASLの数値は不明）",
  },
  {
    slug: "other-rolls",
    steps: [choose("reliability")],
    query: "?roll=reliability",
    answer: "Fails on 12+ 1/36 = 2.8% ASL’s figure; the same in SL, as far as is known",
  },
  {
    slug: "movement",
    steps: [choose("hammada")],
    query: "?book=asl&terrain=hammada",
    answer: "2MP ASLの数値（わかっている限りSLも同じ）",
  },
  {
    slug: "fire",
    steps: [tick('[type="checkbox"]')],
    query: "?book=asl&moving=1",
    answer:
      "−2 other −2 The desert rules allow it, if the LOS is clear ASL’s figure; the same in SL, as far as is known",
  },
  {
    slug: "dust",
    steps: [choose("moderate")],
    query: "?book=asl&density=moderate",
    answer:
      "+1 – +3 攻撃への砂塵のDRM（中程度）。修整後DR 7以下：31/108＝28.7% ASLの数値。SL：+1 – +6 · 修整後DR 7以下：35/216＝16.2%",
  },
  {
    slug: "smoke-grenades",
    steps: [tick('[value="unarmored"]')],
    query: "?armor=unarmored",
    answer: "Succeeds on a dr of 1 or less 1/6 = 16.7% ASL’s figure; SL: no such rule",
  },
  {
    slug: "sun-blindness",
    steps: [tick('[value="late"]')],
    query: "?time=late",
    answer:
      "DRMなし 満たさない条件：1件（下の✗）。 26D5からI5：LOSは西に向かっていない。 F11.612 SLの数値（ASLの数値は不明）",
  },
  {
    slug: "path",
    steps: [choose("s")],
    query: "?book=asl&path=s",
    answer: "3 MP no DR failed 11/12 = 91.67% ASL’s figure; the same in SL, as far as is known",
  },
  {
    slug: "minefields",
    steps: [(reader) => reader.press(".range button:last-child")],
    query: "?factors=25",
    answer:
      "ダミー1–4個 この攻撃力のカウンターにはちょうど分けられない。24ファクターなら分けられる。 ファクターの分け方 F.7 告げて取り除く 敵の地上ユニットがダミーに進入 ASLの数値（わかっている限りSLも同じ）",
  },
  {
    slug: "availability",
    steps: [choose("tunisia")],
    query: "?theatre=tunisia",
    answer: "19 pieces Tunisia, 3/41 By the Italian notes; the same in SL and ASL, as far as is known",
  },
  {
    slug: "dyo",
    steps: [choose("11"), press("cdr 6"), press("wdr 5")],
    query: "?month=11&w=65",
    answer: "天候：DR 6 + 5 = 11 → Clear（晴天）（入力） 時刻（ECの前）：drを振る。 F11.3 SLの数値（ASLの数値は不明）",
    reloaded: "時刻（ECの前）：drを振る。 F11.3 SLの数値（ASLの数値は不明）",
  },
];

const queryOf = (reader: Reader) => reader.evaluate(() => location.search);

for (const [i, { slug, steps, query, answer: wanted, reloaded }] of USES.entries()) {
  const language = i % 2 ? "ja/" : "";
  journey(
    `choices at /${language}tools/${slug}/ change the result and the address, and a reload keeps both`,
    async (reader) => {
      await reader.goto(`/${language}tools/${slug}/`);
      const before = await reader.text("#answer");
      for (const step of steps) await step(reader);
      const answer = await reader.text("#answer");
      assert.notEqual(answer, before);
      assert.deepEqual([await queryOf(reader), answer], [query, wanted]);
      await reader.reload();
      assert.equal(await reader.text("#answer"), reloaded ?? answer);
    },
    { size: i % 3 ? DESK : PHONE },
  );
}
