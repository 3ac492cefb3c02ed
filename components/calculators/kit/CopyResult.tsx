import { createSignal, Show } from "solid-js";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import { FORMATS, type Format, formatResult, type Result } from "./copy.ts";

/** Buttons that copy a result as text, Markdown or BBCode; where the clipboard is shut, the text is shown to copy by hand. */
export function CopyResult(props: {
  result: () => Result;
  /** Which of several results on the page. */
  of?: string;
}) {
  const { t, ruleHref, link } = useCalculatorContext();
  const [done, setDone] = createSignal("");
  const [byHand, setByHand] = createSignal("");
  const copy = async (format: Format) => {
    const ruleUrl = (id: string) => new URL(ruleAddress(ruleHref, id), location.href).href;
    const text = formatResult(props.result(), link(), format, ruleUrl);
    try {
      await navigator.clipboard.writeText(text);
      setByHand("");
      setDone(t("copied"));
    } catch {
      setByHand(text);
      setDone(t("copyByHand"));
    }
  };
  return (
    <fieldset class="copy">
      <legend class="unseen">
        {t("copy")} {props.of}
      </legend>
      <span aria-hidden="true">{t("copy")}</span>
      {FORMATS.map((format) => (
        <button type="button" onClick={() => copy(format)}>
          {t(`copy.${format}`)}
        </button>
      ))}
      <output>{done()}</output>
      <Show when={byHand()}>
        <textarea readonly rows="6" aria-label={t("copyByHand")} ref={(el) => queueMicrotask(() => el.select())}>
          {byHand()}
        </textarea>
      </Show>
    </fieldset>
  );
}
