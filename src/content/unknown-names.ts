/** Problems with names that stand in content and name nothing. */
import { nearestTo } from "../rules/nearest.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import type { Unchecked } from "./content.ts";

/** A problem for each name that is not known, with the known ones that are nearest to it. */
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

/** The problem that an id leads nowhere, with the ids that are nearest to it; none if it leads somewhere. */
export const unknownReference = (to: string, { registry }: Pick<Unchecked, "registry">, file: string, line?: number) =>
  registry.resolve(to) ? [] : unknownNames("unknown-reference", [to], registry.rules, file, line);
