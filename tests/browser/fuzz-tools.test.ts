/**
 * Every parameter of every calculator, in the browser: addresses that nobody would write, put in the place of the page's own and
 * read anew as after the browser's Back. See tests/fuzz.ts for the seed and for more of them.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { anyText, cases, knownStates, MARKUP, nearly, written } from "../fuzz.ts";
import { browserTests, errorsOf, visitCalculator } from "./open.ts";

const { context } = browserTests();
const STATES = knownStates();
/** Fields that take any text; what they cannot use they say in words of their own. */
const FREE: Record<string, readonly string[]> = {
  availability: ["name"],
  "desert-overlays": ["boards", "dice", "dyo"],
};
/** Fields that read a hex with its board in other forms too, and write it in one. */
const OTHER_FORMS: Record<string, readonly string[]> = { "sun-blindness": ["board", "firer", "target"] };
/** Addresses that are hard: dear to reckon with, or so nearly legal that chance seldom hits on them. */
const HARD: Record<string, readonly string[]> = {
  minefields: ["factors=120&strengths=5.4.3.2.1&line=1&between=40", "factors=1e9&allotted=1e9"],
  path: [`mover=halftrack&ec=mud&path=${Array(20).fill("oamv").join(".")}`, `path=${"x9.".repeat(9000)}`],
  "sand-bog": [`path=${Array(20).fill("scv").join(".")}`, `path=${"s.".repeat(9000)}`],
  dust: [`ec=dry&turns=${Array(60).fill("hg").join(".")}`, `turns=${"hg.".repeat(9000)}`],
  dyo: [
    `w=${"s".repeat(20)}&t=${"s".repeat(20)}&seed=a`,
    `w=${"s".repeat(20000)}`,
    `overlays=${"dice=1".repeat(2000)}`,
  ],
  "desert-overlays": [
    `boards=25e-26-27-28-29-30-31&dice=${"1".repeat(20000)}`,
    `boards=${"26-".repeat(9000)}`,
    `boards=26&onehex=${"X1.".repeat(9000)}X1&dice=${"rW1.".repeat(5000)}`,
  ],
  "sun-blindness": ["firer=2A1", "target=12GG10&board=99", "firer=&target="],
  "other-rolls": ["roll=reliability&times=999999999&fails=2"],
};

/** What became of one address. */
interface Read {
  /** The address as the browser wrote it before the calculator saw it, and after. */
  before: string;
  after: string;
  /** What the calculator said of it. */
  said: string[];
  /** What it shows beside that. */
  shows: string;
  /** Markup of the address that became markup of the page, and links that lead elsewhere. */
  injected: string[];
  ran: number;
}

/** Lets the calculator that is open read addresses, one after the other. */
const read = (page: Page, queries: readonly string[]): Promise<Read[]> =>
  page.evaluate((queries) => {
    const root = document.querySelector(".calculator")!;
    return queries.map((query) => {
      history.replaceState(null, "", `${location.pathname}?${query}`);
      const before = location.search;
      dispatchEvent(new PopStateEvent("popstate"));
      const said = [...root.querySelectorAll('.bad[role="alert"] > p')].map((p) => p.textContent);
      const copy = root.cloneNode(true) as Element;
      for (const bad of copy.querySelectorAll('.bad[role="alert"]')) bad.remove();
      return {
        before,
        after: location.search,
        said,
        shows: copy.textContent,
        injected: [
          ...root.querySelectorAll("script, img, iframe, object, [srcdoc], [onerror], [onload], [onclick]"),
          ...[...root.querySelectorAll("a")].filter((a) => a.origin !== location.origin),
        ].map((e) => e.outerHTML),
        ran: Number((window as unknown as { times?: number }).times ?? 0),
      };
    });
  }, queries as string[]);

/** Whether a value is that of the address without the marks that a sentence hung on its end (kit/query-tail.ts). */
function isWithoutTail(given: URLSearchParams, key: string, value: string): boolean {
  const [last, whole] = [...given].at(-1)!;
  return key === last && whole.startsWith(value) && /^[^A-Za-z0-9]+$/.test(whole.slice(value.length));
}

/** Whether a key is but the marks that a sentence hung on an address: "?range=30&)". */
const isEnd = (given: URLSearchParams, key: string) =>
  [...given].at(-1)!.join("=") === `${key}=` && /^[^A-Za-z0-9]+$/.test(key);

/** What is wrong with how an address was read; nothing if all is well. */
function wrong(read: Read, slug: string, keys: readonly string[], language: string): string[] {
  const { before, after, said, injected, ran } = read;
  const problems = injected.map((html) => `became markup: ${html}`);
  if (ran) problems.push("ran");
  const [given, kept] = [new URLSearchParams(before), new URLSearchParams(after)];
  if (said.length && after !== before) problems.push(`said "${said[0]}", and yet the address became ${after}`);
  for (const key of new Set(given.keys())) {
    if (!keys.includes(key) && !said.length && !isEnd(given, key)) problems.push(`not a word of ${key}`);
  }
  if (!said.length)
    for (const [key, value] of kept)
      if (given.get(key) !== value && !OTHER_FORMS[slug]?.includes(key) && !isWithoutTail(given, key, value))
        problems.push(`${key} became ${value}`);
  for (const text of said) {
    if (!text.includes(language === "ja" ? "アドレス" : "address") && !/more of the kind|同様/.test(text))
      problems.push(`not ${language}: ${text}`);
    if (text.length > 600) problems.push(`a message of ${text.length} letters`);
  }
  return problems;
}

/** Before any script of a page: notes what is asked of the address, and whether something of it ran. */
const watch = () => {
  const asked = new Set<string>();
  Object.assign(window, { asked, ran: () => Object.assign(window, { times: 1 }) });
  for (const name of ["get", "getAll"] as const) {
    const own = URLSearchParams.prototype[name];
    URLSearchParams.prototype[name] = function (this: URLSearchParams, key: string) {
      asked.add(key);
      return Reflect.apply(own, this, [key]);
    } as never;
  }
};

/** Every parameter that a calculator asks its address for, and every word that its form offers. */
async function formOf(page: Page, slug: string) {
  await visitCalculator(page, `/tools/${slug}/`);
  return page.evaluate(() => ({
    // "view" is what the frame of every page asks for: the languages of rules.
    keys: [...(window as unknown as { asked: Set<string> }).asked].filter((key) => key !== "view"),
    words: [...document.querySelectorAll<HTMLInputElement>(".calculator :is(input, option)")].map((e) => e.value),
  }));
}

/** Fuzzes the calculator of the page that is open. `errors`: what the page throws and logs. */
async function fuzz(page: Page, slug: string, { keys, words }: Awaited<ReturnType<typeof formOf>>, errors: string[]) {
  const language = (await page.locator("html").getAttribute("lang"))!;
  const states = STATES[slug]!;
  const right = [...new Set([...words, ...states.flatMap((s) => [...new URLSearchParams(s).values()])])];
  const pair = fc.tuple(
    fc.oneof({ arbitrary: fc.constantFrom(...keys), weight: 9 }, anyText),
    fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 2 }, anyText, nearly(right)),
  );
  const address = fc
    .tuple(fc.constantFrom("", ...states), fc.array(pair, { maxLength: 5 }))
    .map(([state, pairs]) => [state, written(pairs)].filter(Boolean).join("&"));
  const swallowed = new Map<string, Set<string>>();
  const check = async (queries: readonly string[]) => {
    const all = await read(page, queries);
    for (const { before, after, said } of all) {
      if (said.length) continue;
      const kept = new URLSearchParams(after);
      for (const [key, value] of new URLSearchParams(before))
        if (!kept.has(key)) swallowed.set(key, (swallowed.get(key) ?? new Set()).add(value));
    }
    return all.flatMap((one, i) => wrong(one, slug, keys, language).map((p) => `?${queries[i]!.slice(0, 300)}: ${p}`));
  };
  const options = cases(100);
  const problems = await check([...fc.sample(address, options), ...(HARD[slug] ?? [])]);
  if (problems.length || errors.length) {
    const found = [...problems, ...errors];
    // Again one by one, for the shortest address that does it.
    const alone = async (query: string) => {
      errors.length = 0;
      assert.deepEqual([await check([query]), errors], [[], []], query.slice(0, 300));
    };
    for (const query of HARD[slug] ?? []) await alone(query);
    await fc.assert(fc.asyncProperty(address, alone), options);
    assert.deepEqual(found, [], `seed ${options.seed}`);
  }
  // A value that goes from the address without a word is the one that an address without it means.
  for (const [key, values] of swallowed) assert.ok(values.size < 2, `${key} swallows ${[...values].join(" and ")}`);

  // One bad value beside good ones: it is named in the field's words, and the good ones count as without it.
  for (const state of ["", ...states.slice(0, 2)]) {
    const tried = keys.filter((key) => !FREE[slug]?.includes(key) && !new URLSearchParams(state).has(key));
    const [good, ...beside] = await read(page, [state, ...tried.map((key) => `${key}=%3F!&${state}`)]);
    for (const [i, key] of tried.entries()) {
      const { said, shows } = beside[i]!;
      assert.equal(said.length, 1, `${key}: ${said.join(" | ")}`);
      assert.ok(said[0]!.includes(`${key}=?!`), said[0]);
      const label = /^「?(.+?)(?::|」：)/.exec(said[0]!)?.[1];
      assert.ok(label && label !== key, `${key} has no words: ${said[0]}`);
      assert.equal(shows, good!.shows, `${key} beside ${state}`);
    }
  }
  assert.deepEqual(errors, []);
}

for (const slug of Object.keys(STATES)) {
  // An address that is reckoned with for ever hangs the page, and the test with it.
  test(`${slug}: no address breaks it, and none is swallowed`, { timeout: 120_000 }, async () => {
    const page = await (await context()).newPage();
    const errors = errorsOf(page);
    await page.addInitScript(watch);
    const form = await formOf(page, slug);
    assert.ok(form.keys.length && form.words.length);
    await fuzz(page, slug, form, errors);
    // Opened with such an address, in the other language.
    const hostile = written(form.keys.map((key, i) => [key, MARKUP[i % MARKUP.length]!]));
    await visitCalculator(page, `/ja/tools/${slug}/?${hostile}&${hostile}&%E0%A4%A=1&constructor=1&__proto__=1`);
    await page.locator('.bad[role="alert"]').first().waitFor();
    await fuzz(page, slug, form, errors);
  });
}
