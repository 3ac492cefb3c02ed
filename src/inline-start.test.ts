import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineStart } from "./inline-start.ts";

const SHEETS = new Map([["site.css", "p{color:red}\n"]]);
const script = (name: string, code: string) => [`${name}.js`, { name: `${name}.1.js`, code }] as const;
const SCRIPTS = new Map([
  script("start", "const later=()=>import(`./dialog.js`);addEventListener('click',later);\n"),
  script("large", `let a="${"x".repeat(9000)}"`),
]);
const sheetIn = (name: string) => `<link rel="stylesheet" href="${name}">`;
const scriptIn = (name: string) => `<script type="module" src="${name}"></script>`;
const inline = inlineStart("/a/", SHEETS, SCRIPTS);

test("sheets and small scripts stand in the page, and what they load later keeps its address", () => {
  assert.equal(inline(`<head>${sheetIn("/a/site.css")}</head>`), "<head><style>p{color:red}</style></head>");
  assert.equal(
    inline(scriptIn("/a/start.js")),
    `<script type="module">const later=()=>import(\`/a/dialog.js\`);addEventListener('click',later);</script>`,
  );
});

test("a large script stays a file, under its own name, and lets the text go first", () => {
  assert.equal(inline(scriptIn("/a/large.js")), scriptIn("/a/large.1.js").replace("><", ' fetchpriority="low"><'));
});

test("a calculator's script comes when the page has been shown, once", () => {
  const page = inline(`<div data-calculator="{}"></div>${scriptIn("/a/large.js")}`);
  const code = /<script type="module">(.*)<\/script>$/.exec(page)![1]!;
  const added: object[] = [];
  const document = { createElement: (name: string) => ({ name }), head: { append: (one: object) => added.push(one) } };
  let paint = (_: string) => {};
  class Observer {
    constructor(told: (seen: object, observer: Observer) => void) {
      paint = (name) => told({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }, this);
    }
    observe() {}
    disconnect() {
      paint = () => {};
    }
  }
  new Function("PerformanceObserver", "document", code)(Observer, document);
  paint("first-paint");
  assert.deepEqual(added, []);
  paint("first-contentful-paint");
  paint("first-contentful-paint");
  assert.deepEqual(added, [{ name: "script", type: "module", src: "/a/large.1.js" }]);
});

test("files of other folders and hosts are left alone", () => {
  const others = sheetIn("https://example.org/a/site.css") + scriptIn("/b/start.js");
  assert.equal(inline(others), others);
});

test("no file can end its element", () => {
  const none = new Map();
  assert.throws(() => inlineStart("/a/", new Map([["bad.css", "/* </style> */"]]), none), /bad\.css/);
  assert.throws(() => inlineStart("/a/", none, new Map([script("bad", 'let a="</SCRIPT>"')])), /bad\.js/);
});

test("signs that a replacement would read are kept", () => {
  const sheet = "p::after{content:'$& $1'}";
  const both = inlineStart("/a/", new Map([["x.css", sheet]]), new Map([script("x", "let a='$&'")]));
  assert.equal(both(sheetIn("/a/x.css")), `<style>${sheet}</style>`);
  assert.equal(both(scriptIn("/a/x.js")), `<script type="module">let a='$&'</script>`);
});
