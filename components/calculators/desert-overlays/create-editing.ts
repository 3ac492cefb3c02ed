import { batch, createSignal } from "solid-js";
import type { OverlayTables } from "../../../src/game/overlay-tables.ts";
import { rememberState } from "../kit/address-state.ts";
import { focusNextRoll } from "../kit/RollPanel.tsx";
import { type Boards, boardsOf, fittingDice, type Lie, oneHexOf, type Played, type State } from "./desert-overlays.ts";
import type { T } from "./overlay-log.ts";

/**
 * The boards while they are changed. As long as no die has fallen each change counts at once. After that all of them wait until the
 * end, when the dice that no longer fit are thrown away, if the reader agrees.
 */
export function createEditing(calculator: {
  t: T;
  state: State;
  set: <K extends "boards" | "north" | "dice">(key: K, value: State[K]) => void;
  boards: () => Boards;
  played: () => Played;
  tables: OverlayTables;
}) {
  const { t, state, set, boards, played, tables } = calculator;
  const [draft, setDraft] = createSignal<Lie>();
  const lie = (): Lie => draft() ?? { boards: boards().notation, north: state.north };
  const take = (lie: Lie, dice = state.dice) =>
    batch(() => {
      set("boards", lie.boards);
      set("north", lie.north);
      set("dice", dice);
    });
  const end = () => {
    const { kept } = played();
    const fits = fittingDice(boards().layout, boardsOf(lie()).layout, kept, tables, oneHexOf(state));
    // Dice of a link whose boards could not be read wait for these boards.
    if (boards().error || fits === kept) take(lie());
    else if (confirm(t("loseAsk", { lost: [...kept.slice(fits.length)].join(" ") }))) {
      // The browser's Back brings back what is thrown away here.
      rememberState();
      take(lie(), fits);
    }
    setDraft(undefined);
    focusNextRoll();
  };
  return {
    lie,
    isEditing: () => !!draft() || !boards().notation || !!boards().error,
    begin: () => setDraft(lie()),
    change: (part: Partial<Lie>) => {
      const changed = setDraft({ ...lie(), ...part });
      if (!state.dice) take(changed);
    },
    end,
  };
}
