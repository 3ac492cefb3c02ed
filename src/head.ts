const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/**
 * A page with an element behind its charset, which must come first: before anything that the element rules. `what` the element says,
 * for the error.
 *
 * @throws Error if the page has no charset to put it after
 */
export function behindCharset(html: string, element: string, what: string): string {
  if (!CHARSET.test(html)) throw new Error(`A page without its charset cannot say its ${what}`);
  return html.replace(CHARSET, (charset) => charset + element);
}
