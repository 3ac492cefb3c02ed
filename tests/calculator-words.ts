/** The UI texts of calculators, for tests without a browser. */
import { type PrintedName, printedNames } from "../components/calculators/kit/printed-names.ts";
import { type Say, sayFrom, type Word, type WordOf } from "../components/calculators/kit/words.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import { content } from "./content.ts";

const { tables, ui } = content;

/**
 * Returns a calculator's function `t`, which returns UI texts by key. It knows the keys that begin with "ask", "tool",
 * `own` or a prefix in `others`. It also knows the printed names of Weather, EC and so on.
 */
export function wordsFor<P extends keyof UiWords, O extends keyof UiWords = never>(
  own: P,
  language: Language = "en",
  others: readonly O[] = [],
): Say<Word<P> | WordOf<O> | UiWords["ask"] | PrintedName> {
  const under = (prefix: string) =>
    Object.entries(ui)
      .filter(([key]) => key.startsWith(`${prefix}.`))
      .map(([key, text]) => [key.slice(prefix.length + 1), text[language]]);
  const whole = Object.entries(ui)
    .filter(([key]) => others.some((prefix) => key.startsWith(`${prefix}.`)))
    .map(([key, text]) => [key, text[language]]);
  return sayFrom(
    {
      ...printedNames(tables, language),
      ...Object.fromEntries([...under("ask"), ...under("tool"), ...under(own), ...whole]),
    },
    `${own}.`,
  );
}
