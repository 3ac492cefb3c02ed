/** What is said of the game that is open: whether its link could be read, which other state of it there is, and whether it is kept. */
import { Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { Words } from "../words.ts";
import type { Keeping } from "./create-keeping.ts";
import { dateText, stageText } from "./describe.ts";
import { type LinkFault, LONGEST_LINK } from "./share-link.ts";

function Fault(props: { words: Words; fault: LinkFault }) {
  const { t } = props.words;
  const parts = () => props.fault.parts.map((part) => t(`link.part.${part}`)).join(t("comma"));
  return (
    <div class="bad">
      <p>
        <Text>{t(`link.${props.fault.what}`)}</Text>
      </p>
      <p>
        <Text>{parts() ? t("link.read", { parts: parts() }) : t("link.readNothing")}</Text>
      </p>
      <p>{t("link.stays")}</p>
    </div>
  );
}

export function OpenGameNotes(props: { words: Words; keeping: Keeping }) {
  const { t } = props.words;
  const { keeping } = props;
  const length = () => keeping.shared()?.href.length ?? 0;
  return (
    <div class="game-notes" role="status">
      <Show when={keeping.fault()}>{(fault) => <Fault words={props.words} fault={fault()} />}</Show>
      <Show when={keeping.clash()}>
        {(game) => (
          <p>
            <Text>
              {t("kept.clash", { stage: stageText(t, keeping.stateOf(game().query)), when: dateText(game().changed) })}
            </Text>{" "}
            <a href={game().query}>{t("kept.openOther")}</a>
          </p>
        )}
      </Show>
      <Show when={keeping.failure()}>
        {(why) => (
          <p class="bad">
            <Text>{t(`kept.${why()}`)}</Text>
          </p>
        )}
      </Show>
      <Show when={keeping.shared()?.left}>
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
