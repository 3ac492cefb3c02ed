/** The link to the overlays' calculator that a DYO scenario may hold. */

/** Keys of that calculator's fields; nothing else comes in by a link. */
export const OVERLAY_KEYS = ["boards", "north", "dice", "onehex"];

/** Whether a query string holds nothing but the state of the overlays' calculator. */
export const isOverlays = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((key) => OVERLAY_KEYS.includes(key));

/** The query string of a pasted address of the overlays' calculator, without "?"; undefined where it is none. */
export function overlaysIn(address: string): string | undefined {
  const text = address.trim();
  const query = text.slice(text.indexOf("?") + 1).replace(/#.*/, "");
  return text.includes("?") && query && isOverlays(query) ? query : undefined;
}
