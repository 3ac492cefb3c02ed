/**
 * linker.js, which other sites include in their pages. It turns citations of rules into links to this site. If anything
 * fails, the host's page stays as it is.
 */
import { localized, rulePath, sectionPath } from "../../src/rules/addresses.ts";
import type { Reading } from "../../src/rules/citation-grammar.ts";
import { isNumberedSection } from "../../src/rules/ids.ts";
import { linkText, textsIn } from "./find-in-page.ts";
import { unpackIds } from "./id-list.ts";
import { readOptions } from "./options.ts";
import { previews } from "./preview.ts";

/** Filled in by the bundler: the packed ids, and the text of the link in a preview, in each language. */
declare const __IDS__: string;
declare const __READ__: { en: string; ja: string };

/**
 * Milliseconds between a change of the host's page and the next search for citations. The pause is longer than the time
 * between two keystrokes, but hardly noticeable.
 */
const PAUSE = 250;
/**
 * The maximum number of times that an element is searched again. Without a maximum, a host that restores its own text
 * would cause an endless loop.
 */
const MOST_ROUNDS = 50;
/**
 * Milliseconds of work before the first pause, so that a long page stays responsive. Doubled after each pause, because
 * the browser lays out the whole page in each pause.
 */
const SLICE = 25;

function start(): void {
  // Uses the getter of the prototype, because an image named "currentScript" would hide the property of the document.
  const script = Object.getOwnPropertyDescriptor(Document.prototype, "currentScript")?.get?.call(document);
  const once = Symbol.for("khamsin.linker");
  const globals = globalThis as { [once: symbol]: unknown };
  if (!(script instanceof HTMLScriptElement) || globals[once]) return;
  Object.defineProperty(globals, once, { value: true });

  const root = document.documentElement;
  const options = readOptions(script.src, (name) => script.getAttribute(`data-${name}`), root.lang);
  const { base, language, chapter, book, scope, only } = options;
  const ids = unpackIds(__IDS__);
  const preview = previews(options, __READ__[language]);
  const reading: Reading = {
    chapter,
    book,
    knows: (id) => ids[id] === true && (!only || only.indexOf(id[0]!) >= 0),
  };
  const make = (id: string) => {
    const link = Document.prototype.createElement.call(document, "a") as HTMLAnchorElement;
    const section = isNumberedSection(id);
    link.href = localized(base, language, section ? sectionPath(id) : rulePath(id));
    if (!section) preview(link, id);
    return link;
  };

  const rounds = new WeakMap<Node, number>();
  let texts: Text[] = [];
  let at = 0;
  let changed: Node[] = [];
  let due = false;
  let slice = SLICE;

  /** Links citations for `slice` milliseconds, then yields to the browser. */
  const work = quietly(() => {
    const until = performance.now() + slice;
    while (at < texts.length && performance.now() < until) linkText(texts[at++]!, reading, make);
    // Ignores the changes that our own links have made.
    observer.takeRecords();
    slice *= 2;
    if (at < texts.length) return void setTimeout(work, 0);
    texts = [];
    at = 0;
    slice = SLICE;
  });
  const add = (root: Node) => {
    const idle = at === texts.length;
    textsIn(root, scope, texts);
    if (idle) work();
  };
  const later = quietly(() => {
    due = false;
    const nodes = changed;
    changed = [];
    for (let i = 0; i < nodes.length; i++) {
      const place = nodes[i]!.parentNode;
      if (!place || !nodes[i]!.isConnected) continue;
      const round = (rounds.get(place) ?? 0) + 1;
      rounds.set(place, round);
      if (round <= MOST_ROUNDS) add(nodes[i]!);
    }
  });
  const observer = new MutationObserver((records) => {
    for (let i = 0; i < records.length; i++) {
      const { type, target, addedNodes } = records[i]!;
      if (type === "characterData") changed[changed.length] = target;
      for (let n = 0; n < addedNodes.length; n++) changed[changed.length] = addedNodes[n]!;
    }
    if (!due) setTimeout(later, PAUSE);
    due = true;
  });
  const run = quietly(() => {
    add(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}

/** Wraps a function so that its errors do not reach the host's page. */
const quietly = (what: () => void) => () => {
  try {
    what();
  } catch {}
};

quietly(start)();
