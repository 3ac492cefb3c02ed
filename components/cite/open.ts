/** Listens for what opens the Cite menu, from the moment the page is there; the menu itself is fetched on its first use. */

const root = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
/** What was selected before a press, because a press ends the selection on some phones. */
let before: Range | undefined;
/** Whether the press only shuts the open menu. */
let shuts = false;

function selected(): Range | undefined {
  const selection = getSelection();
  return selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** The language of the column that a place is in. */
function languageOf(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return element?.closest<HTMLElement>(".rule :is(.en, .ja)")?.lang;
}

async function open(button: HTMLElement, passage: Range | undefined) {
  const { openMenu } = await import("./menu.ts");
  openMenu(button, passage);
}

// A selection has one language: until the next press the other column cannot be selected.
document.addEventListener("selectstart", ({ target }) => {
  const language = languageOf(target);
  if (language) root.dataset.pick = language;
  else delete root.dataset.pick;
});

document.addEventListener("pointerdown", ({ target, button, shiftKey }) => {
  const cite = (target as Element).closest(".cite");
  before = selected();
  shuts = cite?.ariaExpanded === "true";
  // Without this, a press on the other column would drag the old selection, to which it would then belong.
  if (cite || button || shiftKey || !root.dataset.pick || languageOf(target) === root.dataset.pick) return;
  getSelection()?.removeAllRanges();
  delete root.dataset.pick;
});

document.addEventListener("click", ({ target, detail }) => {
  const button = (target as Element).closest<HTMLElement>(".cite");
  // A press by keyboard, which has no count of clicks, was not preceded by a pointerdown.
  if (button && !(detail && shuts)) void open(button, detail ? (before ?? selected()) : selected());
});

document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  // A caret may go to either column before it selects.
  if (getSelection()?.isCollapsed) delete root.dataset.pick;
  const busy = (target as Element).closest?.("input, textarea, select, dialog, [popover], [contenteditable]");
  if (key !== "c" || ctrlKey || metaKey || altKey || busy) return;
  const passage = selected();
  const start = passage?.startContainer.parentElement ?? (target as Element);
  const rules = [...all(".rule")];
  const inView = rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
  const button = (start.closest(".rule") ?? inView)?.querySelector<HTMLElement>(".cite");
  if (button) void open(button, passage);
});

/** Marks the translation of the block that the address names, and goes there where the block itself is not shown. */
function follow() {
  const id = location.hash.slice(1);
  for (const twin of all("[data-at]")) twin.classList.toggle("cited", twin.dataset.at === id);
  if (document.getElementById(id)?.checkVisibility() === false) all(".cited")[0]?.scrollIntoView();
}
addEventListener("hashchange", follow);
follow();

export {};
