/** What can be wrong in the content. The build reports all problems, each with its file and line, before it stops. */

const MESSAGES = {
  "bad-yaml": "not readable: {detail}",
  "bad-mdx": "not readable: {detail}",
  "bad-field": "{detail}",
  "unknown-id": '"{detail}" is not the form of a rule id',
  "misplaced-file": "{detail} belongs in content/rules/{where}",
  "duplicate-id": "{detail} is also in {where}",
  "unknown-section": "{detail} stands in no section of content/books.yaml",
  "misplaced-section": "{detail} is no section of this book",
  "missing-language": "no <{detail}> block",
  "missing-note-language": "a note without <{detail}>",
  "stray-content": "{detail} outside <En>, <Ja> and the notes",
  "unknown-block": "<{detail}> is not a block of a rule file",
  "code-in-text": "{ {detail} } would run, and is not printed",
  "unknown-reference": "[{detail}] is no rule{where}",
  "unknown-table": '<Table of="{detail}"> names no table',
  "unknown-drawing": '<Drawing of="{detail}"> names no drawing',
  "unknown-term": '<Term of="{detail}"> names no term of content/glossary.yaml',
  "unknown-same-as": "sameAs: {detail} is no rule of its own",
  "same-as-with-text": "sameAs and a text of its own ({detail})",
  "misplaced-table": "{detail} does not begin with its rule's id, or is not the file's name",
  "misplaced-drawing": "{detail} does not begin with its rule's id, or is not the file's name",
  "bad-hexes": "{detail}",
  "bad-cost": "{detail}",
  "unknown-piece": "{detail} is no piece of any note",
  "unknown-row": '"{detail}" is no row of content/terrain-chart.yaml',
  "unknown-tool": '"{detail}" is no calculator of content/tools.yaml',
  "unknown-figure": "{{detail}} is no figure of src/content/quick-figures.ts",
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof MESSAGES;

export interface Problem {
  code: ProblemCode;
  /** Path below the project's root. */
  file: string;
  /** Counted from 1; 1 for a problem of the whole file. */
  line: number;
  detail: string;
  where?: string;
  /** The text to look for in the file, if it is not the detail. */
  near?: string;
}

/** One problem as a line that editors and terminals can follow: file:line  code  message. */
export function formatProblem({ code, file, line, detail, where = "" }: Problem): string {
  const message = MESSAGES[code].replace("{detail}", detail).replace("{where}", where);
  return `${file}:${line}  ${code}  ${message}`;
}

/** All problems as lines in the order of files and lines, and their number at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return [
    ...sorted.map(formatProblem),
    `${problems.length} problem${problems.length === 1 ? "" : "s"} in the content`,
  ].join("\n");
}
