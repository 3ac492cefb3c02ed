/** Walks a page by keyboard: Tab through all controls, and keys that change the fields of a calculator. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** An element that Tab focused. It is recorded at the next Tab, when scrolling has ended. */
interface Stop {
  name: string;
  /** "no mark" or "covered" if the focus is not visible, otherwise "". */
  fault: string;
}

/**
 * Presses Tab until the first element is focused again. Returns the focused elements, and the controls that Tab missed.
 * A group of radio buttons counts as one control.
 */
export async function tabThrough(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
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

/** Returns a message for each control that Tab misses, and for each focus that is not visible. */
export async function reachFaults(page: Page, path: string): Promise<string[]> {
  const { stops, missed } = await tabThrough(page);
  // The search page focuses its field when it opens.
  assert.match(
    stops[0]!.name,
    path.includes("/search/") ? /input/ : /skip/,
    "the first stop is the link past the header",
  );
  const faults = stops.filter(({ fault }) => fault).map(({ name, fault }) => `${fault}: ${name}`);
  const unreached = missed.map((name) => `never reached: ${name}`);
  return [...faults, ...unreached].map((fault) => `${path}: ${fault}`);
}

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
export async function fieldFaults(page: Page, where: string): Promise<string[]> {
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
