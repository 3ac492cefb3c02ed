import type { Block, Formatter, Inline } from "./citation.ts";

const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replace(/[<>&"]/g, (mark) => ENTITIES[mark]!);

function line(inlines: readonly Inline[]): string {
  return inlines
    .map((i) => {
      if (typeof i === "string") return escapeHtml(i);
      if (i.kind === "link") return `<a href="${escapeHtml(i.url)}">${line(i.of)}</a>`;
      return `<${i.kind}>${line(i.of)}</${i.kind}>`;
    })
    .join("");
}

function block(b: Block): string {
  switch (b.kind) {
    case "paragraph":
      return `<p>${line(b.of)}</p>`;
    case "list": {
      const tag = b.ordered ? "ol" : "ul";
      // A list item with a single paragraph has no <p>.
      const item = (of: Block[]) =>
        of.map((x) => (x.kind === "paragraph" && of.length === 1 ? line(x.of) : block(x))).join("");
      return `<${tag}>${b.items.map((of) => `<li>${item(of)}</li>`).join("")}</${tag}>`;
    }
    case "aside":
      return `<blockquote><p><strong>${escapeHtml(b.label)}</strong></p>${b.of.map(block).join("")}</blockquote>`;
    case "table": {
      const row = (cells: readonly string[], tag: string) =>
        `<tr>${cells.map((c) => `<${tag}>${escapeHtml(c)}</${tag}>`).join("")}</tr>`;
      const caption = b.caption.length ? `<caption>${line(b.caption)}</caption>` : "";
      const body = b.rows.map((r) => row(r, "td")).join("");
      const notes = b.notes.map((n) => `<p>${line(n)}</p>`).join("");
      return `<table>${caption}<thead>${row(b.head, "th")}</thead><tbody>${body}</tbody></table>${notes}`;
    }
  }
}

/** Formats a citation as HTML: one blockquote per language, then the source. */
export const formatHtml: Formatter = ({ parts, id, title, url, site }) => {
  const address = escapeHtml(url);
  const quotes = parts.map(
    (p) =>
      `<blockquote cite="${address}" lang="${escapeHtml(p.language)}">\n${p.blocks.map(block).join("\n")}\n</blockquote>`,
  );
  return [...quotes, `<p>— <a href="${address}">${escapeHtml(`${id} ${title}`)}</a>, ${escapeHtml(site)}</p>`].join(
    "\n",
  );
};
