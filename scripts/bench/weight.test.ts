import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "./weight.ts";

test("`textOf` returns <main> without scripts and styles, or an empty string if there is no <main>", () => {
  const html =
    '<nav>N</nav><main id="m"><p>One</p><script type="module">s()</script><style>p{}</style></main><footer>F';
  assert.equal(textOf(html), '<main id="m"><p>One</p></main>');
  assert.equal(textOf("<body><p>One"), "");
});
