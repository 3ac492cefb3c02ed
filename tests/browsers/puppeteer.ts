/** Drives Chromium by its own protocol and Firefox by WebDriver BiDi. */
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumOptions, findHeadless } from "../../scripts/chromium.ts";
import { findFirefox } from "../../scripts/firefox.ts";
import { type Engine, keysOf, type Look, type Tab } from "./tab.ts";

const FIREFOX_PREFERENCES = {
  // Uses overlay scrollbars, because other scrollbars take 12 px of the window's width.
  "ui.useOverlayScrollbars": 1,
  // Disables the back/forward cache, because the driver waits forever for the load event of a page from this cache.
  "browser.sessionhistory.max_total_viewers": 0,
  "dom.events.testing.asyncClipboard": true,
};

/**
 * Matches console messages that are not faults of the page: missing files, and requests that were aborted because the
 * page was left.
 */
const EXPECTED =
  /404|Failed to load resource|A ServiceWorker intercepted the request|AbortError|NetworkError when attempting to fetch|Pagefind metadata/;

/** Logs violations of the Content Security Policy, because Firefox's driver does not report them. Runs in the page. */
function reportRefusals() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`refused by ${violatedDirective}: ${blockedURI}`);
  });
}

function tabOf(page: Page, hasTouch: boolean): Tab {
  const errors: string[] = [];
  const report = (message: string) => {
    if (!EXPECTED.test(message)) errors.push(message);
  };
  page.on("pageerror", (error) => report(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => message.type() === "error" && report(message.text()));
  return {
    errors,
    async goto(address) {
      await page.goto(address, { waitUntil: "load" }).catch((error: Error) => {
        // Firefox's driver reports this error if the page redirects while it loads.
        if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
      });
    },
    async back() {
      await page.goBack({ waitUntil: "load" });
    },
    async forward() {
      await page.goForward({ waitUntil: "load" });
    },
    async reload() {
      await page.reload({ waitUntil: "load" });
    },
    address: async () => page.url(),
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...args)) as never,
    async press(x, y, { with: tool = "left", holding } = {}) {
      if (tool === "finger") return page.touchscreen.tap(x, y);
      if (holding) await page.keyboard.down(holding);
      await page.mouse.click(x, y, { button: tool });
      if (holding) await page.keyboard.up(holding);
    },
    async key(name) {
      const keys = keysOf(name) as KeyInput[];
      for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1)!);
      for (const key of keys.slice(0, -1)) await page.keyboard.up(key);
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    async resize(to) {
      // Keeps `hasTouch`, because changing it would reload the page.
      await page.setViewport({ ...to, hasTouch });
    },
    tabs: async () => (await page.browserContext().pages()).length,
    pdf: () => page.pdf({ format: "a4", printBackground: true }),
    async beforeScripts(run) {
      await page.evaluateOnNewDocument(run);
    },
    async close() {
      await page.browserContext().close();
    },
  };
}

/** Starts a browser. `prepare` is called for each new page. */
async function start(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // A narrow window emulates a phone with touch.
      const hasTouch = size.width < 600;
      await page.setViewport({ ...size, hasTouch });
      await page.evaluateOnNewDocument(reportRefusals);
      await prepare?.(page);
      return tabOf(page, hasTouch);
    },
    close: () => browser.close(),
  };
}

export const startChromium = (look: Look): Promise<Engine> =>
  start(
    {
      ...chromiumOptions(`--blink-settings=preferredColorScheme=${look === "dark" ? 0 : 1}`),
      executablePath: findHeadless(),
      headless: "shell",
    },
    // Keeps the page active: Chromium runs no idle callbacks in a background page, so islands would not be hydrated.
    (page) => page.emulateFocusedPage(true),
  );

export const startFirefox = (look: Look): Promise<Engine> =>
  start({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: { ...FIREFOX_PREFERENCES, "ui.systemUsesDarkTheme": look === "dark" ? 1 : 0 },
  });
