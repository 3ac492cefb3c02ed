/** Draws preview cards as PNG. The fonts are in a package, so no network and no installed font is needed. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { Language } from "../schemas/bilingual.ts";
import { CARD, type Card } from "./cards.ts";
import { LIGHT } from "./light-colors.ts";

const need = createRequire(join(process.cwd(), "package.json"));
const FONT = "@expo-google-fonts/biz-udpmincho";

let fonts: Promise<Font[]> | undefined;
/** Loads the fonts of the cards on the first call. Later calls return the same fonts. */
const loadFonts = () => {
  fonts ??= Promise.all(
    [
      { weight: 400 as const, file: "400Regular/BIZUDPMincho_400Regular.ttf" },
      { weight: 700 as const, file: "700Bold/BIZUDPMincho_700Bold.ttf" },
    ].map(async ({ weight, file }) => ({
      name: "card",
      weight,
      style: "normal" as const,
      data: await readFile(need.resolve(`${FONT}/${file}`)),
    })),
  );
  return fonts;
};

type Style = Record<string, string | number>;
const box = (style: Style, ...children: unknown[]) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** Estimates the width of a text in ems. A Japanese character counts as 1, any other as 0.6. */
const ems = (text: string) => [...text].reduce((sum, c) => sum + (c > "\u2fff" ? 1 : 0.6), 0);

/**
 * Returns the first of `sizes` at which a text fits on one line of 1060 px. If none fits, returns the last. The sizes
 * are in descending order.
 */
const fitting = (text: string, ...sizes: number[]) => sizes.find((size) => ems(text) * size <= 1060) ?? sizes.at(-1)!;

function layout(card: Card) {
  // The spaces in a Japanese title mark its possible line breaks. An English title can break between any words.
  const words = (text: string, language: Language) =>
    language === "ja" ? text.split(" ").map((part) => box({}, part)) : [text];
  const other = card.language === "en" ? "ja" : "en";
  return box(
    {
      boxSizing: "border-box",
      width: "100%",
      height: "100%",
      flexDirection: "column",
      padding: "52px 70px 34px",
      fontFamily: "card",
      color: LIGHT.ink,
    },
    box({ fontSize: 32, color: LIGHT.muted }, card.above),
    box(
      { flexDirection: "column", flexGrow: 1, justifyContent: "center", paddingBottom: 44 },
      card.number ? box({ fontSize: 128, fontWeight: 700, color: LIGHT.accent, lineHeight: 1.1 }, card.number) : "",
      box(
        {
          fontSize: fitting(card.title, 96, 84, 72, 64),
          fontWeight: 700,
          lineHeight: 1.2,
          flexWrap: "wrap",
          columnGap: "0.4em",
        },
        ...words(card.title, card.language),
      ),
      box(
        {
          fontSize: fitting(card.other, 44, 38),
          color: LIGHT.muted,
          marginTop: 18,
          lineHeight: 1.2,
          columnGap: "0.4em",
        },
        ...words(card.other, other),
      ),
    ),
    box(
      { justifyContent: "space-between", alignItems: "center", fontSize: 30 },
      box({ fontWeight: 700, fontSize: 36 }, card.site),
      box({ color: LIGHT.ink }, card.unofficial),
    ),
  );
}

/** The background as SVG: paper, sun and dunes, as on the site's icon. */
const GROUND = [
  `<rect width="1200" height="630" fill="${LIGHT.paper}"/>`,
  `<circle cx="1062" cy="142" r="78" fill="${LIGHT.sun}"/>`,
  `<path d="M0 540C220 540 380 452 610 452S960 524 1200 500V630H0z" fill="${LIGHT.panel}"/>`,
  `<path d="M0 548C160 528 330 574 560 568S930 520 1200 556V630H0z" fill="${LIGHT.line}"/>`,
  `<rect width="1200" height="12" fill="${LIGHT.accent}"/>`,
].join("");

/** Returns a card as SVG with its text as outlines. @throws Error for a character that the font lacks */
export async function outline(card: Card): Promise<string> {
  const svg = await satori(layout(card) as Parameters<typeof satori>[0], {
    ...CARD,
    fonts: await loadFonts(),
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`the font of the cards has no "${letters}" (${card.name}, ${card.language})`);
    },
  });
  return svg.replace(/^<svg[^>]*>/, (opening) => opening + GROUND);
}

/**
 * Draws a card as a PNG. It has 64 colours and no dithering, which keeps the file small.
 * @throws Error for a character that the font lacks
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const svg = Buffer.from(await outline(card));
  return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 }).toBuffer();
}

/** Returns a hash of everything that affects the picture: text, layout, and the versions of font and libraries. */
async function fingerprint(card: Card): Promise<string> {
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const made = [FONT, "satori", "sharp"].map((name) => dependencies[name]);
  return createHash("sha256")
    .update(JSON.stringify([layout(card), GROUND, made, drawCard.toString()]))
    .digest("hex");
}

/** Returns a card from the cache in node_modules/.astro. If the card is missing, draws and stores it first. */
export async function cachedCard(card: Card, cache = "node_modules/.astro/cards"): Promise<Buffer> {
  const file = join(cache, `${await fingerprint(card)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = await drawCard(card);
  await mkdir(cache, { recursive: true });
  // Writes to a temporary name first, so that a parallel build cannot read an incomplete file.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
