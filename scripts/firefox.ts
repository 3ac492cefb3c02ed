import { findProgram } from "./provision.ts";

/**
 * Returns the path of Firefox for the browser tests. `findProgram` installs Firefox if there is none.
 * @throws Error that says what to do
 */
export const findFirefox = (): string =>
  findProgram(
    [
      process.env.FIREFOX_PATH,
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
    "firefox-esr",
    "The browser tests need Firefox: install it, or set FIREFOX_PATH to it.",
  );
