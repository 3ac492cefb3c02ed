/** Draws QR codes for print. Each code encodes the URL of the link beside it. */
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";

const SVG = "http://www.w3.org/2000/svg";
/** Quiet zone of a QR code, in modules. Smaller than the standard's 4, because the paper is white. */
const MARGIN = 2;

/** Draws the QR codes of a sheet or book that are not yet drawn. */
export function drawCodes(sheet: HTMLElement): void {
  const codes = new Map<string, ReturnType<typeof generate>>();
  for (const place of sheet.querySelectorAll(".code:empty")) {
    const { href } = place.parentElement!.querySelector("a")!;
    const code = codes.get(href) ?? generate(href);
    codes.set(href, code);
    const drawing = document.createElementNS(SVG, "svg");
    const side = code.size + 2 * MARGIN;
    drawing.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${side} ${side}`);
    const modules = document.createElementNS(SVG, "path");
    modules.setAttribute("d", toSvgPath(code));
    drawing.append(modules);
    place.append(drawing);
  }
}
