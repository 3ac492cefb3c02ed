import { batch } from "solid-js";

/** What a reader chose on the printed form before its script came. */
export interface EarlyChoices {
  /** Called by a control that differs from the state it was printed with; `take` puts its choice into the state. */
  note: (take: () => void) => void;
  /** Takes over all that was noted. What is noted later was not chosen by the reader. */
  takeOver: () => void;
}

/** Collects early choices while the printed form comes to life, since the state of the address must be read before they count. */
export function createEarlyChoices(): EarlyChoices {
  let noted: (() => void)[] | undefined = [];
  return {
    note: (take) => noted?.push(take),
    takeOver: () => {
      const choices = noted ?? [];
      noted = undefined;
      batch(() => {
        for (const take of choices) take();
      });
    },
  };
}
