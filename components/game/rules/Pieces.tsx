/** A list of the Italian vehicles and Guns that can be bought at the place and time of a game, with their RF. */
import { createMemo, Index, Show } from "solid-js";
import { availableIn, isUndated } from "../../../src/game/availability.ts";
import { THEATRE_OF } from "../../../src/game/in-force/noted.ts";
import { rfText } from "../../calculators/availability/calculator.ts";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { monthText } from "../words.ts";
import { Fold } from "./Fold.tsx";
import { toolAddress } from "./prefill.ts";

/** Lists the pieces by RF. Not rendered if the players have answered that the game has no Italians. */
export function Pieces(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const { pieces, toolHref, toolTitles } = props.open.props;
  const game = props.open.now;
  const found = createMemo(() => availableIn(pieces, THEATRE_OF[game().place], game().month, game().month));
  return (
    <Show when={game().answers.italians !== false}>
      <Fold
        heading={t("pieces", { month: monthText(props.open.words, game().month), count: found().length })}
        class="pieces"
      >
        <ul class="plain">
          <Index each={found()}>
            {(one) => (
              <li>
                <Text>{one().piece.name}</Text>{" "}
                <b>
                  <Text>{rfText(one().least)}</Text>
                </b>{" "}
                <RuleLink id={one().piece.rule} />
              </li>
            )}
          </Index>
        </ul>
        <p class="hint">
          {t("piecesUndated", { count: pieces.filter(isUndated).length })}{" "}
          <a class="tool touch" href={toolAddress("availability", game(), toolHref)}>
            {toolTitles.availability}
          </a>
        </p>
      </Fold>
    </Show>
  );
}
