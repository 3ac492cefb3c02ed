/** Reads a query: its words, and the other words that mean the same. */
import { fold, katakana, normalizeQuery, sound, stem } from "./fold.ts";
import type { SearchTerm } from "./terms.ts";

/** One word or run of Japanese to look for; a phrase of the glossary holds several words. */
export interface Form {
  text: string;
  /** 1 as typed, less for what the glossary adds. */
  weight: number;
}

/** One idea of the query: what was typed for it, and what means the same. */
export interface Slot {
  forms: readonly [Form, ...Form[]];
  /** The rules that define it, the first first. */
  rules: readonly string[];
  /** Whether the glossary says that the texts print something else for what was typed: bog for stuck. */
  elsewise?: boolean;
}

export interface Query {
  /** The query as typed, cleaned and folded: what a phrase is compared with. */
  text: string;
  slots: readonly Slot[];
}

/** What the texts print for a typed word counts nearly as much as the word; another synonym of it, less. */
export const PRINTED = 0.85;
const SYNONYM = 0.6;

export const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/** Runs of Japanese; words; figures with their sign, dots and strokes: +2, −1, ≥ 12, 7.31, .32, 47/32, ½. */
const WORDS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]+|(?:(?<![\p{Script=Latin}\p{N}])(?:[+\-.]|[≥≤] ?))?[\p{Script=Latin}\p{N}½](?:(?:[.']|(?<=\d)\/(?=\d))?[\p{Script=Latin}\p{N}½])*/gu;

/** Particles between words: 砂丘の高さ asks for 砂丘 and 高さ. */
const PARTICLE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー][るいきさみりれけくしたえめ]?)(?:における|による|から|まで|での|への|[のをはがにでとへもや])(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** The same at the end: 砂に. */
const LAST_PARTICLE = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?:から|まで|では|には|とは|[のをはがにでとへも])$/u;

export const IDLE = new Set(
  "a an the of in on at to for and or is are be was were with from as it its this that how what when where which who why do does can could may must should i my me we you your if then than there any much many not has have get".split(
    " ",
  ),
);

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The words of a folded text and where they stand: Latin words and figures, unbroken runs of Japanese. */
export function placedWords(folded: string): Word[] {
  return [...folded.matchAll(WORDS)].map((m) => {
    // A sign belongs to a figure, not to a letter: "+2" is a word, "-north" is "north".
    const sign = /^[+\-.≥≤] ?(?=\p{L})/u.exec(m[0])?.[0].length ?? 0;
    return { text: m[0].slice(sign).replace(" ", ""), start: m.index + sign, end: m.index + m[0].length };
  });
}

export const wordsOf = (folded: string): string[] => placedWords(folded).map((w) => w.text);

/** The same for "Sand Dune" and "sand dunes", for ワジ and わじ. */
export const sameWords = (folded: string): string =>
  wordsOf(folded.replaceAll("・", ""))
    .map((word) => (isJapanese(word) ? sound(word) : stem(word)))
    .join(" ");

/** The glossary as queries are read with it: every spelling leads to its terms. Made once for each list of terms. */
interface Thesaurus {
  bySpelling: Map<string, SearchTerm[]>;
  /** How many words the longest phrase has. */
  most: number;
}

const made = new WeakMap<readonly SearchTerm[], Thesaurus>();

function thesaurus(terms: readonly SearchTerm[]): Thesaurus {
  const known = made.get(terms);
  if (known) return known;
  const bySpelling = new Map<string, SearchTerm[]>();
  let most = 1;
  for (const term of terms) {
    for (const word of [...term.says, ...term.also]) {
      const same = sameWords(word);
      most = Math.max(most, wordsOf(word).length);
      const list = bySpelling.get(same) ?? [];
      if (!list.includes(term)) bySpelling.set(same, [...list, term]);
    }
  }
  const fresh = { bySpelling, most };
  made.set(terms, fresh);
  return fresh;
}

/** What the glossary adds for a word or phrase: what the texts print for it, and what else means the same; undefined if it does not know it. */
function glossed(text: string, { bySpelling }: Thesaurus): Slot | undefined {
  const terms = bySpelling.get(sameWords(text));
  if (!terms) return undefined;
  const found = new Map<string, number>();
  for (const { says, also } of terms) {
    for (const word of also) if (!found.has(word)) found.set(word, SYNONYM);
    for (const word of says) found.set(word, PRINTED);
  }
  const typed = isJapanese(text) ? text : sameWords(text);
  const more = [...found].filter(([word]) => (isJapanese(text) ? word : sameWords(word)) !== typed);
  return {
    forms: [{ text, weight: 1 }, ...more.map(([text, weight]) => ({ text, weight }))],
    rules: [...new Set(terms.flatMap((t) => t.rules))],
    elsewise: !terms.some((t) => t.says.some((word) => sameWords(word) === sameWords(text))),
  };
}

/** Verbs and questions around what is asked: なるか, できますか, どこ. */
const ASKING =
  /^[にはがをもで]?(?:な[るっりいら]|でき|す[るれ]|し[たてま]|さ[れせ]|あ[るりっ]|い[るたつくてま]|おけ|どう|どこ|どれ|なに|いつ|いくつ|まで|から|だけ|ない|です|ます|とき|とき?の|こと|もの|よう|たら|なら|られ|れる|とは|には|では|での|への|にも|ため|ここ|その|この|これ|それ|という|として|について|か$)/u;

/** A part of Japanese that the glossary does not know whole: its inflection cut off, in katakana where it is all hiragana. */
function unknown(text: string): Slot {
  const forms: [Form, ...Form[]] = [{ text, weight: 1 }];
  if (/^\p{Script=Hiragana}{2,}$/u.test(text)) forms.push({ text: katakana(text), weight: PRINTED });
  const verb = /^([\p{Script=Han}々]\p{Script=Hiragana})\p{Script=Hiragana}+$/u.exec(text)?.[1];
  // 掘る is said in compounds too: 掘壕.
  if (verb) forms.push({ text: verb, weight: PRINTED }, { text: verb[0]!, weight: SYNONYM });
  const short = /^([\p{Script=Han}々])[るうくすつぬむぐぶ]$/u.exec(text)?.[1];
  if (short) forms.push({ text: short, weight: SYNONYM });
  const noun = /^([\p{Script=Han}々\p{Script=Katakana}ー]{2,})\p{Script=Hiragana}+$/u.exec(text)?.[1];
  if (noun) forms.push({ text: noun, weight: PRINTED });
  return { forms, rules: [] };
}

/** Cuts a run without particles at words that the glossary knows: サンドボグ holds サンド and ボグ. */
function pieces(run: string, known: Thesaurus): Slot[] {
  const slots: Slot[] = [];
  let rest = "";
  const flush = () => {
    // 砂塵の中, トラック上: where, not what.
    if (rest && !/^[上下中内外前後時間先数]$/.test(rest)) slots.push(unknown(rest));
    rest = "";
  };
  for (let i = 0; i < run.length; ) {
    let length = Math.min(run.length - i, 16);
    let slot: Slot | undefined;
    for (; length >= 2; length--) {
      const part = run.slice(i, i + length);
      // にはまる: the word begins after the particle.
      slot = glossed(part, known);
      if (slot) break;
    }
    if (slot) {
      flush();
      slots.push(slot);
      i += length;
    } else rest += run[i++];
  }
  flush();
  return slots;
}

function japaneseSlots(run: string, known: Thesaurus): Slot[] {
  const whole = glossed(run, known);
  if (whole) return [whole];
  return run
    .replace(LAST_PARTICLE, "")
    .split(PARTICLE)
    .flatMap((part) => {
      const slot = glossed(part, known);
      if (slot) return [slot];
      const parts = pieces(part, known);
      // A compound of which the glossary knows only a part may stand in the texts as a whole.
      return parts.some((p) => p.forms.length > 1) ? parts : [unknown(part)];
    });
}

/** Words that carry no idea, unless nothing else was typed. */
const idle = ({ forms }: Slot) => {
  const [{ text }] = forms;
  if (/^[上下中内外]$/.test(text)) return true;
  return (
    IDLE.has(text) ||
    (/^\p{Script=Hiragana}+$/u.test(text) && (text.length === 1 || (forms.length < 3 && ASKING.test(text))))
  );
};

/** Reads what was typed. A query without words has no slots. */
export function readQuery(typed: string, terms: readonly SearchTerm[] = []): Query {
  const text = fold(normalizeQuery(typed));
  const words = wordsOf(text);
  const known = thesaurus(terms);

  const slots: Slot[] = [];
  for (let i = 0; i < words.length; ) {
    // The longest phrase that the glossary knows is one idea; otherwise each word is.
    let length = Math.min(known.most, words.length - i);
    let slot: Slot | undefined;
    for (; length >= 1; length--) {
      const part = words.slice(i, i + length);
      // Spaces between Japanese words are the reader's: 砂に はまる is 砂にはまる.
      slot = glossed(part.join(" "), known) ?? (part.every(isJapanese) ? glossed(part.join(""), known) : undefined);
      if (slot) break;
    }
    if (slot) {
      slots.push(slot);
      i += length;
      continue;
    }
    const word = words[i++]!;
    slots.push(
      ...(isJapanese(word) ? japaneseSlots(word, known) : [{ forms: [{ text: word, weight: 1 }] as const, rules: [] }]),
    );
  }
  const busy = slots.filter((s) => !idle(s));
  return { text, slots: busy.length ? busy : slots };
}
