import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectsFile } from "./redirects.ts";

test("/r/f12.32/, /asl/F12/ and /JA/ redirect to the same path in the right case", () => {
  const paths = [
    "",
    "asl/f12/",
    "ja/asl/f12/",
    "r/F12.32/",
    "r/F12/",
    "italian/it-v/",
    "r/It-V/",
    "ja/r/D-fn17/",
    "tools/fire/",
  ];
  assert.deepEqual(redirectsFile("/desert/", paths).trim().split("\n"), [
    "/desert/asl/F12/ /desert/asl/f12/ 301",
    "/desert/ja/asl/F12/ /desert/ja/asl/f12/ 301",
    "/desert/r/f12.32/ /desert/r/F12.32/ 301",
    "/desert/r/f12/ /desert/r/F12/ 301",
    "/desert/italian/It-V/ /desert/italian/it-v/ 301",
    "/desert/r/it-v/ /desert/r/It-V/ 301",
    "/desert/ja/r/d-fn17/ /desert/ja/r/D-fn17/ 301",
    "/desert/JA/* /desert/ja/:splat 301",
  ]);
});
