import type { APIRoute } from "astro";
import { packIds } from "../../components/linker/id-list.ts";
import { bundle } from "../build/bundle.ts";
import { idTable } from "../content/id-table.ts";
import { isNumberedSection } from "../rules/ids.ts";
import { getContent, say } from "../site.ts";

/** Returns linker.js, the script for other sites: components/linker/linker.ts, bundled as one classic script. */
export const GET: APIRoute = async () => {
  const { rules, sections } = idTable(getContent());
  const ids = packIds(
    rules.map((r) => r.id),
    sections.map((s) => s.id).filter(isNumberedSection),
  );
  const read = { en: say("en", "linker.read"), ja: say("ja", "linker.read") };
  const code = await bundle("components/linker/linker.ts", "es2020", {
    name: "khamsinLinker",
    define: { __IDS__: JSON.stringify(ids), __READ__: JSON.stringify(read) },
  });
  // Escapes all non-ASCII characters, because browsers decode a script without a charset in the charset of the
  // page that includes the script. In an old forum this may be Shift_JIS.
  const ascii = code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return new Response(ascii, { headers: { "content-type": "text/javascript; charset=utf-8" } });
};
