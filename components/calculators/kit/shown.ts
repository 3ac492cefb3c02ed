const MOST_SHOWN = 60;

/** Sanitizes a text of the address for a message: at most a line, without invisible characters or those that change direction. */
export function shown(text: string): string {
  const [...letters] = text.slice(0, 200).replace(/[\p{C}\p{Z}]/gu, (c) => (c === " " ? c : "\uFFFD"));
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join("");
}
