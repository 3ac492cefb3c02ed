import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * The first of the programs that is there. Installs Debian's package where there is none and we may.
 * @throws Error with `hint`, which says what to do
 */
export function findProgram(places: readonly (string | undefined)[], debianPackage: string, hint: string): string {
  const found = () => places.find((place) => place && existsSync(place));
  const path = found();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing Debian's ${debianPackage} for the tests …`);
    const apt = (...args: string[]) =>
      execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] });
    apt("update");
    apt("install", "-y", "--no-install-recommends", debianPackage);
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(hint);
}
