/** Finds what the tests need on this machine; as root on Debian, installs what is missing. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * What `look` finds on this machine. Where it finds nothing and we are root on Debian, the package is installed and it looks again.
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

/** The first of the programs that is there; installs Debian's package as `provision` does. @throws Error with `hint` */
export const findProgram = (places: readonly (string | undefined)[], debianPackage: string, hint: string): string =>
  provision(() => places.find((place) => place && existsSync(place)), debianPackage, hint);

/** Makes sure that the browser has letters for Japanese, whose sizes the tests of print and layout measure. @throws Error that says what to do */
export function findJapaneseFont(): void {
  // Other systems come with such fonts.
  if (process.platform !== "linux") return;
  // Chromium asks fontconfig on Linux; where there is no fontconfig, there is no output.
  const look = () => spawnSync("fc-list", [":lang=ja", "family"]).stdout?.length || undefined;
  const hint = "The browser tests need a font with Japanese letters: install Noto CJK (Debian: fonts-noto-cjk).";
  provision(look, "fonts-noto-cjk", hint);
}
