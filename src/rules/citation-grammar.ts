/**
 * Finds rule numbers in texts that people have written. It knows how rule numbers are spelled, but not which rules
 * exist.
 * - `findCitations` reads running text (linker.js). It is strict.
 * - `readTyped` reads a search or address that consists of rule numbers only. It is lenient.
 * - `readAmong` reads a search that also has other words.
 * - `splitBrackets` reads references in the site's own texts.
 *
 * `findCitations` runs on pages of other sites, whose scripts may have changed Array.prototype. Therefore, it calls no
 * array methods. All repetitions in patterns are bounded, so that the time is linear.
 */

/** A rule number found in a text. */
export interface Cited {
  /** The number is `text.slice(start, end)`. */
  start: number;
  end: number;
  /**
   * The canonical spelling of the number.
   * - With a chapter: "F12.32", "F.1A", "D6.0-Crest", "D-fn17", "It-V8", or the section "F12".
   * - Without a chapter: "12.32", "1A", or the section "12".
   * - A note without the name of its Italian list: "It-?8".
   *
   * A misplaced or missing dot is not corrected ("F1232", "F.12.32"), because only the list of rules shows where it
   * belongs.
   */
  as: string;
  /**
   * What joins the number to the previous one: "" for the first number, "," in a list, "-" before the end of a range.
   */
  joint: "" | "," | "-";
}

/** Converts full-width characters, hyphens, tildes and commas to ASCII. Does not change the length of the text. */
export function fold(text: string): string {
  return text.replace(/[！-～\u3000\u00a0\u2009\u202f‐-–−〜、]/g, (c) => {
    const code = c.charCodeAt(0);
    if (code > 0xff00) return String.fromCharCode(code - 0xfee0);
    return c === "〜" ? "~" : c === "、" ? "," : /[‐-–−]/.test(c) ? "-" : " ";
  });
}

/** Cyrillic and Greek letters that look like the characters at the same positions of LATIN. */
const ALIKE =
  "\u0410\u0412\u0421\u0415\u0406\u041a\u041c\u041e\u0420\u0422\u0425\u0430\u0441\u0435\u0456\u043e\u0445\u0474\u0417\u0391\u0392\u0395\u0399\u039a\u039c\u039d\u039f\u03a4\u03a7\u03bd\u03bf\u03b9";
const LATIN = "ABCEIKMOPTXaceioxV3ABEIKMNOTXvoi";

/** Replaces Cyrillic and Greek letters by Latin lookalikes. Does not change the length. */
export const inLatin = (text: string): string => text.replace(/[\u0370-\u04ff]/g, (c) => LATIN[ALIKE.indexOf(c)] ?? c);

/** Replaces O, l, I and | in a number by 0 and 1: "F1O.1", "Fl2.32", "F.lA". Does not change the length. */
export function inDigits(text: string): string {
  const digits = (number: string) => number.replace(/[Oo]/g, "0").replace(/[lI|]/g, "1");
  return text.replace(
    /([FDfd][\s.]?)([\dOoIl|]{1,2})(\s?[.,]\s?)([\dOoIl|]{1,4})(?![A-Za-z\d])|([FDfd]\.)([\dOIl|]{1,2})(?=[A-Za-z]?(?![A-Za-z\d]))|([Ii]t-[VOvo])(\d[\dOoIl|])(?![A-Za-z\d])/g,
    (_, chapter = "", section = "", dot = "", number = "", opening = "", first = "", list = "", note = "") =>
      chapter + digits(section) + dot + digits(number) + opening + digits(first) + list + digits(note),
  );
}

/**
 * Matches what joins two numbers, such as ",", "and" or "-". Group 1 or 2 is set if it joins a range: "-", "から", "to".
 */
const JOINT =
  /(?:\s{0,2}(?:([-~]|から)|[/;&・]|,(?:\s?(?:and\/or|and|or|&)\s)?|と|および|及び|または)|\s{1,2}(?:(to|thru|through)|and\/or|and|or)\s)\s{0,2}/iy;
/** Matches an abbreviated number after a joint: ".32", "12.5", "45", "1B", "B". */
const SHORT = /(?:\d{0,2}\.\d{1,4}[A-Z]?|\d{1,4}[A-Z]?|[A-Z]{1,2})(?![A-Za-z0-9_À-ɏ])/y;

/**
 * Completes an abbreviated number from the previous number:
 *
 * - ".32" after "F12.31" is F12.32, and "45" after "F12.44" is F12.45.
 * - "12.5" after "F12.43" is F12.5.
 * - "B" after "F.1A" is F.1B, and "9" after "It-V8" is It-V9.
 *
 * Returns undefined if the number cannot be completed.
 *
 * Digits without a dot replace the same number of digits after the dot. If they could replace fewer or more digits,
 * "12.4/41" would be a list. Exception: the end of a range may have fewer digits than the start: "F5.41-2" is
 * F5.41–F5.42. It must be higher than the digits that it replaces.
 */
function continued(previous: string, short: string, isRange = false): string | undefined {
  if (short[0] === ".") return previous.replace(/\.\d+[A-Z]?(?:-Crest)?$/, "") + short;
  const chapter = /^[FD]?/.exec(previous)![0];
  if (/^\d+\.\d/.test(short)) return /^(?:[FD]?\d|F\.|D\.)/.test(previous) ? chapter + short : undefined;
  if (/^\d+$/.test(short)) {
    const last = /\d+$/.exec(previous)?.[0];
    if (!last || last === short) return undefined;
    if (isRange && short.length < last.length && short > last.slice(-short.length))
      return previous.slice(0, -short.length) + short;
    if (previous.includes(".") && last.length !== short.length) return undefined;
    return previous.slice(0, -last.length) + short;
  }
  if (/^[A-Z]+$/.test(short)) {
    const last = /(?:\d|It-[VO?])([A-Z]{1,2})$/.exec(previous)?.[1];
    return last && previous.slice(0, -last.length) + short;
  }
  return /^(?:[FD]\.)?\d+[A-Z]$/.test(previous) ? previous.replace(/\d+[A-Z]$/, short) : undefined;
}

interface Head {
  /** The canonical spelling. Undefined for a number of another book (A2.71). */
  as: string | undefined;
  end: number;
  /** The number as written, if it has no chapter letter: "12.32". */
  bare?: string | undefined;
  /** Whether several numbers may follow the words before the number: "Italian Vehicle Notes 8, 9". */
  many?: boolean;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Reads a number and the list or range that follows. Stops before an abbreviated number that `accepts` rejects. Also
 * stops where a number of this site and a full number of another book (A2.71) meet. In that case, `next` is the
 * position of the second of them; otherwise it is -1.
 */
function readList(
  text: string,
  at: number,
  head: (text: string, at: number) => Head | undefined,
  accepts: (start: number, end: number, first: Head) => boolean,
): { cited: Cited[]; end: number; first: Head; next: number } | undefined {
  const first = head(text, at);
  if (!first) return undefined;
  const cited: Cited[] = [{ start: at, end: first.end, as: first.as ?? "", joint: "" }];
  let previous = first.as;
  let end = first.end;
  let next = -1;
  for (let joint = match(JOINT, text, end); joint; joint = match(JOINT, text, end)) {
    const start = end + joint[0].length;
    const follower = head(text, start);
    const whole = follower && follower.bare === undefined;
    const short = follower ? follower.bare : match(SHORT, text, start)?.[0];
    const stop = follower ? follower.end : start + (short?.length ?? 0);
    const isRange = !!(joint[1] || joint[2]);
    // After a number of another book, a number without a chapter belongs to that book, too: A2.71, 2.72.
    const as = whole
      ? follower.as
      : short && previous
        ? (continued(previous, short, isRange) ?? follower?.as)
        : undefined;
    const goesOn = (as === undefined) === (previous === undefined) && (whole || short);
    if (whole && !goesOn) next = start;
    if (!goesOn || (!whole && !accepts(start, stop, first))) break;
    cited[cited.length] = { start, end: stop, as: as ?? "", joint: isRange ? "-" : "," };
    previous = as;
    end = stop;
  }
  return { cited, end, first, next };
}

/* ---- running text ---- */

/**
 * Matches a rule number in running text. Groups: 1 chapter, 2 section, 3 number, 4 letter or "-Crest"; 5 footnote; 6
 * Italian list, 7 note; 8 Italian list in words, 9 note; 10, 11, 12 section in words, 12 without chapter; 13 footnote
 * in words.
 */
const IN_TEXT =
  /([A-Z]{0,2})(\d{0,3})\.(\d{1,4})([A-Z]|-Crest)?|D-fn(\d{1,2})|It-([VO])(\d{1,2}|Art|[A-Z]{1,2})|(?:Italian\s{1,2}|イタリア軍?の?)([Vv]ehicle|[Oo]rdnance|車両|火砲)の?(?:\s{1,2}[Nn]otes?|注記?)\s?(?:[Nn]os?\.?\s?|#)?(\d{1,2}|[A-Z]{1,2})|[Ss]ections? ([FD]?\d{1,2})(?!\.?\d)|第?([FD]\d{1,2})節|第(\d{1,2})節|(?:[Ff]ootnotes?|[Ff]n\.?|FN\.?|脚注) ?(\d{1,2})/;
const HEAD_AT = /* @__PURE__ */ new RegExp(IN_TEXT.source, "y");
const HEAD = /* @__PURE__ */ new RegExp(IN_TEXT.source, "g");

/** Matches the text after a number that is not a rule number: a letter, digit, unit sign or path. */
const TOUCHES = /[A-Za-z0-9_À-ɏ°%@=`]|[-.][A-Za-z0-9_À-ɏ]|:\d|\/(?![A-Z]{1,2}\.?\d|It-|D-fn)[A-Za-z0-9]/y;
/**
 * Exceptions to TOUCHES: the "ff" of "F7.31ff"; a closing "_" of markup (see OPENED); a hyphen before a full number.
 */
const FOLLOWS = /ff?(?![A-Za-z0-9_])|(_){1,3}(?![A-Za-z0-9_])|-(?:[A-Z]{1,2}\d{0,2}\.\d|It-[VO]|D-fn)/y;
/** Further exceptions to TOUCHES, only for a number with a chapter: "F12.32-based", "F7.31-1 DRM". */
const HYPHENED = /-(?:[a-z]{2,16}|\d)(?![A-Za-z0-9_]|[-./][A-Za-z0-9])/y;
/** Matches a unit after a number without a chapter. With a unit the number is an amount, not a rule number. */
const AMOUNT =
  /\s?(?:[%°$€£¥円年月日時分秒倍点個両門]|(?:[ap]m|a\.m|p\.m|[cmk]?m|k?g|t|tons?|tonnes?|[kmg]b|lbs?|ft|in(?:ch|ches)|px|sec|min|h|mp|mf|pp|fp|vp|bpv|tem|drm?|cal|caliber|calibre|hex|hexes|points?|turns?|times|percent|euros?|dollars?|usd|eur)(?![A-Za-z])|[x×]\s?\d|ミリ|センチ|キロ|メートル|ドル|ユーロ|ポイント|ヘクス)/iy;
/** Matches the text before a number that is part of a word, path, sum, price, time or code. */
const GLUED = /(?:[A-Za-z0-9_À-ɏ.\-/\\@#=+$€£¥%~°`]|\d:)$/;
/** Exceptions to GLUED: the opening markup of "_F7.31_", "**F7.31**" and "~F7.31~", and the "#" of "#F7.31". */
const OPENING = /(?:^|[^A-Za-z0-9_À-ɏ./\\@#=+$€£¥%~°*-])(?:([_*~]){1,3}|#)$/;
/** Matches the text before a closing "_" if the text contains the opening "_": "_F7.31_". */
const OPENED = /(?:^|[^A-Za-z0-9_])_{1,3}[^_]{1,80}$/;
/**
 * Matches the text before a number without a chapter that is a price, a version, part of a comparison, or a number in
 * another work.
 */
const OTHERS =
  /(?:[$€£¥≤≥<>×*^±+=~-]|(?:^|[^A-Za-z])(?:v|ver|version|release)[.:]?|(?:^|[^A-Za-z])(?!(?:EXC?|SEE|CF|Rules?|Sections?|See|Per|By|In|Under|And|Or|But|Both|Then|Cf|Compare|Also|Use|From|To|With|The|Case|Example|When|If|As|At|Of|For|On|Here|Now|Read|Check|Apply|Follow|Using|Is|Are|Does|Only|That|This|Which)[^A-Za-z])[A-Z][A-Za-z]{0,15}[.:]?)\s?$/;
/** Matches the text between a book's name and a D-number: nothing, or a list of D-numbers. */
const D_LIST = "(?:[’']s|の)?[\\s:(]{0,2}(?:rules?\\s)?(?:D[\\d.]{1,9}(?:[\\s,/&-]|and|or|と){1,6}){0,4}$";
const AFTER_ASL = /* @__PURE__ */ new RegExp(`(?:ASL(?:RB)?|Advanced Squad Leader)${D_LIST}`);
const AFTER_SL = /* @__PURE__ */ new RegExp(`(?:^|[^A-Za-z])(?:SL|Squad Leader|スコードリーダー)${D_LIST}`);
const NAMES_ASL = /ASL|Advanced Squad Leader/;
const NAMES_SL = /(?:^|[^A-Za-z])(?:SL(?![A-Za-z])|Squad Leader)/;
/** Matches a rule number of any chapter of ASL except Chapter D: A2.71, F7.31. */
const ASL_NUMBER = /(?:^|[^A-Za-z0-9-])[A-CE-HJKO-TVW](?:\d{1,2}\.\d|\.\d)/;
/** Matches the end of a sentence. A match after an abbreviation (ABBREVIATED) does not count. */
const SENTENCE_END = /(?:[。！？\n]|[.!?]["”’)\]]?\s(?=["“‘([]?[A-Z\u3040-\u9fff]))/g;
const ABBREVIATED =
  /(?:^|[^A-Za-z])(?:vs|cf|e\.g|i\.e|eg|ie|nos?|ch|sec|fn|pp?|para|art|approx|incl|esp|exc|ex)\.\s?$/i;
/** How far to search for the start and the end of a sentence on each side of a number, in characters. */
const SENTENCE = 300;
const ADDRESS = /[a-z]{2,10}:\/\/[^\s<>"'」』）]{1,2000}|www\.[^\s<>"'」』）]{1,2000}/gi;

/** Options of `findCitations`. */
export interface Reading {
  /** The chapter of numbers without a chapter ("12.32"). If not set, such numbers are not citations. */
  chapter?: "F" | "D" | undefined;
  /**
   * The book of D-numbers. If not set, it is guessed from the sentence, because ASL and Squad Leader have a Chapter D.
   */
  book?: "asl" | "sl" | undefined;
  /** Returns whether a rule or section exists. If not set, every well-formed number is returned. */
  knows?: ((id: string) => boolean) | undefined;
}

/** A citation in running text. */
export interface Citation {
  start: number;
  end: number;
  id: string;
}

/**
 * Finds the citations in running text, in order, with every number of a list and both ends of a range. By default, a
 * number needs a chapter letter and a dot, because "D6" may be a hex and "12.5" an amount. It must not touch other
 * text.
 */
export function findCitations(written: string, reading: Reading = {}): Citation[] {
  const { chapter, knows } = reading;
  const text = fold(written);
  const out: Citation[] = [];
  const before = (at: number, most: number) => text.slice(Math.max(0, at - most), at);
  const isOfSquadLeader = squadLeader(text, reading);
  const head = (_: string, at: number) => textHead(text, at, chapter, isOfSquadLeader);
  // Rejects an abbreviated number that may be an amount. A number without a dot must directly follow "-", "/" or "~".
  // If the list began without a chapter, the number must also have two or more digits, because the "5" of "4.5/5" may
  // be a weight.
  const accepts = (start: number, end: number, first: Head) =>
    !match(AMOUNT, text, end) &&
    (first.many ||
      text.slice(start, end).indexOf(".") >= 0 ||
      (/[-/~]/.test(text[start - 1]!) && (!first.bare || end - start > 1)));
  /** Returns whether the text before a number shows that it is not a rule number. */
  const isOther = (at: number, { bare }: Head) => {
    const markup = OPENING.exec(before(at, 5));
    const isMarkup = markup && (markup[1] ? text.slice(at, at + 80).indexOf(markup[1]) > 0 : !bare);
    if (!isMarkup) return GLUED.test(before(at, 2)) || (!!bare && OTHERS.test(before(at, 20)));
    return !!bare && OTHERS.test(before(at, 20).replace(/[_*~]+$/, ""));
  };
  /** Returns whether the text after a number shows that it is not a rule number. */
  const touches = (end: number, { bare }: Head) => {
    const follows = match(FOLLOWS, text, end);
    if (follows && (!follows[1] || OPENED.test(before(end, 84)))) return false;
    if (match(TOUCHES, text, end)) return !!bare || !match(HYPHENED, text, end);
    return !!bare && !!match(AMOUNT, text, end);
  };
  let goesOn = -1;

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
    const follows = at === goesOn;
    goesOn = list.next;
    if (first.as === undefined || (!follows && isOther(at, first))) continue;
    for (let i = 0; i < cited.length; i++) {
      const { start, end: stop, as } = cited[i]!;
      // Only the final number of a list needs this check, because every other number is followed by a joint.
      if (i === cited.length - 1 && touches(stop, first)) break;
      if (!knows || knows(as)) out[out.length] = { start, end: stop, id: as };
    }
  }
  return out;
}

/** Finds the start and end of the sentence around a position, within SENTENCE characters. */
function sentenceAt(text: string, at: number): { start: number; end: number } {
  let start = Math.max(0, at - SENTENCE);
  let end = Math.min(text.length, at + SENTENCE);
  SENTENCE_END.lastIndex = start;
  for (let m = SENTENCE_END.exec(text); m && m.index < end; m = SENTENCE_END.exec(text)) {
    const stop = m.index + m[0].length;
    if (ABBREVIATED.test(text.slice(Math.max(0, stop - 10), stop))) continue;
    if (stop <= at) start = stop;
    else end = stop;
  }
  return { start, end };
}

/**
 * Returns a function that decides whether the D-number at a position belongs to Squad Leader (SL). ASL has a Chapter D,
 * too. The number belongs to ASL if its sentence names ASL or cites another chapter of ASL, but does not name SL.
 */
function squadLeader(text: string, { chapter, book }: Reading): (at: number) => boolean {
  let sentence = { start: 0, end: 0 };
  let isOurs = false;
  return (at) => {
    const before = text.slice(Math.max(0, at - 80), at);
    if (book === "asl" || AFTER_ASL.test(before)) return false;
    if (book === "sl" || chapter === "D" || AFTER_SL.test(before)) return true;
    if (at < sentence.start || at >= sentence.end) {
      sentence = sentenceAt(text, at);
      const words = text.slice(sentence.start, sentence.end);
      isOurs = NAMES_SL.test(words) || !(NAMES_ASL.test(words) || ASL_NUMBER.test(words));
    }
    return isOurs;
  };
}

/** Parses the number at a position of running text that `fold` has normalized. */
function textHead(
  text: string,
  at: number,
  chapter: "F" | "D" | undefined,
  isOfSquadLeader: (at: number) => boolean,
): Head | undefined {
  const m = match(HEAD_AT, text, at);
  if (!m) return undefined;
  const end = at + m[0].length;
  const isOurs = (number: string) => number[0] !== "D" || isOfSquadLeader(at);
  const bareOf = (bare: string): Head => ({ as: chapter && chapter + bare, end, bare });
  if (m[3]) {
    const number = `${m[2]}.${m[3]}${m[4] ?? ""}`;
    if (m[2]!.length > 2 || (!m[1] && !m[2])) return m[2] ? { as: undefined, end } : undefined;
    if (!m[1]) return bareOf(number);
    const ours = m[1] === "F" || (m[1] === "D" && (m[4] === "-Crest" || isOurs("D")));
    return { as: ours ? m[1] + number : undefined, end };
  }
  const section = m[10] ?? m[11] ?? m[12];
  if (section) return /^\d/.test(section) ? bareOf(section) : { as: isOurs(section) ? section : undefined, end };
  if (m[5]) return { as: `D-fn${m[5]}`, end };
  if (m[6]) return { as: `It-${m[6]}${m[7]}`, end };
  if (m[8]) return { as: `It-${/^[Vv車]/.test(m[8]) ? "V" : "O"}${m[9]}`, end, many: /otes|注/.test(m[0]) };
  // A footnote without a chapter ("footnote 17") is one of Chapter D only if the page is about Chapter D.
  return { as: chapter === "D" ? `D-fn${m[13]}` : undefined, end };
}

/* ---- texts that consist of rule numbers only ---- */

/**
 * Matches a typed rule number. Groups: 1 footnote; 2 Italian list, 3 note; 4 list in words, 5 note; 6 section in words,
 * 7 section before 節; 8 number with any separators; 9 section with a trailing dot.
 */
const TYPED =
  /(?:(?:D[\s.-]{0,2})?(?:FN|FOOTNOTES?|脚注)[\s.-]{0,2}(\d{1,3})|IT[.-]{0,2}([VO])[.-]{0,2}(ART|[A-Z]{1,2}|\d{1,3})|(?:(?:ITALIAN|ITAL?\.?|イタリア軍?の?)\s?)?(VEHICLE|VEH\.?|ORDNANCE|ORD\.?|車両|火砲)?[の\s]{0,2}(?:NOTES?|注記?)[\s.]{0,2}(\d{1,3}|[A-Z]{1,2})|(?:SECTIONS?|SEC\.?|第)\s?([FD]?\d{1,2})節?|([FD]?\d{1,2})節|(D[\s.]{0,2}6[\s.-]{1,2}0[\s.-]{1,2}CREST|[FD][\s.\-_:・。]{0,3}\d{1,2}(?:[\s.\-_:・。]{0,2}\.(?=[A-Z](?![A-Z]))|[\s.\-_:・。]{1,3}\d{1,4}|\d{0,4})[A-Z]?|\d{1,2}(?:[\s.\-_:・。]{1,3}\d{1,4}|(?=[A-Z]))[A-Z]?)|(\d{1,2})(?=\.[\s)\]]*$))(?![A-Z0-9_À-ɏ])/y;

/** Matches punctuation allowed around a number that is typed alone. */
const AROUND = /^[\s([{「『【〔“"'§]+|[\s)\]}」』】〕”"'.,;:。・?!…]+$/g;
const LEADING = /^[\s([{「『【〔“"'§]*(?:(?:RULES?|SEE|ルール)\s{0,2})?/;

/** Parses the number at a position of a typed text, which `fold` has normalized and which is in upper case. */
function typedHead(text: string, at: number): Head | undefined {
  const m = match(TYPED, text, at);
  if (!m) return undefined;
  const end = at + m[0].length;
  if (m[1]) return { as: `D-fn${m[1]}`, end };
  if (m[2]) return { as: `It-${m[2]}${m[3] === "ART" ? "Art" : m[3]}`, end };
  if (m[5]) return { as: `It-${m[4] ? (/^[V車]/.test(m[4]) ? "V" : "O") : "?"}${m[5]}`, end };
  const section = m[6] ?? m[7] ?? m[9];
  if (section) return { as: section, end };
  const as = m[8]!
    .replace(/[\s.\-_:・。]+/g, ".")
    .replace(/^D\.?6\.0\.CREST$/, "D6.0-Crest")
    .replace(/^([FD])\.?(\d{1,2})\.(?=[A-Z]$)/, "$1.$2");
  return { as, end, bare: /^\d/.test(as) ? as : undefined };
}

/**
 * Reads a search or the end of an address that consists of rule numbers only. Ignores differences of width, case, dots
 * and hyphens. Returns undefined if there is anything else in the text.
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
    // A space alone may also separate two numbers.
    if (!/^\s/.test(folded.slice(list.end))) return undefined;
    at = folded.length - folded.slice(list.end).trimStart().length;
  }
  // "2-1/2" is a factor, not two rules. Therefore, numbers without a chapter in a list must be written with a dot
  // ("12.31").
  if (out.length > 1 && out.some((c) => /^\d[^.・。A-Z]*[-_:\s]/.test(folded.slice(c.start, c.end)))) return undefined;
  return out;
}

/* ---- texts that contain rule numbers and other words ---- */

/** Matches the text before a number that touches a letter, digit or symbol. Such a number is not a rule number. */
const TOUCHED = /[A-Z0-9_À-ɏ@=\\$€£¥]$/;
/** Matches the text before a number without a chapter that is an amount or a version. */
const COUNTED = /(?:[.+\-/#%°$€£¥≤≥<>×*^±=~]|(?:^|[^A-Z])(?:VASL|VASSAL|VERSION|VER\.?|V))\s?$/;
/** Matches rule numbers that are unambiguous among words: with a dot, "F1A", "F1232", "F12-32", a note or a section. */
const PLAIN =
  /^(?:[FD].*[.,・。]|[FD]\d{1,2}[A-Z]$|[FD]\d{3,}$|[FD]\d{1,2}-\d\d|IT|D?[\s.-]{0,2}(?:FN|FOOT|脚注)|VEH|ORD|車両|火砲|イタリア|SEC|第|.*節$|\d{1,2}\.\d{1,4}$)/;

/**
 * Finds the rule numbers in a search with other words: "what does F12.32 say", "F12.32とは". Stricter than `readTyped`,
 * because among words D6 may be a hex and "2 5" two amounts.
 */
export function readAmong(written: string): Cited[] {
  const folded = fold(written).replace(/—/g, "-").toUpperCase();
  if (folded.length !== written.length || written.length > 400) return [];
  const head = (text: string, at: number) => {
    const found = typedHead(text, at);
    return found && PLAIN.test(text.slice(at, found.end)) ? found : undefined;
  };
  const accepts = (start: number, end: number) =>
    !match(AMOUNT, folded, end) && (folded.slice(start, end).includes(".") || /[-/~]/.test(folded[start - 1]!));
  const out: Cited[] = [];
  for (let at = 0; at < folded.length; ) {
    const before = folded.slice(Math.max(0, at - 10), at);
    const list = TOUCHED.test(before) ? undefined : readList(folded, at, head, accepts);
    const isAmount = list?.first.bare && (COUNTED.test(before) || match(AMOUNT, folded, list.end));
    if (list && !isAmount) out.push(...list.cited.filter(({ as }) => as));
    at = list ? list.end : at + 1;
  }
  return out;
}

/* ---- references in the site's own texts ---- */

/**
 * Matches what joins two rule numbers in a reference. A hyphen must come before a dot, or before a chapter letter and a
 * digit, so that D6.0-Crest and It-V3 are not split.
 */
const BRACKET_JOINT = /(\s?[–/]\s?|-(?=\.\d|[FD]\d))/;

/** Splits the text between brackets into alternating numbers and joints: "F12.31–.32" → F12.31, "–", F12.32. */
export function splitBrackets(target: string): { printed: string; as?: string }[] {
  let previous = "";
  return target.split(BRACKET_JOINT).map((printed, i) => {
    if (i % 2) return { printed };
    previous = /^\.\d+[A-Z]?$/.test(printed) ? (continued(previous, printed) ?? printed) : printed;
    return { printed, as: previous };
  });
}
