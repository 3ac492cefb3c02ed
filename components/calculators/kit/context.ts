/** What the parts of a form find around them, so that no calculator hands it on. */
import { createContext, useContext } from "solid-js";
import type { Say } from "./words.ts";

export interface Surroundings {
  /** The calculator's words. */
  t: Say;
  /** Address that a rule's id is put into: "/ja/r/{id}/". */
  ruleHref: string;
}

export const CalculatorContext = createContext<Surroundings>();

/** What surrounds a part. @throws Error outside of a `<Calculator>` */
export function useSurroundings(): Surroundings {
  const around = useContext(CalculatorContext);
  if (!around) throw new Error("A calculator's part stands outside of its <Calculator>");
  return around;
}

/** The address of a rule's page. */
export const ruleAddress = (ruleHref: string, id: string): string => ruleHref.replace("{id}", id);
