/** The menu of the open game: leads to the other games, and saves this one to a file. */
import { Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { Words } from "../words.ts";
import type { Files } from "./create-files.ts";
import type { GameStorage } from "./create-game-storage.ts";
import { FileNews, OpenFile } from "./FileParts.tsx";
import { NewGame } from "./NewGame.tsx";

export function OpenGameMenu(props: { words: Words; storage: GameStorage; files: Files }) {
  const { t } = props.words;
  const { storage, files } = props;
  return (
    <details class="games unprinted">
      <summary>{t("kept.title")}</summary>
      {/* What it leads to is known once the script runs. */}
      <Show when={storage.isReady()}>
        <p class="does cluster">
          <Show when={storage.stored().games.size}>
            {(count) => (
              <a href={location.pathname}>
                <Text>{t("kept.list", { count: count() })}</Text>
              </a>
            )}
          </Show>
          <NewGame t={t} />
          <button type="button" onClick={() => files.saveOne(storage.current())}>
            {t("file.save")}
          </button>
          <OpenFile t={t} files={files} />
          <Show when={storage.came()}>{(came) => <a href={came()}>{t("link.came")}</a>}</Show>
        </p>
        <FileNews t={t} files={files} />
      </Show>
    </details>
  );
}
