/** Tests that the oldest supported browsers (README) have all features that the site needs, according to MDN's data. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";
import { FLOOR } from "../src/build/floor.ts";
import { type Features, isInFloor, MDN } from "./browser-support.ts";

/**
 * APIs that some supported browsers lack, each with what happens there. Scripts must check for these APIs before use.
 */
const OPTIONAL_APIS: Record<string, string> = {
  "Navigator.share": "the button to share is left out",
  "Clipboard.write": "formatted text is copied as its source",
  ClipboardItem: "formatted text is copied as its source",
  "StorageManager.estimate": "the page does not say how much room is left",
  "HTMLElement.popover": "components/layout/popover.ts adds it",
  "HTMLElement.showPopover": "components/layout/popover.ts adds it",
  "HTMLElement.hidePopover": "components/layout/popover.ts adds it",
  "Intl.Segmenter": "a quoted passage is cut where its script changes",
  "Segmenter.segment": "a quoted passage is cut where its script changes",
};

/** CSS features that some supported browsers lack, each with why the site works without it. */
const OPTIONAL_STYLES: Record<string, string> = {
  "text-size-adjust": "only phones' browsers enlarge text, and they have it",
  "text-autospace": "Japanese and Latin letters are set closer",
  "text-wrap": "lines are less even",
  "text-wrap-style": "lines are less even",
  "word-break: auto-phrase": "Japanese lines break between any letters",
  "accent-color": "boxes have the system's color",
  "overscroll-behavior": "the page scrolls on behind a list",
  "forced-color-adjust": "Safari does not force colors",
  "position-area": "an abbreviation's meaning is at the foot of the window",
  "position-try": "an abbreviation's meaning is at the foot of the window",
  "paint-order": "letters on drawings have a thinner outline",
  "content-visibility": "what is hidden is laid out too; folded notes stay folded on paper",
  "contain-intrinsic-block-size":
    "the scrollbar of the booklet's preview changes its size while the preview is scrolled",
  "::details-content": "folded notes stay folded on paper",
  "field-sizing": "a chosen option is printed as wide as the longest one",
  "print-color-adjust: exact": "Chrome has it under a prefix",
  "@page": "Safari prints with its own margins",
  ":left": "the booklet has equal margins on left and right pages",
  ":right": "the booklet has equal margins on left and right pages",
  "break-after: avoid": "Firefox may part a heading from its text",
  "break-before: avoid": "Firefox may print the last line of a rule alone on a page",
  zoom: "drawings keep their size",
  "::target-text": "a quotation has the browser's own color",
  ":popover-open": "only asked about, by @supports",
  "@starting-style": "a preview does not fade in",
  "cursor: grab": "a phone has no pointer",
  "cursor: pointer": "a phone has no pointer",
  "cursor: default": "a phone has no pointer",
  "cursor: help": "a phone has no pointer",
  "font-family: ui-monospace": "the next font is used",
};

/**
 * Returns MDN's data about a member of an interface. If MDN does not list the interface, such as "ARIAMixin", searches
 * all interfaces for a member with this name.
 */
function builtIn(owner: string, name: string): Features | undefined {
  const { builtins } = MDN.javascript as { builtins: Features };
  const memberOf = (own: Features | undefined) => own?.[name] ?? own?.[`${name}_static`];
  if (!owner) return [MDN.api, MDN.api.Window, builtins].map(memberOf).find(Boolean);
  const owners = [MDN.api[owner], builtins[owner], builtins.Intl![owner]].filter(Boolean);
  if (owners.length) return owners.map(memberOf).find(Boolean);
  const anywhere = [...Object.values(MDN.api), ...Object.values(builtins)].map(memberOf).filter(Boolean);
  return anywhere.find(isInFloor) ?? anywhere[0];
}

/** Returns the name of the interface that declares a member: "Element", "Promise". Returns "" for a global. */
function ownerOf(declaration: ts.Declaration): string {
  for (let node = declaration.parent; !ts.isSourceFile(node); node = node.parent)
    if (ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node) || ts.isModuleDeclaration(node))
      return node.name.getText().replace(/Constructor$/, "");
  return "";
}

test("scripts use only APIs that all supported browsers have or that are listed in OPTIONAL_APIS", () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile("tsconfig.browser.json", {}, host)!;
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const refused = ts
    .getPreEmitDiagnostics(program)
    .map((d) => `${d.file?.fileName}: ${ts.flattenDiagnosticMessageText(d.messageText, " ")}`);
  assert.deepEqual(refused, [], "npm run check says where");
  const used = new Map<string, string>();
  for (const file of program.getSourceFiles().filter(({ fileName }) => !fileName.includes("node_modules"))) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isIdentifier(node)) return;
      for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
        if (!/\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName)) continue;
        const owner = ownerOf(declaration);
        const name = owner ? `${owner}.${node.text}` : node.text;
        if (isInFloor(builtIn(owner, node.text)) === false) used.set(name, file.fileName);
      }
    };
    visit(file);
  }
  assert.deepEqual(
    [...used].filter(([name]) => !(name in OPTIONAL_APIS)),
    [],
  );
  assert.deepEqual(
    Object.keys(OPTIONAL_APIS).filter((name) => !used.has(name)),
    [],
    "no longer used: remove it from OPTIONAL_APIS",
  );
});

test("the README and /about/ name the oldest supported browsers", () => {
  const { safari, ios, chrome, firefox } = FLOOR;
  const sentences = {
    "README.md": `Everything works from Safari ${safari} (iOS ${ios}), Chrome ${chrome} and Firefox ${firefox};`,
    "dist/about/index.html": `Everything works from Safari ${safari} (iOS ${ios}), Chrome ${chrome} and Firefox ${firefox};`,
    "dist/ja/about/index.html": `Safari ${safari}（iOS ${ios}）、Chrome ${chrome}、Firefox ${firefox}以降`,
  };
  for (const [file, words] of Object.entries(sentences)) assert.ok(readFileSync(file, "utf8").includes(words), file);
});

/** Returns the CSS of the built site from style sheets, pages and scripts, each with a file that contains it. */
function builtStyles(): Map<string, string> {
  const styles = new Map<string, string>();
  for (const file of globSync("dist/_astro/*.css")) styles.set(readFileSync(file, "utf8"), file);
  for (const file of globSync("dist/**/*.html"))
    for (const [, css] of readFileSync(file, "utf8").matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.set(css!, file);
  const inScript = /`(@layer parts\{[^`$]*\})`/g;
  for (const file of globSync("dist/_astro/*.js"))
    for (const [, css] of readFileSync(file, "utf8").matchAll(inScript)) styles.set(css!, file);
  return styles;
}

/** Yields the CSS features in a style sheet, such as "cursor: grab", each with MDN's data about it. */
function* featuresOf(css: string): Generator<[string, Features | undefined]> {
  const { properties, selectors, types, "at-rules": rules } = MDN.css as Record<string, Features>;
  for (const [, name] of css.matchAll(/@([a-z][a-z-]*)/g)) yield [`@${name}`, rules![name!]];
  for (const [query] of css.matchAll(/(?<=@media)[^{]*/g))
    for (const [name] of query.matchAll(/[a-z][a-z-]+/g)) yield [`@media ${name}`, rules!.media![name]];
  for (const [, colons, name] of css.matchAll(/(::?)([a-z][a-z-]*)(?=[^{};]*\{)/g))
    yield [`${colons}${name}`, selectors![name!]];
  for (const [, name, value] of css.matchAll(/(?<=[{;])([a-z][a-z-]*):([^;{}]*)/g)) {
    const property = properties![name!];
    yield [name!, property];
    for (const [word] of value!.matchAll(/[a-z][a-z-]+/g)) yield [`${name}: ${word}`, property?.[word]];
    for (const [, name] of value!.matchAll(/([a-z][a-z-]*)\(/g))
      yield [`${name}()`, types![name!] ?? types!.color![name!] ?? types!.image![name!]];
  }
}

test("style sheets use only CSS that all supported browsers have or that is listed in OPTIONAL_STYLES", () => {
  const styles = builtStyles();
  assert.ok([...styles.values()].filter((file) => file.endsWith(".js")).length >= 2, "no styles are found in scripts");
  const used = new Map<string, string>();
  for (const [css, file] of styles)
    for (const [name, feature] of featuresOf(css)) if (isInFloor(feature) === false) used.set(name, file);
  const isOptional = (name: string) => name in OPTIONAL_STYLES || name.split(":")[0]! in OPTIONAL_STYLES;
  assert.deepEqual(
    [...used].filter(([name]) => !isOptional(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(OPTIONAL_STYLES).filter((name) => !used.has(name)),
    [],
    "no longer used: remove it from OPTIONAL_STYLES",
  );
});
