import { FARTHEST, type T } from "./fields.ts";

const nearest = (range: number) => Math.min(FARTHEST, Math.max(0, Math.round(range)));

/** The range in hexes: a slider, and a number that is taken while it is typed. */
export function RangeField(props: { t: T; value: number; set: (range: number) => void }) {
  const { t } = props;
  const take = (value: number) => props.set(nearest(value));
  return (
    <fieldset class="range">
      <legend>{t("range")}</legend>
      <input
        type="range"
        autocomplete="off"
        min="0"
        max={FARTHEST}
        aria-label={t("slider")}
        value={props.value}
        onInput={(event) => take(event.currentTarget.valueAsNumber)}
      />
      <div>
        <button type="button" aria-label={t("less")} onClick={() => take(props.value - 1)}>
          −
        </button>
        <input
          type="number"
          inputmode="numeric"
          autocomplete="off"
          min="0"
          max={FARTHEST}
          aria-label={t("range")}
          value={props.value}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            // A number that is half written and not yet legal waits until it is finished.
            if (nearest(valueAsNumber) === valueAsNumber) props.set(valueAsNumber);
          }}
          onChange={({ currentTarget: field }) => {
            if (!Number.isNaN(field.valueAsNumber)) take(field.valueAsNumber);
            // The field shows what was taken, even where that is what it was before.
            field.value = String(props.value);
          }}
        />
        <button type="button" aria-label={t("more")} onClick={() => take(props.value + 1)}>
          +
        </button>
      </div>
    </fieldset>
  );
}
