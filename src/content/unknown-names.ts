import { nearestTo } from "../rules/nearest.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import type { ParsedContent } from "./content.ts";

/** Returns a problem for each unknown name, with the most similar known names as suggestions. */
export const unknownNames = (
  code: ProblemCode,
  names: Iterable<string>,
  known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  file: string,
  line?: number,
): Problem[] =>
  [...names]
    .filter((name) => !known.has(name))
    .map((detail) => ({ code, file, line, detail, where: nearestTo(detail, known.keys()) }));

/** Returns a problem with suggestions if the id `to` cannot be resolved; otherwise an empty array. */
export const unknownReference = (
  to: string,
  { registry }: Pick<ParsedContent, "registry">,
  file: string,
  line?: number,
) => (registry.resolve(to) ? [] : unknownNames("unknown-reference", [to], registry.rules, file, line));
