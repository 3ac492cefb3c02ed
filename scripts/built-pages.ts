/** Reads the built pages of dist/, for tests of the whole site. */
import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { pathIn } from "./base.ts";

export class BuiltPage {
  /** The path without the base: "/r/F12.32/". */
  readonly path: string;
  readonly html: string;
  /** The target if the page is a redirect: "/r/F12/" → "/asl/f12/". */
  readonly redirectsTo: string | undefined;
  #root: HTMLElement | undefined;

  constructor(file: string) {
    this.path = `/${file.replace(/index\.html$/, "")}`;
    this.html = readFileSync(`dist/${file}`, "utf8");
    const address = /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(this.html)?.[1];
    this.redirectsTo = address && pathIn(address);
  }

  /** The page's DOM, parsed on first use. */
  get root(): HTMLElement {
    // By default, the parser does not parse the elements within <pre>. This list of text elements leaves out `pre`.
    this.#root ??= parse(this.html, { blockTextElements: { script: true, noscript: true, style: true } });
    return this.#root;
  }
}

let cache: BuiltPage[] | undefined;
const allPages = () => {
  cache ??= globSync("**/*.html", { cwd: "dist" })
    .sort()
    .map((file) => new BuiltPage(file));
  return cache;
};

/** Returns every HTML page in dist/ except redirects. */
export const builtPages = (): BuiltPage[] => allPages().filter((p) => p.redirectsTo === undefined);

/** Returns every redirect in dist/. */
export const movedPages = (): BuiltPage[] => allPages().filter((p) => p.redirectsTo !== undefined);

/** Returns the rules of rules.json. */
export const builtRules = () =>
  (JSON.parse(readFileSync("dist/rules.json", "utf8")) as import("../src/schemas/rules-data.ts").RulesData).rules;
