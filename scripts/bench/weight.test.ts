import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "./weight.ts";

test("a page's text is what stands in <main>, without the scripts and styles there; a page without it has none", () => {
  const html =
    '<nav>N</nav><main id="m"><p>One</p><script type="module">s()</script><style>p{}</style></main><footer>F';
  assert.equal(textOf(html), '<main id="m"><p>One</p></main>');
  assert.equal(textOf("<body><p>One"), "");
});
