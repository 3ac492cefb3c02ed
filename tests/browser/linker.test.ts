/** Tests linker.js, which turns citations of rules into links on the pages of other sites. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { builtRules } from "../../scripts/built-pages.ts";
import { launchHeadless } from "../../scripts/chromium.ts";
import { DESK } from "./open.ts";

let browser: Browser;
let site: Server;
let forum: Server;
/** The URL of the site, on another origin than the forum: `"http://127.0.0.1:5000/desert/"`. */
let base = "";
let thread = "";
/** The paths that were requested from the site since the last page was opened: `["/linker.js"]`. */
let asked: string[] = [];
/** The forum's response to every request. */
let shown: { html: string; headers: Record<string, string> } = { html: "", headers: {} };

const listen = (server: Server) =>
  new Promise<string>((ready) => {
    server.listen(0, "127.0.0.1", () => ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  });

before(async () => {
  site = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, "http://x").pathname).replace(/^\/desert\//, "/");
    asked.push(path);
    const file = `dist${path.endsWith("/") ? `${path}index.html` : path}`;
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith("/") ? "text/html" : "";
    const found = existsSync(file) ? readFileSync(file) : undefined;
    // Sends no charset, like many hosts of static files. Allows requests from every origin.
    response.writeHead(found ? 200 : 404, {
      "access-control-allow-origin": "*",
      ...(type ? { "content-type": type } : {}),
    });
    response.end(found);
  });
  forum = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...shown.headers });
    response.end(shown.html);
  });
  base = `${await listen(site)}desert/`;
  thread = await listen(forum);
  browser = await launchHeadless();
});
after(async () => {
  await browser?.close();
  site?.close();
  forum?.close();
});

interface ThreadOptions {
  attributes?: string;
  lang?: string;
  /** HTML in the page's head, before the script element of linker.js. */
  head?: string;
  headers?: Record<string, string>;
  context?: BrowserContextOptions;
}

/** Opens a page of the forum that includes linker.js. `errors` lists what the page throws or logs as errors. */
async function open(
  body: string,
  { attributes = "", lang = "en", head = "", headers = {}, context }: ThreadOptions = {},
) {
  const script = `<script src="${base}linker.js" defer ${attributes}></script>`;
  shown = {
    html: `<!doctype html><html lang="${lang}"><head><title>F12.32</title>${head}${script}</head><body>${body}</body></html>`,
    headers,
  };
  asked = [];
  const made = await browser.newContext({ ...DESK, ...context });
  const page = await made.newPage();
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  page.on("console", (m) => m.type() === "error" && !/favicon|404/.test(m.text()) && errors.push(m.text()));
  await page.goto(thread, { waitUntil: "load" });
  return { page, errors, close: () => made.close() };
}

/** Returns the links to the site, except the link in the preview: `["F12.32=r/F12.32/"]`. */
const links = (page: Page) =>
  page
    .locator(`a[href^="${base}"]:not([tabindex])`)
    .evaluateAll(
      (all, from) => all.map((a) => `${a.textContent}=${(a as HTMLAnchorElement).href.slice(from.length)}`),
      base,
    );

const preview = (page: Page) => page.locator("html > div[data-khamsin=off] [role=tooltip]");

const THREAD = `
<h1>Deployment in the desert</h1>
<div class="post" title="F12.32 <b onclick='x()'>">By F12.32 and <b>F12.31–.33</b> we go on. See SL (D7.31), F.1A, [EXC: It-V8] &amp; D-fn17;
  F12.44/45/46 or F12.43 and 12.5. Section F12. Not F12.99, not 12.32 alone.</div>
<div class="post">Hexes 25C5, B5-A6, 27H6-G7, overlay D6, H1, SD3, X4; guns 75/27, 47/32, L3/35, M13/40 in 11/41; 6+3, 2-1/2, 1.5 MP, 12.7mm MG,
  1941.6.22, D12, $12.32, v1.2.3, A2.71, B8.1, G12.3, F12.3.4, ASL D2.21, http://example.org/F12.32 and <i>F12.3</i>2, F12.<b>32</b>.</div>
<div class="post">&lt;img src=x onerror="window.hit=1"&gt; F12.41 &lt;script&gt;window.hit=1&lt;/script&gt;</div>
<p lang="ja">「F12.43と12.5」を参照。Ｆ１２．３２、イタリア軍車両注8。25C5とD6は別。</p>
<code>F12.32</code><pre>F12.32 <span>F12.31</span></pre><kbd>F12.32</kbd><samp>F12.32</samp>
<textarea>F12.32</textarea><input value="F12.32"><select><option>F12.32</option></select><button>F12.32</button>
<div contenteditable="true">F12.32 <em>F12.31</em></div><a href="/other" class="old">F12.32 <b>F12.31</b></a>
<style>.x::after{content:"F12.32"}</style><script>var text = "F12.32";</script><svg><text>F12.32</text></svg>
<noscript>F12.32</noscript><template>F12.32</template><div data-khamsin="off">F12.32 <p>F12.31</p></div>
<!-- F12.32 --><form><input name="closest"><input name="parentElement"><input name="textContent"><p>F12.45</p>F12.46</form>
<img name="currentScript" src="/evil/linker.js"><img name="createElement"><img name="createTreeWalker">`;

const WANTED = [
  "F12.32=r/F12.32/",
  "F12.31=r/F12.31/",
  ".33=r/F12.33/",
  "D7.31=r/D7.31/",
  "F.1A=r/F.1A/",
  "It-V8=r/It-V8/",
  "D-fn17=r/D-fn17/",
  "F12.44=r/F12.44/",
  "45=r/F12.45/",
  "46=r/F12.46/",
  "F12.43=r/F12.43/",
  "12.5=r/F12.5/",
  "Section F12=asl/f12/",
  "F12.41=r/F12.41/",
  "F12.43=r/F12.43/",
  "12.5=r/F12.5/",
  "Ｆ１２．３２=r/F12.32/",
  "イタリア軍車両注8=r/It-V8/",
  "F12.45=r/F12.45/",
  "F12.46=r/F12.46/",
];

/** Returns the page's HTML without the links that linker.js has added. Keeps the text of the links. */
async function withoutLinks(page: Page): Promise<string> {
  const html = await page.content();
  return html.replace(new RegExp(`<a href="${base}[^"]*"(?: aria-description="[^"]*")?>([^<]*)</a>`, "g"), "$1");
}

test("linker.js has at most 15,000 bytes, all of them ASCII", () => {
  const script = readFileSync("dist/linker.js");
  assert.ok(script.length <= 15_000, `${script.length} bytes`);
  assert.ok(gzipSync(script).length <= 7_000, `${gzipSync(script).length} bytes gzipped`);
  assert.ok(script.every((byte) => byte < 128));
});

test("linker.js links the citations in a forum thread, and changes nothing else", async () => {
  const { page, errors, close } = await open(THREAD);
  await page.locator(`a[href^="${base}"]:not([tabindex])`).first().waitFor();
  assert.deepEqual(await links(page), WANTED);
  assert.equal(await page.evaluate(() => (window as { hit?: number }).hit), undefined);
  assert.deepEqual(asked, ["/linker.js"], "nothing is fetched for a preview before a link is hovered");
  const linked = await withoutLinks(page);
  const names = await page.evaluate(() => Object.keys(window).filter((key) => /khamsin|linker/i.test(key)));
  assert.deepEqual(names, []);
  await close();
  const plain = await open(THREAD, { attributes: 'type="text/plain"' });
  assert.equal(linked, (await plain.page.content()).replace(' type="text/plain"', ""));
  assert.deepEqual(errors, []);
  await plain.close();
});

test("linker.js does not link D8.2 in (B16.4, D8.2), because there it is a rule of ASL, not of SL", async () => {
  const body = `<p>bog (<a href="/b">B16.4</a>, <i>D8.2</i>, <b>F7.31</b>)</p><p><i>D8.2</i> in <b>SL</b>, not <i>A4.7</i></p>`;
  const { page, errors, close } = await open(body);
  assert.deepEqual(await links(page), ["F7.31=r/F7.31/", "D8.2=r/D8.2/"]);
  assert.deepEqual(errors, []);
  await close();
});

test("data attributes of the script element set the language of the links and which citations are linked", async () => {
  const body = `<p class="post">12.32 and 7.31/.311, F12.31. D7.5, It-V2, footnote 17</p><p>F12.42</p>`;
  for (const [attributes, wanted, lang] of [
    ['data-lang="ja" data-scope=".post"', ["F12.31=ja/r/F12.31/", "D7.5=ja/r/D7.5/", "It-V2=ja/r/It-V2/"], "en"],
    ['data-lang="en" data-only="F"', ["F12.31=r/F12.31/", "F12.42=r/F12.42/"], "ja"],
    [
      'data-chapter="F" data-scope=".post" data-only="F"',
      ["12.32=ja/r/F12.32/", "7.31=ja/r/F7.31/", ".311=ja/r/F7.311/", "F12.31=ja/r/F12.31/"],
      "ja",
    ],
    [
      'data-chapter="d" data-only="D"',
      ["12.32=r/D12.32/", "7.31=r/D7.31/", ".311=r/D7.311/", "D7.5=r/D7.5/", "footnote 17=r/D-fn17/"],
      "en",
    ],
    ['data-book="asl" data-scope=".post"', ["F12.31=r/F12.31/", "It-V2=r/It-V2/"], "en"],
    ['data-scope="]["', [], "en"],
  ] as const) {
    const { page, errors, close } = await open(body, { attributes, lang });
    assert.deepEqual(await links(page), wanted, attributes);
    assert.deepEqual(errors, []);
    await close();
  }
});

test("linker.js's preview opens on hover or focus, stays open while hovered, and closes with Esc", async () => {
  const { page, errors, close } = await open(`<p>one F12.32. Two D7.31</p><button class="own">end</button>`);
  const first = page.locator(`a[href$="r/F12.32/"]:not([tabindex])`);
  await first.hover();
  await preview(page).getByText("F12.32").waitFor();
  const rule = builtRules().find((r) => r.id === "F12.32")!;
  assert.match(await preview(page).innerText(), new RegExp(`^F12.32 ${rule.title.en}\\n[\\s\\S]*Read the whole rule$`));
  assert.ok((await preview(page).innerText()).includes(rule.text.en.slice(0, 60)));
  assert.equal(await first.getAttribute("aria-description"), rule.title.en);
  await page.clock.install();
  await preview(page).hover();
  await page.clock.runFor(400);
  assert.ok(await preview(page).isVisible(), "the preview stays while the pointer is on it");
  assert.equal(await preview(page).locator("a").getAttribute("href"), `${base}r/F12.32/`);
  await page.keyboard.press("Escape");
  assert.equal(await preview(page).isVisible(), false);
  await page.mouse.move(600, 600);

  await page.keyboard.press("Tab");
  await preview(page).getByText("F12.32").waitFor();
  await page.keyboard.press("Tab");
  await preview(page).getByText("D7.31").first().waitFor();
  assert.equal(await preview(page).count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await preview(page).isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "D7.31", "the focus stays");
  await page.keyboard.press("Shift+Tab");
  await preview(page).getByText("F12.32").waitFor();
  await page.locator("button").focus();
  await preview(page).waitFor({ state: "hidden" });
  assert.deepEqual(asked, ["/linker.js", "/r/F12.32.json", "/r/D7.31.json"], "each rule is fetched once");
  assert.deepEqual(errors, []);
  await close();
});

test("on a Japanese page linker.js's preview is in Japanese", async () => {
  const { page, close } = await open("<p>F12.32を参照</p>", { lang: "ja" });
  await page.locator(`a[href$="ja/r/F12.32/"]:not([tabindex])`).focus();
  const rule = builtRules().find((r) => r.id === "F12.32")!;
  await preview(page).getByText(`F12.32 ${rule.title.ja}`).waitFor();
  assert.equal(await preview(page).getAttribute("lang"), "ja");
  assert.match(await preview(page).innerText(), /ルール全文を読む$/);
  await close();
});

test("linker.js links the citations on a page in Shift_JIS", async () => {
  const { page, errors, close } = await open("<p>&#xff26;&#xff11;&#xff12;&#xff0e;&#xff13;&#xff12;&#x3001;.33</p>", {
    headers: { "content-type": "text/html; charset=shift_jis" },
  });
  assert.deepEqual(await links(page), ["Ｆ１２．３２=r/F12.32/", ".33=r/F12.33/"]);
  assert.deepEqual(errors, []);
  await close();
});

test("linker.js runs once on a page that includes it twice", async () => {
  const { page, errors, close } = await open(`<p>F12.32</p><script src="${base}linker.js?again"></script>`);
  assert.deepEqual(await links(page), ["F12.32=r/F12.32/"]);
  await page.locator(`a[href^="${base}"]:not([tabindex])`).focus();
  await preview(page).waitFor();
  assert.equal(await page.locator("html > div").count(), 1);
  await page.evaluate(() => document.querySelector("p")!.append(" F12.33 "));
  await page.locator(`a[href$="F12.33/"]:not([tabindex])`).waitFor();
  assert.deepEqual(await links(page), ["F12.32=r/F12.32/", "F12.33=r/F12.33/"]);
  assert.deepEqual(errors, []);
  await close();
});

test("linker.js's preview stays closed while the network is down, and opens once it is up again", async () => {
  const { page, errors, close } = await open("<p>F12.32</p>");
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.locator(`a[href^="${base}"]:not([tabindex])`).hover();
  await failed;
  assert.equal(await preview(page).count(), 0);
  // The only error is the browser's message about the failed request.
  assert.deepEqual(
    errors.filter((e) => !/ERR_INTERNET_DISCONNECTED/.test(e)),
    [],
  );
  await page.context().setOffline(false);
  await page.mouse.move(600, 600);
  await page.locator(`a[href^="${base}"]:not([tabindex])`).hover();
  await preview(page).waitFor();
  await close();
});

test("linker.js links text that is added later, and then makes no further changes", async () => {
  const { page, errors, close } = await open(`<div id="log"></div><p id="edit">nothing</p>`);
  await page.evaluate(() => {
    document.querySelector("#log")!.innerHTML = "<p>F12.31 <code>F12.32</code></p>";
    const detached = document.createElement("p");
    document.querySelector("#log")!.append(detached);
    detached.textContent = "F12.99 F12.45";
    detached.remove();
    (document.querySelector("#edit")!.firstChild as Text).data = "now F12.33";
  });
  await page.locator(`a[href$="F12.33/"]:not([tabindex])`).waitFor();
  assert.deepEqual(await links(page), ["F12.31=r/F12.31/", "F12.33=r/F12.33/"]);
  const changes = await page.evaluate(
    () =>
      new Promise((done) => {
        let count = 0;
        new MutationObserver((records) => {
          count += records.length;
        }).observe(document, { childList: true, characterData: true, subtree: true });
        setTimeout(() => done(count), 1000);
      }),
  );
  assert.equal(changes, 0);
  assert.deepEqual(errors, []);
  await close();
});

test("linker.js's preview is readable if the host forbids inline styles or has styles that would hide it", async () => {
  const origin = new URL(base).origin;
  const { page, errors, close } = await open(`<p>F12.32</p>`, {
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src 'self'`,
    },
  });
  await page.locator(`a[href^="${base}"]:not([tabindex])`).focus();
  await preview(page).waitFor();
  assert.notEqual(await preview(page).evaluate((e) => getComputedStyle(e).backgroundColor), "rgba(0, 0, 0, 0)");
  assert.deepEqual(errors, []);
  await close();

  const css =
    "*{all:unset!important;display:none!important;color:red!important} html,head+body,body p,body a{display:block!important}";
  const hostile = await open("<p>F12.32</p>", { head: `<style>${css}</style>` });
  await hostile.page.locator(`a[href^="${base}"]:not([tabindex])`).hover();
  await preview(hostile.page).waitFor();
  assert.equal(await preview(hostile.page).evaluate((e) => getComputedStyle(e).color), "rgb(43, 33, 24)");
  await hostile.close();

  const none = await open("<p>F12.32</p>", {
    headers: { "content-security-policy": `default-src 'none'; script-src ${origin}` },
  });
  const refused = none.page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
  await none.page.locator(`a[href^="${base}"]:not([tabindex])`).hover();
  await refused;
  assert.deepEqual(await links(none.page), ["F12.32=r/F12.32/"]);
  assert.equal(await preview(none.page).count(), 0);
  await none.close();
});

test("linker.js's preview shows HTML from a forged response as text", async () => {
  const { page, errors, close } = await open("<p>F12.32 F12.33</p>");
  const evil = '<img src=x onerror="window.hit=1">';
  await page.route("**/r/F12.32.json", (route) =>
    route.fulfill({
      json: { id: evil, title: { en: evil }, text: { en: evil }, url: { en: "javascript:hit=1" } },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await page.route("**/r/F12.33.json", (route) =>
    route.fulfill({ json: { title: 1, text: null }, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.locator(`a[href$="F12.32/"]:not([tabindex])`).hover();
  await preview(page).getByText(evil).first().waitFor();
  assert.equal(await preview(page).locator("img").count(), 0);
  assert.equal(await preview(page).locator("a").getAttribute("href"), `${base}r/F12.32/`);
  assert.equal(await page.evaluate(() => (window as { hit?: number }).hit), undefined);
  await page.keyboard.press("Escape");
  const answered = page.waitForResponse("**/r/F12.33.json");
  await page.locator(`a[href$="F12.33/"]:not([tabindex])`).hover();
  await (await answered).finished();
  assert.equal(await preview(page).isVisible(), false);
  assert.deepEqual(errors, []);
  await close();
});

test("linker.js works on a page that freezes prototypes and overwrites array methods", async () => {
  const overwrite = `for (const name of Object.getOwnPropertyNames(Array.prototype)) {
    if (typeof Array.prototype[name] === "function" && name !== "constructor") Array.prototype[name] = () => ["<img src=x onerror=hit=1>"];
  }
  Array.prototype[Symbol.iterator] = function* () { yield "<img src=x onerror=hit=1>"; };`;
  const freeze =
    "for (const C of [Object, Array, String, RegExp, Node, Element, Text, Function, Promise]) Object.freeze(C.prototype);";
  for (const script of [freeze, overwrite, overwrite + freeze]) {
    const { page, errors, close } = await open("<p>F12.32 and .33</p>", { head: `<script>${script}</script>` });
    await page.locator(`a[href="${base}r/F12.33/"]`).first().waitFor({ state: "attached" });
    const html = await page.content();
    assert.ok(
      html.includes(`<a href="${base}r/F12.32/">F12.32</a> and <a href="${base}r/F12.33/">.33</a></p>`),
      html.slice(-300),
    );
    assert.equal(html.replace(/<script>[\s\S]*?<\/script>/, "").includes("<img"), false);
    assert.deepEqual(errors, []);
    await close();
  }
});

test("linker.js finishes on a page with a megabyte of text and 5,000 nested elements", async () => {
  // Hidden, because browsers cannot lay out 5,000 nested elements.
  const deep = `<div hidden></div><script>{let at=document.querySelector("div");for(let i=0;i<5000;i++){const d=document.createElement(i%2?"div":"b");d.append("D7.31 ");at.append(d);at=d}}</script>`;
  const { page, errors, close } = await open(`<p>${"F12.31, 25C5 and <b>12</b>.3 ".repeat(40_000)}</p>${deep}`, {
    attributes: 'data-only="D"',
  });
  await page.waitForFunction(() => document.querySelectorAll("a[href$='D7.31/']").length === 5000, undefined, {
    timeout: 20_000,
  });
  assert.deepEqual(errors, []);
  await close();
});

test("the site's bookmarklet links the citations on a page without linker.js", async () => {
  const { page, errors, close } = await open("<p>F12.32 and D6</p>", { attributes: 'type="text/plain"' });
  assert.deepEqual(await links(page), []);
  const own = await page.context().newPage();
  await own.goto(new URL(at("/linker/"), base).href);
  const href = (await own.locator("[data-linker-bookmarklet][href]").getAttribute("href"))!;
  assert.equal(await own.locator("[data-linker-code]").textContent(), href);
  const example = await own
    .locator(".linker-example a")
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
  assert.deepEqual(
    example.map((path) => pathIn(path).split("/")[2]),
    ["F12.31", "F12.33", "F12.43", "F12.5", "D7.31", "D7.311", "D11.62"],
  );
  await page.evaluate((code) => {
    location.href = code;
  }, href);
  const link = page.locator("a");
  await link.waitFor();
  assert.equal(await link.getAttribute("href"), new URL(at("/r/F12.32/"), base).href);
  assert.deepEqual(errors, []);
  await close();
});
