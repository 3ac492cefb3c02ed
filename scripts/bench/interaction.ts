/** Measures how fast a calculator responds. Uses each of its controls once, on a processor slowed down four times. */
import type { Browser } from "playwright-core";
import { openPage } from "./open.ts";

const SLOWDOWN = 4;
/** Maximum number of controls to use in one calculator. A board picker alone has a hundred similar buttons. */
const MOST = 40;
/** Milliseconds to wait after the response to a control, before the next control is used. */
const PAUSE = 50;
/** Milliseconds between pressing and releasing a mouse button or key. */
const PRESS = 50;
/** Milliseconds to wait at the end, until the PerformanceObserver has received the last event. */
const OBSERVER_DELAY = 250;

/**
 * Uses the controls of the calculator at `address`. Returns the longest time from an input to the next frame, in
 * milliseconds. Browsers round this time to multiples of 8.
 */
export async function slowestControl(browser: Browser, address: string): Promise<number> {
  const { page, close } = await openPage(browser, address, { viewport: { width: 360, height: 740 } });
  const longest = await page.evaluateHandle(() => {
    const seen = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    // An event lasts until the next frame. Without a frame between press and release, the time until the release would
    // count too. This dot changes all the time to cause frames.
    const dot = document.createElement("i");
    dot.style.cssText = "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:gray;will-change:opacity";
    document.body.append(dot);
    setInterval(() => {
      dot.style.opacity = dot.style.opacity ? "" : "0.5";
    }, 40);
    return seen;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  /** Waits between two inputs as a person does. The response to the first is shown before the second. */
  const pause = () =>
    page.evaluate((ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))), PAUSE);
  const controls = page.locator("astro-island :is(input, select, button)");
  for (let i = 0; i < Math.min(MOST, await controls.count()); i++) {
    const control = controls.nth(i);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const kind = await control.evaluate((e) => (e as HTMLInputElement).type);
    const isPressed = /radio|checkbox|button|submit/.test(kind);
    await (isPressed ? control.hover({ force: true, timeout: 3000 }).catch(() => undefined) : control.focus());
    await pause();
    if (isPressed) {
      await page.mouse.down();
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
    } else await page.keyboard.press(/select/.test(kind) ? "ArrowDown" : "ArrowUp", { delay: PRESS });
  }
  await page.waitForTimeout(OBSERVER_DELAY);
  const { longest: milliseconds } = await longest.jsonValue();
  await close();
  return milliseconds;
}
