/** The sheet of a game, to print: the quick reference without the lines that the game does not need. */
import { createEffect, createMemo, createSignal, Index, type JSX, onCleanup, onMount, Show } from "solid-js";
import { Check } from "../../calculators/kit/Check.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import { sayFrom } from "../../calculators/kit/words.ts";
import type { OpenGame } from "../open-game.ts";
import { toolAddress } from "../rules/prefill.ts";
import { beforePlay } from "../set-up/before-play.ts";
import { type GameWord, openText, type Untitled } from "../words.ts";
import { drawCodes } from "./codes.ts";
import { conditionsOf } from "./conditions.ts";
import { cutSheet, numberSheet } from "./cut-sheet.ts";

/** The header of a sheet: the game's name, its current conditions and, for a printed scenario, that nothing is rolled. */
function Conditions(props: { open: OpenGame; words: Untitled }) {
  const { t } = props.words;
  const { state } = props.open.calculator;
  const conditions = createMemo(() => conditionsOf(props.words, props.open.now(), props.open.rules()));
  const before = () => beforePlay(t, state, props.open.rules());
  return (
    <div class="conditions">
      <Show when={state.name}>
        {(name) => (
          <h2>
            <Text>{name()}</Text>
          </h2>
        )}
      </Show>
      <ul class="plain cluster apart">
        <Index each={conditions()}>
          {(condition) => (
            <li>
              <Text>{condition().about && condition().about + t("colon")}</Text>
              <Show when={condition().is} fallback={<span class="blank" />}>
                {(is) => (
                  <b>
                    <Text>{is()}</Text>
                  </b>
                )}
              </Show>
            </li>
          )}
        </Index>
      </ul>
      <Show when={state.kind === "printed"}>
        <p>
          <b>
            <Text>{before().roll}</Text>
          </b>{" "}
          <Text>{before().odds}</Text>
        </p>
      </Show>
      <Show when={props.open.openCount()}>
        {(count) => (
          <p>
            <Text>{t("sheet.open", { open: openText(t, count()) })}</Text>
          </p>
        )}
      </Show>
    </div>
  );
}

/**
 * The sheet view of a game. `children`: the whole sheet in the page's language; `other`: the whole sheet in the other
 * language.
 */
export function Sheet(props: { open: OpenGame; isShown: boolean; children?: JSX.Element; other?: JSX.Element }) {
  let sheet!: HTMLDivElement;
  const { state, t } = props.open.calculator;
  const { inOther, wordsIn } = props.open.props;
  const [inBoth, setInBoth] = createSignal(false);
  const all = (selector: string) => sheet.querySelectorAll<HTMLElement>(selector);

  createEffect(() => {
    if (!props.isShown) return;
    const rules = props.open.rules();
    for (const copy of all(".quick")) {
      cutSheet(copy, rules, state.book);
      numberSheet(copy, state.book);
    }
    const game = props.open.now();
    for (const link of sheet.querySelectorAll<HTMLAnchorElement>("[data-tool]"))
      link.href = toolAddress(link.dataset.tool!, game, link.pathname);
  });

  onMount(() => {
    const onPrint = () => props.isShown && drawCodes(sheet);
    addEventListener("beforeprint", onPrint);
    onCleanup(() => removeEventListener("beforeprint", onPrint));
  });

  return (
    <div class="sheet" hidden={!props.isShown} ref={sheet}>
      <Show when={props.isShown}>
        <div class="sheet-choices cluster apart unprinted">
          <Check label={t("sheet.both")} value={inBoth()} set={setInBoth} />
          <button type="button" class="big" onClick={() => print()}>
            {t("sheet.print")}
          </button>
        </div>
        <Conditions open={props.open} words={props.open.words} />
      </Show>
      {props.children}
      <div class="other-language" lang={inOther.lang} hidden={!inBoth()}>
        <Show when={props.isShown && inBoth()}>
          <Conditions
            open={props.open}
            words={{ t: sayFrom<GameWord>(inOther.strings, wordsIn), months: inOther.months }}
          />
        </Show>
        {props.other}
      </div>
    </div>
  );
}
