/** A Solid context that gives the components of a calculator's form its UI texts and links. */
import { createContext, useContext } from "solid-js";
import type { Book } from "../../../src/game/scenario.ts";
import type { Result } from "./copy.ts";
import type { Say } from "./words.ts";

interface CalculatorContextValue {
  t: Say;
  /** The path of a rule's page, with a placeholder for the rule's id: "/ja/r/{id}/". */
  ruleHref: string;
  /** Returns the book whose rule numbers are shown: "asl" or "sl". */
  book: () => Book;
  /** Returns a link that shows everybody the present result. */
  link: () => string;
  /** Returns the result to copy. */
  result: () => Result;
}

/** Read this context with `useCalculatorContext`. */
export const CalculatorContext = createContext<CalculatorContextValue>();

/** Returns the context of the enclosing calculator. @throws Error outside a `<Frame>` of `useForm` */
export function useCalculatorContext(): CalculatorContextValue {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("useCalculatorContext was called outside the frame of a form");
  return context;
}

/** Returns the path of a rule's page: "/ja/r/D6.4/". */
export const ruleAddress = (ruleHref: string, id: string): string => ruleHref.replace("{id}", id);
