import { type Browser, chromium } from "playwright-core";
import { findProgram } from "./provision.ts";

/**
 * Returns the path of Chromium or Chrome. On Debian as root, installs Chromium if it is missing.
 * @throws Error with instructions if there is no browser
 */
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
 * Returns the path of the browser for most tests: HEADLESS_PATH or CHROMIUM_PATH if set, or else Debian's headless
 * shell, or else Chromium. The headless shell needs a third less time than Chromium.
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

/** Returns options that launch Chromium without network requests of its own. @throws Error if there is no Chromium */
export const chromiumOptions = (...args: string[]) => ({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
});

/** Starts the browser for most tests (`findHeadless`). @throws Error if there is no Chromium */
export const launchHeadless = (): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions(), executablePath: findHeadless() });

/** Starts the full Chromium, not the headless shell, without a window. @throws Error if there is no Chromium */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
