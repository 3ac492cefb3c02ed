/**
 * Tests that controls, address and result agree after a load, a reload, Back or a change of language. The browser may
 * have restored other values into the form.
 */
import assert from "node:assert/strict";
import { knownStates } from "../fuzz.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { gameStates, statesOf } from "../states.ts";
import { journey } from "./journey.ts";
import type { Reader } from "./reader.ts";

/** What a calculator shows: the query string, the values of the controls, and the result. */
interface Shown {
  readonly query: string;
  readonly controls: readonly string[];
  readonly answer: string;
}

/** Returns what the calculator shows once the browser has restored the page. Runs in the page. */
async function shown(): Promise<Shown> {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(".calculator :is(input, select)");
  return {
    query: location.search,
    controls: [...controls].map((control) =>
      "checked" in control && /radio|checkbox/.test(control.type)
        ? `${control.value} ${control.checked}`
        : control.value,
    ),
    answer: [...document.querySelectorAll(".answer")].map((answer) => answer.textContent).join(),
  };
}
const shownBy = (reader: Reader) => reader.evaluate(shown);

/** Leaves the page, goes back, and asserts that the page shows `first` again. */
async function leaveAndReturn(reader: Reader, first: Shown, path: string): Promise<void> {
  await reader.follow(".trail a, nav a");
  await reader.back();
  assert.deepEqual(await shownBy(reader), first, `Back: ${path}`);
}

/**
 * Opens a path by loading, reloading, Back, Forward and the language link. Asserts that the page always shows the same.
 */
async function everyWay(reader: Reader, path: string): Promise<void> {
  const other = path.startsWith("/ja/") ? path.slice(3) : `/ja${path}`;
  await reader.goto(other);
  const translated = await shownBy(reader);
  await reader.goto(path);
  const first = await shownBy(reader);
  await reader.reload();
  assert.deepEqual(await shownBy(reader), first, `reload: ${path}`);
  await reader.back();
  assert.deepEqual(await shownBy(reader), translated, `Back: ${other}`);
  await reader.forward();
  assert.deepEqual(await shownBy(reader), first, `forward: ${path}`);
  await leaveAndReturn(reader, first, path);
  await reader.follow("a[hreflang]");
  assert.deepEqual(await shownBy(reader), translated, `language switched: ${path}`);
}

const slugs = Object.keys(knownStates());
const paths = new Map(await Promise.all(slugs.map(async (slug) => [slug, await statesOf(slug, 2)] as const)));
paths.set("game", gameStates(2));
for (const [name, [path, other]] of paths)
  journey(`the controls and the result match the address however the page is opened: ${name}`, async (reader) => {
    await everyWay(reader, `/${path}`);
    await reader.goto(`/ja/${other}`);
    await leaveAndReturn(reader, await shownBy(reader), other!);
  });

journey("checkboxes that the user has checked are still checked after Back", async (reader) => {
  await reader.goto("/tools/movement/");
  for (const box of [0, 1]) {
    await reader.evaluate((at) => document.querySelectorAll(".check")[at]!.setAttribute("data-box", `${at}`), box);
    await reader.press(`[data-box="${box}"]`);
  }
  const first = await shownBy(reader);
  assert.equal(first.controls.filter((control) => control === "on true").length, 2);
  await leaveAndReturn(reader, first, first.query);
});

for (const language of ["", "ja/"]) {
  journey(`after Back, the search field has the text of the last search: /${language}search/`, async (reader) => {
    await reader.goto(`/${language}search/?q=dune`);
    await reader.shows(`${SEARCH_RESULTS} a`);
    await reader.fill(".search-page input", "hammada");
    await reader.shows(SEARCH_RESULTS, language ? "ハマダ" : "Hammada");
    await reader.follow("header a");
    await reader.back();
    await reader.shows(SEARCH_RESULTS, language ? "ハマダ" : "Hammada");
    const { query } = await shownBy(reader);
    assert.equal(query, "?q=hammada");
    assert.equal(
      await reader.evaluate(() => document.querySelector<HTMLInputElement>(".search-page input")!.value),
      "hammada",
    );
  });

  journey(`after Back, the glossary is filtered by its search text: /${language}glossary/`, async (reader) => {
    const field = ".glossary-find input";
    await reader.goto(`/${language}glossary/`);
    await reader.fill(field, "hammada");
    await reader.until("fewer terms", () => document.querySelector(".letters[hidden]") !== null);
    await reader.follow("header a");
    await reader.back();
    await shownBy(reader);
    const typed = await reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.value, field);
    const isFiltered = await reader.evaluate(() => document.querySelectorAll(".glossary [id][hidden]").length > 0);
    assert.equal(isFiltered, typed !== "", typed);
  });
}
