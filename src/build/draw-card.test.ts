import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { allCards, CARD } from "./cards.ts";
import { cachedCard, drawCard, outline } from "./draw-card.ts";

const cards = allCards(content);
const card = cards.find((c) => c.name === "D3" && c.language === "ja")!;

test("drawing a preview card throws an error if the font lacks a character of the title", async () => {
  await assert.rejects(outline({ ...card, title: "ハマダ\u{1F42A}" }), /no "\u{1F42A}"/u);
  await assert.rejects(outline({ ...card, title: "ハマダ\u0e01" }), /no "\u0e01"/);
});

test("the font has every character of every preview card, and all text fits into the picture", async () => {
  // In the SVG, all characters are outlines. Their coordinates are pixels.
  for (const each of cards) {
    const points = [...(await outline(each)).matchAll(/[ML](\d+(?:\.\d+)?)[ ,](\d+(?:\.\d+)?)/g)];
    assert.ok(points.length > 100, each.name);
    const beyond = points.filter(([, x, y]) => Number(x) > CARD.width || Number(y) > CARD.height);
    assert.equal(beyond.length, 0, `${each.name}.${each.language}`);
  }
});

test("a preview card has the same bytes each time it is drawn, and is stored in the cache once", async () => {
  const cache = mkdtempSync(join(tmpdir(), "khamsin-cards-"));
  try {
    const [first, second] = [await drawCard(card), await drawCard(card)];
    assert.ok(first.equals(second));
    for (let i = 0; i < 2; i++) assert.ok((await cachedCard(card, cache)).equals(first));
    assert.equal(readdirSync(cache).length, 1);
    await cachedCard({ ...card, title: "ハマダ" }, cache);
    assert.equal(readdirSync(cache).length, 2, "another title is another file");
  } finally {
    rmSync(cache, { recursive: true });
  }
});
