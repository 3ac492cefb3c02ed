/** Dust (D11.7–D11.79): its density through the Wind Change DR, its DRM to an attack, lights at night, Vehicle Dust. */
import { createMemo } from "solid-js";
import { CopyResult } from "../kit/CopyResult.tsx";
import { Said } from "../kit/Said.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { AttackStep } from "./AttackStep.tsx";
import { attackOf, attackResult, attackText } from "./attack.ts";
import { DensityStep } from "./DensityStep.tsx";
import { densityResult, dustNow, nowText } from "./density.ts";
import { FIELDS } from "./fields.ts";
import { VehicleStep } from "./VehicleStep.tsx";
import { placedText, removalLines, vehicleDustOf, vehicleResult } from "./vehicle.ts";

export default function Dust(props: IslandProps<Word<"dust">>) {
  const form = useCalculator(props, FIELDS);
  const { state, t, Calculator } = form;
  const dust = createMemo(() => dustNow(state));
  const attack = createMemo(() => attackOf(state, dust()));
  const move = createMemo(() => vehicleDustOf(state));
  const results = () => [
    nowText(t, dust()),
    attackText(t, state, attack()),
    placedText(t, dust(), move()),
    ...removalLines(t, state).map(({ text }) => text),
  ];

  return (
    <Calculator class="dust">
      <h2>{t("densityHeading")}</h2>
      <DensityStep form={form} dust={dust()} />
      <CopyResult of={t("densityHeading")} result={() => densityResult(t, dust())} />

      <h2>{t("attackHeading")}</h2>
      <AttackStep form={form} dust={dust()} attack={attack()} />
      <CopyResult of={t("attackHeading")} result={() => attackResult(t, state, dust(), attack())} />

      <h2>{t("vehicleHeading")}</h2>
      <VehicleStep form={form} dust={dust()} move={move()} />
      <Said results={results()} />
      <CopyResult of={t("vehicleHeading")} result={() => vehicleResult(t, state, dust(), move())} />
    </Calculator>
  );
}
