/** Selects for the year and month of a game. */
import { Select } from "../../calculators/kit/Select.tsx";
import type { OpenGame } from "../open-game.ts";

const YEARS = Array.from({ length: 10 }, (_, i) => `${1936 + i}`);

export function Month(props: { open: OpenGame }) {
  const { state, set, t } = props.open.calculator;
  const { months } = props.open.props;
  const [year, month] = [() => state.month.slice(0, 4), () => state.month.slice(5)];
  return (
    <>
      <Select
        label={t("year")}
        value={year()}
        set={(value) => set("month", `${value}-${month()}`)}
        options={YEARS.map((value) => ({ value, label: value }))}
      />
      <Select
        label={t("month")}
        value={month()}
        set={(value) => set("month", `${year()}-${value}`)}
        options={months.map((label, i) => ({ value: `${i + 1}`.padStart(2, "0"), label }))}
      />
    </>
  );
}
