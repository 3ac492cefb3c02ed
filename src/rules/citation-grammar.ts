/**
 * The one grammar of how people write rule numbers. The build reads with it what stands between brackets
 * (`splitBrackets`), the search box and the /r/ addresses what a reader typed alone (`readTyped`, lenient), linker.js
 * running text (`findCitations`, strict). It does not know which rules exist.
 *
 * `findCitations` calls no method of arrays, because it runs on pages of strangers, whose scripts may have changed
 * Array.prototype. All repetitions are bounded, so that reading takes time in proportion to the text.
 */

/** One number that was read. */
export interface Cited {
  /** `text.slice(start, end)` is what was written. */
  start: number;
  end: number;
  /**
   * Its canonical spelling, as far as it was written: "F12.32", "F.1A", "D6.0-Crest", "D-fn17", "It-V8", a section "F12";
   * without a chapter "12.32", "1A", a section "12"; a note of either Italian list "It-?8". Typing errors that only the
   * list of rules can correct stay in it: "F1232", "F.12.32".
   */
  as: string;
  /** What joins it to the number before: nothing for the first, a comma in a list, a hyphen before the end of a range. */
  joint: "" | "," | "-";
}

/** Replaces full-width characters by half-width ones, and all hyphens, tildes and commas by one of each. Keeps every position. */
export function fold(text: string): string {
  return text.replace(/[！-～\u3000\u00a0\u2009\u202f‐-–−〜、]/g, (c) => {
    const code = c.charCodeAt(0);
    if (code > 0xff00) return String.fromCharCode(code - 0xfee0);
    return c === "〜" ? "~" : c === "、" ? "," : /[‐-–−]/.test(c) ? "-" : " ";
  });
}

/** What joins two numbers: the first group is set for a range. */
const JOINT =
  /(?:\s{0,2}(?:([-~]|から)|[/;&・]|,(?:\s?(?:and|or)\s)?|と|および|及び|または)|\s{1,2}(?:(to|thru|through)|and|or)\s)\s{0,2}/iy;
/** What may follow a joint instead of a whole number: ".32", "12.5", "45", "1B", "B". */
const SHORT = /(?:\d{0,2}\.\d{1,4}[A-Z]?|\d{1,4}[A-Z]?|[A-Z]{1,2})(?![A-Za-z0-9_À-ɏ])/y;

/**
 * The whole number that a short one stands for after another: ".32" after "F12.31" is F12.32, "45" after "F12.44" F12.45,
 * "12.5" after "F12.43" F12.5, "B" after "F.1A" F.1B, "9" after "It-V8" It-V9. Undefined where it stands for none:
 * a number without its dot must be as long as the one it replaces, so that "12.4/41" is no list.
 */
function continued(previous: string, short: string): string | undefined {
  if (short[0] === ".") return previous.replace(/\.\d+[A-Z]?(?:-Crest)?$/, "") + short;
  const chapter = /^[FD]?/.exec(previous)![0];
  if (/^\d+\.\d/.test(short)) return /^(?:[FD]?\d|F\.|D\.)/.test(previous) ? chapter + short : undefined;
  if (/^\d+$/.test(short)) {
    const last = /\d+$/.exec(previous)?.[0];
    if (!last || (previous.includes(".") && last.length !== short.length)) return undefined;
    return previous.slice(0, -last.length) + short;
  }
  if (/^[A-Z]+$/.test(short)) {
    const last = /(?:\d|It-[VO?])([A-Z]{1,2})$/.exec(previous)?.[1];
    return last && previous.slice(0, -last.length) + short;
  }
  return /^(?:[FD]\.)?\d+[A-Z]$/.test(previous) ? previous.replace(/\d+[A-Z]$/, short) : undefined;
}

interface Head {
  /** Undefined for a number of another book (A2.71), which may begin a list too. */
  as: string | undefined;
  end: number;
  /** The number, if it was written without its chapter. */
  bare?: string | undefined;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads a number and the list or range that it begins, which ends before a number that `accepts` refuses. */
function readList(
  text: string,
  at: number,
  head: (text: string, at: number) => Head | undefined,
  accepts: (start: number, end: number) => boolean,
): { cited: Cited[]; end: number; first: Head } | undefined {
  const first = head(text, at);
  if (!first) return undefined;
  const cited: Cited[] = [{ start: at, end: first.end, as: first.as ?? "", joint: "" }];
  let previous = first.as;
  let end = first.end;
  for (let joint = match(JOINT, text, end); joint; joint = match(JOINT, text, end)) {
    const start = end + joint[0].length;
    const next = head(text, start);
    const whole = next && next.bare === undefined;
    const short = next ? next.bare : match(SHORT, text, start)?.[0];
    const stop = next ? next.end : start + (short?.length ?? 0);
    // A number without its chapter that follows a number of another book (A2.71, 2.72) belongs to that book too.
    const as = whole ? next.as : short && previous ? (continued(previous, short) ?? next?.as) : undefined;
    const goesOn = (as === undefined) === (previous === undefined) && (whole || short);
    if (!goesOn || (!whole && !accepts(start, stop))) break;
    cited[cited.length] = { start, end: stop, as: as ?? "", joint: joint[1] || joint[2] ? "-" : "," };
    previous = as;
    end = stop;
  }
  return { cited, end, first };
}

/* ---- running text ---- */

/**
 * Groups: 1 chapter, 2 section, 3 number, 4 letter or "-Crest"; 5 footnote; 6 Italian list, 7 note; 8 Italian list in words,
 * 9 note; 10, 11, 12 section in words, 12 without chapter; 13 footnote in words.
 */
const IN_TEXT =
  /([A-Z]{0,2})(\d{0,3})\.(\d{1,4})([A-Z]|-Crest)?|D-fn(\d{1,2})|It-([VO])(\d{1,2}|Art|[A-Z]{1,2})|(?:Italian |イタリア軍?の?)([Vv]ehicle|[Oo]rdnance|車両|火砲)の?(?: [Nn]otes?|注記?) ?(\d{1,2}|[A-Z]{1,2})|[Ss]ections? ([FD]?\d{1,2})(?!\.?\d)|第?([FD]\d{1,2})節|第(\d{1,2})節|(?:[Ff]ootnotes?|[Ff]n\.?|FN\.?|脚注) ?(\d{1,2})/;
const HEAD_AT = /* @__PURE__ */ new RegExp(IN_TEXT.source, "y");
const HEAD = /* @__PURE__ */ new RegExp(IN_TEXT.source, "g");

/** What a number in running text must not touch on its right: a word, more digits, a measure, a path. */
const TOUCHES = /[A-Za-z0-9_À-ɏ°%@=]|[-.][A-Za-z0-9_À-ɏ]|:\d|\/(?![A-Z]{1,2}\.?\d)[A-Za-z0-9]/y;
/** After a number without its chapter: what makes it an amount. */
const AMOUNT =
  /\s?(?:[%°$€£¥円年月日時分秒倍点個]|(?:[ap]m|a\.m|p\.m|[cmk]?m|k?g|[kmg]b|lbs?|ft|in(?:ch|ches)|px|sec|min|h|mp|mf|pp|fp|vp|bpv|tem|drm?|cal|caliber|calibre|hex|hexes|points?|turns?|times|percent|euros?|dollars?|usd|eur)(?![A-Za-z])|ミリ|センチ|キロ|メートル|ドル|ユーロ|ポイント|ヘクス)/iy;
/** Before a number: part of a word, a path, a sum, a price, a time. */
const GLUED = /(?:[A-Za-z0-9_À-ɏ.\-/\\@#=+$€£¥%~°]|\d:)$/;
/** Before a number without its chapter: a price, a comparison, a version, another book or chapter. */
const OTHERS = /(?:[$€£¥≤≥<>×*^±+=~-]|(?:^|[^A-Za-z])(?:[A-Z]|v|ver|version|release|RF|ASL|SL|COI|COD|GI)[.:]?)\s?$/;
/** Before a D-number: in ASL itself Chapter D is the vehicles, which holds for a whole list ("ASL D2.51, D13.2"). */
const OF_ASL = /ASL(?:RB)?(?:[’']s|の)?[\s:]?(?:D[\d.]{1,9}(?:[\s,/&-]|and|or|と){1,6}){0,4}$/;
const ADDRESS = /[a-z]{2,10}:\/\/[^\s<>"'」』）]{1,2000}|www\.[^\s<>"'」』）]{1,2000}/gi;

/** How `findCitations` reads. */
export interface Reading {
  /** The chapter that numbers without one belong to; without it they are no citations. */
  chapter?: "F" | "D" | undefined;
  /** Which numbers exist; without it every well-formed one is returned. */
  knows?: ((id: string) => boolean) | undefined;
}

/** A citation in running text. */
export interface Citation {
  start: number;
  end: number;
  id: string;
}

/**
 * Returns the citations of a running text in order, with every number that a list or range writes. Strict: requires a
 * chapter letter and a dot and nothing that touches the number, because "D6" may be a hex and "12.5" an amount.
 */
export function findCitations(written: string, { chapter, knows }: Reading = {}): Citation[] {
  const text = fold(written);
  const out: Citation[] = [];
  const before = (at: number, most: number) => text.slice(Math.max(0, at - most), at);
  const head = (_: string, at: number) => textHead(text, at, chapter);
  // A short number may be an amount; without a dot it must follow its joint without a space.
  const accepts = (start: number, end: number) =>
    !match(AMOUNT, text, end) && (text.slice(start, end).indexOf(".") >= 0 || /[-/~]/.test(text[start - 1]!));

  ADDRESS.lastIndex = 0;
  let address = ADDRESS.exec(text);
  HEAD.lastIndex = 0;
  for (let m = HEAD.exec(text); m; m = HEAD.exec(text)) {
    const at = m.index;
    while (address && address.index + address[0].length <= at) address = ADDRESS.exec(text);
    if (address && address.index <= at) {
      HEAD.lastIndex = address.index + address[0].length;
      continue;
    }
    const list = readList(text, at, head, accepts);
    if (!list) continue;
    const { cited, end, first } = list;
    HEAD.lastIndex = end;
    if (first.as === undefined || GLUED.test(before(at, 2)) || (first.bare && OTHERS.test(before(at, 10)))) continue;
    for (let i = 0; i < cited.length; i++) {
      const { start, end: stop, as } = cited[i]!;
      // Only the last number needs this check: behind every other one stands a joint.
      const last = i === cited.length - 1;
      if (last && (match(TOUCHES, text, stop) || (first.bare && match(AMOUNT, text, stop)))) break;
      if (!knows || knows(as)) out[out.length] = { start, end: stop, id: as };
    }
  }
  return out;
}

/** Reads the number at a position of a folded running text. */
function textHead(text: string, at: number, chapter: "F" | "D" | undefined): Head | undefined {
  const m = match(HEAD_AT, text, at);
  if (!m) return undefined;
  const end = at + m[0].length;
  const bareOf = (bare: string): Head => ({ as: chapter && chapter + bare, end, bare });
  if (m[3]) {
    const number = `${m[2]}.${m[3]}${m[4] ?? ""}`;
    if (m[2]!.length > 2 || (!m[1] && !m[2])) return m[2] ? { as: undefined, end } : undefined;
    if (!m[1]) return bareOf(number);
    const ours = m[1] === "F" || (m[1] === "D" && !OF_ASL.test(text.slice(Math.max(0, at - 60), at)));
    return { as: ours ? m[1] + number : undefined, end };
  }
  const section = m[10] ?? m[11] ?? m[12];
  if (section) return /^\d/.test(section) ? bareOf(section) : { as: section, end };
  if (m[5]) return { as: `D-fn${m[5]}`, end };
  if (m[6]) return { as: `It-${m[6]}${m[7]}`, end };
  if (m[8]) return { as: `It-${/^[Vv車]/.test(m[8]) ? "V" : "O"}${m[9]}`, end };
  // In another chapter the footnote may be that chapter's own.
  return { as: chapter === "D" ? `D-fn${m[13]}` : undefined, end };
}

/* ---- what a reader typed alone ---- */

/**
 * Groups: 1 footnote; 2 Italian list, 3 note; 4 list in words, 5 note; 6 section in words, 7 section before 節;
 * 8 a number, whatever separates its parts; 9 a section with a trailing dot.
 */
const TYPED =
  /(?:(?:D[\s.-]{0,2})?(?:FN|FOOTNOTES?|脚注)[\s.-]{0,2}(\d{1,3})|IT[.-]{0,2}([VO])[.-]{0,2}(ART|[A-Z]{1,2}|\d{1,3})|(?:(?:ITALIAN|ITAL?\.?|イタリア軍?の?)\s?)?(VEHICLE|VEH\.?|ORDNANCE|ORD\.?|車両|火砲)?[の\s]{0,2}(?:NOTES?|注記?)[\s.]{0,2}(\d{1,3}|[A-Z]{1,2})|(?:SECTIONS?|SEC\.?|第)\s?([FD]?\d{1,2})節?|([FD]?\d{1,2})節|([FD][\s.\-_:・。]{0,3}\d{1,2}(?:[\s.\-_:・。]{1,3}\d{1,4}(?:[\s.-]{1,2}CREST)?|\d{0,4})[A-Z]?|\d{1,2}(?:[\s.\-_:・。]{1,3}\d{1,4}|(?=[A-Z]))[A-Z]?)|(\d{1,2})(?=\.[\s)\]]*$))(?![A-Z0-9_À-ɏ])/y;

/** What may stand before and after a number that is typed alone. */
const AROUND = /^[\s([{「『【〔“"'§]+|[\s)\]}」』】〕”"'.,;:。・]+$/g;
const LEADING = /^[\s([{「『【〔“"'§]*(?:(?:RULES?|SEE|ルール)\s{0,2})?/;

/** Reads the number at a position of a typed text that is folded and in upper case. */
function typedHead(text: string, at: number): Head | undefined {
  const m = match(TYPED, text, at);
  if (!m) return undefined;
  const end = at + m[0].length;
  if (m[1]) return { as: `D-fn${m[1]}`, end };
  if (m[2]) return { as: `It-${m[2]}${m[3] === "ART" ? "Art" : m[3]}`, end };
  if (m[5]) return { as: `It-${m[4] ? (/^[V車]/.test(m[4]) ? "V" : "O") : "?"}${m[5]}`, end };
  const section = m[6] ?? m[7] ?? m[9];
  if (section) return { as: section, end };
  const as = m[8]!.replace(/[\s.\-_:・。]+/g, ".").replace(/^D\.?6\.0\.CREST$/, "D6.0-Crest");
  return { as, end, bare: /^\d/.test(as) ? as : undefined };
}

/**
 * Reads what a reader typed alone, as a search or at the end of an address. Lenient about width, case, dots and hyphens.
 * Returns undefined if it contains anything but rule numbers.
 */
export function readTyped(written: string): Cited[] | undefined {
  const folded = fold(written).replace(/—/g, "-").toUpperCase();
  if (folded.length !== written.length || written.length > 400) return undefined;
  const out: Cited[] = [];
  let at = LEADING.exec(folded)![0].length;
  for (;;) {
    const list = readList(folded, at, typedHead, () => true);
    if (!list || list.cited.some((c) => !c.as)) return undefined;
    out.push(...(out.length ? [{ ...list.cited[0]!, joint: "," as const }, ...list.cited.slice(1)] : list.cited));
    const rest = folded.slice(list.end).replace(AROUND, "");
    if (!rest || /^(?:を?参照|節|項|まで)$/.test(rest)) break;
    // Numbers with nothing but a space between them are a list too.
    if (!/^\s/.test(folded.slice(list.end))) return undefined;
    at = folded.length - folded.slice(list.end).trimStart().length;
  }
  // "2-1/2" is a factor, not two rules: in a list only a dot divides a number that has no chapter.
  if (out.length > 1 && out.some((c) => /^\d[^.・。A-Z]*[-_:\s]/.test(folded.slice(c.start, c.end)))) return undefined;
  return out;
}

/* ---- between the brackets of our own texts ---- */

/** A hyphen separates only before a dot or a chapter letter with a number, so that D6.0-Crest and It-V3 stay whole. */
const BRACKET_JOINT = /(\s?[–/]\s?|-(?=\.\d|[FD]\d))/;

/** Splits what stands between brackets into numbers and the joints printed between them; every second part is a joint. */
export function splitBrackets(target: string): { printed: string; as?: string }[] {
  let previous = "";
  return target.split(BRACKET_JOINT).map((printed, i) => {
    if (i % 2) return { printed };
    previous = /^\.\d+[A-Z]?$/.test(printed) ? (continued(previous, printed) ?? printed) : printed;
    return { printed, as: previous };
  });
}
