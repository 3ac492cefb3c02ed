import { defineMiddleware } from "astro:middleware";

/**
 * Sets the locals of each page: its language (Japanese below /ja/, otherwise English), and an empty set of
 * abbreviations.
 */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const path = `${url.pathname}/`.slice(import.meta.env.BASE_URL.length);
  locals.abbreviations = new Set();
  locals.language = path.startsWith("ja/") ? "ja" : "en";
  return next();
});
