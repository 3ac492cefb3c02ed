import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadContent } from "../content/load.ts";
import type { Period, Piece } from "../schemas/availability.ts";
import { THEATRES, type Theatre } from "../schemas/theatres.ts";
import { availableIn, isUndated, nextMonth, printedMonths, rarityIn, spansOf, theatresOf } from "./availability.ts";

const { rules } = loadContent(fileURLToPath(new URL("../../", import.meta.url)));
const noted = [...rules.values()].flatMap(({ id, availability = [] }) => availability.map((piece) => ({ id, piece })));
const pieces: Piece[] = noted.map(({ piece }) => piece);
const named = (name: string) => {
  const found = pieces.find((p) => p.name === name);
  assert.ok(found, name);
  return found;
};
const at = (name: string, theatre: Theatre, month: string) => rarityIn(named(name), theatre, pieces)(month);

const months: string[] = [];
for (let m = "1940-01"; m <= "1946-12"; m = nextMonth(m)) months.push(m);
/** All theatres except Tunisia and Yugoslavia, which are parts of other theatres (North Africa and the Balkans). */
const WHOLE_THEATRES = THEATRES.filter((theatre) => theatre !== "tunisia" && theatre !== "yugoslavia");
const holds = (p: Period, month: string) => p.from <= month && month <= p.to;

const piece = (name: string, periods: Piece["periods"], rest: Partial<Piece> = {}): Piece => ({
  name,
  type: "tank",
  periods,
  notIn: [],
  letters: [],
  ...rest,
});

test("no two Italian vehicles or Guns have the same name, and every base vehicle of a RF exists", () => {
  assert.equal(new Set(pieces.map((p) => p.name)).size, pieces.length);
  for (const p of pieces) if (p.relativeTo) named(p.relativeTo.piece);
});

for (const { id, piece: p } of noted.filter((n) => n.piece.periods.length)) {
  test(`${id} ${p.name}: each period of availability applies in its own months, and in no other month`, () => {
    for (const theatre of new Set(p.periods.map((q) => q.theatre))) {
      const rows = p.periods.filter((q) => q.theatre === theatre);
      for (const row of rows) {
        const inside = months.filter((m) => holds(row, m));
        for (const month of [row.from, inside[Math.floor(inside.length / 2)]!, row.to]) {
          const found = rarityIn(p, theatre, pieces)(month);
          assert.ok(found, `${theatre} ${month}`);
          assert.equal(found.row, row, `${theatre} ${month}`);
          assert.equal(found.only, row.only);
          if (!p.relativeTo) assert.equal(found.rf, row.rf ?? null, `${theatre} ${month}`);
        }
        const before = months[months.indexOf(row.from) - 1]!;
        for (const month of [before, nextMonth(row.to), "1940-05", "1946-01"]) {
          const found = rarityIn(p, theatre, pieces)(month);
          assert.notEqual(found?.row, row, `${theatre} ${month}`);
          assert.equal(
            found !== undefined,
            rows.some((q) => holds(q, month)),
            `${theatre} ${month}`,
          );
        }
      }
    }
  });
}

for (const { id, piece: p } of noted.filter((n) => n.piece.relativeTo)) {
  test(`${id} ${p.name}: the RF is the base vehicle's RF plus the note's increase, up to the note's maximum`, () => {
    const { piece: baseName, plus, most } = p.relativeTo!;
    let seen = 0;
    for (const theatre of WHOLE_THEATRES)
      for (const month of months) {
        const base = at(baseName, theatre, month);
        const found = rarityIn(p, theatre, pieces)(month);
        const dated = !p.periods.length || p.periods.some((q) => q.theatre === theatre && holds(q, month));
        assert.equal(found !== undefined, base !== undefined && dated, `${theatre} ${month}`);
        if (!found) continue;
        seen++;
        assert.equal(found.rf, Math.min(most, Number((base!.rf! + plus).toFixed(1))), `${theatre} ${month}`);
        assert.deepEqual(found.base, { name: baseName, rf: base!.rf });
      }
    assert.ok(seen > 6, `${seen}`);
  });
}

test("It-V3, It-V5: a RF based on another vehicle's RF is at most 1.6, and limited to the vehicle's own dates", () => {
  assert.equal(at("L3/35", "northAfrica", "1941-03")?.rf, 1.4);
  assert.equal(at("L3 aa", "northAfrica", "1941-03")?.rf, 1.6, "1.4 + 0.4 is limited to 1.6");
  assert.equal(at("L3 aa", "northAfrica", "1940-06")?.rf, 1.3);
  assert.equal(at("L3 Lf", "france", "1940-06")?.rf, 1.4, "1.1 + 0.3 is exactly 1.4");
  assert.equal(at("L3 Lf", "northAfrica", "1941-12")?.rf, 1.6);
  assert.equal(
    at("L3 Lf", "northAfrica", "1942-01"),
    undefined,
    "the base piece is available, but the piece's own dates have ended",
  );
  assert.equal(at("L3 Lf", "russia", "1941-09"), undefined);
  assert.equal(
    at("AS 42 cc", "italy", "1944-01")?.only,
    "fascist",
    "the troops that may use the piece are those of the base piece",
  );
});

test("a period for `elsewhere` applies in every theatre for which the vehicle or Gun has no other period", () => {
  assert.equal(at("75/27", "northAfrica", "1941-03")?.rf, 1.2, "It-O9 has only rows for East Africa and elsewhere");
  assert.equal(
    at("75/27", "eastAfrica", "1942-03"),
    undefined,
    "the row for East Africa has ended, and elsewhere is not East Africa",
  );
  assert.equal(at("81/14", "northAfrica", "1943-08"), undefined);
  assert.equal(at("81/14", "sicily", "1943-08")?.row.theatre, "elsewhere");
  assert.equal(at("81/14", "elsewhere", "1945-01")?.only, "fascist");
  assert.equal(at("47/32", "eastAfrica", "1941-01"), undefined, "excluded");
  assert.equal(at("75/13", "tunisia", "1943-01"), undefined, "excluded from North Africa, and so from Tunisia");
});

test("without a period for a theatre, one for a larger theatre, for a part of the theatre or for `any` applies", () => {
  assert.equal(at("90/53", "sicily", "1943-07")?.rf, 1.5);
  assert.equal(at("90/53", "russia", "1943-01"), undefined);
  assert.equal(at("M14/41", "tunisia", "1943-02")?.row.theatre, "northAfrica");
  assert.equal(at("SMV 47/32", "tunisia", "1943-01")?.rf, 1.2);
  assert.equal(at("SMV 47/32", "northAfrica", "1943-01")?.row.theatre, "tunisia", "the row is only for Tunisia");
  assert.equal(at("L6/40", "balkans", "1941-04")?.row.theatre, "yugoslavia");
});

test("a period for several theatres ends in each theatre when the Italian campaign there ends", () => {
  assert.equal(at("90/53", "eastAfrica", "1942-05"), undefined, "It-O19: no row of East Africa runs past 11/41");
  assert.equal(at("75/18", "eastAfrica", "1943-09"), undefined);
  assert.equal(at("75/46", "russia", "1943-04"), undefined, "It-VR: the Italians have left Russia after 3/43");
  assert.equal(at("Autocarro L", "northAfrica", "1943-05")?.rf, 1.3);
  assert.equal(
    at("Autocarro L", "northAfrica", "1943-06"),
    undefined,
    "It-V28: its list of three theatres ends with 5/43",
  );
  assert.equal(at("Autocarretta", "russia", "1943-04"), undefined, "It-V26: ends with 3/43 in Russia");
});

test("It-V25: a period for North Africa and the ETO does not apply in the Balkans or in East Africa", () => {
  for (const theatre of ["northAfrica", "tunisia", "russia", "sicily", "italy", "elsewhere"] as const)
    assert.equal(at("TM 40", theatre, "1943-03")?.row.theatre, "northAfricaEto", theatre);
  assert.equal(at("TM 40", "balkans", "1943-03")?.row.theatre, "balkans");
  assert.equal(at("TM 40", "eastAfrica", "1941-03"), undefined);
});

test("each note's text contains, in brackets, the lettered notes in its frontmatter, such as [It-VI]", () => {
  for (const { id, piece: p } of noted)
    for (const letter of p.letters)
      assert.ok(readFileSync(new URL(`../../${rules.get(id)!.file}`, import.meta.url), "utf8").includes(`[${letter}]`));
});

test("a vehicle with dates but no RF has the RF null, and one without dates and base vehicle is not available", () => {
  assert.deepEqual(at("L5/21", "france", "1940-06")?.rf, null);
  assert.equal(at("Lince", "italy", "1944-01"), undefined);
  assert.ok(isUndated(named("Lince")) && !isUndated(named("L3 aa")) && !isUndated(named("L5/21")));
});

test("a vehicle without dates has those of its base vehicle, and rarityIn throws if that vehicle is missing", () => {
  const base = piece("base", [{ theatre: "italy", from: "1943-01", to: "1943-02" }]);
  const on = piece("on", [], { relativeTo: { piece: "base", plus: 0.2, most: 1.6 }, notIn: ["sicily"] });
  assert.equal(rarityIn(on, "italy", [base, on])("1943-01")?.rf, null);
  assert.equal(rarityIn(on, "italy", [base, on])("1943-03"), undefined);
  assert.deepEqual(theatresOf(on, [base, on]), ["italy"]);
  const dated = piece("dated", [{ theatre: "italy", from: "1943-01", to: "1943-04" }], { relativeTo: on.relativeTo! });
  assert.equal(
    rarityIn(dated, "italy", [base, dated])("1943-04")?.rf,
    null,
    "its own dates apply, but without the base piece it has no RF",
  );
  const first = piece("first", [{ theatre: "italy", from: "1943-01", to: "1943-01" }], { relativeTo: on.relativeTo! });
  assert.equal(rarityIn(first, "italy", [base, first])("1943-02"), undefined, "its one period has ended");
  assert.throws(() => rarityIn(on, "italy", [on])("1943-01"), RangeError);
});

test("availableIn sorts by lowest RF, then by name, and puts vehicles and Guns without a RF at the end", () => {
  const list = availableIn(pieces, "northAfrica", "1941-03", "1941-03");
  const keys = list.map(({ least, piece }) => [least ?? 9, piece.name] as const);
  for (const [i, [rf, name]] of keys.entries()) {
    const [rf2, name2] = keys[i + 1] ?? [99, ""];
    assert.ok(rf < rf2 || (rf === rf2 && name.localeCompare(name2, "en") < 0), `${name}, ${name2}`);
  }
  assert.deepEqual(
    availableIn(pieces, "france", "1940-06", "1940-06")
      .slice(-2)
      .map((a) => a.least),
    [null, null],
  );
  assert.deepEqual(availableIn(pieces, "northAfrica", "1940-01", "1940-05"), []);
});

test("availableIn splits the months into spans with one RF each, and returns the lowest and the highest RF", () => {
  const year = availableIn([named("M13/40")], "northAfrica", "1941-01", "1941-12")[0]!;
  assert.deepEqual(
    year.spans.map((s) => [printedMonths(s.from, s.to), s.rf]),
    [
      ["1/41", 1.2],
      ["2/41", 1],
      ["3/41", 1.5],
      ["4–5/41", 1.3],
      ["6–10/41", 1.5],
      ["11–12/41", 1],
    ],
  );
  assert.deepEqual([year.least, year.greatest], [1, 1.5]);
  const gap = spansOf(named("TL 37"), "sicily", "1943-05", "1943-07", pieces);
  assert.deepEqual(
    gap.map((s) => s.from),
    ["1943-05", "1943-07"],
    "6/43, between two rows, is in no span",
  );
});

test("printedMonths formats months as the Italian notes do: 3/41, 4–11/41, 11/41–6/42, 1944", () => {
  assert.equal(printedMonths("1941-03", "1941-03"), "3/41");
  assert.equal(printedMonths("1941-04", "1941-11"), "4–11/41");
  assert.equal(printedMonths("1941-11", "1942-06"), "11/41–6/42");
  assert.equal(printedMonths("1944-01", "1944-12"), "1944");
});

/**
 * Parses months as a note prints them: "3/41", "4–11/41", "11/41–6/42", "44–5/45", "1944", "1944–45". `loose`: whether
 * the text has only years.
 */
function readMonths(text: string): { from: string; to: string; loose: boolean } {
  const iso = (m: string, y: string) => `19${y.slice(-2)}-${m.padStart(2, "0")}`;
  const [first, last = first] = text.split("–") as [string, string?];
  const [lastMonth, lastYear] = last.includes("/") ? (last.split("/") as [string, string]) : ["12", last];
  const bare = !first.includes("/");
  const from = bare && first.length < 4 && Number(first) <= 12 ? iso(first, lastYear) : iso("1", first);
  return {
    from: bare ? from : iso(...(first.split("/") as [string, string])),
    to: iso(lastMonth, lastYear),
    loose: !text.includes("/"),
  };
}

const HEADS: [RegExp, Theatre[]][] = [
  [/Elsewhere|Otherwise|ETO|other theater/, ["elsewhere", "any", "northAfrica", "northAfricaEto"]],
  [/North Africa/, ["northAfrica"]],
  [/Tunisia/, ["tunisia"]],
  [/East Africa/, ["eastAfrica"]],
  [/Russia/, ["russia"]],
  [/Balkans/, ["balkans"]],
  [/Yugoslavia/, ["yugoslavia"]],
  [/France/, ["france"]],
  [/Sicily/, ["sicily"]],
  [/Italy/, ["italy"]],
];

test("every RF in the text of a note, with its months, is also in the note's frontmatter", () => {
  let seen = 0;
  for (const [id, rule] of rules) {
    const rows = rule.availability?.flatMap((p) => p.periods) ?? [];
    const text = readFileSync(new URL(`../../${rule.file}`, import.meta.url), "utf8").split("</En>")[0]!;
    if (!rows.length || !text.includes("**Availab")) continue;
    for (const line of text.slice(text.indexOf("**Availab")).split("\n")) {
      const head = /^- \*\*(.*?)\*\*/.exec(line)?.[1]?.replace(/,? except .*/, "") ?? "";
      const theatres = HEADS.flatMap(([name, list]) => (name.test(head) ? list : []));
      const printed = /(from |end of )?(\d[\d/–]*)\s\((?:RF )?(\d\.\d)(;[^)]*Fascist)?/g;
      for (const [whole, open, span, rf, fascist] of line.matchAll(printed)) {
        const { from, to, loose } = readMonths(span!);
        // Several periods can match one printed RF, because Fascist Italians have periods of their own.
        const fit = rows.filter(
          (p) =>
            p.rf === Number(rf) &&
            (!theatres.length || theatres.includes(p.theatre)) &&
            (!fascist || p.only === "fascist") &&
            p.from <= to &&
            from <= p.to,
        );
        seen++;
        const printedAs = `${id}: ${head} ${whole}`;
        assert.ok(fit.length, printedAs);
        if (loose || open) continue;
        assert.ok(fit.some((p) => p.from === from) && fit.some((p) => p.to === to), printedAs);
        for (const m of months.filter((m) => from <= m && m <= to))
          assert.ok(
            fit.some((p) => holds(p, m)),
            printedAs,
          );
      }
    }
  }
  assert.ok(seen > 180, `${seen} printed`);
});
