/** Determines the DRM against a target that moves in the open, or why this DRM is cancelled. */
import { compareDensity } from "./dust-density.ts";
import { type FireAttack, type FireGround, type FireTerrain, hasOwnGround, isSand } from "./fire-attack.ts";
import type { Book } from "./scenario.ts";

/** D5.43, D11.793: the DRM against a target that moves in the open. */
const MOVING_IN_OPEN = -2;

/** Terrain that counts as Open Ground, with the rule that says so. In other terrain, `MOVING_IN_OPEN` never applies. */
const OPEN_GROUND_RULE: Partial<Record<FireTerrain, string>> = {
  open: "D1.1",
  scrub: "D2.2",
  hammada: "D3.2",
  sand: "D7.2",
  lowDune: "D7.2",
  highDune: "D6.5",
  deir: "D4.2",
  hillock: "D6.5",
  wadi: "D5.43",
};

/** Ground that is never Open Ground, even on a Dune or hillock, or in a deir or wadi. */
const ROUGH: readonly FireGround[] = ["broken", "cactus", "other"];

/** Returns the rule by which the target's hex counts as Open Ground; undefined if the hex is not Open Ground. */
export const openGroundRule = (a: Pick<FireAttack, "terrain" | "ground">): string | undefined =>
  hasOwnGround(a) && ROUGH.includes(a.ground) ? undefined : OPEN_GROUND_RULE[a.terrain];

/** The reason why the DRM for moving in the open is cancelled. */
export type CancelsOpen = "deir" | "duneCrest" | "height" | "brush" | "heavyDust" | "hindrance";

/** The DRM for moving in the open, or the reason why this DRM is cancelled. */
export type OpenGround =
  | { readonly applies: true; readonly drm: number; readonly rule: string }
  | { readonly applies: false; readonly name: CancelsOpen; readonly rule: string };

/**
 * Returns the DRM of −2 against a target that moves in the open, or why this DRM is cancelled. Undefined if the target
 * does not move in the open.
 *
 * Heavy and denser Dust cancels the DRM (D11.793). Other DLV do not, because D11.793 does not name them (our reading).
 * In ASL, Height Advantage cancels it too (F6.51). The other rules are D2.2, D3.2, D4.2, D5.43, D6.5, D7.2 and D11.73.
 *
 * `tem`: the names of the TEM that apply; `losHindrance`: whether a LOS Hindrance applies.
 */
export function openGroundDrm(
  a: FireAttack,
  tem: readonly string[],
  losHindrance: boolean,
  book: Book = "sl",
): OpenGround | undefined {
  if (!a.facts.includes("moving")) return undefined;
  if (a.facts.includes("brush")) return { applies: false, name: "brush", rule: "D5.43" };
  if (tem.includes("deir")) return { applies: false, name: "deir", rule: "D4.2" };
  if (tem.includes("duneCrest")) return { applies: false, name: "duneCrest", rule: isSand(a) ? "D7.2" : "D7.513" };
  if (book === "asl" && tem.includes("height")) return { applies: false, name: "height", rule: "F6.51" };
  if (compareDensity(a.dust, "heavy") >= 0) return { applies: false, name: "heavyDust", rule: "D11.793" };
  // D11.73: any LOS Hindrance cancels the DRM. By our reading, this includes FFE Dust and Vehicle Dust.
  if (losHindrance) return { applies: false, name: "hindrance", rule: "D11.73" };
  return { applies: true, drm: MOVING_IN_OPEN, rule: openGroundRule(a)! };
}
