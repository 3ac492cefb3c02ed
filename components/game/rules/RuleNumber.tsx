import { numberIn, withBook } from "../../../src/game/in-force/names.ts";
import type { Book } from "../../../src/game/scenario.ts";
import { ruleAddress, useCalculatorContext } from "../../calculators/kit/context.ts";
import { Text } from "../../calculators/kit/Text.tsx";

/**
 * A link to a rule, with its number in the book played. A rule that only the other book has is shown with that book's
 * name: "D6.0-Crest (SL)".
 */
export function RuleNumber(props: { book: Book; id: string }) {
  const { ruleHref } = useCalculatorContext();
  const number = () => numberIn(props.book, props.id);
  return (
    <a class="ref" href={ruleAddress(ruleHref, number())}>
      <Text>{withBook(props.book, number())}</Text>
    </a>
  );
}
