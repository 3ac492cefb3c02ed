import { type Browser, chromium } from "playwright-core";
import { findProgram } from "./provision.ts";

/** The path of a Chromium or Chrome for the browser tests. Installs Debian's where it may. @throws Error that says what to do */
export const findChromium = (): string =>
  findProgram(
    [
      process.env.CHROMIUM_PATH,
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
    "chromium",
    "The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.",
  );

/**
 * The path of the browser that most tests open pages in: Debian's headless shell, which takes two thirds of the time of a whole
 * Chromium. Where HEADLESS_PATH or CHROMIUM_PATH names a browser, or the shell cannot be had, it is that browser or findChromium's.
 */
export function findHeadless(): string {
  const named = process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH;
  if (named) return named;
  const whole = findChromium();
  try {
    return findProgram(["/usr/bin/chromium-headless-shell"], "chromium-headless-shell", "");
  } catch {
    return whole;
  }
}

/** How Chromium is started: so that it asks the network for nothing of its own. @throws Error as findChromium does */
export const chromiumOptions = (...args: string[]) => ({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
});

/** Starts the browser that most tests open pages in. @throws Error as findChromium does */
export const launchHeadless = (): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions(), executablePath: findHeadless() });

/** Starts a whole Chromium without a window. @throws Error as findChromium does */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
