/**
 * Encodes and decodes packs. A pack contains many files of the site, because they compress better together and need
 * only one request. It begins with a line of JSON, the paths and lengths in bytes: `[["index.html", 5120], …]`. Then
 * come the contents of the files.
 */

/** A file of the site: its path in dist/, and its bytes. */
export interface PackedFile {
  path: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Encodes files as a pack, without compression. */
export function encodePack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const list = JSON.stringify(files.map(({ path, body }) => [path, body.length]));
  const parts = [new TextEncoder().encode(`${list}\n`), ...files.map(({ body }) => body)];
  const pack = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  return pack;
}

/** Decodes a pack that has been decompressed. */
export function decodePack(pack: Uint8Array<ArrayBuffer>): PackedFile[] {
  let at = pack.indexOf(10) + 1;
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(0, at))) as [path: string, length: number][];
  return list.map(([path, length]) => {
    const body = pack.subarray(at, at + length);
    at += length;
    return { path, body };
  });
}

/** Computes the first 16 hex digits of the SHA-256 of some bytes. */
export async function sumOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
