/**
 * Tests calculators on pages that a browser's translator or an extension changes. Wraps or replaces the text nodes
 * before and after hydration. After each input the HTML must be the same as on an untouched page, and no script may
 * throw.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { fuzzSettings, knownStates, written } from "../fuzz.ts";
import { htmlWithoutFonts, WAYS, type Way, wrapTexts } from "../wrap-texts.ts";
import { browserTests, errorsOf, holdScripts, waitForHydration } from "./open.ts";

const { context } = browserTests();
const STATES = knownStates();
/** How many inputs are made on each page: 36, or ten times as many with FUZZ_RUNS=10. */
const STEPS = fuzzSettings(36).numRuns;

declare global {
  interface Window {
    wrapTexts: typeof wrapTexts;
    htmlWithoutFonts: typeof htmlWithoutFonts;
  }
}

/**
 * Makes random numbers, dates and dialogs predictable, and blocks navigation to other pages. Runs before the page's
 * scripts.
 */
function makeSame(): void {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    const view = bytes as unknown as Uint8Array;
    for (let i = 0; i < view.length; i++) {
      drawn += 89;
      view[i] = drawn % 251;
    }
    return bytes;
  };
  Date.now = () => 1_700_000_000_000;
  window.confirm = () => true;
  window.print = () => {};
  navigator.clipboard.writeText = async () => {};
  window.navigation.addEventListener("navigate", (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
}

/** A step: what was done, such as "open ?mover=wagon", and the HTML after it. */
interface Step {
  did: string;
  html: string;
}

/** Takes `STEPS` steps on the open page. Every third step opens a query string, the others change a random control. */
const takeSteps = (page: Page, queries: readonly string[], way: Way | undefined): Promise<Step[]> =>
  page.evaluate(
    async ({ queries, way, count, first }) => {
      let seed = first;
      // Returns a pseudo-random number from 0 to 1, by the algorithm mulberry32.
      const random = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
      };
      const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const root = document.querySelector(".calculator")!;
      const openQuery = (query: string) => {
        history.replaceState(null, "", `${location.pathname}?${query}`);
        dispatchEvent(new PopStateEvent("popstate"));
        return `open ?${query}`;
      };
      const changeControl = () => {
        const kind = oneOf(["button", "input", "input", "select", "summary"]);
        const controls = [...root.querySelectorAll<HTMLElement>(kind)].filter(
          (control) => !control.matches(":disabled, [type=file]") && control.checkVisibility(),
        );
        if (!controls.length) return `no ${kind}`;
        const control = oneOf(controls);
        const enter = (value: string) => {
          (control as HTMLInputElement).value = value;
          for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
        };
        if (control instanceof HTMLSelectElement) enter(oneOf([...control.options]).value);
        else if (!(control instanceof HTMLInputElement) || control.matches("[type=radio], [type=checkbox]"))
          control.click();
        else if (control.matches("[type=number], [type=range]")) enter(`${Math.floor(random() * 14)}`);
        else enter(oneOf(["", "7", "4, 3", "27H6", "W1 27H6-G7", "L3", "?!", "26 31 99", "SD1 X1"]));
        const { id, name, value } = control as HTMLInputElement;
        return [kind, id, name, value, control.textContent.slice(0, 40)].filter(Boolean).join(" ");
      };
      const steps: { did: string; html: string }[] = [];
      for (let i = 0; i < count; i++) {
        if (way) window.wrapTexts(way);
        const did = i % 3 ? changeControl() : openQuery(oneOf(queries));
        // Waits for a frame, because a `<details>` element fires its toggle event in a later task.
        await new Promise(requestAnimationFrame);
        steps.push({ did, html: window.htmlWithoutFonts(".calculator") });
      }
      return steps;
    },
    { queries, way, count: STEPS, first: fuzzSettings(1).seed },
  );

/** Opens a page and takes the steps. With `way`, wraps the page's text nodes before hydration and before each step. */
async function visit(path: string, queries: readonly string[], way?: Way) {
  const page = await (await context()).newPage();
  const errors = errorsOf(page);
  await page.addInitScript(makeSame);
  await page.addInitScript(`window.wrapTexts = ${wrapTexts}; window.htmlWithoutFonts = ${htmlWithoutFonts};`);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (way) await page.evaluate(wrapTexts, way);
  release();
  await waitForHydration(page);
  const steps = await takeSteps(page, queries, way);
  return { steps, errors };
}

/** Returns random query strings. Each is empty or one of `states`, with up to four parameters of other states added. */
function queriesFor(states: readonly string[]): string[] {
  const pairs = states.flatMap((state) => [...new URLSearchParams(state)]);
  if (!pairs.length) return [""];
  const query = fc
    .tuple(
      fc.constantFrom("", ...states),
      fc.array(fc.constantFrom(...pairs, ["mover", "?!"] as [string, string]), { maxLength: 4 }),
    )
    .map(([state, more]) => written([...new Map([...new URLSearchParams(state), ...more])]));
  return fc.sample(query, fuzzSettings(30));
}

/** Returns the first difference between two lists of steps; undefined if they are equal. */
function difference(left: readonly Step[], right: readonly Step[]): string | undefined {
  const at = left.findIndex(({ did, html }, i) => did !== right[i]?.did || html !== right[i].html);
  if (at < 0) return undefined;
  const [alone, translated] = [left[at]!.html.split("<"), right[at]!.html.split("<")];
  const piece = alone.findIndex((text, i) => text !== translated[i]);
  const around = (html: string[]) => html.slice(Math.max(0, piece - 4), piece + 4).join("<");
  return `step ${at} (${left[at]!.did}): <${around(alone)}\nbecame <${around(translated)}`;
}

const GAME = [
  "id=a&view=play&boards=25-26&weather=clear&time=none&ec=dry&wind=mildBreeze&dust=none&haze=none&sun=none",
  "id=a&view=rules",
  "id=a&view=setup&kind=dyo&boards=26-27-28",
  "id=a&view=sheet&place=libya&month=1942-06",
];
const PAGES = [
  ...Object.entries(STATES).map(([slug, states]) => ({ path: `/tools/${slug}/`, states })),
  { path: "/game/", states: GAME },
];

for (const [i, { path, states }] of PAGES.entries())
  test(`${path}: after each input, a page changed by a browser's translator has the same HTML as an untouched page`, async () => {
    const queries = queriesFor(states);
    // One way for each page, because all pages share the code that sets texts.
    const way = WAYS[i % 2]!;
    const [alone, translated] = await Promise.all([visit(path, queries), visit(path, queries, way)]);
    assert.deepEqual([alone.errors, translated.errors], [[], []], way);
    assert.equal(difference(alone.steps, translated.steps), undefined, way);
  });
