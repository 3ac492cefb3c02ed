import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const found = () => PLACES.find((p) => p && existsSync(p));

/**
 * The path of a Chromium or Chrome for the browser tests. Installs Debian's where there is none and we may.
 * @throws Error that says what to do
 */
export function findChromium(): string {
  const path = found();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing Debian's for the browser tests …");
    const apt = (...args: string[]) =>
      execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] });
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium");
  }
  const installed = found();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.");
}

/**
 * Starts it, without a window, and so that it asks the network for nothing of its own.
 * @throws Error as findChromium does
 */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
  });
}
