import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { leanSolid } from "./lean-solid.ts";

const CORE = "node_modules/solid-js/dist/solid.js";
const WEB = "node_modules/solid-js/web/dist/web.js";

/** The core with its readings filled in, as a module of its own. */
const lean = () => {
  const source = leanSolid(readFileSync(CORE, "utf8"), CORE)!;
  return import(`data:text/javascript,${encodeURIComponent(source)}`) as Promise<typeof import("solid-js")>;
};

test("signals, memos, effects and lists work without what is left out", async () => {
  const { batch, createEffect, createMemo, createRoot, createSignal, indexArray } = await lean();
  const seen: string[] = [];
  const [number, setNumber] = createSignal(1);
  const [words, setWords] = createSignal(["a"]);
  const dispose = createRoot((dispose) => {
    const double = createMemo(() => number() * 2);
    const items = indexArray(words, (word, i) => () => `${i}${word()}`);
    createEffect(() => {
      seen.push(
        `${double()} ${items()
          .map((item) => item())
          .join()}`,
      );
    });
    return dispose;
  });
  setNumber(2);
  batch(() => {
    setNumber(3);
    setWords(["b", "c"]);
  });
  dispose();
  setNumber(4);
  assert.deepEqual(seen, ["2 0a", "4 0a", "6 0b,1c"]);
});

test("nothing reads a transition or the state of a hydration", () => {
  for (const path of [CORE, WEB])
    assert.doesNotMatch(leanSolid(readFileSync(path, "utf8"), path)!, /Transition\.running|if \(sharedConfig\.context/);
});

test("other files stay as they are, and a Solid that names things otherwise stops the build", () => {
  assert.equal(leanSolid("let Transition = null;", "other.js"), undefined);
  assert.throws(() => leanSolid("let Transition = null;", CORE), /no longer reads Transition/);
});

test("no list of a calculator asks for what is left out", () => {
  for (const file of globSync("components/**/*.tsx"))
    assert.doesNotMatch(
      readFileSync(file, "utf8"),
      /<(?:Index|For)\b[^>]*\bfallback|<(?:Suspense|ErrorBoundary)\b/,
      file,
    );
});
