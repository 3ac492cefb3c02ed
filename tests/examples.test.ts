/** Tests that the texts of worked examples state the results that the calculators compute. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleText } from "../src/content/rule-text.ts";
import { desertFire } from "../src/game/desert-fire.ts";
import { type FireAttack, PLAIN_ATTACK } from "../src/game/fire-attack.ts";
import { EXAMPLE_STRENGTHS, splits } from "../src/game/minefields.ts";
import { content } from "./content.ts";

test("every sum printed in a rule or example is correct, such as “4 + 2 = 6”", () => {
  let sums = 0;
  for (const id of content.rules.keys()) {
    for (const language of ["en", "ja"] as const) {
      const text = ruleText(id, language, content)
        .replace(/[[（(][^\]）)]*[\]）)]/g, " ")
        .replaceAll("½", ".5");
      for (const m of text.matchAll(/((?:[\d.]+\s*[＋+]\s*)+[\d.]+)\s*[=＝]\s*([\d.]*\d)/g)) {
        const sum = m[1]!.split(/[＋+]/).reduce((total, n) => total + Number(n), 0);
        assert.equal(sum, Number(m[2]), `${id} ${language}: ${m[0]}`);
        sums++;
      }
    }
  }
  assert.ok(sums >= 10, `only ${sums} sums found`);
});

test("F.7: the example splits 24 minefield factors into counters in the same ways as the calculator", () => {
  const found = splits(24, EXAMPLE_STRENGTHS).listed.map(({ parts }) =>
    parts.map(({ strength, counters }) => `${counters}×${strength}`).toSorted(),
  );
  const [en, ja] = (["en", "ja"] as const).map((language) => ruleText("F.7", language, content));
  const english = [...en!.matchAll(/(\d) (?:counters )?of (\d+)(?:[^;.]*and (\d) of (\d+))?/g)];
  const japanese = [...ja!.matchAll(/(\d+)ファクターのカウンター(\d)個(?:と(\d+)ファクターのカウンター(\d)個)?/g)];
  const pair = (n?: string, s?: string) => (n ? [`${n}×${s}`] : []);
  const named = english.map(([, n, s, m, t]) => [...pair(n, s), ...pair(m, t)].toSorted());
  const written = japanese.map(([, s, n, t, m]) => [...pair(n, s), ...pair(m, t)].toSorted());
  assert.deepEqual(named.toSorted(), found.toSorted());
  assert.deepEqual(written.toSorted(), found.toSorted());
});

/** Returns the IFT column and the TEM of an attack. */
function attackOf(given: Partial<FireAttack>) {
  const result = desertFire({ ...PLAIN_ATTACK, ...given });
  assert.ok(result.allowed);
  return { column: result.power.column, tem: [...result.byKind.tem.counts.keys()][0] };
}

test("D7.4: the OBA example states the IFT columns that the calculator finds", () => {
  const columns = [12, 20].map((fp) => attackOf({ kind: "oba", terrain: "sand", fp }).column);
  for (const [language, pattern] of [
    ["en", /the (\d+) FP column/g],
    ["ja", /(\d+)FPの列/g],
  ] as const) {
    const stated = [...ruleText("D7.4", language, content).matchAll(pattern)].map((m) => Number(m[1]));
    assert.deepEqual(stated, columns, language);
  }
});

test("D7.513: the example states the TEM that the calculator finds for a foxhole behind a Dune Crest", () => {
  const { tem } = attackOf({ terrain: "lowDune", cover: "foxhole", facts: ["duneCrest"] });
  const en = ruleText("D7.513", "en", content);
  assert.equal(Number(/B has \+(\d) in all/.exec(en)?.[1]), tem);
  assert.equal(Number(/only B has a TEM, of \+(\d)/.exec(en)?.[1]), tem);
  assert.equal(Number(/Bは合計\+(\d)/.exec(ruleText("D7.513", "ja", content))?.[1]), tem);
});

test("D8.41: the text states the TEM that the calculator finds for a sangar attacked by OBA", () => {
  const { tem } = attackOf({ kind: "oba", cover: "sangar" });
  assert.match(ruleText("D8.41", "en", content), new RegExp(`the sangar’s \\+${tem} TEM`));
});
