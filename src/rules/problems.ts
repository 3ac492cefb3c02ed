/** Messages for mistakes in content/. The build reports all mistakes, each with file and line, before it stops. */

const MESSAGES = {
  "bad-yaml": "not readable: {detail}",
  "bad-mdx": "not readable: {detail}",
  "bad-field": "{detail}",
  "bad-letters": "{detail}",
  "bad-markdown": "{detail}",
  "no-frontmatter": "does not begin with --- and the rule's id and title: content/README.md has an example",
  "no-file": "{detail} in place of a file",
  "unread-file": "{detail} is not used: rules end in .mdx, tables and drawings in .yaml, and each kind has its folder",
  "unknown-id": '"{detail}" does not have the form of a rule id: write F12.31, D.6B or It-V4',
  "misplaced-file": "{detail} belongs in content/rules/{where}",
  "duplicate-id": "{detail} is also in {where}: keep one of them",
  "unknown-section": "{detail} belongs to no section of content/books.yaml: add its section there",
  "misplaced-section": "{detail} is not a section of this book",
  "unused-section": "{detail} has no rule: add its rules, or take it out",
  "missing-language": "no <{detail}> block: write the rule in that language too",
  "missing-note-language": "a note without <{detail}>: write it in that language too",
  "empty-block": "<{detail}> says nothing: write its text",
  twice: "<{detail}> is there twice: put both texts into one",
  "other-language": "<{detail}> is in the other language: are the two exchanged?",
  "note-first": "a note before the rule: write notes after <En> and <Ja>",
  "other-outline": "{detail}: write the same ones in both languages",
  "other-figures": "{detail} is in one language only: write the same figures in both",
  "one-sided": "{detail} is not in <{where}>: write it in both languages",
  "stray-content": "{detail} outside <En>, <Ja> and the notes: move it into one of them",
  "unknown-block": "<{detail}> is not a block of a rule file: content/README.md lists them",
  "unknown-attribute": "{detail}: take it out",
  "code-in-text": "{ {detail} } would run as code and not be printed: write text",
  "unknown-reference": "[{detail}] is no rule{where}; rules of other books are in content/outside.yaml",
  "unknown-table": '<Table of="{detail}"> names no table{where}',
  "unknown-drawing": '<Drawing of="{detail}"> names no drawing{where}',
  "unknown-term": '<Term of="{detail}"> names no term of content/glossary.yaml{where}',
  "unknown-same-as": "sameAs: {detail} has no text of its own: name the rule that has the text",
  "same-as-with-text": "sameAs and a text of its own ({detail}): keep one of them",
  "same-book": "{detail} has the same rule in its own book: name the one of the other book",
  "held-rule": "{detail} is a rule of this site: take it out of the rules of other books",
  uncited: "{detail} is cited nowhere: take it out, or cite it between brackets",
  "asked-twice": '"{detail}" is asked in {where} too: keep it in the rule that answers it',
  "misplaced-table": "{detail} does not begin with its rule's id, or is not the file's name",
  "misplaced-drawing": "{detail} does not begin with its rule's id, or is not the file's name",
  unprinted: '{detail} is printed by no rule: write <{where} of="{detail}" /> in both languages, or delete the file',
  "bad-hexes": "{detail}",
  "bad-cost": "{detail}",
  "other-rf": "RF {detail} is only in the text or only in `availability`: correct one of them",
  "unknown-piece": "{detail} is not a piece of any note",
  "unknown-row": '"{detail}" is no row of content/terrain-chart.yaml',
  "unknown-tool": '"{detail}" is no calculator of content/tools.yaml',
  "unknown-note": "{detail} is not a reading or divergence of a rule",
  "unknown-condition": '"{detail}" is no row of src/game/in-force: write "D7.31" or, of a rule in parts, "D7.41#half"',
  "unknown-figure": "{{detail}} is no figure of src/schemas/quick.ts{where}",
  "unknown-address": "{detail} leads nowhere: name a page of the site",
  "held-address": "{detail} is a page of the site: only an address without a page can be redirected",
  "no-calculator": "components/calculators/{detail}/Page.astro does not exist{where}",
  "unlisted-calculator": "components/calculators/{detail} is not listed: add its entry",
  "bad-example": '"{detail}" is not understood by the calculator: copy the query from its address',
  "lost-place": "{where} has no {detail}, which the code fills in: write it in both languages",
  "missing-word": "{detail} is missing, and a page uses it: write it in both languages",
  "unknown-place": "{where} has {{detail}}, which no code fills in",
  followers: "{detail} more problems follow from this: mend it first",
  "unknown-row-name": '"{detail}" names a row that no code uses: give it the name that the code uses, or none',
};

export type ProblemCode = keyof typeof MESSAGES;

export interface Problem {
  code: ProblemCode;
  /** The file's path, relative to the root of the repository. */
  file: string;
  /** The line number, from 1. Undefined if the problem concerns the whole file. */
  line?: number;
  detail: string;
  where?: string;
  /**
   * A text to find in the file. Its first line with this text is the line of the problem. If undefined, `detail` is
   * used.
   */
  near?: string;
}

/** Formats a problem as one line: "file:line  code  message". Editors and terminals turn "file:line" into a link. */
function formatProblem({ code, file, line = 1, detail, where = "" }: Problem): string {
  const message = MESSAGES[code].replaceAll("{detail}", () => detail).replaceAll("{where}", () => where);
  return `${file}:${line}  ${code}  ${message}`;
}

/** Formats all problems, sorted by file and line. The last line counts them: "3 problems in the content". */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) =>
    a.file === b.file ? (a.line ?? 1) - (b.line ?? 1) : a.file < b.file ? -1 : 1,
  );
  return [
    ...sorted.map(formatProblem),
    `${problems.length} problem${problems.length === 1 ? "" : "s"} in the content`,
  ].join("\n");
}
