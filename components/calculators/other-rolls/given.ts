import type { Language } from "../../../src/schemas/bilingual.ts";
import { conditionsOf, rowsOf } from "../kit/page-props.ts";

/** Returns the printed conditions of the DRM to the Hammada Immobilization DR. `find` needs them to explain the DRM. */
export const givenOf = (language: Language) => ({ hammadaConditions: conditionsOf(rowsOf("D3.31-drm"), language) });
