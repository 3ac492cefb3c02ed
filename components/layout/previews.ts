/** Notices that a reader stays on a link to a rule: by pointer, by focus, by finger. The preview is fetched on its first use. */

// By how a link was come to: a pointer that lies still while the page scrolls beneath it calls off nothing that the focus asked for.
const timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {};

function notice(event: Event) {
  const { type, target, pointerType } = event as PointerEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href*="/r/"],.ref,.trail a');
  const by = type[0]!;
  clearTimeout(timers[by]);
  timers[by] = undefined;
  // A finger does not hover; a mouse that clicks is past asking.
  if (!link || !(pointerType === "touch" ? /down/ : /over|in/).test(type)) return;
  // A pointer on its way elsewhere and a finger that taps ask for nothing.
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

// A finger that lifts or scrolls goes out of the link too.
for (const type of ["pointerover", "pointerdown", "pointerout", "focusin"]) addEventListener(type, notice);
