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

/** Every HTML page in dist/. */
export function builtPages(): BuiltPage[] {
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
  (JSON.parse(readFileSync("dist/rules.json", "utf8")) as import("../src/content/rules-data.ts").RulesData).rules;
