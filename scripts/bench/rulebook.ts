/** A made-up rulebook of any size, always the same for a size: what the project would be with that many rules. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, stringify } from "yaml";
import type { Bilingual } from "../../src/schemas/bilingual.ts";

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words that the made-up texts are drawn from: rare ones are many, as in any language. */
const VOCABULARY = 8000;
/** Rules of a made-up section, so that its page weighs the same in a book of any size. */
const PER_SECTION = 60;
/** Sections 1–13 are the real ones. */
const FIRST_SECTION = 14;
const LAST_SECTION = 99;

const ONSETS = "b c d f g h l m n p r s t v w br cr dr fl gr pl st tr".split(" ");
const VOWELS = "a e i o u ai ea ou".split(" ");
const CODAS = ["", "", "n", "r", "s", "t", "l", "nd", "ck"];
/** Kanji that the font of the cards has, since they are in titles of the real rules. */
const KANJI = [
  ..."砂漠地形移動射撃車両歩兵視界天候風雪火砲陣斜面丘石壁生垣節表期日気温度数値修正判定部隊戦闘準備防御前進後退命令",
];
const PARTICLES = ["は", "が", "を", "に", "で", "の", "から", "まで"];
const ENDINGS = ["する", "できる", "しない", "とする", "となる"];

/** One file of the rulebook, its path below content/. */
export interface ContentFile {
  path: string;
  text: string;
}

/** What is added to the real rules. */
export interface Rulebook {
  /** By book: ids of sections and their titles. */
  sections: { book: "asl" | "sl"; id: string; title: Bilingual }[];
  rules: string[];
  files: ContentFile[];
}

/** The numbers of a section's rules as books count them: 1, 11, 12, 13, 2, 21 … with a third level here and there. */
function numbers(count: number): string[] {
  const found: string[] = [];
  for (let a = 1; a <= 9; a++) {
    found.push(String(a));
    for (let b = 1; b <= 9; b++) {
      found.push(`${a}${b}`);
      for (let c = 1; b === 3 && c <= 3; c++) found.push(`${a}${b}${c}`);
    }
  }
  return found.slice(0, count);
}

/**
 * Makes `count` rules in both languages, with titles, references to rules near and far, lists, tables, examples and
 * notes, about as long and as often as the real ones have them. `cited` are real rules that texts may cite too.
 *
 * @throws RangeError for more rules than there are numbers
 */
export function makeRulebook(count: number, cited: readonly string[] = [], seed = 1): Rulebook {
  const next = seeded(seed);
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const often = (share: number) => next() < share;
  const between = (least: number, most: number) => least + below(most - least + 1);

  const english = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: between(1, 3) }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join(""),
  );
  const japanese = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: between(2, 3) }, () => pick(KANJI)).join(""),
  );
  /** A common word often, a rare one seldom: as often as one over its rank. */
  const drawn = (words: readonly string[]) => words[Math.floor(words.length ** next()) - 1] ?? words[0]!;

  const sections: Rulebook["sections"] = [];
  const rules: string[] = [];
  const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
  const title = (): Bilingual => ({ en: `${capital(drawn(english))} ${capital(drawn(english))}`, ja: drawn(japanese) });
  // Both books grow side by side, whole sections at a time.
  const perSection = Math.max(PER_SECTION, Math.ceil(count / (2 * (LAST_SECTION - FIRST_SECTION + 1))));
  for (let n = FIRST_SECTION; rules.length < count; n++) {
    if (n > LAST_SECTION) throw new RangeError(`${count} rules are more than there are numbers for`);
    for (const [chapter, book] of [
      ["F", "asl"],
      ["D", "sl"],
    ] as const) {
      const held = numbers(Math.min(perSection, count - rules.length)).map((number) => `${chapter}${n}.${number}`);
      if (!held.length) break;
      sections.push({ book, id: chapter + n, title: title() });
      rules.push(...held);
    }
  }

  /** A rule to cite: a neighbour, one that many cite, a real one, any. */
  const reference = (at: number): string => {
    const kind = next();
    if (kind < 0.5) return rules[Math.max(0, Math.min(rules.length - 1, at + between(-9, 9)))]!;
    if (kind < 0.6 && cited.length) return pick(cited);
    if (kind < 0.75) return rules[below(Math.min(20, rules.length))]!;
    return pick(rules);
  };

  /** A sentence in both languages; the references of one are the references of the other. */
  const sentence = (at: number): Bilingual => {
    const cite = often(0.16) ? ` ([${reference(at)}])` : "";
    const figure = often(0.2) ? ` ${often(0.5) ? "+" : "−"}${between(1, 4)} DRM` : "";
    const words = Array.from({ length: between(8, 20) }, () => drawn(english)).join(" ");
    const parts = Array.from({ length: between(4, 8) }, () => drawn(japanese) + pick(PARTICLES)).join("");
    return {
      en: `${capital(words)}${figure}${cite}.`,
      ja: `${parts}${drawn(japanese)}${figure}${pick(ENDINGS)}${cite.replace(" (", "（").replace(")", "）")}。`,
    };
  };
  const sentences = (at: number, n: number): Bilingual => {
    const said = Array.from({ length: n }, () => sentence(at));
    return { en: said.map((s) => s.en).join(" "), ja: said.map((s) => s.ja).join("") };
  };

  const files: ContentFile[] = [];
  rules.forEach((id, at) => {
    const blocks = [sentences(at, between(2, 5))];
    if (often(0.3)) {
      const items = Array.from({ length: between(2, 4) }, () => sentence(at));
      blocks.push({ en: items.map((i) => `- ${i.en}`).join("\n"), ja: items.map((i) => `- ${i.ja}`).join("\n") });
    }
    if (often(0.07)) {
      const name = `${id}-values`;
      blocks.push({ en: `<Table of="${name}" />`, ja: `<Table of="${name}" />` });
      files.push({ path: `tables/${name}.yaml`, text: stringify(table(name, id)) });
    }
    if (often(0.1)) {
      const told = sentences(at, 2);
      blocks.push({ en: `<Example>\n${told.en}\n</Example>`, ja: `<Example>\n${told.ja}\n</Example>` });
    }
    const texts = (["en", "ja"] as const).map((l) => blocks.map((b) => b[l]).join("\n\n"));
    const notes = Array.from({ length: often(0.5) ? between(1, 2) : 0 }, () => {
      const said = sentences(at, 2);
      return `<EditorNote>\n<En>${said.en}</En>\n<Ja>${said.ja}</Ja>\n</EditorNote>\n`;
    });
    const [book, section] = [id.startsWith("F") ? "asl" : "sl", id.split(".")[0]];
    files.push({
      path: `rules/${book}/${section}/${id}.mdx`,
      text: `---\n${stringify({ id, title: title() })}---\n<En>\n${texts[0]}\n</En>\n\n<Ja>\n${texts[1]}\n</Ja>\n${notes.map((n) => `\n${n}`).join("")}`,
    });
  });
  return { sections, rules, files };

  function table(id: string, rule: string) {
    return {
      id,
      rule,
      caption: title(),
      columns: [
        { key: "of", kind: "text", head: true, title: title() },
        { key: "value", kind: "number", title: title() },
      ],
      rows: Array.from({ length: between(4, 9) }, (_, i) => ({ name: `row${i}`, of: title(), value: between(1, 12) })),
    };
  }
}

/**
 * Copies the content in `from` to `to` and adds made-up rules until it has `size` of them; none where it has that many.
 * Returns how many it has then.
 */
export function writeRulebook(from: string, to: string, size: number, real: readonly string[]): number {
  cpSync(from, to, { recursive: true });
  const book = makeRulebook(Math.max(0, size - real.length), real);
  for (const { path, text } of book.files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  const books = parseDocument(readFileSync(join(from, "books.yaml"), "utf8"));
  const listed = books.toJS() as { books: { id: string; sections: unknown[] }[] };
  for (const { book: id, ...section } of book.sections) listed.books.find((b) => b.id === id)!.sections.push(section);
  writeFileSync(join(to, "books.yaml"), stringify(listed));
  return real.length + book.rules.length;
}
