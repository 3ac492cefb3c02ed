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

/** So many milliseconds a tap waits for the previews' script before it follows the link instead. */
const PATIENCE = 3000;

/** A tap on a reference shows the rule where the reader is. The link is followed where there is nothing to show. */
function tapped(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.ref");
  // A key that follows a link clicks it too, but no times. With Ctrl, Meta or Shift it opens a tab or a window.
  if (!link || !finger || !event.detail || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const follow = () => location.assign(link.href);
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  Promise.race([import("./preview-cards.ts"), late])
    .then(({ previewTapped }) => previewTapped(link, event))
    .then((shown) => shown || follow(), follow);
}

// Before other listeners, so that they know by `defaultPrevented` that the link is not followed.
addEventListener("click", tapped, true);
