/** The built pages, for tests of the whole site. */
import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";

export interface BuiltPage {
  /** "/r/F12.32/" */
  path: string;
  html: string;
  root: HTMLElement;
}

let cache: BuiltPage[] | undefined;

const LEADS_ON = /<meta http-equiv="refresh" content="0;url=([^"]*)">/;

/** Every HTML page in dist/, addresses that have moved left out. */
export const builtPages = (): BuiltPage[] => allPages().filter((p) => !LEADS_ON.test(p.html));

/** Every address in dist/ that leads on to another: "/r/F12/" → "/asl/f12/". */
export const redirectPages = (): (BuiltPage & { to: string })[] =>
  allPages().flatMap((p) => (LEADS_ON.test(p.html) ? [{ ...p, to: LEADS_ON.exec(p.html)![1]! }] : []));

function allPages(): BuiltPage[] {
  cache ??= globSync("**/*.html", { cwd: "dist" })
    .sort()
    .map((file) => {
      const html = readFileSync(`dist/${file}`, "utf8");
      return { path: `/${file.replace(/index\.html$/, "")}`, html, root: parse(html) };
    });
  return cache;
}

/** What rules.json holds. */
export const builtRules = () =>
  (JSON.parse(readFileSync("dist/rules.json", "utf8")) as import("../src/schemas/rules-data.ts").RulesData).rules;
