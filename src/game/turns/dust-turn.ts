/** Determines which densities of Dust can exist in a game, and how a Wind Change DR changes the density. */
import { compareDensity, DENSITIES, type Density } from "../dust-density.ts";
import { densityAfter } from "../dust-effects.ts";
import { dustPossible, heavyPossible } from "../in-force/climate.ts";
import { type Finding, type Reason, type Truth, truthOf, valuesOf } from "../in-force/finding.ts";
import type { Game } from "../in-force/game.ts";

const BARS = ["desertBoard", "dry", "desertOnly", "noSteppe", "rained"] as const satisfies readonly Reason[];
/**
 * Why Dust of a certain density cannot exist. `reason`: the condition that fails. `rule`: the rule with this condition.
 */
export type Bar = { readonly reason: (typeof BARS)[number]; readonly rule: string };

function barIn(findings: readonly Finding[], defaultRule: string): Bar | undefined {
  const failing = findings.find(({ holds }) => holds === false);
  const reason = BARS.find((name) => name === failing?.name);
  return failing && reason && { reason, rule: failing.rule ?? defaultRule };
}
const barOfHeavy = (game: Game) => barIn(heavyPossible(game), "D11.73");

/**
 * Returns why Dust of a density cannot exist (D11.71, D11.73, D11.77). Undefined if it can exist, or if this is
 * unknown.
 */
export function barOf(game: Game, density: Density): Bar | undefined {
  if (density === "none") return undefined;
  return compareDensity(density, "heavy") < 0 ? barIn(dustPossible(game), "D11.71") : barOfHeavy(game);
}

/**
 * Returns the game's Dust, reduced to the highest density that can exist. `rule`: the rule that requires the reduction;
 * undefined if the Dust is not reduced.
 */
export function permittedDust(game: Game): { readonly dust: Density | undefined; readonly rule?: string } {
  const bar = barOf(game, "light");
  if (bar) return { dust: "none", rule: bar.rule };
  const currentBar = game.dust && barOf(game, game.dust);
  return currentBar ? { dust: "moderate", rule: currentBar.rule } : { dust: game.dust };
}

/**
 * The effect of a Wind Change DR on the density of Dust. `densest`: the density is already the highest. `rain`: rain
 * ends all Dust. `rained`: earlier rain has ended all Dust (D11.77). `apart`: Heavy Wind with Gusts has no effect,
 * because Heavy Dust cannot exist. `open`: the effect depends on facts that are unknown.
 */
export type DustTurn =
  | { readonly change: "denser" | "thinner" | "densest" | "same" | "open"; readonly rule: "D11.76" }
  | { readonly change: "rain" | "rained"; readonly rule: "D11.77" }
  | ({ readonly change: "apart" } & Bar);

const truths = (truth: Truth): readonly boolean[] => (truth === "ask" ? [true, false] : [truth]);

/**
 * Returns the Dust after a Wind Change DR without rain (D11.76). `game`: the game with the wind after the DR.
 * `wereBoth`, `areBoth`: whether Heavy Wind and Gusts are in effect together, before and after the DR.
 */
export function dustTurn(
  game: Game,
  wereBoth: Truth,
  areBoth: Truth,
): { readonly dust: Density | undefined; readonly turn: DustTurn } {
  const { dust } = game;
  const bar = barOfHeavy(game);
  if (bar && (wereBoth || areBoth)) return { dust, turn: { change: "apart", ...bar } };
  const outcomes = truths(truthOf(heavyPossible(game))).flatMap((possible) =>
    truths(wereBoth).flatMap((were) =>
      truths(areBoth).flatMap((are) =>
        valuesOf(dust, DENSITIES).map((before) =>
          densityAfter(before, { wereBoth: possible && were, areBoth: possible && are }),
        ),
      ),
    ),
  );
  const same = <T>(values: readonly T[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const change = same(outcomes.map((outcome) => outcome.change)) ?? "open";
  return { dust: same(outcomes.map((outcome) => outcome.density)), turn: { change, rule: "D11.76" } };
}
