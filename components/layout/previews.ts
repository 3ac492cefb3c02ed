/**
 * Notices that a reader stays on a link to a rule, by pointer or by focus, or taps a reference. The preview is fetched on its
 * first use.
 */

/** Whether the page was last touched by a finger. Not all browsers say it of the click that follows. */
let finger = false;

function notice(event: Event) {
  const { target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  if (!link || pointerType === "touch") return;
  // Waits a moment, because a pointer that passes wants no preview.
  setTimeout(() => {
    if (!link.matches(":hover, :focus-visible")) return;
    import("./preview-cards.ts")
      .then(({ preview }) => preview(link, event))
      // Without the network, or after a deploy, there is no preview, and the link is still a link.
      .catch(() => {});
  }, 100);
}

for (const type of ["pointerover", "focusin"]) addEventListener(type, notice);

addEventListener("pointerdown", ({ pointerType }) => {
  finger = pointerType === "touch";
});

/** Milliseconds that a tap waits for its sheet before the link is followed, whose loading the browser shows. */
const PATIENCE = 3000;

/** Shows the rule of a tapped reference in a sheet on this page, or follows the link if there is nothing to show. */
function tapped(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.ref");
  // The click of a key has no `detail`. With Ctrl, Meta or Shift a click opens a tab or a window.
  if (!link || !finger || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const sheet = import("./preview-cards.ts").then(({ sheetOf }) => sheetOf(link));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const follow = () => location.assign(link.href);
  Promise.race([sheet, late])
    .then((show = follow) => show())
    .catch(follow);
}

// Before other listeners, so that they know by `defaultPrevented` that the link is not followed.
addEventListener("click", tapped, true);
