/** Loads the script for previews when the user first hovers or focuses a link to a rule, or taps a reference. */

/** Whether the last press was by touch. Not all browsers report this in the click event. */
let finger = false;

function notice(event: Event) {
  const { target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  if (!link || pointerType === "touch") return;
  // Waits, because a pointer that only passes over a link must not open a preview.
  setTimeout(() => {
    if (!link.matches(":hover, :focus-visible")) return;
    import("./preview-cards.ts")
      .then(({ preview }) => preview(link, event))
      // If loading fails, offline or after a deploy, the link still works as a link.
      .catch(() => {});
  }, 100);
}

for (const type of ["pointerover", "focusin"]) addEventListener(type, notice);

addEventListener("pointerdown", ({ pointerType }) => {
  finger = pointerType === "touch";
});

/**
 * Milliseconds that a tap waits for its sheet. After that the link is followed, so that the browser shows that it is
 * loading.
 */
const PATIENCE = 3000;

/** Opens the rule of a tapped reference in a sheet, or follows the link if there is no sheet. */
function tapped(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.ref");
  // Ignores clicks by keyboard (`detail` is 0), and clicks that open a tab or window (Ctrl, Meta, Shift).
  if (!link || !finger || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const sheet = import("./preview-cards.ts").then(({ sheetOf }) => sheetOf(link));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const follow = () => location.assign(link.href);
  Promise.race([sheet, late])
    .then((show = follow) => show())
    .catch(follow);
}

// Listens in the capture phase, so that other listeners see `defaultPrevented`.
addEventListener("click", tapped, true);
