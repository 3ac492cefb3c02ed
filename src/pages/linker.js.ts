import type { APIRoute } from "astro";
import { build, type Rolldown } from "vite";
import { packIds } from "../../components/linker/id-list.ts";
import { idTable } from "../content/id-table.ts";
import { say, site } from "../site.ts";

/** What other sites include: one classic script with everything in it, see components/linker/linker.ts. */
export const GET: APIRoute = async () => {
  const { rules, sections } = idTable(site());
  const ids = packIds(
    rules.map((r) => r.id),
    sections.map((s) => s.id).filter((id) => /^[FD]\d*$/.test(id)),
  );
  const read = { en: say("en", "linker.read"), ja: say("ja", "linker.read") };
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __IDS__: JSON.stringify(ids), __READ__: JSON.stringify(read) },
    build: {
      write: false,
      target: "es2020",
      modulePreload: false,
      lib: { entry: `${process.cwd()}/components/linker/linker.ts`, formats: ["iife"], name: "khamsinLinker" },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  // A script without a charset is read in the host page's, which in an old forum may be Shift_JIS.
  const ascii = output[0].code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return new Response(ascii, { headers: { "content-type": "text/javascript; charset=utf-8" } });
};
