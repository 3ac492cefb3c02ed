/** Reads a rule, or a part of one, from the page as a document of plain data. */
import { type Block, type Inline, wordsOf } from "../../src/cite/citation.ts";

/** Gives what counts of a text node: all of it, or what the reader has selected of it. */
export type Part = (text: Text) => string;
/** The address that a link on the page has for readers elsewhere; undefined for a link that is no reference. */
export type LinkTo = (link: HTMLAnchorElement) => string | undefined;

/** Parts that are only for readers of the page, not of a citation. */
const ASIDE = ".cite, .label, .unseen, summary, svg, sup[aria-hidden]";
const BLOCKS = "p, ul, ol, .example, .printed, .drawing, .text, .why";

/** Joins neighbouring strings into one, and trims white space to single spaces. */
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

/** Returns functions that read elements of a rule. `part` gives what counts of each text, `linkTo` where a reference leads. */
export function ruleReader(part: Part, linkTo: LinkTo) {
  const inline = (node: Node): Inline[] => {
    if (node instanceof Text) return [part(node)];
    if (!(node instanceof Element) || node.matches(ASIDE)) return [];
    const of = [...node.childNodes].flatMap(inline);
    // White space alone gets no mark.
    if (of.every((i) => typeof i === "string" && !i.trim())) return of;
    const url = node instanceof HTMLAnchorElement ? linkTo(node) : undefined;
    if (url) return [{ kind: "link", url, of }];
    if (node.matches("strong, b")) return [{ kind: "strong", of }];
    if (node.matches("em, i")) return [{ kind: "em", of }];
    return of;
  };
  const line = (nodes: Iterable<Node>) => joined([...nodes].flatMap(inline));

  /** Reads a table: its rows as words; where only a part is selected, the rows that the selection touches. */
  const table = (element: Element): Block[] => {
    const words = (cells: Iterable<Element>) =>
      [...cells].map((c) => {
        const copy = c.cloneNode(true) as Element;
        for (const unsaid of copy.querySelectorAll(ASIDE)) unsaid.remove();
        return copy.textContent.replace(/\s+/g, " ").trim();
      });
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

  const block = (element: Element): Block[] => {
    if (element.matches(ASIDE)) return [];
    if (element.matches("ul, ol")) {
      const items = [...element.children].map((li) => blocks(li)).filter((i) => i.length);
      return items.length ? [{ kind: "list", ordered: element.matches("ol"), items }] : [];
    }
    if (element.matches(".example, .note > .text")) {
      const of = blocks(element);
      const label = element.querySelector(".label")?.textContent.replace(/\s+/g, " ").trim() ?? "";
      return of.length ? [{ kind: "aside", label, of }] : [];
    }
    if (element.matches(".printed")) return table(element);
    if (element.matches(".drawing")) {
      if (!line([element]).length) return [];
      const label = wordsOf(whole.line(element.querySelectorAll("figcaption")));
      const said = element.querySelector("svg[role=img]")?.getAttribute("aria-label") ?? "";
      return [{ kind: "aside", label, of: [{ kind: "paragraph", of: [said] }] }];
    }
    if (element.matches(".text, .why")) return blocks(element);
    const of = line(element.childNodes);
    return of.length ? [{ kind: "paragraph", of }] : [];
  };

  /** The blocks in an element; words that stand in it without a block of their own are a paragraph. */
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
  /** A reader of the same kind that takes all of each text, whatever is selected. */
  const whole: typeof reader = part === wholeText ? reader : ruleReader(wholeText, linkTo);
  return reader;
}

export type RuleReader = ReturnType<typeof ruleReader>;

/** All of a text. */
export const wholeText: Part = (text) => text.data;
