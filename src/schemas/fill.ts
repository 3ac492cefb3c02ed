/** Numbers and words that stand for `{name}` in a string. */
export type Values = Readonly<Record<string, string | number>>;

/** A string of content/ui with `{name}` filled in; a name without a value stays as it is. Scripts in the browser load this file. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
