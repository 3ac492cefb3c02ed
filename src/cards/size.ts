/** What the pictures of shared links measure, in pixels: what Open Graph's readers expect. */
export const CARD = { width: 1200, height: 630 } as const;
