/**
 * Shows messages about the open game: its link is faulty, another state of it is stored, it could not be stored, or the
 * link to share it is shortened or too long.
 */
import { Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { Words } from "../words.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { dateText, stageText } from "./describe.ts";
import { hrefOf } from "./kept-game.ts";
import { type LinkPart, LONGEST_LINK } from "./share-link.ts";

export function OpenGameNotes(props: { words: Words; storage: GameStorage }) {
  const { t } = props.words;
  const { storage } = props;
  const partsText = (parts: readonly LinkPart[]) =>
    parts.length && t("link.read", { parts: parts.map((part) => t(`link.part.${part}`)).join(t("comma")) });
  const length = () => storage.shared()?.href.length ?? 0;
  return (
    <div class="game-notes stack unprinted" role="status">
      <Show when={storage.fault()}>
        {(fault) => (
          <div class="bad">
            <p>
              <Text>{t(`link.${fault().kind}`)}</Text>
            </p>
            <p>
              <Text>{partsText(fault().parts) || t("link.readNothing")}</Text>
            </p>
            <p>{t("link.stays")}</p>
          </div>
        )}
      </Show>
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
