/** An attack on the CE crew of the MR/35(f) (It-V11) or the SMV 90/53 (It-V16), which have a special CE DRM. */
export type CrewExposed =
  | {
      readonly afv: "mr35";
      /** `rear`: Direct Fire from inside the rear Target Facing of the turret. */
      readonly attack: "indirect" | "rear" | "otherDirect";
    }
  | { readonly afv: "smv90"; readonly attack: "armored" | "unarmored" };

/** The CE DRM by the note: 0 if no CE DRM applies, null if the normal CE DRM of the general rules applies. */
export type CrewExposedDrm = { readonly drm: number | null; readonly rule: "It-V11" | "It-V16" };

/** The special CE DRM, which is the same in both notes (It-V11, It-V16). */
const NOTED_DRM = 1;

/** Returns the CE DRM for an attack on the CE crew (It-V11, It-V16). */
export function crewExposedDrm(target: CrewExposed): CrewExposedDrm {
  if (target.afv === "mr35") return { drm: target.attack === "otherDirect" ? null : NOTED_DRM, rule: "It-V11" };
  return { drm: target.attack === "unarmored" ? 0 : NOTED_DRM, rule: "It-V16" };
}
