import { defineMiddleware } from "astro:middleware";

/** Tells each page its language, Japanese below /ja/, English everywhere else, and that it has no abbreviation yet. */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const path = `${url.pathname}/`.slice(import.meta.env.BASE_URL.length);
  locals.abbreviations = new Set();
  locals.language = path.startsWith("ja/") ? "ja" : "en";
  return next();
});
