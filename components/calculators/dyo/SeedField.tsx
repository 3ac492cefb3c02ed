import { useSurroundings } from "../kit/context.ts";
import { isSeeded, type State, seedFrom } from "./dyo.ts";
import type { T } from "./words.ts";

/** The seed of the dice, which cannot be changed once dice were thrown from it. */
export function SeedField(props: { t: T; state: State; set: (seed: string) => void; needsSeed: boolean }) {
  const { t } = props;
  const { early } = useSurroundings();
  return (
    <>
      <label class="field">
        {t("seed")}
        <input
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxlength="16"
          value={props.state.seed}
          disabled={isSeeded(props.state) && !props.needsSeed}
          ref={(field) => {
            const typed = field.value;
            if (typed !== props.state.seed) early.note(() => props.set(seedFrom(typed)));
          }}
          onChange={({ currentTarget: field }) => {
            const seed = seedFrom(field.value);
            props.set(seed);
            field.value = seed;
          }}
        />
      </label>
      <p class="hint">{t(isSeeded(props.state) ? "seedFixed" : "seedHint")}</p>
    </>
  );
}
