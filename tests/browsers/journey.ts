/** Defines journeys: tests that run in each browser engine. `npm run test:browsers` passes the name of the engine. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ENGINES, type EngineName } from "../../scripts/engines.ts";
import { type Host, startHost } from "./host.ts";
import { startChromium, startFirefox } from "./puppeteer.ts";
import { Reader } from "./reader.ts";
import { DESK, type Engine, type Look, type Size } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

const START: Record<EngineName, (look: Look) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * Returns the engine named on the command line.
 * @throws Error if no engine is named, or if no site is served
 */
function engineName(): EngineName {
  const name = ENGINES.find((engine) => process.argv.includes(engine));
  if (!name || !process.env.SITE_ADDRESS)
    throw new Error(
      "Journeys are run by npm run test:browsers, which serves the site: npm run test:browsers -- <file>",
    );
  return name;
}
export const ENGINE = engineName();
/** The root URL of the built site, without a final slash. */
export const SITE = process.env.SITE_ADDRESS!;

const started = new Map<Look, Promise<Engine>>();

/** Returns a browser with a color scheme. The first journey starts the browser, and later journeys share it. */
function engine(look: Look): Promise<Engine> {
  const one = started.get(look) ?? START[ENGINE](look);
  started.set(look, one);
  return one;
}
after(async () => {
  for (const one of started.values()) await (await one).close();
});

interface JourneyOptions {
  readonly size?: Size;
  /** The preferred color scheme; light by default. */
  readonly look?: Look;
  /** Matches errors that pages may report in this journey. */
  readonly mayReport?: RegExp;
  /** Engines that skip this journey, each with the reason. */
  readonly not?: Partial<Record<EngineName, string>>;
}

/** Opens a tab with empty storage, and returns a `Reader` that controls it. */
export async function openReader(root = SITE, { size = DESK, look = "light" }: JourneyOptions = {}): Promise<Reader> {
  return new Reader(await (await engine(look)).open(size), root);
}

/** Runs a journey. Fails if the page throws an error or violates its Content Security Policy. */
async function travel(root: string, options: JourneyOptions, run: (reader: Reader) => Promise<void>): Promise<void> {
  const reader = await openReader(root, options);
  try {
    await run(reader);
    const errors = reader.errors.filter((error) => !options.mayReport?.test(error));
    assert.deepEqual(errors, [], "the page reported errors");
  } finally {
    await reader.tab.close();
  }
}

function engineTest(title: string, options: JourneyOptions, run: () => Promise<void>): void {
  test(`${ENGINE}: ${title}`, { skip: options.not?.[ENGINE] ?? false }, run);
}

/** Defines a test of a user's actions, in a new tab with empty storage. */
export function journey(title: string, run: (reader: Reader) => Promise<void>, options: JourneyOptions = {}): void {
  engineTest(title, options, () => travel(SITE, options, run));
}

/** Like `journey`, but through a proxy (host.ts). The test can stop the proxy or replace its responses. */
export function hostJourney(
  title: string,
  run: (reader: Reader, host: Host) => Promise<void>,
  options: JourneyOptions = {},
): void {
  engineTest(title, options, async () => {
    const host = await startHost(SITE);
    try {
      await travel(host.root, options, (reader) => run(reader, host));
    } finally {
      await host.stop();
    }
  });
}
