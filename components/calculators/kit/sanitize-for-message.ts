const MOST_SHOWN = 60;

/**
 * Makes a text from the URL safe to show in a message. Limits its length, and replaces invisible characters and
 * direction marks by "\uFFFD".
 */
export function sanitizeForMessage(text: string): string {
  const [...letters] = text.slice(0, 200).replace(/[\p{C}\p{Z}]/gu, (c) => (c === " " ? c : "\uFFFD"));
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join("");
}
