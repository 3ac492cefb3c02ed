/** Tests that a page that arrives slowly, in two pieces, causes no layout shift. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { at } from "../../scripts/base.ts";
import { browserTests, DESK, PHONE, shiftOf, watchShift } from "./open.ts";

const { context } = browserTests();
/** Milliseconds between the two pieces of a page, long enough for many frames. */
const PAUSE = 300;

/**
 * A host that sends each page of the built site in two pieces. The first piece ends in the middle of the page's header.
 */
const host = createServer(async ({ url }, response) => {
  const sent = await fetch(new URL(url!, process.env.SITE_ADDRESS));
  const [type, body] = [sent.headers.get("content-type")!, Buffer.from(await sent.arrayBuffer())];
  response.writeHead(sent.status, { "content-type": type });
  const end = type.startsWith("text/html") ? body.indexOf('class="language"') - "<a ".length : 0;
  response.write(body.subarray(0, end));
  setTimeout(() => response.end(body.subarray(end)), end ? PAUSE : 0);
});
before(() => new Promise<void>((done) => host.listen(0, done)));
after(() => host.close());

test("a page is not shown until its whole header has arrived, so that nothing shifts", async () => {
  const baseURL = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  for (const device of [DESK, PHONE])
    for (const path of ["/", "/ja/r/F12.32/", "/ja/tools/minefields/"]) {
      const page = await (await context({ ...device, baseURL })).newPage();
      await watchShift(page);
      await page.goto(path);
      await page.locator(".site-footer").waitFor();
      assert.equal(await shiftOf(page), 0, `${device.viewport.width} px: ${at(path)}`);
      const shown = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]!.startTime);
      assert.ok(shown >= PAUSE, `${at(path)} was shown after ${shown} ms`);
    }
});
