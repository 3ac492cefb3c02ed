import { createSignal, type JSX, Show } from "solid-js";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import { type Format, formatResult, type Result } from "./copy.ts";

/** Buttons that copy a result as text, Markdown or BBCode; where the clipboard is shut, the text is shown to copy by hand. */
export function CopyResult(props: {
  result: () => Omit<Result, "url">;
  /** Which of several results on the page. */
  of?: string;
}) {
  const { t, ruleHref } = useCalculatorContext();
  const [done, setDone] = createSignal("");
  const [byHand, setByHand] = createSignal("");
  const copy = async (format: Format) => {
    const ruleUrl = (id: string) => new URL(ruleAddress(ruleHref, id), location.href).href;
    const text = formatResult({ ...props.result(), url: location.href }, format, ruleUrl);
    try {
      await navigator.clipboard.writeText(text);
      setByHand("");
      setDone(t("copied"));
    } catch {
      setByHand(text);
      setDone(t("copyByHand"));
    }
  };
  const button = (format: Format): JSX.Element => (
    <button type="button" onClick={() => copy(format)}>
      {t(`copy.${format}`)}
    </button>
  );
  return (
    <fieldset class="copy">
      <legend class="unseen">
        {t("copy")} {props.of}
      </legend>
      <span aria-hidden="true">{t("copy")}</span>
      {button("text")}
      {button("markdown")}
      {button("bbcode")}
      <output>{done()}</output>
      <Show when={byHand()}>
        <textarea readonly rows="6" aria-label={t("copyByHand")} ref={(el) => queueMicrotask(() => el.select())}>
          {byHand()}
        </textarea>
      </Show>
    </fieldset>
  );
}
