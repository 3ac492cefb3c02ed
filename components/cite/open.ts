/**
 * Opens the Cite menu by click or key, and shows a button that copies selected text. Loads the menu's script when it is
 * first needed.
 */
import { hasSingleKeys } from "../layout/single-keys.ts";

const root = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
/** The selection before the last press. On some phones, pressing a button clears the selection. */
let before: Range | undefined;
/** Whether the menu of the pressed Cite button was open. If so, the press only closes it. */
let shuts = false;

/** Returns a copy of the current selection; undefined if nothing is selected. */
function selected(): Range | undefined {
  const selection = getSelection();
  return selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** Returns the English or Japanese column of a rule that contains a node. */
function columnOf(target: EventTarget | null): HTMLElement | null | undefined {
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return element?.closest<HTMLElement>(".rule :is(.en, .ja)");
}

/** Returns the language of the column that contains a node; undefined outside the columns of rules. */
const languageOf = (target: EventTarget | null): string | undefined => columnOf(target)?.lang;

/** Shows a dialog that says that the menu did not load. The dialog has a link to the rule or part to cite. */
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

/** Loads the menu's module and passes it to `use`. If loading fails, shows a dialog with the link alone. */
async function withMenu(button: HTMLElement, use: (menu: typeof import("./menu.ts")) => unknown) {
  try {
    await use(await import("./menu.ts"));
  } catch {
    // After a deploy, the old script may be gone. The server then returns an error, a page or an empty file.
    showLinkAlone(button);
  }
}

const open = (button: HTMLElement, passage: Range | undefined) =>
  withMenu(button, ({ openMenu }) => openMenu(button, passage, hasSingleKeys()));

/** The button that copies the selection; null on pages without rules. */
const copyButton = document.querySelector<HTMLElement>(".cite-selection");
/** The selection to copy, and the Cite button of the rule in which it begins. */
let offered: { cite: HTMLElement; range: Range } | undefined;
/** Whether the mouse button is down. If so, the selection may still change. */
let isSelecting = false;
/**
 * Whether the last press was on the copy button. On some phones, this press clears the selection before the click
 * event.
 */
let isPressed = false;

/** Shows the copy button below the selection if it begins in a rule. Otherwise hides the button. */
function offerCopy() {
  if (!copyButton || isPressed) return;
  const range = isSelecting ? undefined : selected();
  const cite = range && columnOf(range.startContainer)?.closest(".rule")?.querySelector<HTMLElement>(".cite");
  const end = range && [...range.getClientRects()].at(-1);
  offered = cite && end ? { cite, range } : undefined;
  copyButton.hidden = !offered;
  if (!end || !offered) return;
  // Leaves room for the selection handles of touch screens.
  const gap = matchMedia("(pointer: coarse)").matches ? 32 : 4;
  const x = Math.min(end.right, root.clientWidth - copyButton.offsetWidth - 8);
  const y = Math.min(end.bottom + gap, innerHeight - copyButton.offsetHeight - 8);
  copyButton.style.setProperty("--x", `${x + scrollX}px`);
  copyButton.style.setProperty("--y", `${y + scrollY}px`);
}

document.addEventListener("selectionchange", offerCopy);
addEventListener("pointerup", () => {
  isSelecting = false;
  offerCopy();
});
// Prevents the press from moving the focus and clearing the selection.
copyButton?.addEventListener("mousedown", (event) => event.preventDefault());
copyButton?.addEventListener("click", () => {
  isPressed = false;
  copyButton.hidden = true;
  const { cite, range } = offered!;
  void withMenu(cite, ({ copyPassage }) => copyPassage(cite, range));
});

// Limits a selection to one language. While `data-pick` is set, CSS makes the column of the other language
// unselectable.
document.addEventListener("selectstart", ({ target }) => {
  const language = languageOf(target);
  if (language) root.dataset.pick = language;
  else delete root.dataset.pick;
});

document.addEventListener("pointerdown", ({ target, button, shiftKey, pointerType }) => {
  isPressed = target === copyButton;
  isSelecting = pointerType === "mouse" && !isPressed;
  const cite = (target as Element).closest(".cite");
  before = selected();
  shuts = cite?.ariaExpanded === "true";
  // Clears the old selection, because a press in the other column would extend it into that column.
  if (cite || isPressed || button || shiftKey || !root.dataset.pick || languageOf(target) === root.dataset.pick) return;
  getSelection()?.removeAllRanges();
  delete root.dataset.pick;
});

document.addEventListener("click", ({ target, detail }) => {
  const button = (target as Element).closest<HTMLElement>(".cite");
  // A click by keyboard has `detail` 0 and no pointerdown event. Then `before` and `shuts` are outdated and not used.
  if (button && !(detail && shuts)) void open(button, detail ? (before ?? selected()) : selected());
});

document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  // Makes both columns selectable again when nothing is selected, so that the caret can move into both.
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

/** Outlines the translation of the block in the URL's hash. If the block is hidden, scrolls to the translation. */
function follow() {
  const id = location.hash.slice(1);
  for (const twin of all("[data-at]")) twin.classList.toggle("cited", twin.dataset.at === id);
  if (document.getElementById(id)?.getClientRects().length === 0) all(".cited")[0]?.scrollIntoView();
}
addEventListener("hashchange", follow);
follow();
