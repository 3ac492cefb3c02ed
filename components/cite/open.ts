/** Opens the Cite menu on clicks and keys. Loads the menu's code at its first opening. */
import { hasSingleKeys } from "../layout/single-keys.ts";

const root = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
/** The selection before a press: on some phones the press itself clears the selection. */
let before: Range | undefined;
/** Whether the button was pressed while its menu was open. The press then only closes the menu. */
let shuts = false;

/** The present selection; undefined if it is collapsed. */
function selected(): Range | undefined {
  const selection = getSelection();
  return selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** The language of an element's or text's column in a rule; undefined outside the columns. */
function languageOf(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return element?.closest<HTMLElement>(".rule :is(.en, .ja)")?.lang;
}

/** Shows a plain link to the button's citation, in a dialog that says that the menu did not load. */
function showLinkAlone(button: HTMLElement) {
  const dialog = document.querySelector<HTMLDialogElement>(".cite-failed")!;
  const link = dialog.querySelector("a")!;
  const cited = button.parentElement!;
  const rule = cited.closest(".rule")!;
  const anchor = cited.id || cited.dataset.at!;
  link.href = rule.querySelector<HTMLAnchorElement>(".rule-head .number")!.href;
  if (anchor !== rule.id) link.hash = anchor;
  link.textContent = link.href;
  dialog.addEventListener("close", () => dialog.returnValue === "reload" && location.reload(), { once: true });
  dialog.showModal();
}

async function open(button: HTMLElement, passage: Range | undefined) {
  try {
    const { openMenu } = await import("./menu.ts");
    openMenu(button, passage, hasSingleKeys());
  } catch {
    // After a deploy an old page's script may be missing, or the server may return a page or an empty file instead.
    showLinkAlone(button);
  }
}

// Limits a selection to one language: the style sheet makes the other column unselectable until the next press.
document.addEventListener("selectstart", ({ target }) => {
  const language = languageOf(target);
  if (language) root.dataset.pick = language;
  else delete root.dataset.pick;
});

document.addEventListener("pointerdown", ({ target, button, shiftKey }) => {
  const cite = (target as Element).closest(".cite");
  before = selected();
  shuts = cite?.ariaExpanded === "true";
  // Clears the old selection: otherwise a press in the other column would extend it into that column.
  if (cite || button || shiftKey || !root.dataset.pick || languageOf(target) === root.dataset.pick) return;
  getSelection()?.removeAllRanges();
  delete root.dataset.pick;
});

document.addEventListener("click", ({ target, detail }) => {
  const button = (target as Element).closest<HTMLElement>(".cite");
  // A press by keyboard has a click count of 0, and no pointerdown came before it.
  if (button && !(detail && shuts)) void open(button, detail ? (before ?? selected()) : selected());
});

document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  // While nothing is selected, the caret may enter either column.
  if (getSelection()?.isCollapsed) delete root.dataset.pick;
  const busy = (target as Element).closest?.("input, textarea, select, dialog, [popover], [contenteditable]");
  if (key !== "c" || ctrlKey || metaKey || altKey || busy || !hasSingleKeys()) return;
  const passage = selected();
  const start = passage?.startContainer.parentElement ?? (target as Element);
  const rules = [...all(".rule")];
  const inView = rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
  const button = (start.closest(".rule") ?? inView)?.querySelector<HTMLElement>(".cite");
  if (button) void open(button, passage);
});

/** Outlines the translation of the block in the address; scrolls to it if the block itself is hidden. */
function follow() {
  const id = location.hash.slice(1);
  for (const twin of all("[data-at]")) twin.classList.toggle("cited", twin.dataset.at === id);
  if (document.getElementById(id)?.getClientRects().length === 0) all(".cited")[0]?.scrollIntoView();
}
addEventListener("hashchange", follow);
follow();
