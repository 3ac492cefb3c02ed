import assert from "node:assert/strict";
import { test } from "node:test";
import { recordOf } from "./passage.ts";

test("a record contains the rule, then its notes, then its tables with captions and footnotes", () => {
  const text = "A hex bogs:\nBog DRM\nDRM | When\n+1 | sand\n* Our reading.\nFor more see D7.";
  assert.equal(
    recordOf(text, ["One.", "Two."]),
    "A hex bogs:\nFor more see D7.\n⁂ One.\n⁂ Two.\n⁑ Bog DRM\n⁑ DRM | When\n⁑ +1 | sand\n⁑ * Our reading.",
  );
  assert.equal(recordOf("Plain.", []), "Plain.");
});
