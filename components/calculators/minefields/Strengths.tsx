import { createSignal } from "solid-js";
import { TextField } from "../kit/TextField.tsx";
import { type MinefieldsSay, strengthsOf, typedStrengths } from "./calculator.ts";

/**
 * A text field for the strengths of the counters, with any separators. An invalid text changes nothing and shows a
 * message.
 */
export function Strengths(props: { t: MinefieldsSay; value: string; set: (strengths: string) => void }) {
  const { t } = props;
  const [wrong, setWrong] = createSignal("");
  const take = (text: string) => {
    const strengths = typedStrengths(text);
    setWrong(strengths ? "" : t("wrongStrengths", { text }));
    if (strengths) props.set(strengths);
  };
  return (
    <div>
      <TextField
        label={t("strengths")}
        value={strengthsOf(props.value).join(", ")}
        take={take}
        describedBy="wrong-strengths strengths"
      />
      <p id="wrong-strengths" role="alert" innerText={wrong()} />
      <p class="hint" id="strengths">
        {t("strengthsHint")}
      </p>
    </div>
  );
}
