import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { formatDrm } from "../rules/format-drm.ts";
import type { Bilingual } from "../schemas/bilingual.ts";
import { finalAtMost, oddsThat, reduced } from "./distribution.ts";
import { type DustAttack, dustAttack } from "./dust-attack.ts";
import { DENSITIES, type Density } from "./dust-density.ts";
import { BOOKS, type Book } from "./scenario.ts";

const shot = { range: 3, kind: "ift", inBuilding: false, intoWind: false, throughFfe: false } as const;
const attack = (given: Partial<DustAttack> & Pick<DustAttack, "density">, book?: Book) => {
  const result = dustAttack({ ...shot, ...given }, book);
  assert.ok(result.allowed);
  return result;
};
const values = (given: Parameters<typeof attack>[0]) => [...attack(given).drms.counts].sort(([a], [b]) => a - b);

test("D11.732: at range 3, the DRM of Heavy and Very Heavy Dust are those of the rule's example", () => {
  assert.deepEqual(attack({ density: "heavy" }).lines[0]!.drms.counts, new Map([[2, 1n]]));
  assert.deepEqual(values({ density: "heavy" }), [
    [3, 2n],
    [4, 2n],
    [5, 2n],
  ]);
  assert.deepEqual(attack({ density: "veryHeavy" }).lines[0]!.drms.counts, new Map([[3, 1n]]));
  assert.deepEqual(values({ density: "veryHeavy" }), [
    [4, 2n],
    [5, 2n],
    [6, 2n],
  ]);
  assert.deepEqual(values({ density: "extremelyHeavy" }), values({ density: "veryHeavy" }));
});

test("D11.7, D11.792: Dust gives no DRM at range 0, not even into the wind, and none in CC", () => {
  for (const density of DENSITIES) {
    assert.deepEqual(values({ density, range: 0, intoWind: true, throughFfe: true }), [[0, 1n]]);
    assert.deepEqual(values({ density, kind: "cc" }), [[0, 1n]]);
  }
});

test("D11.7, D11.761: if agreed, PBF at range 1 has only the +1 into Heavy Wind; no other attack changes", () => {
  const kinds = ["ift", "th", "oba", "dc", "ft", "aerial", "atAerial", "cc"] as const;
  for (const density of DENSITIES)
    for (const kind of kinds)
      for (const range of [0, 1, 2])
        for (const intoWind of [false, true])
          for (const throughFfe of [false, true])
            for (const inBuilding of [false, true]) {
              const given = { ...shot, density, kind, range, intoWind, throughFfe, inBuilding };
              const [free, counts] = [dustAttack({ ...given, pbfFree: true }), dustAttack(given)];
              if (kind !== "ift" || range !== 1) assert.deepEqual(free, counts);
              else if (free.allowed && counts.allowed) {
                const wind = intoWind && density !== "none" && !inBuilding ? 1 : 0;
                assert.deepEqual([...free.drms.counts], [[wind, free.drms.total]]);
                const named = (name: string) => (density === "none" && !throughFfe ? false : name);
                const names = [free, counts].map(({ reasons }) => reasons.map(({ name }) => name));
                assert.equal(names[0]!.includes("pbfFree") && "pbfFree", named("pbfFree"));
                assert.equal(names[1]!.includes("pbfCounts") && "pbfCounts", named("pbfCounts"));
              } else assert.fail("an IFT attack is allowed");
            }
});

test("D11.71: Light and Moderate Dust do not affect OBA, DC and FT, but Heavy Dust does", () => {
  for (const kind of ["oba", "dc", "ft"] as const) {
    assert.deepEqual(values({ density: "light", kind }), [[0, 1n]]);
    assert.deepEqual(values({ density: "moderate", kind }), [[0, 1n]]);
    assert.deepEqual(values({ density: "heavy", kind }), values({ density: "heavy" }));
  }
});

test("D11.731: an attack by or against an Aerial unit is not allowed in Very Heavy or denser Dust", () => {
  for (const kind of ["aerial", "atAerial"] as const)
    for (const density of DENSITIES)
      assert.equal(dustAttack({ ...shot, density, kind }).allowed, !/y?Heavy$/.test(density) || density === "heavy");
});

test("D11.761: an attack into Heavy Wind, except Ground Support, has +1 at any density, even at range 1", () => {
  assert.deepEqual(values({ density: "light", range: 1, intoWind: true }), [
    [2, 2n],
    [3, 2n],
    [4, 2n],
  ]);
  assert.deepEqual(values({ density: "none", intoWind: true }), [[0, 1n]]);
  assert.deepEqual(values({ density: "light", kind: "aerial", intoWind: true }), values({ density: "light" }));
});

test("D11.791: inside one building, the LOS Hindrance of Heavy Dust applies, but no DLV and no FFE Dust", () => {
  const inside = { inBuilding: true, intoWind: true, throughFfe: true };
  assert.deepEqual(values({ density: "moderate", ...inside }), [[0, 1n]]);
  assert.deepEqual(values({ density: "heavy", range: 4, ...inside }), [[2, 1n]]);
});

test("D11.71–D11.732, D11.75, D11.761: the odds of every Final DR match a count over all possible rolls", () => {
  for (const density of DENSITIES)
    for (const range of [0, 1, 2, 5, 8])
      for (const intoWind of [false, true])
        for (const throughFfe of [false, true]) {
          const { drms } = attack({ density, range, intoWind, throughFfe });
          for (let need = 2; need <= 20; need++) {
            let made = 0n;
            for (let a = 1; a <= 6; a++)
              for (let b = 1; b <= 6; b++)
                for (let dr = 1; dr <= 6; dr++) {
                  let drm = 0;
                  if (range > 0) {
                    if (density === "moderate") drm += dr;
                    else if (density !== "none") drm += [1, 1, 2, 2, 3, 3][dr - 1]!;
                    if (density === "heavy") drm += (range + (range % 2)) / 2;
                    if (density === "veryHeavy" || density === "extremelyHeavy") drm += range;
                    if (intoWind && density !== "none") drm++;
                    if (throughFfe) drm++;
                  }
                  if (a + b + drm <= need) made++;
                }
            assert.deepEqual(
              reduced(finalAtMost(need, drms)),
              reduced({ count: made, total: 216n }),
              `${density} ${range} ${need}`,
            );
          }
          assert.equal(oddsThat(drms, () => true).count, drms.total);
        }
});

test("D11.7: the printed table agrees with the computed DRM", () => {
  const printed = content.tables
    .get("D11.7-density")!
    .rows.map((row) => row as { name: Density; hindrance: Bilingual; sl: string; asl: string });
  assert.deepEqual(
    printed.map(({ name }) => name),
    DENSITIES.slice(1),
  );
  const hindranceOf: Record<string, (range: number) => number> = {
    none: () => 0,
    "½ range (FRU)": (range) => Math.ceil(range / 2),
    range: (range) => range,
  };
  for (const { name, hindrance, ...dlv } of printed)
    for (const [book, range] of BOOKS.flatMap((b) => [1, 2, 3, 12].map((n) => [b, n] as const))) {
      const { lines } = attack({ density: name, range }, book);
      const fixed = lines.filter(({ drms }) => drms.counts.size === 1).flatMap(({ drms }) => [...drms.counts.keys()]);
      assert.equal(fixed[0] ?? 0, hindranceOf[hindrance.en]!(range), `${name} ${range}`);
      const ofDr = [...lines.at(-1)!.drms.counts.keys()];
      const spread = `: ${formatDrm(Math.min(...ofDr))} – ${formatDrm(Math.max(...ofDr))}`;
      assert.ok(dlv[book].includes(spread), `${book} ${name}: ${dlv[book]}`);
    }
});

test("a negative or fractional range throws", () => {
  assert.throws(() => dustAttack({ ...shot, density: "light", range: -1 }), RangeError);
  assert.throws(() => dustAttack({ ...shot, density: "light", range: 1.5 }), RangeError);
});
