import type { T } from "../words.ts";
import { newId } from "./game-entries.ts";

/** A button that begins a new game. Its address has an id from the start, because one without anything leads to the list. */
export function NewGame(props: { t: T }) {
  return (
    <button type="button" onClick={() => location.assign(`?id=${newId()}`)}>
      {props.t("kept.new")}
    </button>
  );
}
