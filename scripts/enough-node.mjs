/** Runs before every script of package.json. Prints an error if Node is too old. */
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 2)) {
  console.error(
    `Khamsin needs Node 24.2 or newer, and this is ${process.version}. "npm ci" brings one along if it may install optional packages; otherwise install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}
