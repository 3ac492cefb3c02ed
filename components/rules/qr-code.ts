/** Draws QR codes for print. */
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";

const SVG = "http://www.w3.org/2000/svg";
/** Quiet zone of a QR code, in modules. Smaller than the standard's 4, because the paper is white. */
const MARGIN = 2;

/** Returns the QR code of a URL as an SVG. */
export function qrCode(url: string): SVGSVGElement {
  const code = generate(url);
  const drawing = document.createElementNS(SVG, "svg");
  const side = code.size + 2 * MARGIN;
  drawing.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${side} ${side}`);
  const modules = document.createElementNS(SVG, "path");
  modules.setAttribute("d", toSvgPath(code));
  drawing.append(modules);
  return drawing;
}
