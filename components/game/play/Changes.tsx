/**
 * Controls for changes during the game by an SSR or the players: Weather, EC, Dust, wind and so on. Also a button for
 * the start of rain.
 */

import { Show } from "solid-js";
import { DENSITIES } from "../../../src/game/dust-density.ts";
import { WIND_FORCES } from "../../../src/game/scenario.ts";
import { barOf } from "../../../src/game/turns/dust-turn.ts";
import { SETTABLE, type Settable, type Setting } from "../../../src/game/turns/events.ts";
import { Choices } from "../../calculators/kit/Choices.tsx";
import { Select } from "../../calculators/kit/Select.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import { RuleNumber } from "../rules/RuleNumber.tsx";
import type { GamePlay } from "./create-play.ts";
import { LABEL, valueText } from "./log-words.ts";

export function Changes(props: { play: GamePlay }) {
  const { play } = props;
  const { t } = play.words;
  const game = () => play.inPlay().game;
  /**
   * The reason why some densities of Dust cannot exist now, or undefined. The Dust control does not offer these
   * densities.
   */
  const bar = () => DENSITIES.map((density) => barOf(game(), density)).find(Boolean);
  const canBe = (field: Settable, value: string) =>
    field !== "dust" || DENSITIES.some((density) => density === value && !barOf(game(), density));
  const options = (field: Settable | "wind", values: readonly string[]) => [
    ...(game()[field] === undefined ? [{ value: "", label: t("unknown") }] : []),
    ...values.map((value) => ({ value, label: valueText(t, field, value) })),
  ];
  return (
    <details class="changes">
      <summary>{t("play.changes")}</summary>
      <div class="picks cluster">
        {(Object.keys(SETTABLE) as Settable[]).map((field) => {
          // The set-up view, too, has radio buttons for these two fields and a `<select>` for the others.
          const Control = ["ssrHaze", "ssrSun"].includes(field) ? Choices : Select;
          return (
            <Control
              label={t(LABEL[field])}
              value={game()[field] ?? ""}
              options={options(
                field,
                SETTABLE[field].values.filter((value) => canBe(field, value)),
              )}
              set={(value: string | number) => value && play.enter({ kind: "set", ...({ field, value } as Setting) })}
            />
          );
        })}
        <Choices
          label={t("wind")}
          value={game().wind ?? ""}
          options={options("wind", WIND_FORCES)}
          set={(value) => {
            const force = WIND_FORCES.find((name) => name === value);
            if (force) play.enter({ kind: "wind", force, gusts: false, rain: false });
          }}
        />
      </div>
      <Show when={bar()} keyed>
        {(why) => (
          <p class="hint">
            <Text>{t("play.barred", { why: t(`left.${why.reason}`) })}</Text> <RuleNumber id={why.rule} />
          </p>
        )}
      </Show>
      <Show when={!game().rained}>
        <p>
          <button type="button" onClick={() => play.enter({ kind: "wind", gusts: false, rain: true })}>
            {t("play.rainBegins")}
          </button>
        </p>
      </Show>
    </details>
  );
}
