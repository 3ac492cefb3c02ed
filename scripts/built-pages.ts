/** Reads the pages of the built site (dist/) for tests. */
import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { pathIn } from "./base.ts";

export class BuiltPage {
  /** The path without the base path: "/r/F12.32/". */
  readonly path: string;
  readonly html: string;
  /** The path to which the page redirects: "/asl/f12/". Undefined if it does not redirect. */
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
    // By default, the parser treats the content of <pre> as text. This list has the default elements without `pre`.
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

/** Returns all HTML pages of the built site, without redirects. */
export const builtPages = (): BuiltPage[] => allPages().filter((p) => p.redirectsTo === undefined);

/** Returns all redirects of the built site. */
export const movedPages = (): BuiltPage[] => allPages().filter((p) => p.redirectsTo !== undefined);

/** Returns the rules in the rules.json of the built site. */
export const builtRules = () =>
  (JSON.parse(readFileSync("dist/rules.json", "utf8")) as import("../src/schemas/rules-data.ts").RulesData).rules;
