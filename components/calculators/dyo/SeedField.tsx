import { isSeeded, type State } from "./dyo.ts";
import { seedFrom } from "./seed.ts";
import type { T } from "./words.ts";

/** The seed of the dice, which is fixed once it has thrown. */
export function SeedField(props: { t: T; state: State; set: (seed: string) => void; needsSeed: boolean }) {
  const { t } = props;
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
