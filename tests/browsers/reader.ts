/**
 * Defines `Reader`, with which a test uses a page as a user does: opens, presses, types and reads. Works in any engine.
 */
import assert from "node:assert/strict";
import type { PressOptions, Size, Tab } from "./tab.ts";

/** Timeout in milliseconds. It is long, because the machine may be busy. */
const PATIENCE = 120_000;

/**
 * Scrolls to an element, waits until it no longer moves, and returns its center. Takes the first visible match of
 * `selector`. If `name` is not empty, the match must have that label or text. Runs in the page.
 */
async function pointOf(selector: string, name: string): Promise<{ x: number; y: number } | undefined> {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      (!name || nameOf(element) === name),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  let before: DOMRect | undefined;
  let now = found.getClientRects()[0]!;
  while (before?.x !== now.x || before.y !== now.y) {
    await new Promise(requestAnimationFrame);
    [before, now] = [now, found.getClientRects()[0] ?? now];
  }
  return { x: now.x + now.width / 2, y: now.y + now.height / 2 };
}

export class Reader {
  readonly tab: Tab;
  /** The root URL of the site, without a final slash. */
  readonly root: string;

  constructor(tab: Tab, root: string) {
    this.tab = tab;
    this.root = root;
  }

  /** Opens a path of the site and waits for hydration. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.root + path);
    await this.alive();
  }
  async back(): Promise<void> {
    await this.tab.back();
    await this.alive();
  }
  async forward(): Promise<void> {
    await this.tab.forward();
    await this.alive();
  }
  async reload(): Promise<void> {
    await this.tab.reload();
    await this.alive();
  }
  /** Waits until the page is loaded and all its islands are hydrated. */
  async alive(): Promise<void> {
    await this.until(
      "the islands to be hydrated",
      () => document.readyState === "complete" && !document.querySelector("astro-island[ssr]"),
    );
  }

  evaluate: Tab["evaluate"] = (run, ...args) => this.tab.evaluate(run, ...args);

  /**
   * Repeats a function in the page until it returns a truthy value, and returns that value. Ignores errors, because
   * the browser may be changing pages. `awaited` is for the message after a timeout: "the search to open".
   */
  // biome-ignore lint/suspicious/noExplicitAny: as for Tab.evaluate.
  until<Args extends any[], Result>(
    awaited: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return this.poll(awaited, () => this.tab.evaluate(run, ...args));
  }
  /** Like `until`, but calls a function of the test. */
  private async poll<Result>(awaited: string, check: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + PATIENCE;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const given = await check();
        if (given) return given as NonNullable<Result>;
        last = given;
      } catch (error) {
        last = error;
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    const page = await this.tab.evaluate(() => {
      const { activeElement, visibilityState, readyState } = document;
      const dialog = document.querySelector("dialog[open]")?.className;
      return {
        focus: activeElement?.outerHTML.slice(0, 80),
        hasFocus: document.hasFocus(),
        visibilityState,
        readyState,
        dialog,
      };
    });
    assert.fail(`Waited in vain for ${awaited} at ${await this.address()}: ${last}, ${JSON.stringify(page)}`);
  }

  /** Returns the page's address without the root URL: "/r/F12.32/?as=2026-11-22". */
  async address(): Promise<string> {
    const address = await this.tab.address();
    return address.startsWith(this.root) ? address.slice(this.root.length) : address;
  }
  /** Waits until `isThere` accepts the page's address. */
  private async untilAddress(awaited: string, isThere: (address: string) => boolean): Promise<void> {
    await this.poll(awaited, async () => isThere(await this.address()));
    await this.alive();
  }
  /** Waits until the page's address is `path`. */
  async at(path: string): Promise<void> {
    await this.untilAddress(`the address ${path}`, (address) => address === path);
  }
  /** Presses a link to another page, and waits until that page is open. The parameters are those of `press`. */
  async follow(selector: string, name = ""): Promise<void> {
    const pathOf = (address: string) => address.replace(/[?#].*/, "");
    const left = pathOf(await this.address());
    await this.press(selector, name);
    await this.untilAddress("another page", (address) => pathOf(address) !== left);
  }

  /** Waits until a matching element is visible. Returns the text of the first match, without line breaks. */
  async text(selector: string): Promise<string> {
    await this.shows(selector);
    const text = await this.tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.innerText, selector);
    return text.replace(/\s+/g, " ").trim();
  }
  /** Returns the texts of all matching elements, without line breaks. */
  async texts(selector: string): Promise<string[]> {
    const texts = await this.tab.evaluate(
      (css) => [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText),
      selector,
    );
    return texts.map((text) => text.replace(/\s+/g, " ").trim());
  }
  /** Waits until a matching element is visible and contains `text`. */
  async shows(selector: string, text = ""): Promise<void> {
    await this.until(
      `${selector} ${text}`,
      (css, wanted) =>
        [...document.querySelectorAll<HTMLElement>(css)].some(
          (element) => element.getClientRects().length > 0 && element.innerText.replace(/\s+/g, " ").includes(wanted),
        ),
      selector,
      text,
    );
  }

  /** Presses the first visible match. If `name` is not empty, the match must have that label or text. */
  async press(selector: string, name = "", options?: PressOptions): Promise<void> {
    const point = await this.until(`${selector} ${name} to press`, pointOf, selector, name);
    await this.tab.press(point.x, point.y, options);
  }
  /** Replaces the text of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.until(
      `${selector} to type into`,
      (css) => {
        const field = document.querySelector<HTMLInputElement>(css);
        field?.focus();
        field?.select();
        return field !== null && document.activeElement === field;
      },
      selector,
    );
    if (text) await this.type(text);
    else await this.key("Delete");
  }
  /** Chooses an option of the matching `<select>` by its value. */
  async select(selector: string, value: string): Promise<void> {
    await this.until(
      `${selector} to choose from`,
      (css, wanted) => {
        const list = document.querySelector<HTMLSelectElement>(css);
        if (!list || ![...list.options].some((option) => option.value === wanted)) return false;
        list.value = wanted;
        for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      selector,
      value,
    );
  }

  /** Focuses the first matching element. */
  async focus(selector: string): Promise<void> {
    await this.until(
      `${selector} to focus`,
      (css) => {
        const element = document.querySelector<HTMLElement>(css);
        element?.focus();
        return element !== null && document.activeElement === element;
      },
      selector,
    );
  }

  /**
   * Repeats `press` until `isOpen` returns true. WebKit's driver may lose a key or a press just after a page has
   * loaded. `every` is the number of seconds between two presses.
   */
  private async pressUntil(awaited: string, isOpen: () => boolean, every: number, press: () => Promise<void>) {
    for (let tries = 0; tries < 100; tries++) {
      if (await this.tab.evaluate(isOpen)) return;
      if (tries % (every * 10) === 0) await press();
      await new Promise((done) => setTimeout(done, 100));
    }
    await this.until(awaited, isOpen);
  }
  /** Opens the search dialog with the key "/". */
  async openSearch(): Promise<void> {
    const isOpen = () => document.activeElement?.matches(".search-dialog input") ?? false;
    await this.pressUntil("the search to open", isOpen, 2, () => this.key("/"));
  }
  /** Opens the menu of a rule's Cite button. */
  async openCite(): Promise<void> {
    const isOpen = () => document.querySelector(".cite-menu [role=menuitem]") !== null;
    await this.pressUntil("the menu of Cite to open", isOpen, 5, () => this.press(".rule .cite"));
    await this.shows(".cite-menu [role=menuitem]");
  }

  key(name: string): Promise<void> {
    return this.tab.key(name);
  }
  type(text: string): Promise<void> {
    return this.tab.type(text);
  }
  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }
  get errors(): string[] {
    return this.tab.errors;
  }
}
