import { answer, nameQuery } from "./components/search/answer.ts";
import { builtSources } from "./tests/search/quality.ts";

const { from } = builtSources();
const qs = process.argv.slice(2);
for (const q of qs) {
  const s = performance.now();
  const a = await answer(await nameQuery(q, from), /[ぁ-ん一-龠ァ-ン]/.test(q) ? "ja" : "en", from);
  console.log(
    q,
    "=>",
    [
      ...a.named.ids,
      ...a.named.sections.map((s) => "§" + s.id),
      ...a.named.missing.map((m) => "!" + m.asked + "(" + m.nearest + ")"),
    ].join(" "),
    "| words:",
    a.words,
    "| found:",
    a.found
      .slice(0, 5)
      .map((f) => f.id + (f.told?.query ?? "") + (f.headline ? `[${f.headline.roll}]` : ""))
      .join("  "),
    a.meant ?? "",
    Math.round(performance.now() - s),
  );
}
