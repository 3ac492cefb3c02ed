import { defineMiddleware } from "astro:middleware";

/** Sets a page's language (Japanese below /ja/, else English), and starts its list of abbreviations already explained. */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  const path = `${url.pathname}/`.slice(import.meta.env.BASE_URL.length);
  locals.abbreviations = new Set();
  locals.language = path.startsWith("ja/") ? "ja" : "en";
  return next();
});
