/** Notices that a reader stays on a link to a rule: by pointer, by focus, by finger. The preview is fetched on its first use. */

// One timer each for pointer and focus, so that a pointer over which the page scrolls does not cancel the preview of a focused link.
const timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {};

function notice(event: Event) {
  const { type, target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  const by = type[0]!;
  clearTimeout(timers[by]);
  timers[by] = undefined;
  // A finger asks by touching, a mouse or the keyboard by hovering or focusing.
  if (!link || !(pointerType === "touch" ? /down/ : /over|in/).test(type)) return;
  // Waits a moment, because a pointer that passes and a finger that taps want no preview.
  const mine = setTimeout(
    () =>
      import("./preview-cards.ts").then(
        ({ preview }) => (mine === timers[by] ? preview(link, event) : undefined),
        // Without the network there is no preview, and the link is still a link.
        () => {},
      ),
    100,
  );
  timers[by] = mine;
}

// A finger that lifts or scrolls sends pointerout, too.
for (const type of ["pointerover", "pointerdown", "pointerout", "focusin"]) addEventListener(type, notice);
