import { findProgram } from "./provision.ts";

/**
 * Returns the path of Firefox. On Debian as root, installs Firefox if it is missing.
 * @throws Error with instructions if there is no Firefox
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
