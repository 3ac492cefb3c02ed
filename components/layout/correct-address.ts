import { decoded, withoutTrailingText } from "../../src/rules/addresses.ts";

/**
 * Corrects the URL of this page. Scrolls to a hash that has the wrong case or trailing punctuation: #d7.31, "#D7.31.".
 * Removes a query string without letters or digits.
 */
export function correctAddress(): void {
  const [address, query] = location.href.replace(/#.*/s, "").split(/\?(.*)/s);
  if (query !== undefined && !/[A-Za-z0-9]/.test(decoded(query)))
    history.replaceState(history.state, "", address + location.hash);

  const named = decoded(location.hash.slice(1));
  if (!named || document.getElementById(named)) return;
  const id = withoutTrailingText(named);
  const places = id ? document.querySelectorAll(`[id="${id}" i]`) : [];
  if (places.length === 1) location.replace(`#${places[0]!.id}`);
}
