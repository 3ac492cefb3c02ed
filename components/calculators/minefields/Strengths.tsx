import { createSignal } from "solid-js";
import { TextField } from "../kit/TextField.tsx";
import { type MinefieldsSay, strengthsOf, typedStrengths } from "./calculator.ts";

/**
 * Text field for the strengths of the counters: "12, 8, 6". The numbers may have any separators. If the text is
 * invalid, the strengths do not change and a message is shown.
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
