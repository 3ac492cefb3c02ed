/** Vehicular Smoke Grenades (F.10): who may try, on which usage dr it succeeds, how long the Smoke stays. */

import { createMemo, Show } from "solid-js";
import { asFraction, asPercent, die, reduced } from "../../src/game/distribution.ts";
import { atLeastOnce } from "../../src/game/repeated-rolls.ts";
import { type SmokeAttempt, smokeGrenades } from "../../src/game/smoke-grenades.ts";
import type { ResultLine } from "./kit/copy.ts";
import { OddsBars } from "./kit/OddsBars.tsx";
import { BadValues, Check, Choices, CopyResult, Derivation, fill, type IslandProps, Said } from "./parts.tsx";
import { Stepper } from "./Stepper.tsx";
import { createUrlState, type Field } from "./url-state.ts";

const ARMOR = ["ct", "ot", "unarmored"];
const CREW = ["ce", "bu"];
const MPH = ["own", "opponent"];

const FIELDS: Record<string, Field> = {
  armor: { values: ARMOR },
  crew: { values: CREW },
  ma: { values: ["1", "0"] },
  dispenser: { values: ["0", "1"] },
  mph: { values: MPH },
  tries: { min: 1, max: 10, start: 1 },
};

export default function SmokeGrenades(props: IslandProps) {
  const t = (key: string, values: Record<string, string | number> = {}) => fill(props.strings[key]!, values);
  const { get, set, bad } = createUrlState(FIELDS);
  const options = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  const armored = () => get("armor") !== "unarmored";

  const attempt = createMemo(() =>
    smokeGrenades({
      armor: get("armor") as SmokeAttempt["armor"],
      crew: get("crew") as SmokeAttempt["crew"],
      maShown: get("ma") === "1",
      dispenserTried: get("dispenser") === "1",
      mph: get("mph") as SmokeAttempt["mph"],
    }),
  );
  const allowed = () => {
    const a = attempt();
    return a.allowed ? a : undefined;
  };
  const severalText = () => {
    const odds = reduced(atLeastOnce(allowed()!.odds, Number(get("tries"))));
    return t("several", { tries: get("tries"), fraction: asFraction(odds), percent: asPercent(odds, 2) });
  };
  const lines = (): ResultLine[] => {
    const a = attempt();
    const of = (key: string) => ({ text: t(key), rule: "F.10" });
    if (!a.allowed) return [of(`none.${a.reason}`)];
    return [{ text: t(`case.${a.case}`, { number: a.number }), rule: "F.10" }, of("onSix"), of(`stays.${a.stays}`)];
  };
  const several = () => (allowed() && get("tries") !== "1" ? [{ text: severalText() }] : []);
  const outcome = () => {
    const a = allowed();
    return a
      ? t("odds", { fraction: asFraction(a.odds), percent: asPercent(a.odds, 1), number: a.number })
      : t("notAllowed");
  };
  const result = () => ({
    title: t("copyTitle", {
      vehicle: [t(`armor.${get("armor")}`), ...(armored() ? [t(`crew.${get("crew")}`)] : [])].join(t("comma")),
      outcome: outcome(),
    }),
    lines: [...lines(), ...several()],
  });

  return (
    <div class="calculator">
      <BadValues bad={bad()} strings={props.strings} />
      <div class="step ask">
        <div class="inputs">
          <Choices
            label={t("armor")}
            value={get("armor")}
            set={(v) => set("armor", v)}
            options={options("armor", ARMOR)}
          />
          <Show when={armored()}>
            <Choices
              label={t("crew")}
              value={get("crew")}
              set={(v) => set("crew", v)}
              options={options("crew", CREW)}
            />
          </Show>
          <div>
            <Check label={t("ma")} value={get("ma")} set={(v) => set("ma", v)} />
            <Check label={t("dispenser")} value={get("dispenser")} set={(v) => set("dispenser", v)} />
          </div>
          <Choices label={t("mph")} value={get("mph")} set={(v) => set("mph", v)} options={options("mph", MPH)} />
          <Stepper
            label={t("tries")}
            value={get("tries")}
            min={1}
            max={10}
            set={(v) => set("tries", v)}
            strings={props.strings}
            hint={t("triesHint")}
          />
        </div>
        <div class="result">
          <div>
            <Show
              when={allowed()}
              fallback={
                <p class="verdict outcome">
                  <b>{t("notAllowed")}</b>
                </p>
              }
            >
              {(a) => (
                <p class="verdict">
                  <b>{asFraction(a().odds)}</b> {asPercent(a().odds, 1)} <span>{t("on", { number: a().number })}</span>
                </p>
              )}
            </Show>
            <Show when={several().length}>
              <p>{severalText()}</p>
            </Show>
          </div>
          <Show when={allowed()}>
            {(a) => <OddsBars dist={die} marked={(face) => face <= a().number} label={outcome()} />}
          </Show>
          <Derivation label={t("derivation")} lines={lines()} ruleHref={props.ruleHref} />
        </div>
      </div>
      <Said results={[outcome(), ...several().map(({ text }) => text)]} />
      <CopyResult result={result} strings={props.strings} ruleHref={props.ruleHref} />
    </div>
  );
}
