/** The built pages, for tests of the whole site. */
import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { pathIn } from "./base.ts";

export class BuiltPage {
  /** "/r/F12.32/" */
  readonly path: string;
  readonly html: string;
  /** Where the address leads on to, if it has moved: "/r/F12/" → "/asl/f12/". */
  readonly leadsTo: string | undefined;
  #root: HTMLElement | undefined;

  constructor(file: string) {
    this.path = `/${file.replace(/index\.html$/, "")}`;
    this.html = readFileSync(`dist/${file}`, "utf8");
    const address = /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(this.html)?.[1];
    this.leadsTo = address && pathIn(address);
  }

  /** Parsed when it is first asked for. */
  get root(): HTMLElement {
    // Elements within <pre> are elements too.
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

/** Every HTML page in dist/, addresses that have moved left out. */
export const builtPages = (): BuiltPage[] => allPages().filter((p) => p.leadsTo === undefined);

/** Every address in dist/ that leads on to another page. */
export const movedPages = (): BuiltPage[] => allPages().filter((p) => p.leadsTo !== undefined);

/** What rules.json holds. */
export const builtRules = () =>
  (JSON.parse(readFileSync("dist/rules.json", "utf8")) as import("../src/schemas/rules-data.ts").RulesData).rules;
