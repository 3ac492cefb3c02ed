import { findCitations } from "./src/rules/citation-grammar.ts";

for (const n of [100_000, 400_000, 800_000]) {
  const t = "F12.31/.32 and 12.5, A2.71; 25C5 12.3% ".repeat(n / 40);
  const r = [];
  for (let i = 0; i < 5; i++) {
    const s = performance.now();
    findCitations(t, { chapter: "F" });
    r.push(performance.now() - s);
  }
  console.log(n, Math.min(...r));
}
import { idTable } from "./src/content/id-table.ts";
import { lookUp, lookUpAmong } from "./src/rules/lookup.ts";
import { content } from "./tests/content.ts";

const table = idTable(content);
for (const q of [
  "F12.32?",
  "It-V8?",
  "F12.32 Orientation",
  "ASL F12.32",
  "No. D7.31",
  "what does D7.31 say",
  "D7.31 vs D3.31",
  "F12.32とは",
  "D7.31？",
  "SL D7.31",
  "per F12.32",
  "D7.512 example",
  "D11.74 Vehicle Dust",
  "does F7.31 apply to halftracks",
  "Ch. F 12.32",
  "F1.A",
  "F.1.A",
  "f12 .32",
  "F12,32",
  "D7,3",
  "12,32",
  "F1O.1",
  "Fl2.32",
  "F12.3l",
  "F.lA",
  "F12.З2",
  "F.1А",
  "F12.99 overlay",
  "7.31 halftrack",
  "1.5 MP in sand",
  "truck 12.5 hexes",
  "VASL 6.4",
  "47/32",
  "20/65 guns",
  "L6/40",
  "砂地D7.31でボグ",
  "F12.32の例",
  "F12—32",
  "F12–32",
  "F12−32",
  "f12-32 overlay",
  "D6 2 hexes away",
  "vehicle note 8 tank",
  "section F12 overlays",
  "2-1/2",
  "No. 8",
  "D7.31、F12.32",
  "It-V8, 9",
]) {
  const a = lookUp(q, table),
    b = lookUpAmong(q, table);
  console.log(
    q.padEnd(32),
    "|",
    [...a.ids, ...a.sections.map((s) => "§" + s.id), ...a.missing.map((m) => "!" + m.asked)].join(" ").padEnd(24),
    "|",
    [...b.named.ids, ...b.named.sections.map((s) => "§" + s.id), ...b.named.missing.map((m) => "!" + m.asked)].join(
      " ",
    ),
    "| rest:",
    b.rest,
  );
}
