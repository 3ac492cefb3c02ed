/** The interface by which journeys (journey.ts) control a browser. It is the same for all three engines. */

/** The color scheme that the user's system prefers. */
export type Look = "light" | "dark";

/** The size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The window of a desktop. */
export const DESK: Size = { width: 1280, height: 900 };
/** The window of a phone. */
export const PHONE: Size = { width: 360, height: 740 };

/** Options of `Tab.press`. */
export interface PressOptions {
  /** The mouse button, or "finger" for touch. */
  readonly with?: "left" | "middle" | "finger";
  /** A key that is held down during the press. */
  readonly holding?: "Control";
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments of a page's function are of any JSON type.
type PageFunction<Args extends any[], Result> = (...args: Args) => Result | Promise<Result>;

/** A tab with its own storage. The engine itself creates the input events, so they are trusted like a user's events. */
export interface Tab {
  /** Opens an absolute URL and waits for the load event. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Returns the page's URL without running a script, which could be lost while the page changes. */
  address(): Promise<string>;
  /** Runs a function in the page. The function has access only to its arguments. */
  // biome-ignore lint/suspicious/noExplicitAny: as for PageFunction.
  evaluate<Args extends any[], Result>(run: PageFunction<Args, Result>, ...args: Args): Promise<Result>;
  /** Clicks or taps a point of the window. */
  press(x: number, y: number, options?: PressOptions): Promise<void>;
  /** Presses a key, such as "Enter", or a combination of keys, such as "Control+k". */
  key(name: string): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The number of open tabs of this journey. */
  tabs(): Promise<number>;
  /** Prints the page to a PDF. Undefined if the engine's driver cannot print. */
  pdf?(): Promise<Uint8Array>;
  /**
   * Runs a function in each document before the page's own scripts. Undefined if the engine's driver cannot do this.
   */
  beforeScripts?(run: () => void): Promise<void>;
  /** Errors that the pages of this tab have reported. Always empty in WebKit, whose driver does not report errors. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** Splits a combination of keys: "Control+k" → ["Control", "k"]. The final key is pressed while the others are held. */
export const keysOf = (name: string): string[] => (name === "+" ? ["+"] : name.split("+"));
