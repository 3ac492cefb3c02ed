const MOST_SHOWN = 60;

/** A text of the address as a message shows it: not longer than a line, and nothing in it that turns or hides what follows. */
export function shown(text: string): string {
  const [...letters] = text.slice(0, 200).replace(/[\p{C}\p{Z}]/gu, (c) => (c === " " ? c : "\uFFFD"));
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join("");
}
