/** What a reader is told of a value of the address that the calculator cannot take. */
import type { BadValue } from "./fields.ts";
import { shown } from "./shown.ts";
import { fill } from "./words.ts";

/**
 * Names a value that the address holds and the calculator cannot take, and what counts in its place. `wordOf` gives the key of a
 * field's words, `valueWordOf` that of one of its values.
 */
export function badValueText(
  { key, value, used, why }: BadValue,
  strings: Readonly<Record<string, string>>,
  wordOf: (key: string) => string,
  valueWordOf: (key: string, value: string) => string,
): string {
  const template = { key: "badKey", twice: "badTwice", flag: "badValue", value: used ? "badValue" : "badEmpty" };
  const inWords = why === "flag" ? strings[used === "1" ? "yes" : "no"] : strings[valueWordOf(key, used)];
  return fill(strings[template[why ?? "value"]]!, {
    key: shown(key),
    value: shown(value),
    label: strings[`address.${key}`] ?? strings[wordOf(key)] ?? key,
    used: inWords ?? (shown(used) || `${key}=`),
  });
}
