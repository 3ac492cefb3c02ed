/**
 * Creates the content of a link's preview from the page of the rule, the open page, or the page that lists a book's
 * sections.
 */

import { ancestors } from "../../src/rules/ids.ts";
import { element } from "./browser.ts";

/** The name and content of a preview. */
export interface Source {
  /** The name of the preview: "F12.31 Hexrow". */
  name: string;
  /**
   * A breadcrumb, then the rule or a list of rules. If the rule's text comes from the other book, a notice says so.
   * Each preview has its own copy.
   */
  content: DocumentFragment;
}

/** The maximum number of rules in the preview of a section. */
const LISTED = 8;

const pages = new Map<string, Promise<Document>>();

/** Fetches a page of the site, and caches it. A failed fetch is not cached. */
function pageAt(path: string): Promise<Document> {
  let page = pages.get(path);
  if (!page) {
    page = fetch(path).then(async (response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), "text/html");
    });
    page.catch(() => pages.delete(path));
    pages.set(path, page);
  }
  return page;
}

/** Creates one link of a breadcrumb. */
const step = (href: string, label: string) => element("li", {}, element("a", { href }, label));

/** Copies the links of a page's breadcrumb. */
const stepsOf = (page: ParentNode) => [...page.querySelectorAll(".trail li")].map((li) => li.cloneNode(true));

function nameOf(head: Element): string {
  const part = (name: string) => head.querySelector(name)!.textContent;
  return `${part(".number")} ${part(`.${document.documentElement.lang}`)}`;
}

/** Creates the breadcrumb of a rule on this page: the page's own breadcrumb, the section, and the rule's ancestors. */
function stepsInSection(id: string): Node[] {
  const section = document.querySelector(".section-head h1")!;
  const above = ancestors(id);
  const parents = [...document.querySelectorAll<HTMLAnchorElement>("#contents a")]
    .filter(({ hash }) => above.includes(hash.slice(1)))
    .map(({ hash, textContent }) => step(hash, textContent));
  return [...stepsOf(document), step("#main", nameOf(section)), ...parents];
}

/** Builds a preview: the breadcrumb, then `rest`. Removes ids, buttons and links to calculators. */
function compose(steps: Node[], heading: Element, name: string, ...rest: (Element | undefined)[]): Source {
  const content = document.createDocumentFragment();
  heading.replaceWith(element("h2", { class: heading.className }, ...heading.childNodes));
  const trail = element("div", { class: "trail" }, element("ol", { class: "plain cluster tight" }, ...steps));
  content.append(trail, ...rest.filter((part) => part !== undefined));
  for (const part of content.querySelectorAll("button, [popover], .rule-tools, script")) part.remove();
  for (const part of content.querySelectorAll("[id]")) part.removeAttribute("id");
  return { name, content };
}

function sourceOfRule(rule: Element, steps: Node[], alias?: Element): Source {
  const copy = rule.cloneNode(true) as Element;
  const head = copy.querySelector(".rule-head")!;
  return compose(steps, head, nameOf(head), alias, copy);
}

/**
 * Returns the preview of a section. Copies the list of rules from the page of the book, because the page of the section
 * is too large to fetch.
 */
function sourceOfSection(book: Document, path: string): Source | undefined {
  const link = [...book.querySelectorAll<HTMLAnchorElement>(".book-section h2 a")].find(
    (a) => a.getAttribute("href") === path,
  );
  if (!link) return undefined;
  const copy = link.closest(".book-section")!.cloneNode(true) as Element;
  const rules = [...copy.querySelectorAll("li")];
  for (const rule of rules.slice(LISTED)) rule.remove();
  if (rules.length > LISTED) copy.querySelector("ul")!.append("…");
  const steps = [step(new URL("..", new URL(path, location.href)).pathname, book.querySelector("h1")!.textContent)];
  return compose(steps, copy.querySelector("h2")!, link.textContent, copy);
}

async function find({ pathname, hash }: HTMLAnchorElement): Promise<Source | undefined> {
  if (pathname === location.pathname) {
    const rule = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    return rule?.matches("article.rule") ? sourceOfRule(rule, stepsInSection(rule.id)) : undefined;
  }
  if (/\/r\/[^/]+\/$/.test(pathname)) {
    const page = await pageAt(pathname);
    const rule = page.querySelector("article.rule");
    const alias = page.querySelector(".alias")?.cloneNode(true) as Element | undefined;
    return rule ? sourceOfRule(rule, stepsOf(page), alias) : undefined;
  }
  // The page of a book is one level above the pages of its sections. The header links to all books.
  const parent = pathname.replace(/[^/]+\/$/, "");
  const books = [...document.querySelectorAll<HTMLAnchorElement>(".site-header nav a")];
  return books.some((book) => book.pathname === parent) ? sourceOfSection(await pageAt(parent), pathname) : undefined;
}

/** Returns the preview of a link; undefined if there is none or the fetch fails. Never throws. */
export const sourceOf = (link: HTMLAnchorElement): Promise<Source | undefined> => find(link).catch(() => undefined);
