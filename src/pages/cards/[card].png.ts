import type { APIRoute, GetStaticPaths } from "astro";
import { allCards } from "../../build/cards.ts";
import { cachedCard } from "../../build/draw-card.ts";
import { getContent } from "../../site.ts";

/** Starts drawing all cards in parallel, before the first card is requested. */
export const getStaticPaths = (() =>
  allCards(getContent()).map((card) => {
    const drawn = cachedCard(card);
    // Prevents an unhandled rejection. The error is still reported, because `GET` awaits the same promise.
    drawn.catch(() => {});
    return { params: { card: `${card.name}.${card.language}` }, props: { drawn } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { "Content-Type": "image/png" } });
