import { createSignal } from "solid-js";
import { useSurroundings } from "../kit/context.ts";
import { strengthsOf, type T, typedStrengths } from "./minefields.ts";

/** The strengths of the counters, typed with anything between them. What is no strength changes nothing and is named. */
export function Strengths(props: { t: T; value: string; set: (strengths: string) => void }) {
  const { t } = props;
  const { early } = useSurroundings();
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
          ref={(field) => {
            const typed = field.value;
            if (typed !== written()) early.note(() => take(typed));
          }}
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
