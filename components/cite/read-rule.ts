/** Converts a rule on the page, or a part of a rule, to the plain data of a citation. */
import { type Block, type Inline, wordsOf } from "../../src/cite/citation.ts";

/** Returns the text to cite from a text node: all of it, or only the selected part. */
export type Part = (text: Text) => string;
/** Returns the absolute URL of a reference to a rule; undefined for other links. */
export type LinkTo = (link: HTMLAnchorElement) => string | undefined;

/** Elements that citations omit. */
const ASIDE = ".cite, .label, .unseen, summary, svg, sup[aria-hidden]";
const BLOCKS = "p, ul, ol, .example, .printed, .drawing, .text, .why";

/** Joins adjacent strings and collapses white space. */
function joined(inlines: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const inline of inlines) {
    const last = out.at(-1);
    if (typeof inline !== "string") out.push(inline);
    else if (typeof last === "string") out[out.length - 1] = (last + inline).replace(/\s+/g, " ");
    else out.push(inline.replace(/\s+/g, " "));
  }
  if (typeof out[0] === "string") out[0] = out[0].trimStart();
  if (typeof out.at(-1) === "string") out[out.length - 1] = (out.at(-1) as string).trimEnd();
  return out.filter((i) => i !== "");
}

/**
 * Returns functions that convert elements of a rule to the data of a citation. `part` returns the text to cite from a
 * text node, `linkTo` the URL of a reference.
 */
export function ruleReader(part: Part, linkTo: LinkTo) {
  const inline = (node: Node): Inline[] => {
    if (node instanceof Text) return [part(node)];
    if (!(node instanceof Element) || node.matches(ASIDE)) return [];
    const of = [...node.childNodes].flatMap(inline);
    // Returns white space alone, without the link or emphasis around it.
    if (of.every((i) => typeof i === "string" && !i.trim())) return of;
    const url = node instanceof HTMLAnchorElement ? linkTo(node) : undefined;
    if (url) return [{ kind: "link", url, of }];
    if (node.matches("strong, b")) return [{ kind: "strong", of }];
    if (node.matches("em, i")) return [{ kind: "em", of }];
    return of;
  };
  const line = (nodes: Iterable<Node>) => joined([...nodes].flatMap(inline));

  /** Converts a table. If text is selected in some of its rows, converts only these rows. */
  const table = (element: Element): Block[] => {
    const words = (cells: Iterable<Element>) => [...cells].map((c) => wordsOf(whole.line([c])));
    const touched = (e: Element) => line(e.querySelectorAll("th, td, caption, li")).length > 0;
    const rows = [...element.querySelectorAll("tbody tr")].filter(touched);
    const notes = [...element.querySelectorAll(".table-notes li")].map((n) => line([n])).filter((n) => n.length);
    if (!rows.length && !touched(element)) return [];
    const all = rows.length ? rows : element.querySelectorAll("tbody tr");
    return [
      {
        kind: "table",
        caption: whole.line(element.querySelectorAll("caption")),
        head: words(element.querySelectorAll("thead th")),
        rows: [...all].map((r) => words(r.children)),
        notes,
      },
    ];
  };

  /**
   * Returns the text that introduces a list ("only a unit that", "… in these cases:", 「次のいずれか……」), because a
   * list item alone may lack its subject. Returns [] if the text before the list is selected and therefore already
   * cited, or is a complete sentence that does not introduce the list.
   */
  const leadIn = (list: Element): Block[] => {
    const before: Node[] = [];
    for (let node = list.previousSibling; node; node = node.previousSibling) {
      if (node instanceof Element && node.matches(BLOCKS)) {
        if (!whole.line(before).length) before.unshift(...node.childNodes);
        break;
      }
      before.unshift(node);
    }
    const of = whole.line(before);
    const words = wordsOf(of);
    const introduces = words !== "" && (words.includes("次の") || !/[.!?。][)”’」）]*$/u.test(words));
    return introduces && !line(before).length ? [{ kind: "paragraph", of }] : [];
  };

  const block = (element: Element): Block[] => {
    if (element.matches(ASIDE)) return [];
    if (element.matches("ul, ol")) {
      // Only `li`: a browser's translator wraps the white space between the items in elements.
      const items = [...element.children].filter((child) => child.matches("li")).map((li) => blocks(li));
      if (!items.some((item) => item.length)) return [];
      // Marks omitted items. Otherwise, a quoted list of conditions would look complete.
      const marked = items.map((item): Block[] => (item.length ? item : [{ kind: "paragraph", of: ["[…]"] }]));
      const shown = marked.filter((_, i) => items[i]!.length || i === 0 || items[i - 1]!.length);
      return [...leadIn(element), { kind: "list", ordered: element.matches("ol"), items: shown }];
    }
    if (element.matches(".example, .note > .text")) {
      const of = blocks(element);
      const label = element.querySelector(".label")?.textContent.replace(/\s+/g, " ").trim() ?? "";
      return of.length ? [{ kind: "aside", label, of }] : [];
    }
    if (element.matches(".printed")) return table(element);
    if (element.matches(".drawing")) {
      // Cites only the caption of a drawing. The citation's link leads to the drawing.
      if (!line([element]).length) return [];
      return [{ kind: "paragraph", of: whole.line(element.querySelectorAll("figcaption")) }];
    }
    if (element.matches(".text, .why")) return blocks(element);
    const of = line(element.childNodes);
    return of.length ? [{ kind: "paragraph", of }] : [];
  };

  /** Converts the blocks in an element. Text between blocks becomes a paragraph. */
  const blocks = (element: Element): Block[] => {
    const out: Block[] = [];
    let loose: Node[] = [];
    const settle = () => {
      const of = line(loose);
      if (of.length) out.push({ kind: "paragraph", of });
      loose = [];
    };
    for (const child of element.childNodes) {
      if (child instanceof Element && child.matches(BLOCKS)) {
        settle();
        out.push(...block(child));
      } else loose.push(child);
    }
    settle();
    return out;
  };
  const reader = { block, blocks, line };
  /**
   * The same functions for the whole text instead of the selected part. For example, the caption of a table is always
   * cited whole.
   */
  const whole: typeof reader = part === wholeText ? reader : ruleReader(wholeText, linkTo);
  return reader;
}

export type RuleReader = ReturnType<typeof ruleReader>;

/** Returns the whole text of a text node. */
export const wholeText: Part = (text) => text.data;
