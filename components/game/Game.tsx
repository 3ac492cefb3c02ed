/** The interactive part of the game page: set-up, rules in force, sheet and turns. The URL contains the whole game. */
import { createEffect, createMemo, Match, onMount, Show, Switch } from "solid-js";
import { inForce } from "../../src/game/in-force/in-force.ts";
import { readEvents } from "../../src/game/turns/events.ts";
import { playTurns } from "../../src/game/turns/turns.ts";
import { useForm } from "../calculators/kit/use-form.tsx";
import { hasBegun } from "./game-fields.ts";
import { gameForm } from "./game-form.ts";
import { gameOf } from "./game-of.ts";
import { createGameStorage } from "./games/create-game-storage.ts";
import { OpenGameMenu } from "./games/GameButtons.tsx";
import { KeptList } from "./games/KeptList.tsx";
import { OpenGameNotes } from "./games/OpenGameNotes.tsx";
import type { OpenGame, Props } from "./open-game.ts";
import { createPlay } from "./play/create-play.ts";
import { Play } from "./play/Play.tsx";
import { ChangedRules } from "./rules/ChangedRules.tsx";
import { Rules } from "./rules/Rules.tsx";
import { countOpen, openQuestions } from "./rules/rule-lists.ts";
import { setUpAnswers } from "./set-up/before-play.ts";
import { createSetUp } from "./set-up/create-set-up.ts";
import { SetUp } from "./set-up/SetUp.tsx";
import { Sheet } from "./sheet/Sheet.tsx";
import { answersOf, resultOf, viewText } from "./words.ts";

export default function Game(props: Props) {
  const calculator = useForm(gameForm, props);
  const { given, state, t, Frame, Choice } = calculator;
  const setUp = createSetUp(props, calculator);
  const { dyo, placement } = setUp;
  const start = createMemo(() => gameOf(state, dyo.guide(), placement.boards(), placement.setup()));
  const inPlay = createMemo(() => playTurns(start(), readEvents(state.play)));
  const now = () => inPlay().game;
  // No view needs the rules before the game has begun, and finding them would delay the first page load.
  const rules = createMemo(() => (hasBegun(state) ? inForce(now(), given.pieces) : []));
  const words = { t, titles: given.titles, months: given.months };
  const questions = createMemo(() => openQuestions(rules()));
  const openCount = () => countOpen(questions());
  const open: OpenGame = { props, calculator, words, inPlay, now, rules, questions, openCount };
  const play = createPlay(open);
  const storage = createGameStorage(calculator);
  const view = () => (hasBegun(state) ? state.view : "setup");
  const answers = () => {
    if (storage.isListed())
      return [{ roll: t("kept.title"), odds: t("kept.count", { count: storage.stored().games.size }) }];
    if (view() === "setup") return setUpAnswers(t, state, rules(), setUp.rollAnswers());
    return view() === "play" ? play.answers() : answersOf(words, state, rules(), openCount());
  };

  // Names the view in the title of the document, in front of the title of the page.
  onMount(() => {
    const { title } = document;
    createEffect(() => {
      document.title = `${t(storage.isListed() ? "kept.title" : `view.${view()}`)} · ${title}`;
    });
  });

  return (
    <Frame
      class="game"
      answers={answers()}
      result={() => resultOf(words, state, rules(), openCount(), [...setUp.lines(), ...play.lines()])}
      link={storage.link}
      bad={storage.otherFaults()}
    >
      <Show when={!storage.isListed()} fallback={<KeptList words={words} storage={storage} />}>
        <OpenGameNotes words={words} storage={storage} />
        <Show when={hasBegun(state)}>
          <ChangedRules open={open} />
          <Choice of="view" text={(one) => viewText(t, one, openCount())} />
        </Show>
        <OpenGameMenu t={t} storage={storage} />
        <Switch>
          <Match when={view() === "setup"}>
            <SetUp open={open} setUp={setUp} />
          </Match>
          <Match when={view() === "play"}>
            <Play open={open} play={play} />
          </Match>
          <Match when={view() === "rules"}>
            <Rules open={open} />
          </Match>
        </Switch>
      </Show>
      <Sheet open={open} isShown={view() === "sheet" && !storage.isListed()} other={props.other}>
        {props.children}
      </Sheet>
    </Frame>
  );
}
