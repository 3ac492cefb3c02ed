import { batch, createMemo, createSignal } from "solid-js";
import { replay } from "../../../src/game/overlay-setup.ts";
import { rememberState } from "../kit/address-state.ts";
import { focusNextRoll } from "../shared/RollPanel.tsx";
import { createRolling } from "./create-rolling.ts";
import {
  agreementsOf,
  type BoardFields,
  boardsOf,
  fittingDice,
  freeWadis,
  type OverlaysState,
  oneHexOf,
  playedOf,
  withOneHexChanged,
  withThrowers,
} from "./desert-overlays.ts";
import { type OverlaysSay, problemLines } from "./overlay-log.ts";

/** Creates the state of the random placement (F12.3–F12.42) and the actions of its buttons. */
export function createPlacement(calculator: {
  t: OverlaysSay;
  state: OverlaysState;
  set: <K extends keyof BoardFields | "dice" | "onehex" | "by">(key: K, value: OverlaysState[K]) => void;
}) {
  const { t, state, set } = calculator;
  const boards = createMemo(() => boardsOf(state));
  const played = createMemo(() => playedOf(state, boards()));
  const setup = () => played().setup;
  const play = (dice: string) => replay(boards().layout, dice, agreementsOf(state));

  const agreed = () => ({ failed: state.failed, south: state.south });
  const [draft, setDraft] = createSignal<BoardFields>();
  const lie = (): BoardFields => draft() ?? { ...agreed(), boards: boards().notation, north: state.north };
  const take = (lie: BoardFields, dice = state.dice) =>
    batch(() => {
      set("boards", lie.boards);
      set("north", lie.north);
      set("failed", lie.failed);
      set("south", lie.south);
      set("dice", dice);
    });
  /**
   * The boards and agreements while the user edits them. Before the first roll, each change takes effect at once.
   * Later, changes take effect when the user ends editing. If some dice no longer fit the changes, the user is asked
   * whether to discard these dice.
   */
  const editing = {
    lie,
    isEditing: () => !!draft() || !boards().notation || !!boards().error,
    /** Opens the editor and focuses its first board, because the pressed button is no longer shown. */
    begin: () => {
      setDraft(lie());
      document.querySelector<HTMLElement>(".faces button")?.focus();
    },
    change: (part: Partial<BoardFields>) => {
      const changed = setDraft({ ...lie(), ...part });
      if (!state.dice) take(changed);
    },
    end: () => {
      const { kept } = played();
      const now = agreementsOf(state);
      const fits = fittingDice([boards().layout, now], [boardsOf(lie()).layout, { ...now, ...lie() }], kept);
      // If the boards of the link are invalid, its dice have not been played yet. They are now played on the edited
      // boards.
      if (boards().error || fits === kept) take(lie());
      else if (confirm(t("loseAsk", { lost: [...kept.slice(fits.length)].join(" ") }))) {
        // Saves the state, so that the browser's Back button restores the discarded dice.
        rememberState();
        take(lie(), fits);
      }
      setDraft(undefined);
      focusNextRoll();
    },
  };

  return {
    t,
    state,
    boards,
    played,
    setup,
    play,
    rolling: createRolling(t, played, play, (dice, last) =>
      batch(() => {
        set("by", withThrowers(state.by, dice, last));
        set("dice", dice);
      }),
    ),
    editing,
    /**
     * Returns the id of the overlay that the next roll positions for the first time, otherwise false. Only before this
     * roll may the players choose that it is a one-hex overlay.
     */
    positioned: () => {
      const { dice, overlay } = setup().next;
      return dice > 1 && setup().overlays.find((o) => o.id === overlay)?.attempts === 0 && overlay;
    },
    isOneHex: (id: string) => oneHexOf(state).includes(id),
    changeOneHex: (id: string) => set("onehex", withOneHexChanged(state, id)),
    /** Returns the id of the overlay that the previous roll placed, if any. The players may reroll its position. */
    lastLaid: () => {
      const last = setup().log.at(-1);
      return setup().next.open && last?.step === "position" ? last.overlay : undefined;
    },
    free: () => freeWadis(setup()),
    problems: () => problemLines(t, boards(), played()),
  };
}
export type Placement = ReturnType<typeof createPlacement>;
