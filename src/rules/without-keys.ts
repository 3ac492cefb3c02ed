/**
 * Removes parameters from a query string by key. Does not change the other parameters, because links to games of
 * version 0.9.0 contain a checksum of them.
 */
export function withoutKeys(query: string, isRemoved: (key: string) => boolean): string {
  const parts = query.replace(/^\?/, "").split("&");
  const own = parts.filter((part) => !isRemoved(part.split("=", 1)[0]!));
  if (own.length === parts.length) return query;
  return own.some(Boolean) ? `?${own.join("&")}` : "";
}
