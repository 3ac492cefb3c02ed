import { createMemo } from "solid-js";
import { replay } from "../../../src/game/overlay-setup.ts";
import { type OverlayTables, overlayIds } from "../../../src/game/overlay-tables.ts";
import { createEditing } from "./create-editing.ts";
import { createRolling } from "./create-rolling.ts";
import { boardsOf, freeWadis, oneHexOf, playedOf, type State, withOneHexChanged } from "./desert-overlays.ts";
import { problemLines, type T } from "./overlay-log.ts";

/** The fields that a placement changes. */
type Key = "boards" | "north" | "dice" | "onehex";

/** The random placement of overlays (F12.3–F12.42): what the dice of a state come to, and all that its players can do. */
export function createPlacement(calculator: {
  t: T;
  state: State;
  set: <K extends Key>(key: K, value: State[K]) => void;
  tables: OverlayTables;
}) {
  const { t, state, set, tables } = calculator;
  const ids = overlayIds(tables);
  const boards = createMemo(() => boardsOf(state));
  const played = createMemo(() => playedOf(state, boards(), tables));
  const setup = () => played().setup;
  const play = (dice: string) => replay(boards().layout, dice, tables, oneHexOf(state));
  return {
    t,
    state,
    boards,
    played,
    setup,
    play,
    rolling: createRolling(t, played, play, (dice) => set("dice", dice)),
    editing: createEditing({ t, state, set, boards, played, tables }),
    /** The overlay whose position is rolled for the first time: only now may it become one of one hex. */
    positioned: () => {
      const { dice, overlay } = setup().next;
      return dice > 1 && setup().overlays.find((o) => o.id === overlay)?.attempts === 0 && overlay;
    },
    isOneHex: (id: string) => oneHexOf(state).includes(id),
    changeOneHex: (id: string) => set("onehex", withOneHexChanged(state, id, ids)),
    /** The overlay that was just laid by dice: the players may find that it cannot lie so. */
    lastLaid: () => {
      const last = setup().log.at(-1);
      return setup().next.open && last?.step === "position" ? last.overlay : undefined;
    },
    free: () => freeWadis(setup(), ids),
    problems: () => problemLines(t, boards(), played()),
  };
}
export type Placement = ReturnType<typeof createPlacement>;
