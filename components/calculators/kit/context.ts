/** Provides the components of a calculator's form with its UI texts and links, by a Solid context. */
import { createContext, useContext } from "solid-js";
import type { Book } from "../../../src/game/scenario.ts";
import type { Say } from "./words.ts";

interface CalculatorContextValue {
  t: Say;
  /** The path of a rule's page, with a placeholder for the id: "/ja/r/{id}/". */
  ruleHref: string;
  /** Returns the book whose rule numbers are shown. */
  book: () => Book;
  /** Returns a link that shows everybody the present result. */
  link: () => string;
}

/** The context. Components read it with `useCalculatorContext`. */
export const CalculatorContext = createContext<CalculatorContextValue>();

/** Returns the context of the enclosing calculator. @throws Error outside a `<Frame>` of `useForm` */
export function useCalculatorContext(): CalculatorContextValue {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("useCalculatorContext was called outside the frame of a form");
  return context;
}

/** Returns the path of a rule's page. */
export const ruleAddress = (ruleHref: string, id: string): string => ruleHref.replace("{id}", id);
