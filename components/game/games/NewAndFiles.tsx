/** What begins a game, opens a file with games, and saves all of them to one. */
import type { Words } from "../words.ts";
import type { Files } from "./create-files.ts";
import type { Keeping } from "./create-keeping.ts";
import { FileNews, OpenFile } from "./FileParts.tsx";
import { newId } from "./kept-games.ts";

/** A button that begins a new game. Its address has an id from the start, since one without anything leads to the list. */
export function NewGame(props: { words: Words; keeping: Keeping }) {
  return (
    <button type="button" onClick={() => location.assign(`?id=${newId(props.keeping.kept().games)}`)}>
      {props.words.t("kept.new")}
    </button>
  );
}

export function NewAndFiles(props: { words: Words; keeping: Keeping; files: Files }) {
  const { t } = props.words;
  return (
    <>
      <p class="does">
        <NewGame words={props.words} keeping={props.keeping} />
        <button type="button" onClick={props.files.saveAll}>
          {t("file.saveAll")}
        </button>
        <OpenFile t={t} files={props.files} />
      </p>
      <FileNews t={t} files={props.files} />
    </>
  );
}
