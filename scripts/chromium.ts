import { type Browser, chromium } from "playwright-core";
import { findProgram } from "./provision.ts";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium or Chrome for the browser tests. Installs Debian's where there is none and we may.
 * @throws Error that says what to do
 */
export const findChromium = (): string =>
  findProgram(
    PLACES,
    "chromium",
    "The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.",
  );

/**
 * The path of the browser that most tests open pages in: Debian's Chromium without a window of its own, which does the same in two
 * thirds of the time; where it is not to be had, or HEADLESS_PATH or CHROMIUM_PATH name another, that one.
 * @throws Error as findChromium does
 */
export function findHeadless(): string {
  const named = process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH;
  if (named) return named;
  const chromium = findChromium();
  try {
    return findProgram(["/usr/bin/chromium-headless-shell"], "chromium-headless-shell", "");
  } catch {
    return chromium;
  }
}

/**
 * What it is started with: so that it asks the network for nothing of its own.
 * @throws Error as findChromium does
 */
export const chromiumOptions = (...args: string[]) => ({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
});

/**
 * Starts it, without a window.
 * @throws Error as findChromium does
 */
export const launchChromium = (...args: string[]): Promise<Browser> => chromium.launch(chromiumOptions(...args));
