/**
 * Draws the QR codes of a sheet in a block at its end, where they take no room from the lines: one for each row and panel, with the number
 * of its rule.
 */
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";

const SVG = "http://www.w3.org/2000/svg";
/** Quiet zone of a QR code, in modules. Smaller than the standard's 4, because the paper is white. */
const MARGIN = 2;

/** Returns the QR code of a link's URL, above the link's text. */
function codeOf(link: HTMLAnchorElement): HTMLElement {
  const code = generate(link.href);
  const drawing = document.createElementNS(SVG, "svg");
  const side = code.size + 2 * MARGIN;
  drawing.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${side} ${side}`);
  const modules = document.createElementNS(SVG, "path");
  modules.setAttribute("d", toSvgPath(code));
  drawing.append(modules);
  const place = document.createElement("span");
  place.className = "code";
  place.append(drawing, link.textContent!.trim());
  return place;
}

/** Draws the QR codes of the rows and panels that a game needs, in both languages of the sheet. */
export function drawCodes(sheet: HTMLElement): void {
  for (const copy of sheet.querySelectorAll<HTMLElement>(".quick")) {
    const headings = [...copy.querySelectorAll(":is(.terrain tbody th, .panels h2)")];
    const shown = headings.filter((heading) => !copy.contains(heading.closest("[hidden]")));
    copy.querySelector(".codes")!.replaceChildren(...shown.map((heading) => codeOf(heading.querySelector("a")!)));
  }
}
