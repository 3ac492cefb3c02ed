/**
 * Draws the QR codes of a sheet: one for each row and panel, linking to its rule. The codes are in a block at the end
 * of the sheet, because beside the lines they would make the lines narrower.
 */
import { qrCode } from "../../rules/qr-code.ts";

/** Returns the QR code of a link's URL, above the link's text. */
function codeOf(link: HTMLAnchorElement): HTMLElement {
  const place = document.createElement("span");
  place.className = "code";
  place.append(qrCode(link.href), link.textContent!.trim());
  return place;
}

/** Draws the QR codes of the rows and panels that are not hidden, in each language of the sheet. */
export function drawCodes(sheet: HTMLElement): void {
  for (const copy of sheet.querySelectorAll<HTMLElement>(".quick")) {
    const headings = [...copy.querySelectorAll(":is(.terrain tbody th, .panels h2)")];
    const shown = headings.filter((heading) => !copy.contains(heading.closest("[hidden]")));
    copy.querySelector(".codes")!.replaceChildren(...shown.map((heading) => codeOf(heading.querySelector("a")!)));
  }
}
