/** What a game in play makes of its Dust: which can exist, and what a Wind Change DR does to it. */
import { compareDensity, DENSITIES, type Density } from "../dust-density.ts";
import { densityAfter } from "../dust-effects.ts";
import { dustPossible, heavyPossible } from "../in-force/climate.ts";
import { type Finding, type Reason, type Truth, truthOf, valuesOf } from "../in-force/finding.ts";
import type { Game } from "../in-force/game.ts";

const BARS = ["desertBoard", "dry", "desertOnly", "noSteppe", "rained"] as const satisfies readonly Reason[];
/** The condition by which Dust of some density cannot be, with the rule that says so. */
export type Bar = { readonly reason: (typeof BARS)[number]; readonly rule: string };

function barIn(findings: readonly Finding[], ofRule: string): Bar | undefined {
  const failing = findings.find(({ holds }) => holds === false);
  const reason = BARS.find((name) => name === failing?.name);
  return failing && reason && { reason, rule: failing.rule ?? ofRule };
}
const barOfHeavy = (game: Game) => barIn(heavyPossible(game), "D11.73");

/** D11.71, D11.73, D11.77: why there cannot be Dust of this density; undefined where there can, or where it is not known. */
export function barOf(game: Game, density: Density): Bar | undefined {
  if (density === "none") return undefined;
  return compareDensity(density, "heavy") < 0 ? barIn(dustPossible(game), "D11.71") : barOfHeavy(game);
}

/** The densest Dust that can exist, up to that which there is, with the rule that bars what was denser. */
export function fittingDust(game: Game): { readonly dust: Density | undefined; readonly rule?: string } {
  const bar = barOf(game, "light");
  if (bar) return { dust: "none", rule: bar.rule };
  const barOfNow = game.dust && barOf(game, game.dust);
  return barOfNow ? { dust: "moderate", rule: barOfNow.rule } : { dust: game.dust };
}

/**
 * What a Wind Change DR does to the density of Dust. `rain` ends all Dust, `rained`: it has ended already (D11.77). `apart`:
 * Heavy Wind and Gusts come or end together and alter nothing, as Heavy Dust cannot exist. `open`: only the players can tell.
 */
export type DustTurn =
  | { readonly change: "denser" | "thinner" | "densest" | "same" | "open"; readonly rule: "D11.76" }
  | { readonly change: "rain" | "rained"; readonly rule: "D11.77" }
  | ({ readonly change: "apart" } & Bar);

const truths = (truth: Truth): readonly boolean[] => (truth === "ask" ? [true, false] : [truth]);

/**
 * D11.76: the Dust after a Wind Change DR, in a game in which its wind is already in effect and it does not rain.
 * `wereBoth`, `areBoth`: whether Heavy Wind and Gusts were in effect together before, and are now.
 */
export function dustTurn(
  game: Game,
  wereBoth: Truth,
  areBoth: Truth,
): { readonly dust: Density | undefined; readonly turn: DustTurn } {
  const { dust } = game;
  const bar = barOfHeavy(game);
  if (bar && (wereBoth || areBoth)) return { dust, turn: { change: "apart", ...bar } };
  const ways = truths(truthOf(heavyPossible(game))).flatMap((possible) =>
    truths(wereBoth).flatMap((were) =>
      truths(areBoth).flatMap((are) =>
        valuesOf(dust, DENSITIES).map((before) =>
          densityAfter(before, { wereBoth: possible && were, areBoth: possible && are }),
        ),
      ),
    ),
  );
  const same = <T>(values: readonly T[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const change = same(ways.map((way) => way.change)) ?? "open";
  return { dust: same(ways.map((way) => way.density)), turn: { change, rule: "D11.76" } };
}
