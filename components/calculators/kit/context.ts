/** What the parts of a form need from their calculator. It is a context, so that no calculator has to pass it on. */
import { createContext, useContext } from "solid-js";
import type { Say } from "./words.ts";

interface CalculatorContextValue {
  /** The calculator's words. */
  t: Say;
  /** Address that a rule's id is put into: "/ja/r/{id}/". */
  ruleHref: string;
  /** The address that shows everybody the present result. */
  link: () => string;
}

export const CalculatorContext = createContext<CalculatorContextValue>();

/** The context of the calculator that a part stands in. @throws Error outside of a `<Calculator>` */
export function useCalculatorContext(): CalculatorContextValue {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("A calculator's part stands outside of its <Calculator>");
  return context;
}

/** The address of a rule's page. */
export const ruleAddress = (ruleHref: string, id: string): string => ruleHref.replace("{id}", id);
