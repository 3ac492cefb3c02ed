/** Does something when the frame has been shown that what was done so far is drawn in: a reader waits for that frame, not for this. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
