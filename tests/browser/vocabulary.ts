/** Checks the controls and the layout of an open page against components/calculators/kit/README.md. */
import type { Page } from "playwright-core";

/** A question on a page. `kind` is "pills", "select" or "field". In `label`, numbers are replaced by "#": "Hex #". */
interface Asked {
  label: string;
  kind: string;
  options: string[];
}

/** Returns the questions on the page, except rows of hexes and of dice. */
const questionsOf = (page: Page): Promise<Asked[]> =>
  page.evaluate(() => {
    const text = (e: Element | null | undefined) => (e?.textContent ?? "").trim().replace(/\d+/g, "#");
    const asked: Asked[] = [];
    for (const e of document.querySelectorAll(".calculator :is(.choices, .field, .range)")) {
      const options = (found: string) => [...e.querySelectorAll(found)].map((o) => (o.textContent ?? "").trim());
      // Pills without a legend have the name of the group around them.
      const group = e.matches(".choices") ? e.closest("fieldset:has(> legend)")?.querySelector("legend") : undefined;
      const label = text(group ?? e.querySelector("legend, label > span, span") ?? e);
      if (e.matches(".choices") && e.querySelector("label"))
        asked.push({ label, kind: "pills", options: options("label") });
      else if (e.querySelector("select")) asked.push({ label, kind: "select", options: options("option") });
      else if (e.querySelector("input")) asked.push({ label, kind: "field", options: [] });
    }
    return asked;
  });

/** Returns whether a question may have more than five pills (radio buttons in a row). Only dice and hex forms may. */
const isLong = ({ label, options }: Asked) =>
  options.slice(-6).join("") === "123456" || /^(?:Hex |ヘクス)#$/.test(label);

/**
 * Returns a function that compares the questions of a page with those of the pages before. It returns a message for
 * each question that has another control or another order of options than on an earlier page.
 */
export function questionComparer() {
  const asked = new Map<string, Asked & { path: string }>();
  return async (page: Page, path: string): Promise<string[]> => {
    const faults: string[] = [];
    for (const one of await questionsOf(page)) {
      if (one.kind === "pills" && one.options.length > 5 && !isLong(one))
        faults.push(`${path}: ${one.label} has too many pills`);
      const known = asked.get(one.label);
      if (!known) {
        asked.set(one.label, { ...one, path });
        continue;
      }
      // A question with only two options always has pills, even if it has a select on pages with more options.
      if (known.kind !== one.kind && known.options.length !== 2 && one.options.length !== 2)
        faults.push(`${one.label}: ${known.kind} in ${known.path}, ${one.kind} in ${path}`);
      const [first, second] = [known.options, one.options].map((own, _, both) =>
        own.filter((option) => both.every((options) => options.includes(option))),
      );
      if (`${first}` !== `${second}`) faults.push(`${one.label}: ${known.path} has ${first}, ${path} ${second}`);
    }
    return faults;
  };
}

/** Returns a message for each layout fault of controls and results, in windows of three widths. */
export async function vocabularyFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    faults.push(...(await faultsOf(page)).map((fault) => `${path} at ${width} px: ${fault}`));
  }
  return faults;
}

/** Returns a message for each layout fault of controls and results, at the current window width. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (e: Element | null) =>
      e ? `${e.localName}.${e.getAttribute("class") ?? ""} ${(e.textContent ?? "").trim().slice(0, 30)}` : "";
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the page scrolls sideways: ${root.scrollWidth}`);
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((e) =>
        e.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );

    // A select must be at least as wide as its longest option. The width `max-content` measures that option.
    const selects = seen("main select");
    const widths = selects.map((e) => e.offsetWidth);
    const styles = selects.map((e) => e.getAttribute("style"));
    for (const e of selects) e.style.cssText = "position: absolute; width: max-content; max-width: none";
    const natural = selects.map((e) => e.offsetWidth);
    selects.forEach((e, i) => {
      const style = styles[i];
      if (style) e.setAttribute("style", style);
      else e.removeAttribute("style");
      if (widths[i]! + 1 < natural[i]!) {
        const longest = [...(e as HTMLSelectElement).options].map((o) => o.text).sort((a, b) => b.length - a.length)[0];
        faults.push(`a select of ${widths[i]} px cuts words of ${natural[i]} px: ${longest}`);
      }
    });

    // A label must be above its control. On a phone, two checkboxes must not be on one line.
    for (const control of seen("main :is(.field, .range) :is(select, input:not([type=range]))")) {
      const label = control.closest(".field, .range")!.querySelector("span, label");
      const at = label?.getBoundingClientRect();
      if (at?.height && at.top + at.height / 2 > control.getBoundingClientRect().top)
        faults.push(`not above its control: ${nameOf(label!)}`);
    }
    if (innerWidth < 768)
      for (const box of seen("main .check + .check")) {
        if (box.getBoundingClientRect().top < box.previousElementSibling!.getBoundingClientRect().bottom - 2)
          faults.push(`two checkboxes in a row: ${nameOf(box)}`);
      }

    // A box narrower than its content must scroll. A shadow at its edge must show that it scrolls.
    for (const e of seen("main *")) {
      if (e.scrollWidth <= e.clientWidth + 1 || e.clientWidth <= 1) continue;
      const { overflowX, backgroundAttachment, backgroundImage } = getComputedStyle(e);
      const shows = /local/.test(backgroundAttachment) && /gradient/.test(backgroundImage);
      if (/auto|scroll/.test(overflowX) && !shows) faults.push(`no sign that it scrolls: ${nameOf(e)}`);
    }
    for (const e of seen("main table")) {
      const box = e.parentElement!;
      const isScrolled = /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (!isScrolled && e.getBoundingClientRect().right > box.getBoundingClientRect().right + 2)
        faults.push(`a table is wider than its box: ${nameOf(e)}`);
    }

    // The text of results and notes must be at least 15 px large. A note's text must not be smaller than its rule's
    // text.
    const sizeOf = (e: Element) => Number.parseFloat(getComputedStyle(e).fontSize);
    for (const e of seen(
      "main :is(.answer p, .answer span, .verdict, .result .derivation, .rule-text > .note p:not(.label), .bad)",
    )) {
      if (e.textContent?.trim() && sizeOf(e) < 15) faults.push(`${sizeOf(e)} px: ${nameOf(e)}`);
    }
    const rule = document.querySelector(".rule-text > .text p:not(.label)");
    for (const e of seen(".rule-text > .note .text p:not(.label)"))
      if (rule && sizeOf(e) < sizeOf(rule)) faults.push(`smaller than its rule: ${nameOf(e)}`);

    // Texts, controls and drawings must not overlap. The box of a text is only as high as its letters.
    type Box = { e: Element; left: number; right: number; top: number; bottom: number };
    const boxes: Box[] = [];
    const controls =
      "button, select, input:not(.choices input, .strip input, .scene input, .file input), .choices label > span, svg";
    /**
     * Returns whether an element must not overlap others. Excludes text for screen readers, elements that are covered
     * on purpose, and parts of drawings.
     */
    const isLaid = (e: Element) =>
      getComputedStyle(e).clipPath === "none" &&
      (e.closest("th")?.clientWidth ?? 2) > 1 &&
      !e.closest(".unseen, .skip, svg svg, svg *, .scene .columns, .strip, abbr") &&
      !e.matches("[type=range]");
    for (const e of seen(`main :is(${controls})`)) {
      // Skips the bars of probability charts, which are behind their numbers, and the icons in links and buttons.
      if (!isLaid(e) || e.closest(".spread svg, .cite, button svg, a svg")) continue;
      const { left, right, top, bottom } = e.getBoundingClientRect();
      if (right > left && bottom > top) boxes.push({ e, left, right, top, bottom });
    }
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const e = node.parentElement!;
      if (!node.nodeValue!.trim() || e.matches("option, script, style, sup") || !isLaid(e)) continue;
      if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const size = sizeOf(e) * 0.7;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (right - left > 1) boxes.push({ e, left, right, top: middle - size / 2, bottom: middle + size / 2 });
      }
      // No line may break directly after an opening bracket.
      const next = node.nextSibling ?? (e.matches("span") ? e.nextSibling : null);
      if (/[(（]\s*$/.test(node.nodeValue!) && next instanceof Element && next.getClientRects().length) {
        const end = node.nodeValue!.trimEnd().length;
        range.setStart(node, end - 1);
        range.setEnd(node, end);
        if (next.getClientRects()[0]!.top > range.getBoundingClientRect().bottom - 2)
          faults.push(`a bracket without what it opens: ${nameOf(e)}`);
      }
    }
    boxes.sort((a, b) => a.top - b.top);
    const isFixed = (e: Element) =>
      /sticky|fixed/.test(getComputedStyle(e.closest(".answer, .panel, thead, th") ?? e).position);
    const overlaps = new Set<string>();
    boxes.forEach((a, i) => {
      for (let k = i + 1; k < boxes.length && boxes[k]!.top < a.bottom - 2; k++) {
        const b = boxes[k]!;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2 || b.bottom - b.top <= 2) continue;
        if (a.e.contains(b.e) || b.e.contains(a.e) || isFixed(a.e) || isFixed(b.e)) continue;
        overlaps.add(`${nameOf(a.e)} over ${nameOf(b.e)}`);
      }
    });
    return [...faults, ...overlaps];
  });
