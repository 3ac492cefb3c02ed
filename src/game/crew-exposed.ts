/** Two Italian AFV have CE DRM of their own: the MR/35(f) (It-V11) and the SMV 90/53 (It-V16). */
export type CrewExposed =
  | {
      readonly afv: "mr35";
      /** `rear`: Direct Fire from inside the Target Facing at the turret's rear. */
      readonly attack: "indirect" | "rear" | "otherDirect";
    }
  | { readonly afv: "smv90"; readonly attack: "armored" | "unarmored" };

/** The DRM that the note sets; 0 if it gives none, null if the rulebook's own CE DRM stays. */
export type CrewExposedDrm = { readonly drm: number | null; readonly rule: "It-V11" | "It-V16" };

/** It-V11, It-V16: the DRM in either note. */
const NOTED_DRM = 1;

/** It-V11, It-V16: the CE DRM against an attack on the crew while CE. */
export function crewExposedDrm(target: CrewExposed): CrewExposedDrm {
  if (target.afv === "mr35") return { drm: target.attack === "otherDirect" ? null : NOTED_DRM, rule: "It-V11" };
  return { drm: target.attack === "unarmored" ? 0 : NOTED_DRM, rule: "It-V16" };
}
