import type { APIRoute, GetStaticPaths } from "astro";
import { allCards } from "../../build/cards.ts";
import { cachedCard } from "../../build/draw-card.ts";
import { site } from "../../site.ts";

/** All cards are drawn side by side while the pages are rendered, and handed out when their turn comes. */
export const getStaticPaths = (() =>
  allCards(site()).map((card) => {
    const drawn = cachedCard(card);
    // Without this an error would end the build here; GET reports it.
    drawn.catch(() => {});
    return { params: { card: `${card.name}.${card.language}` }, props: { drawn } };
  })) satisfies GetStaticPaths;

/** The picture that a shared link unfolds into. */
export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { "Content-Type": "image/png" } });
