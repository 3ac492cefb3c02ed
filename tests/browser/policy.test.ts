/** Tests that each page's Content-Security-Policy allows the page's own inline code and blocks injected content. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { builtPages, movedPages } from "../../scripts/built-pages.ts";
import { browserTests } from "./open.ts";

const { open, refused } = browserTests();

test("the Content-Security-Policy of every page has the hash of each inline script and style", () => {
  const sums = new Map<string, string>();
  const sumOf = (text: string) => {
    const known = sums.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    sums.set(text, known);
    return known;
  };
  const refused = [...builtPages(), ...movedPages()].flatMap(({ path, html }) => {
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const scripts = html.matchAll(/<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g);
    const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
    const texts = [...scripts, ...styles].map(([, text]) => text!);
    assert.ok(texts.length > 0, `${path} has no inline code, so this test reads pages wrongly`);
    return texts.filter((text) => !policy.includes(sumOf(text))).map((text) => `${path}: ${text.slice(0, 60)}`);
  });
  assert.deepEqual(refused, []);
});

test("every page sets its referrer policy in a meta element", () => {
  const open = [...builtPages(), ...movedPages()].filter(
    ({ html }) => !/<meta name="referrer" content="same-origin"/.test(html),
  );
  assert.deepEqual(
    open.map(({ path }) => path),
    [],
  );
});

test("injected scripts do not run, and injected styles, requests and forms are blocked", async () => {
  const { page } = await open("/r/F12.32/");
  const other = "http://127.0.0.1:1/";
  // Injects content in every way that the policy must block.
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
    // Uses a timer, because code that runs directly in `evaluate` is exempt from the policy.
    setTimeout("ran.push('eval')" as never);
    await Promise.all([
      fetch(other).catch(() => undefined),
      import(`${other}x.js`).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
    add(`<form action="${other}"><button id="send">x</button></form>`);
    document.getElementById("send")!.click();
    while (!refused.includes("form-action")) await new Promise((resolve) => setTimeout(resolve, 50));
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
