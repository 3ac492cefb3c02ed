import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineStart } from "./inline-start.ts";

const files: Record<string, string> = {
  "/a/site.css": "p{color:red}\n",
  "/a/start.js": "const later=()=>import(`./dialog.js`);addEventListener('click',later);",
  "/a/shared.js": 'import{x}from"./x.js";x();import("./dialog.js")',
  "/a/x.js": 'import{y as z}from"./y.js";import"./shared.js";export const x=z',
  "/a/y.js": "export const y=1",
  "/a/sides.js": 'let a=1;import"./x.js";',
  "/a/large.js": `let a="${"x".repeat(9000)}"`,
  "/a/bad.css": "/* </style> */",
  "/a/bad.js": 'let a="</SCRIPT>"',
};
const read = (address: string) => files[address] ?? assert.fail(address);
const sheet = (name: string) => `<link rel="stylesheet" href="${name}">`;
const script = (name: string) => `<script type="module" src="${name}"></script>`;
const inline = inlineStart("/a/", read);

test("sheets and small scripts stand in the page, and what they load later keeps its address", () => {
  assert.equal(inline(`<head>${sheet("/a/site.css")}</head>`), "<head><style>p{color:red}</style></head>");
  assert.equal(
    inline(script("/a/start.js")),
    `<script type="module">const later=()=>import(\`/a/dialog.js\`);addEventListener('click',later);</script>`,
  );
});

test("a script stays a file that is large or loads others: it comes with them all, and lets the text go first", () => {
  const low = (name: string) => script(name).replace("><", ' fetchpriority="low"><');
  const beside = (name: string) => `<link rel="modulepreload" fetchpriority="low" href="/a/${name}.js">`;
  assert.equal(inline(script("/a/large.js")), low("/a/large.js"));
  assert.equal(inline(script("/a/sides.js")), low("/a/sides.js") + ["x", "y", "shared"].map(beside).join(""));
});

test("a calculator's script comes when the page has been shown", () => {
  const asked = (name: string) => {
    const code = /<script type="module">(.*)<\/script>$/.exec(
      inline(`<div data-calculator="{}"></div>${script(name)}`),
    )![1]!;
    const said: string[] = [];
    const document = { createElement: () => ({}), head: { append: ({ href }: { href: string }) => said.push(href) } };
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
    const load = (file: string) => said.push(`runs ${file}`);
    new Function("PerformanceObserver", "document", "load", code.replace("import(", "load("))(Observer, document, load);
    paint("first-paint");
    assert.deepEqual(said, []);
    paint("first-contentful-paint");
    paint("first-contentful-paint");
    return said;
  };
  assert.deepEqual(asked("/a/large.js"), ["/a/large.js", "runs /a/large.js"]);
  assert.deepEqual(asked("/a/sides.js"), [
    ...["sides", "x", "y", "shared"].map((name) => `/a/${name}.js`),
    "runs /a/sides.js",
  ]);
});

test("files of other folders and hosts are left alone", () => {
  const others = sheet("https://example.org/a/site.css") + script("/b/start.js");
  assert.equal(inline(others), others);
});

test("no file can end its element", () => {
  assert.throws(() => inline(sheet("/a/bad.css")), /bad\.css/);
  assert.throws(() => inline(script("/a/bad.js")), /bad\.js/);
});

test("signs that a replacement would read are kept", () => {
  assert.equal(
    inlineStart("/a/", () => "p::after{content:'$& $1'}")(sheet("/a/x.css")),
    "<style>p::after{content:'$& $1'}</style>",
  );
});
