/**
 * Generates unlikely texts for the fuzzing tests. The seed is fixed, so that a run can be repeated. FUZZ_SEED=7 sets
 * another seed, and FUZZ_RUNS=10 runs ten times as many cases. fast-check prints the seed of a failure.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { publishedAddresses } from "../scripts/addresses.ts";

/** Returns the options for `fc.assert`: the seed, and `runs` × FUZZ_RUNS cases. */
export const fuzzSettings = (runs: number) => ({
  seed: Number(process.env.FUZZ_SEED ?? 1942),
  numRuns: runs * Number(process.env.FUZZ_RUNS ?? 1),
});

/** HTML and scripts that pages must show as plain text. If one is executed, it calls `ran`. */
export const MARKUP = [
  "<img src=x onerror=ran()>",
  '"><script>ran()</script>',
  "'><svg onload=ran()>",
  "javascript:ran()",
  "</textarea><iframe srcdoc='<script>parent.ran()</script>'>",
  "{{constructor.constructor('ran()')()}}",
  "$& $` $' {key} {value}",
];

/** Texts that often break parsers of URLs. */
const HOSTILE = [
  ...MARKUP,
  ..."__proto__ constructor prototype toString hasOwnProperty valueOf".split(" "),
  ..."NaN Infinity -Infinity 1e9 1e999 -1 0 -0 00 0.5 1.0 1,5 0x10 999999999999999999999 null undefined true".split(
    " ",
  ),
  ...[
    "",
    " ",
    "%",
    "%E0%A4%A",
    "%00",
    "+",
    "&",
    "=",
    "#",
    "?",
    "/",
    "\\",
    "\u0000",
    "\u202e",
    "\u200b",
    "\ud83d\ude00",
  ],
  ...[
    "１２",
    "½",
    "−1",
    "砂",
    "ﷺ",
    "İ",
    "ß",
    "\r\n",
    "9".repeat(400),
    "x".repeat(5000),
    "1.".repeat(3000),
    "s.".repeat(3000),
  ],
];

/** Generates any text: one of `HOSTILE`, random characters, or a number. */
export const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Generates texts with one error: a valid text in which something is deleted, inserted, repeated or replaced. */
export const withOneError = (right: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...right), fc.nat(), fc.nat(3), fc.oneof(anyText, fc.constantFrom(..."0123456789.-_saxX ")))
    .map(([text, at, how, other]) => {
      const place = at % (text.length + 1);
      if (how === 0) return text.slice(0, place) + text.slice(place + 1);
      if (how === 1) return text.slice(0, place) + other + text.slice(place);
      if (how === 2) return text.slice(0, place) + text.slice(0, place);
      return text.slice(0, place) + other + text.slice(place + 1);
    });

/**
 * Returns the query strings in examples and published URLs, by calculator: `{ "sand-bog": ["mover=truck&path=s"] }`.
 */
export function knownStates(): Record<string, string[]> {
  const { tools } = parse(readFileSync("content/tools.yaml", "utf8")) as {
    tools: { slug: string; examples?: { query: string }[] }[];
  };
  const states = Object.fromEntries(tools.map(({ slug, examples = [] }) => [slug, examples.map((e) => e.query)]));
  for (const address of publishedAddresses().states) {
    const [, slug, state] = /^\/tools\/([^/]+)\/\?(.*)$/.exec(address) ?? [];
    if (slug) states[slug]?.push(state!);
  }
  return states;
}

/** Formats a query string. Texts that begin with "%" keep their %-signs, so that escapes can be malformed. */
export const written = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map((pair) =>
      pair
        .map((part) => {
          const safe = part.toWellFormed();
          return safe.startsWith("%") ? encodeURIComponent(safe).replaceAll("%25", "%") : encodeURIComponent(safe);
        })
        .join("="),
    )
    .join("&");
