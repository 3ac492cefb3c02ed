/**
 * Detects that a link to a rule is hovered or focused, or that a reference is tapped. Loads the script for previews on
 * first use.
 */

/** Whether the most recent press was by touch. Stored here, because not all browsers report this in the click event. */
let finger = false;

function notice(event: Event) {
  const { target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  if (!link || pointerType === "touch") return;
  // Delayed, so that a pointer that only passes over a link opens no preview.
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
 * How long a tap waits for its sheet, in milliseconds. After that the link is followed, so that the browser shows its
 * loading indicator.
 */
const PATIENCE = 3000;

/** Shows the rule of a tapped reference in a sheet on this page, or follows the link if there is no sheet. */
function tapped(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.ref");
  // Ignores clicks by keyboard, whose `detail` is 0, and clicks with Ctrl, Meta or Shift, which open a tab or a window.
  if (!link || !finger || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const sheet = import("./preview-cards.ts").then(({ sheetOf }) => sheetOf(link));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const follow = () => location.assign(link.href);
  Promise.race([sheet, late])
    .then((show = follow) => show())
    .catch(follow);
}

// This is a capturing listener, so that later listeners see `defaultPrevented`.
addEventListener("click", tapped, true);
