/** Values for the placeholders `{name}` of a string. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills placeholders `{name}` in a string, except those without a value. In a separate file, because browser scripts
 * load it.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
