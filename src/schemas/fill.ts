/** Values for the placeholders `{name}` of a string. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces the placeholders `{name}` of a string by their values. A placeholder without a value stays. In a separate
 * file, because browser scripts load this function.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
