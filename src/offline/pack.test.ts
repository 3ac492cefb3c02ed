import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { decodePack, encodePack, sumOf } from "./pack.ts";

test("`decodePack` returns the files that `encodePack` has encoded, whatever their paths and bytes", () => {
  const body = fc.uint8Array().map((bytes) => new Uint8Array(bytes));
  fc.assert(
    fc.property(fc.array(fc.record({ path: fc.string({ unit: "binary" }), body })), (files) => {
      assert.deepEqual(
        decodePack(encodePack(files)),
        files.map(({ path, body }) => ({ path, body })),
      );
    }),
  );
});

test("`sumOf` returns the first 16 hex digits of the SHA-256", async () => {
  assert.equal(await sumOf(new TextEncoder().encode("abc")), "ba7816bf8f01cfea");
});
