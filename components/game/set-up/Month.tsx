/** Selects for the year and month of a game. */
import type { Option } from "../../calculators/kit/Choices.tsx";
import { Select } from "../../calculators/kit/Select.tsx";
import type { OpenGame } from "../open-game.ts";

const YEARS = Array.from({ length: 10 }, (_, i) => `${1936 + i}`);

/** Adds the prompt "Choose…" before the options as long as nothing is chosen. */
const withPrompt = (prompt: string, value: string, options: readonly Option[]): readonly Option[] =>
  value ? options : [{ value, label: prompt }, ...options];

export function Month(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const { months } = props.open.props;
  const parts = () => (state.month === "unknown" ? [] : state.month.split("-"));
  const [year, month] = [() => parts()[0] ?? "", () => parts()[1] ?? ""];
  const setMonth = (y: string, m: string) => set("month", [y, ...(m ? [m] : [])].join("-") || "unknown");
  return (
    <>
      <Select
        label={t("year")}
        value={year()}
        set={(value) => setMonth(value, month())}
        options={withPrompt(
          t("choose"),
          year(),
          YEARS.map((value) => ({ value, label: value })),
        )}
      />
      <Select
        label={t("month")}
        value={month()}
        set={(value) => setMonth(year(), value)}
        options={withPrompt(
          t("choose"),
          month(),
          months.map((label, i) => ({ value: `${i + 1}`.padStart(2, "0"), label })),
        )}
      />
    </>
  );
}
