/** Values for the placeholders of a text, by name: `{ count: 2 }` for the placeholder `{count}`. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces the placeholders in a text by their values: "{count} MP" → "2 MP". A placeholder without a value stays. In a
 * separate file, because browser scripts load it.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
