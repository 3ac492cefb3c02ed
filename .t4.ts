import { readFileSync } from "node:fs";
import { idTable } from "./src/content/id-table.ts";
import { readNamed } from "./src/search/named.ts";
import { normalizeQuery } from "./src/words/words.ts";
import { content } from "./tests/content.ts";

const table = idTable(content);
// judged queries that now name something, or lose words
for (const f of ["queries.tsv", "questions.tsv"])
  for (const line of readFileSync("tests/search/" + f, "utf8").split("\n")) {
    const q = line.split("\t")[2];
    if (!q || line.startsWith("#")) continue;
    const n = normalizeQuery(q);
    const r = readNamed(n, table);
    const named = [
      ...r.named.ids,
      ...r.named.sections.map((s) => "§" + s.id),
      ...r.named.missing.map((m) => "!" + m.asked),
    ].join(" ");
    if (named || r.words !== n) console.log(q, "=>", named, "|", r.words);
  }
