/** Formats a signed modifier: "+2", "−1", "0". */
export function formatDrm(drm: number): string {
  return drm > 0 ? `+${drm}` : drm < 0 ? `−${-drm}` : "0";
}
