import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";
import { GROUND, ICONS } from "../../offline/manifest.ts";

export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

/**
 * Returns an icon of the installed app, drawn from public/favicon.svg. In a maskable icon, the drawing takes up only
 * 4/5 of the width and height.
 */
export const GET: APIRoute<{ size: number; maskable: boolean }> = async ({ props: { size, maskable } }) => {
  const inner = maskable ? Math.round((size * 4) / 5 / 2) * 2 : size;
  const rim = (size - inner) / 2;
  const drawn = await sharp(`${process.cwd()}/public/favicon.svg`, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background: GROUND })
    .flatten(maskable ? { background: GROUND } : false)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(drawn), { headers: { "Content-Type": "image/png" } });
};
