/** The Content-Security-Policy that every page carries: it lets the page work, and nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { builtPages } from "../pages.ts";
import { browserTests } from "./open.ts";

const { open, refused } = browserTests();

test("every page of the site works under its policy", async () => {
  const { page, errors } = await open("/");
  const failed: string[] = [];
  for (const { path } of builtPages()) {
    // Its scripts have begun by then.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    failed.push(...errors.splice(0).map((error) => `${path}: ${error}`));
  }
  assert.deepEqual(failed, []);
});

test("no page lets in what somebody else wrote into it", async () => {
  const { page } = await open("/r/F12.32/");
  const other = "http://127.0.0.1:1/";
  // Without the policy each of these would run, or fail for another reason.
  const ran = await page.evaluate(async (other) => {
    const ran: string[] = [];
    const refused: string[] = [];
    addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
    Object.assign(globalThis, { ran });
    const add = (html: string) => {
      const range = document.createRange();
      document.body.append(range.createContextualFragment(html));
    };
    add("<script>ran.push('inline script')</script>");
    add(`<img src="${location.origin}/missing" onerror="ran.push('handler')">`);
    add(`<a id="bad" href="javascript:ran.push('address')">x</a>`);
    document.getElementById("bad")!.click();
    add("<p id=styled style='color: rgb(1, 2, 3)'>x</p><style>#styled { margin: 77px }</style>");
    const { color, marginTop } = getComputedStyle(document.getElementById("styled")!);
    if (color === "rgb(1, 2, 3)" || marginTop === "77px") ran.push("style");
    // Later: what runs at once in here, the driver itself lets through.
    setTimeout("ran.push('eval')" as never);
    await Promise.all([
      fetch(other).catch(() => undefined),
      import(`${other}x.js`).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
    add(`<form action="${other}"><button id="send">x</button></form>`);
    document.getElementById("send")!.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { ran, refused: [...new Set(refused)].sort() };
  }, other);
  assert.deepEqual(ran.ran, []);
  assert.deepEqual(ran.refused, [
    "connect-src",
    "form-action",
    "script-src",
    "script-src-attr",
    "script-src-elem",
    "style-src-attr",
    "style-src-elem",
  ]);
  assert.ok(refused.splice(0).length >= 7);
});
