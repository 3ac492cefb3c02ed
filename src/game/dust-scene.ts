import type { Ec } from "./sand-bog.ts";

/** Which boards a scenario uses: Desert Boards only, one or more of them beside others, none (D.1). */
export type Boards = "desert" | "mixed" | "none";

/** What decides which Dust can exist. */
export type DustScene = { readonly boards: Boards; readonly ec: Ec; readonly steppe: boolean };

/** A condition of D11.71 or D11.73; all of them must hold. `rule` is the rule that asks for it. */
export type DustCondition = {
  readonly name: "desertBoard" | "dry" | "desertOnly" | "noSteppe";
  readonly holds: boolean;
  readonly rule: string;
};

/** D11.71, D11.73: the densest Dust that can exist, with the conditions for Light and for Heavy, each judged by itself. */
export function densestPossible({ boards, ec, steppe }: DustScene): {
  readonly densest: "none" | "moderate" | "extremelyHeavy";
  readonly light: readonly DustCondition[];
  readonly heavy: readonly DustCondition[];
} {
  const light: DustCondition[] = [
    { name: "desertBoard", holds: boards !== "none", rule: "D11.71" },
    { name: "dry", holds: ec === "veryDry" || (ec === "dry" && !steppe), rule: steppe ? "D13.2" : "D11.71" },
  ];
  const heavy: DustCondition[] = [
    { name: "desertOnly", holds: boards === "desert", rule: "D11.73" },
    { name: "noSteppe", holds: !steppe, rule: "D11.73" },
  ];
  const holds = (conditions: readonly DustCondition[]) => conditions.every((c) => c.holds);
  return { densest: !holds(light) ? "none" : holds(heavy) ? "extremelyHeavy" : "moderate", light, heavy };
}
