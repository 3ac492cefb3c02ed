/** Makes packs when the site is built. Apart from pack.ts, because the worker has no Buffer. */
import type { Contents, Head, PackedFile } from "./pack.ts";

/** A pack before it is compressed. Its head is put together with one character for each byte, so that no page need be decoded. */
export function encodePack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const numbers = new Map<string, number>();
  const bodies: Uint8Array[] = [];
  const contents: Contents = files.map(({ path: name, body }) => {
    const path = Buffer.from(name).toString("latin1");
    if (!path.endsWith(".html")) {
      bodies.push(body);
      return [path, body.length];
    }
    const page = Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1");
    const distances: number[] = [];
    let next = 0;
    for (let from = 0, to: number; from < page.length; from = to) {
      const tag = page.indexOf("<", from + 1);
      to = tag < 0 ? page.length : tag;
      const piece = page.slice(from, to);
      const number = numbers.get(piece) ?? numbers.size;
      numbers.set(piece, number);
      distances.push(number - next);
      next = number + 1;
    }
    return [path, distances];
  });
  const head = Buffer.from(JSON.stringify({ pieces: [...numbers.keys()], contents } satisfies Head), "latin1");
  const pack = new Uint8Array(bodies.reduce((sum, { length }) => sum + length, 4 + head.length));
  new DataView(pack.buffer).setUint32(0, head.length);
  pack.set(head, 4);
  let at = 4 + head.length;
  for (const body of bodies) {
    pack.set(body, at);
    at += body.length;
  }
  return pack;
}
