/** Creates the QR codes that printed pages show. */
import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";

const SVG = "http://www.w3.org/2000/svg";
/**
 * White margin around a QR code, in modules (the squares of the code). The standard's 4 are not needed, because the
 * paper is white too.
 */
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
