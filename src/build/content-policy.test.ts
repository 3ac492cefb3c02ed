import assert from "node:assert/strict";
import { test } from "node:test";
import { contentPolicy } from "./content-policy.ts";

test("the Content-Security-Policy forbids eval, other hosts, and inline code without a hash", () => {
  const { directives = [], scriptDirective } = contentPolicy([]);
  assert.equal(directives[0], "default-src 'none'");
  const sources = [...directives, ...(scriptDirective?.resources ?? [])].join();
  assert.doesNotMatch(sources, /'unsafe|https?:|data:|\*/);
});

test("the Content-Security-Policy contains the hash of each inline script", () => {
  const hashes = contentPolicy(["a()"]).scriptDirective?.hashes ?? [];
  assert.ok(hashes.includes("sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4="));
});
