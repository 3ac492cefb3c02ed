/** Tests keyboard access: Tab reaches each control, the focus is visible, and nothing traps the focus. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE } from "./open.ts";
import { PAGE_TYPES, visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();

/** An element that Tab focused. It is recorded at the next Tab, when scrolling has ended. */
interface Stop {
  name: string;
  /** "no mark" or "covered" if the focus is not visible, otherwise "". */
  fault: string;
}

/** Window sizes: a desktop, which has a sticky header, and a small window, which has floating buttons. */
const READERS = [
  { root: "/", ...DESK },
  { root: "/ja/", viewport: PHONE.viewport },
] as const;

/**
 * Presses Tab until the first element is focused again. Returns the focused elements, and the controls that Tab missed.
 * A group of radio buttons counts as one control.
 */
async function walk(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(() => {
    const seen: { element: Element; name: string; fault: string }[] = [];
    const nameOf = (e: Element) =>
      `${e.localName}.${e.className} ${(e as HTMLInputElement).name ?? ""} ${(e.getAttribute("aria-label") ?? e.closest("label")?.textContent ?? e.textContent)?.trim().slice(0, 40)}`;
    const isMarked = (e: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(e);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const isSeen = (e: Element) =>
      [...e.getClientRects()].some((r) => {
        const [left, right] = [Math.max(r.left, 0), Math.min(r.right, innerWidth)];
        const [top, bottom] = [Math.max(r.top, 0), Math.min(r.bottom, innerHeight)];
        const within = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, top + 2],
          [right - 2, top + 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ] as const;
        return within.some(([x, y]) => {
          const hit = right > left && bottom > top ? document.elementFromPoint(x, y) : null;
          return hit && (e.contains(hit) || hit.contains(e) || e.closest("label")?.contains(hit));
        });
      });
    addEventListener(
      "keydown",
      ({ key }) => {
        const e = document.activeElement!;
        if (key !== "Tab" || e === document.body) return;
        const marked =
          isMarked(e) || (e.nextElementSibling && e.matches(".choices input") && isMarked(e.nextElementSibling));
        seen.push({ element: e, name: nameOf(e), fault: !marked ? "no mark" : !isSeen(e) ? "covered" : "" });
      },
      true,
    );
    Object.assign(globalThis, {
      walked: () => {
        const again = seen.findIndex(({ element }, i) => i > 0 && element === seen[0]!.element);
        if (again < 0 && document.activeElement !== document.body) return null;
        const stops = again < 0 ? seen : seen.slice(0, again);
        const tabbable = [
          ...document.querySelectorAll<HTMLElement>(
            "a[href], button, input, select, textarea, summary, [tabindex='0']",
          ),
        ].filter(
          (e) =>
            e.tabIndex >= 0 &&
            !e.matches(":disabled") &&
            e.checkVisibility({ visibilityProperty: true }) &&
            // Ignores the preview of a link, because it closes when the link loses the focus.
            !e.closest(".preview"),
        );
        const missed = tabbable.filter(
          (e) =>
            !(e as HTMLInputElement).matches("[type=radio]:not(:checked)") &&
            !stops.some(({ element }) => element === e),
        );
        return { stops: stops.map(({ name, fault }) => ({ name, fault })), missed: missed.map(nameOf) };
      },
    });
  });
  // Sends many keys at once over CDP, because waiting for each key would be slow.
  const keys = await page.context().newCDPSession(page);
  const tab = () =>
    keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
  for (let round = 0; round < 60; round++) {
    await Promise.all(Array.from({ length: 20 }, tab));
    const done = await page.evaluate(() => (globalThis as never as { walked(): never }).walked());
    if (done) return done;
  }
  throw new Error("Tab cycles within a part of the page");
}

test("in a very small window no floating element covers the focused element", async () => {
  const { page } = await open("/", { viewport: { width: 320, height: 225 } });
  await visit(page, "/r/F12.32/");
  await visit(page, "/asl/f12/?view=en");
  const { stops } = await walk(page);
  assert.deepEqual(
    stops.filter(({ fault }) => fault === "covered"),
    [],
  );
});

/** Paths of the pages to test. Omits long lists, because other pages have the same kinds of controls. */
const WALKED = PAGE_TYPES.filter((path) => !/^(asl\/f12|sl\/d7|glossary|notes|references|italian)/.test(path));

/** Focuses the nth field of the calculator if it is enabled. Returns undefined if there is no nth field. */
const take = (page: Page, nth: number): Promise<{ kind: string; isUsable: boolean } | undefined> =>
  page.evaluate((nth) => {
    const fields = ".calculator :is(input:not([type=radio]), input[type=radio]:checked, select)";
    const field = document.querySelectorAll<HTMLInputElement>(fields)[nth];
    if (!field) return undefined;
    const { width, height } = field.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && field.checkVisibility({ visibilityProperty: true });
    const isUsable = isSeen && !field.matches(":disabled");
    if (isUsable) field.focus();
    return { kind: field.type, isUsable };
  }, nth);

/** Returns the focused element's value, and the text that the calculator announces to screen readers. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const e = document.activeElement as HTMLInputElement;
    const regions = document.querySelectorAll<HTMLElement>(
      ".calculator > [role=status], .calculator > * > [role=status]",
    );
    return {
      holds: /radio|checkbox/.test(e.type) ? `${e.value} ${e.checked}` : e.value,
      isLost: e === document.body,
      isRefused: document.querySelector(".calculator [role=alert]:not(:empty)") !== null,
      says: regions[0]!.innerText,
      voices: regions.length,
    };
  });

/** Changes every field of a calculator by keyboard. Reports fields that do not change or lose the focus. */
async function fieldFaults(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  const said = new Set<string>();
  for (let i = 0; ; i++) {
    const field = await take(page, i);
    if (!field) break;
    const { kind, isUsable } = field;
    if (!isUsable || !/checkbox|radio|select|range|number/.test(kind)) continue;
    const before = await heard(page);
    assert.equal(before.voices, 1, where);
    said.add(before.says);
    await page.keyboard.press(kind === "checkbox" ? "Space" : /number|range/.test(kind) ? "ArrowUp" : "ArrowDown");
    let after = await heard(page);
    if (after.holds === before.holds && kind !== "checkbox") {
      // On the final option of a list, ArrowDown changes nothing. Presses ArrowUp instead.
      await page.keyboard.press("ArrowUp");
      after = await heard(page);
    }
    // A value may stay unchanged if the new one would conflict with other answers. The page then shows a message.
    if (after.holds === before.holds && !after.isRefused) faults.push(`${kind} ${i} does not change`);
    if (after.isLost) faults.push(`${kind} ${i} loses the focus`);
    said.add(after.says);
  }
  // Also presses the buttons of dice and boards, which are not among the fields above.
  for (const name of [".faces button", ".faces button + button", ".big", ".big", ".big"]) {
    const button = page.locator(name).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.press("Enter");
    const { says, isLost } = await heard(page);
    said.add(says);
    if (isLost) faults.push("a button loses the focus");
  }
  said.delete("");
  if (said.size < 2) faults.push(`says ${[...said]}`);
  for (const text of said) {
    if (text.length > 400) faults.push(`too long: ${text}`);
    if (/undefined|NaN|[{}]/.test(text)) faults.push(text);
  }
  return faults.map((fault) => `${where}: ${fault}`);
}

/** Tabs through every page, and changes the fields of calculators. One visit does both, because loading is slow. */
async function walkAll() {
  const found = { reach: [] as string[], fields: [] as string[] };
  const walks = READERS.map(async ({ root, ...reader }) => {
    const { page } = await open(root, reader);
    for (const path of WALKED) {
      await visit(page, root + path);
      const { stops, missed } = await walk(page);
      // The search page focuses its field when it opens.
      assert.match(
        stops[0]!.name,
        path.startsWith("search") ? /input/ : /skip/,
        "the first stop is the link past the header",
      );
      const faults = stops.filter(({ fault }) => fault).map(({ name, fault }) => `${fault}: ${name}`);
      const unreached = missed.map((name) => `never reached: ${name}`);
      found.reach.push(...[...faults, ...unreached].map((fault) => `${root}${path}: ${fault}`));
      // Only in English, because fields and focus do not depend on the language.
      if (root === "/" && /^tools\/(?!coverage)./.test(path))
        found.fields.push(...(await fieldFaults(page, root + path)));
    }
  });
  await Promise.all(walks);
  return found;
}
let walked: ReturnType<typeof walkAll> | undefined;
const findings = () => (walked ??= walkAll());

test("Tab reaches every control, the focus is marked, and nothing covers it", async () =>
  assert.deepEqual((await findings()).reach, []));

test("every field of every calculator can be changed by keyboard, keeps the focus, and announces a short result", async () =>
  assert.deepEqual((await findings()).fields, []));

/** Returns the first 40 characters of the focused element's text. */
const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent!.trim().slice(0, 40));

test("in a small window the skip link, the contents, the language buttons and the language link work by keyboard", async () => {
  const { page } = await open("/asl/f12/", { viewport: PHONE.viewport });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "ASL", "the first link of the text");

  const contents = page.locator(".contents-open");
  const sheet = page.locator("#contents");
  await contents.focus();
  await page.keyboard.press("Enter");
  assert.match(await focused(page), /^F12\.1/, "the rule that is being read");
  await page.keyboard.press("Escape");
  assert.equal(await sheet.isVisible(), false);
  assert.equal(await focused(page), "On this page");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await sheet.isVisible(), false);
  assert.match(page.url(), /#F12\./);

  await page.locator("[data-set-view=en]").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "English");
  assert.equal(await page.locator(".rule-text > .ja").first().isVisible(), false);
  await page.locator(".language").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/ja\/asl\/f12\//);
});

test("when the chosen boards need no roll, the focus moves to the message that says so", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26");
  await page.getByRole("button", { name: "Change the boards" }).press("Enter");
  await page.locator(".faces button", { hasText: "26" }).press("Enter");
  await page.locator(".faces button", { hasText: "25" }).press("Enter");
  await page.locator(".big").press("Enter");
  assert.match((await focused(page)) ?? "", /^Done\. Overlays placed: 0\b/);
});

test("if a button is removed or disabled when pressed, the focus moves to the control next to the button", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?path=s.s");
  const after = async (path: string, name: RegExp, neighbor: RegExp) => {
    await visit(page, path);
    await page.getByRole("button", { name }).last().press("Enter");
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.waitForFunction(() => !document.activeElement!.matches(":disabled"));
    assert.match((await focused(page)) ?? "", neighbor, path);
  };
  await after("/tools/sand-bog/?path=s.s", /^Remove/, /^Add the next hex/);
  await after("/tools/sand-bog/?path=s.s.s", /^Remove/, /^Remove/);
  await after("/tools/path/?path=s.s", /^Remove/, /^Change VCA|^Add a hex/);
  await after("/tools/dust/?turns=r", /^Undo/, /^Rain$/);
  await after("/tools/desert-overlays/?boards=26", /^Change the boards/, /^25$/);
});
