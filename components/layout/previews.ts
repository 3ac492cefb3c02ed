/** Detects hovering or focusing of a link to a rule, or a tap on a reference. Loads previews on first use. */

/** Whether the last press was by touch. Not all browsers report this for the click that follows. */
let finger = false;

function notice(event: Event) {
  const { target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  if (!link || pointerType === "touch") return;
  // Delayed, so that passing pointers open no preview.
  setTimeout(() => {
    if (!link.matches(":hover, :focus-visible")) return;
    import("./preview-cards.ts")
      .then(({ preview }) => preview(link, event))
      // If loading fails, offline or after a deploy, the link still works.
      .catch(() => {});
  }, 100);
}

for (const type of ["pointerover", "focusin"]) addEventListener(type, notice);

addEventListener("pointerdown", ({ pointerType }) => {
  finger = pointerType === "touch";
});

/** Milliseconds that a tap waits for its sheet. Then the link is followed, and the browser shows its loading. */
const PATIENCE = 3000;

/** Shows the rule of a tapped reference in a sheet on this page, or follows the link if there is nothing to show. */
function tapped(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.ref");
  // A click by keyboard has no `detail`. With Ctrl, Meta or Shift a click opens a tab or a window.
  if (!link || !finger || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const sheet = import("./preview-cards.ts").then(({ sheetOf }) => sheetOf(link));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const follow = () => location.assign(link.href);
  Promise.race([sheet, late])
    .then((show = follow) => show())
    .catch(follow);
}

// Captured, so that later listeners see `defaultPrevented`.
addEventListener("click", tapped, true);
