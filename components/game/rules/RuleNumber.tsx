import { numberIn, withBook } from "../../../src/game/in-force/names.ts";
import { ruleAddress, useCalculatorContext } from "../../calculators/kit/context.ts";
import { Text } from "../../calculators/kit/Text.tsx";

/**
 * A link to a rule, with its number in the book played. A rule that only the other book has is shown with that book's
 * name: "D6.0-Crest (SL)".
 */
export function RuleNumber(props: { id: string }) {
  const { ruleHref, book } = useCalculatorContext();
  const number = () => numberIn(book(), props.id);
  return (
    <a class="ref" href={ruleAddress(ruleHref, number())}>
      <Text>{withBook(book(), number())}</Text>
    </a>
  );
}
