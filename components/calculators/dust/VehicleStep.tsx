import { Conditions, Derivation } from "../kit/Derivation.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { conditionText, type DustNow } from "./density.ts";
import type { FIELDS } from "./fields.ts";
import { leastMpText, placedText, removalLines, type VehicleDust } from "./vehicle.ts";

/** A vehicle's move from one hex to the next, and the counter that it leaves. */
export function VehicleStep(props: {
  form: CalculatorOf<typeof FIELDS, Word<"dust">>;
  dust: DustNow;
  move: VehicleDust;
}) {
  const { state, t, Choice, Flag, Count } = props.form;
  return (
    <div class="step ask">
      <div class="inputs">
        <Count of="mp" />
        <Flag of="tow" />
        <Flag of="started" />
        <Flag of="paved" />
        <Flag of="left" />
        <Flag of="windy" />
        <Choice of="vehicle" />
      </div>
      <div class="result">
        <div>
          <p class="verdict outcome">
            <b>{placedText(t, props.dust, props.move)}</b>
          </p>
        </div>
        <Conditions
          label={t("conditions")}
          conditions={props.move.conditions}
          text={(condition) => conditionText(t, condition)}
        />
        <p>{leastMpText(t, props.move)}</p>
        <h3>{t("removed")}</h3>
        <Derivation label={t("removed")} lines={removalLines(t, state)} />
      </div>
    </div>
  );
}
