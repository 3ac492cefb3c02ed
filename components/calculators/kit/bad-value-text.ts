/** Formats the message for an invalid value in the query string. */
import type { BadValue } from "./fields.ts";
import { sanitizeForMessage } from "./sanitize-for-message.ts";
import { fill } from "./words.ts";

/**
 * Returns the message for an invalid value. It names the value used instead. `wordOf` returns the string key of a
 * field's label, `valueWordOf` the string key of a value's label.
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
    key: sanitizeForMessage(key),
    value: sanitizeForMessage(value),
    label: strings[`address.${key}`] ?? strings[wordOf(key)] ?? key,
    used: inWords ?? (sanitizeForMessage(used) || `${key}=`),
  });
}
