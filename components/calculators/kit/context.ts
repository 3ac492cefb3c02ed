/** Context that a calculator provides to the parts of its form. */
import { createContext, useContext } from "solid-js";
import type { Say } from "./words.ts";

interface CalculatorContextValue {
  t: Say;
  /** A rule's address with a placeholder: "/ja/r/{id}/". */
  ruleHref: string;
  /** Returns a link that shows everybody the present result. */
  link: () => string;
}

export const CalculatorContext = createContext<CalculatorContextValue>();

/** The context of the enclosing calculator. @throws Error outside a `<Calculator>` */
export function useCalculatorContext(): CalculatorContextValue {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("useCalculatorContext was called outside a <Calculator>");
  return context;
}

/** The address of a rule's page. */
export const ruleAddress = (ruleHref: string, id: string): string => ruleHref.replace("{id}", id);
