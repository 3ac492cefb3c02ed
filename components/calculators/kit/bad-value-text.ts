/** The message for a value of the address that the calculator cannot use. */
import type { BadValue } from "./fields.ts";
import { shown } from "./shown.ts";
import { fill } from "./words.ts";

/**
 * Names an invalid value of the address and its replacement. `wordOf` returns the key of a field's words,
 * `valueWordOf` the key of a value's words.
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
