import { createSignal } from "solid-js";
import type { T } from "./minefields.ts";
import { strengthsOf, typedStrengths } from "./strengths.ts";

/** The strengths of the counters, typed with anything between them. What is no strength changes nothing and is named. */
export function Strengths(props: { t: T; value: string; set: (strengths: string) => void }) {
  const { t } = props;
  const [wrong, setWrong] = createSignal("");
  const written = () => strengthsOf(props.value).join(", ");
  const take = (text: string) => {
    const strengths = typedStrengths(text);
    setWrong(strengths ? "" : t("wrongStrengths", { text }));
    if (strengths) props.set(strengths);
  };
  return (
    <div>
      <label class="field">
        {t("strengths")}
        <input
          type="text"
          autocomplete="off"
          aria-describedby="wrong-strengths strengths"
          value={written()}
          onChange={({ currentTarget: field }) => {
            take(field.value);
            field.value = written();
          }}
        />
      </label>
      <p id="wrong-strengths" role="alert">
        {wrong()}
      </p>
      <p class="hint" id="strengths">
        {t("strengthsHint")}
      </p>
    </div>
  );
}
