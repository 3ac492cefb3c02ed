/** Runs before every script of package.json. Prints an error if Node is too old or an npm package is missing. */
import { existsSync, readFileSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 2)) {
  console.error(
    `Khamsin needs Node 24.2 or newer, and this is ${process.version}. "npm ci" brings one along if it may install optional packages; otherwise install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}
const { dependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const missing = Object.keys(dependencies).filter(
  (name) => !existsSync(new URL(`../node_modules/${name}/package.json`, import.meta.url)),
);
if (missing.length) {
  console.error(`Packages are not installed (${missing.join(", ")}): run "npm ci".`);
  process.exit(1);
}
