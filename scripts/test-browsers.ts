/**
 * `npm run test:browsers`: builds the site and runs tests/browsers/ in Chromium, Firefox and WebKit. Prints "N passed,
 * M failed".
 * With file names as arguments, runs only these files. With BROWSERS=firefox,webkit, runs only in these engines.
 */

import { buildSite } from "./build.ts";
import { findHeadless } from "./chromium.ts";
import { ENGINES, type EngineName } from "./engines.ts";
import { findFirefox } from "./firefox.ts";
import { findJapaneseFont } from "./provision.ts";
import { closeRun, runFiles } from "./run-files.ts";
import { serveSite } from "./serve-site.ts";
import { findWebKit } from "./webkit.ts";

const FIND: Record<EngineName, () => unknown> = {
  chromium: () => {
    process.env.HEADLESS_PATH = findHeadless();
  },
  firefox: findFirefox,
  webkit: findWebKit,
};

const named = process.argv.slice(2);
const files = named.length ? named : ["tests/browsers/all.ts"];
const wanted = process.env.BROWSERS?.split(",");
const engines = ENGINES.filter((engine) => !wanted || wanted.includes(engine));

await closeRun(async () => {
  if (!engines.length)
    throw new Error(`BROWSERS is "${process.env.BROWSERS}". Use one or more of ${ENGINES.join(",")}.`);
  for (const engine of engines) FIND[engine]();
  findJapaneseFont();
  await buildSite();
  process.env.SITE_ADDRESS = (await serveSite()).root;
  // Runs the engines in parallel, but the files of one engine one after the other, because each file starts a browser.
  return Promise.all(engines.map((engine) => runFiles({ files, argv: [engine], concurrency: 1 })));
});
