/** What leads from the open game to the others, and saves it to a file. */
import { createSignal, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { Words } from "../words.ts";
import type { Files } from "./create-files.ts";
import type { Keeping } from "./create-keeping.ts";
import { FileNews, OpenFile } from "./FileParts.tsx";
import { NewGame } from "./NewAndFiles.tsx";

/** A button that copies the link by which the game came. Where the clipboard is shut, the link is shown to copy by hand. */
function CopyCame(props: { words: Words; came: string }) {
  const { t } = props.words;
  const [isCopied, setCopied] = createSignal<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.came);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {t("link.copyCame")}
      </button>
      <output>
        <Text>{isCopied() ? t("linkCopied") : ""}</Text>
      </output>
      <Show when={isCopied() === false}>
        <textarea readonly rows="4" aria-label={t("copyByHand")} ref={(el) => queueMicrotask(() => el.select())}>
          {props.came}
        </textarea>
      </Show>
    </>
  );
}

export function OpenGameMenu(props: { words: Words; keeping: Keeping; files: Files }) {
  const { t } = props.words;
  const { keeping, files } = props;
  return (
    <details class="games">
      <summary>{t("kept.title")}</summary>
      {/* What it leads to is known once the page is alive. */}
      <Show when={keeping.isReady()}>
        <p class="does">
          <Show when={keeping.kept().games.length}>
            {(count) => (
              <a href={location.pathname}>
                <Text>{t("kept.list", { count: count() })}</Text>
              </a>
            )}
          </Show>
          <NewGame words={props.words} keeping={keeping} />
          <button type="button" onClick={() => files.saveOne(keeping.current())}>
            {t("file.save")}
          </button>
          <OpenFile t={t} files={files} />
          <Show when={keeping.came()}>{(came) => <CopyCame words={props.words} came={came()} />}</Show>
        </p>
        <FileNews t={t} files={files} />
      </Show>
    </details>
  );
}
