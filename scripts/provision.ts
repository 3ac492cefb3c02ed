/** Finds the programs and fonts that the tests need. On Debian as root, installs those that are missing. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Returns what `look` finds. If it finds nothing, installs the package (on Debian as root) and looks again.
 * @throws Error with the text `hint`, which has instructions, if nothing is found
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
 * Returns the first path in `places` that exists. If none exists, installs the package (on Debian as root).
 * @throws Error with the text `hint` if the program is not found
 */
export const findProgram = (places: readonly (string | undefined)[], debianPackage: string, hint: string): string =>
  provision(() => places.find((place) => place && existsSync(place)), debianPackage, hint);

/**
 * Checks that a font with Japanese characters is installed. On Debian as root, installs one if there is none. Tests of
 * print and layout need it, because they measure text.
 * @throws Error with instructions if there is none
 */
export function findJapaneseFont(): void {
  // macOS and Windows come with Japanese fonts.
  if (process.platform !== "linux") return;
  // Chromium on Linux finds fonts with fontconfig, which includes the program fc-list. `stdout` is null if fc-list is
  // missing.
  const look = () => spawnSync("fc-list", [":lang=ja", "family"]).stdout?.length || undefined;
  const hint = "The browser tests need a font with Japanese letters: install Noto CJK (Debian: fonts-noto-cjk).";
  provision(look, "fonts-noto-cjk", hint);
}
