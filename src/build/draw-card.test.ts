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

test("drawing a card throws an error for a character that the font lacks, and draws no empty box", async () => {
  await assert.rejects(outline({ ...card, title: "ハマダ\u{1F42A}" }), /no "\u{1F42A}"/u);
  await assert.rejects(outline({ ...card, title: "ハマダ\u0e01" }), /no "\u0e01"/);
});

test("the font has every character of every card, and no character is drawn outside the picture", async () => {
  // The SVG has each character as an outline, whose coordinates are pixels of the picture.
  for (const each of cards) {
    const points = [...(await outline(each)).matchAll(/[ML](\d+(?:\.\d+)?)[ ,](\d+(?:\.\d+)?)/g)];
    assert.ok(points.length > 100, each.name);
    const beyond = points.filter(([, x, y]) => Number(x) > CARD.width || Number(y) > CARD.height);
    assert.equal(beyond.length, 0, `${each.name}.${each.language}`);
  }
});

test("a card that is drawn again is the same file as the card in the cache", async () => {
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
