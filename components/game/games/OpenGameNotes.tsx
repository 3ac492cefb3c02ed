/** Notes on the open game: whether its link could be read, whether another state of it is kept, and whether it can be kept. */
import { Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { Words } from "../words.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { dateText, stageText } from "./describe.ts";
import { hrefOf } from "./kept-game.ts";
import { type LinkFault, LONGEST_LINK } from "./share-link.ts";

function Fault(props: { words: Words; fault: LinkFault }) {
  const { t } = props.words;
  const parts = () => props.fault.parts.map((part) => t(`link.part.${part}`)).join(t("comma"));
  return (
    <div class="bad">
      <p>
        <Text>{t(`link.${props.fault.kind}`)}</Text>
      </p>
      <p>
        <Text>{parts() ? t("link.read", { parts: parts() }) : t("link.readNothing")}</Text>
      </p>
      <p>{t("link.stays")}</p>
    </div>
  );
}

export function OpenGameNotes(props: { words: Words; storage: GameStorage }) {
  const { t } = props.words;
  const { storage } = props;
  const length = () => storage.shared()?.href.length ?? 0;
  return (
    <div class="game-notes stack unprinted" role="status">
      <Show when={storage.fault()}>{(fault) => <Fault words={props.words} fault={fault()} />}</Show>
      <Show when={!storage.failure() && storage.otherState()}>
        {(game) => (
          <p class="does cluster">
            <Text>
              {t("kept.other", { stage: stageText(t, storage.stateOf(game().query)), when: dateText(game().changed) })}
            </Text>
            <a href={hrefOf(game())}>{t("kept.openOther")}</a>
            <button type="button" onClick={storage.separate}>
              {t("kept.both")}
            </button>
          </p>
        )}
      </Show>
      <Show when={storage.failure()}>
        {(why) => (
          <p class="bad">
            <Text>{t(`kept.${why()}`)}</Text>
          </p>
        )}
      </Show>
      <Show when={storage.shared()?.left}>
        {(count) => (
          <p>
            <Text>{t("link.left", { count: count() })}</Text>
          </p>
        )}
      </Show>
      <Show when={length() > LONGEST_LINK}>
        <p class="bad">
          <Text>{t("link.long", { length: length() })}</Text>
        </p>
      </Show>
    </div>
  );
}
