/** Finds programs and fonts that the tests need. If the process is root on Debian, installs those that are missing. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Returns the result of `look`. If the result is undefined and the process is root on Debian, installs the package and
 * looks again.
 * @throws Error with `hint`, which says what to do
 */
function provision<Found>(look: () => Found | undefined, debianPackage: string, hint: string): Found {
  const found = look();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing Debian's ${debianPackage} for the tests …`);
    const apt = (...args: string[]) =>
      execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] });
    apt("update");
    apt("install", "-y", "--no-install-recommends", debianPackage);
  }
  const installed = look();
  if (installed === undefined) throw new Error(hint);
  return installed;
}

/**
 * Returns the first of `places` that exists. If none exists, `provision` installs the package. @throws Error with
 * `hint`
 */
export const findProgram = (places: readonly (string | undefined)[], debianPackage: string, hint: string): string =>
  provision(() => places.find((place) => place && existsSync(place)), debianPackage, hint);

/**
 * Checks that a font with Japanese characters is installed, since tests of print and layout measure text. @throws Error
 * that says what to do
 */
export function findJapaneseFont(): void {
  // macOS and Windows come with Japanese fonts.
  if (process.platform !== "linux") return;
  // Chromium on Linux finds fonts with fontconfig, which includes fc-list. If fc-list is missing, `stdout` is null.
  const look = () => spawnSync("fc-list", [":lang=ja", "family"]).stdout?.length || undefined;
  const hint = "The browser tests need a font with Japanese letters: install Noto CJK (Debian: fonts-noto-cjk).";
  provision(look, "fonts-noto-cjk", hint);
}
