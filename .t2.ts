import { idTable } from "./src/content/id-table.ts";
import { readNamed } from "./src/search/named.ts";
import { normalizeQuery } from "./src/words/words.ts";
import { content } from "./tests/content.ts";

const table = idTable(content);
const show = (q: string) => {
  const b = readNamed(normalizeQuery(q), table);
  return [
    [...b.named.ids, ...b.named.sections.map((s) => "§" + s.id), ...b.named.missing.map((m) => "!" + m.asked)].join(
      " ",
    ),
    b.words,
  ] as const;
};
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
  "Chapter F 12.32",
  "F1.A",
  "f12 .32",
  "F12,32",
  "D7,3",
  "12,32",
  "F.1А arid",
  "F12.99 overlay",
  "ASL F12.99?",
  "7.31 halftrack",
  "SL 12.32",
  "ASL 12.32",
  "rule 12.32",
  "§ 12.32",
  "§F12.32",
  "1.5 MP in sand",
  "VASL 6.4",
  "砂地D7.31でボグ",
  "F12.32の例",
  "F12.32について",
  "F12.32項",
  "ルールF12.32",
  "SLのD7.31とは何ですか",
  "f12-32 overlay",
  "D6 2 hexes away",
  "vehicle note 8 tank",
  "section F12 overlays",
  "No. 8",
  "ASL sand bog",
  "Chapter F sand bog",
  "Ch. F",
  "ASL",
  "what is F12",
  "rule F12",
  "F12 overlay",
  "note 8",
  "Italian note 8",
  "F.7",
  "EX D7.31",
  "F12.32 and F12.33?",
  "D7.31 or D7.4 for halftracks",
  "the",
  "can i see through dust",
])
  console.log(q.padEnd(34), show(q).join(" | "));
const titles = new Map(table.rules.map((r) => [r.id, r]));
let bad = 0;
for (const r of table.rules) {
  if (r.held) continue;
  for (const q of [
    r.id,
    `${r.id}?`,
    `${r.id} ${r.en}`,
    `${r.en} ${r.id}`,
    `what does ${r.id} say`,
    `${r.id}とは`,
    `${r.id} ${r.ja}`,
    `${r.ja} ${r.id}`,
    `ASL ${r.id}`,
    `No. ${r.id}`,
    `${r.id} ${r.en} example`,
    `「${r.id}」`,
    `§${r.id}`,
    `see ${r.id}`,
    `${r.id}の例`,
  ]) {
    const got = show(q)[0];
    if (got !== r.id) {
      bad++;
      if (bad < 60) console.log("BAD", q, "=>", got);
    }
  }
}
console.log("bad", bad);
