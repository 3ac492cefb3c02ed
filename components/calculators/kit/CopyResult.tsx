import { createSignal, Show } from "solid-js";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import { FORMATS, type Format, formatResult } from "./copy.ts";

/**
 * Buttons that share a link or copy a result. The share button opens the system's share sheet, or copies the link if
 * there is none. The other buttons copy the result as text, Markdown or BBCode. Without a clipboard, the text is shown
 * for copying by hand.
 */
export function CopyResult() {
  const { t, ruleHref, book, link, result } = useCalculatorContext();
  const [done, setDone] = createSignal("");
  const [byHand, setByHand] = createSignal("");
  const write = async (text: string, said: string) => {
    setDone("");
    try {
      await navigator.clipboard.writeText(text);
      setByHand("");
      setDone(said);
    } catch {
      setByHand(text);
      setDone(t("copyByHand"));
    }
  };
  const copy = (format: Format) => {
    const ruleUrl = (id: string) => new URL(ruleAddress(ruleHref, id), location.href).href;
    return write(formatResult(result(), link(), format, ruleUrl, book()), t("copied"));
  };
  const share = async () => {
    if (!navigator.share) return write(link(), t("linkCopied"));
    try {
      await navigator.share({ title: result().title, url: link() });
      setDone(t("shared"));
    } catch (error) {
      // Does not copy the link if the user has only closed the share sheet (AbortError).
      if ((error as Error).name !== "AbortError") await write(link(), t("linkCopied"));
    }
  };
  return (
    <fieldset class="copy cluster">
      <legend class="unseen">{t("copy")}</legend>
      <button type="button" class="share" onClick={share}>
        {t("share")}
      </button>
      <span aria-hidden="true">{t("copy")}</span>
      {FORMATS.map((format) => (
        <button type="button" onClick={() => copy(format)}>
          {t(`copy.${format}`)}
        </button>
      ))}
      <output innerText={done()} />
      <Show when={byHand()}>
        <textarea readonly rows="6" aria-label={t("copyByHand")} ref={(el) => queueMicrotask(() => el.select())}>
          {byHand()}
        </textarea>
      </Show>
    </fieldset>
  );
}
