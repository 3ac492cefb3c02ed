/**
 * The packs in which the site is kept: many small pages compressed as one, since page by page they would weigh four times as much.
 * The same paragraph stands in up to eight pages (rule and section, English and Japanese, D-rule and F-rule), further apart than
 * gzip looks back; so a pack holds each piece of its pages once, and a page is a list of pieces.
 *
 * A pack is gzip of: the length of its head (uint32, big-endian), the head as JSON, the bodies of all files that are no pages.
 */

/** A file of the site: its path in dist/, and its bytes. */
export interface PackedFile {
  path: string;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * The key by which packs are sorted. Pages that resemble each other become neighbours, because they compress well together: a rule
 * stands beside its translation and beside the rule of the other chapter with its number.
 */
const packKey = (path: string) => `${path.replace(/^ja\//, "").replace(/^(r\/)[DF](?=\d)/, "$1")}\n${path}`;

/** Compares paths by the order of files in packs, which is the order of packs too. */
export function comparePaths(a: string, b: string): number {
  const [one, other] = [packKey(a), packKey(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Cuts files in that order into packs, each of at most `most` bytes or of a single file, and holds one pack at a time. */
export function* intoPacks(files: Iterable<PackedFile>, most: number): Generator<PackedFile[]> {
  let pack: PackedFile[] = [];
  let size = 0;
  for (const file of files) {
    size += file.body.length;
    if (size > most && pack.length) {
      yield pack;
      pack = [];
      size = file.body.length;
    }
    pack.push(file);
  }
  if (pack.length) yield pack;
}

/** The index of the pack that holds a path if any does; −1 where the path comes before all packs. `firsts` are the packs' first paths. */
export const packFor = (path: string, firsts: readonly string[]): number =>
  firsts.findLastIndex((first) => comparePaths(first, path) <= 0);

/** A page's pieces by their number, each as its distance from the one that would be next; or the bytes of a file's body. */
export type Contents = [path: string, held: number[] | number][];
/** What a pack begins with: the pieces of its pages, and what each of its files is made of. */
export interface Head {
  pieces: string[];
  contents: Contents;
}

/** The files of a pack that has been decompressed: pages as text, others as bytes. @throws RangeError if it is not whole */
export function decodePack(pack: Uint8Array<ArrayBuffer>): Map<string, () => string | Uint8Array<ArrayBuffer>> {
  let at = 4 + new DataView(pack.buffer, pack.byteOffset, pack.byteLength).getUint32(0);
  if (at > pack.length) throw new RangeError("A pack ends before its head");
  const { pieces, contents } = JSON.parse(new TextDecoder().decode(pack.subarray(4, at))) as Head;
  const files = new Map<string, () => string | Uint8Array<ArrayBuffer>>();
  for (const [path, held] of contents) {
    if (typeof held === "number") {
      const body = pack.subarray(at, at + held);
      at += held;
      files.set(path, () => body);
    } else {
      // Put together when it is asked for: one page of thirty is.
      files.set(path, () => {
        let next = 0;
        let page = "";
        for (const distance of held) {
          next += distance;
          page += pieces[next++];
        }
        return page;
      });
    }
  }
  if (at !== pack.length) throw new RangeError("A pack has another length than its head says");
  return files;
}

/** The first 16 hex digits of a file's SHA-256: the name of a pack, the check of what the network sends. */
export async function sumOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
