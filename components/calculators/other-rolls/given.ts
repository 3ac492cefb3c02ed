import type { Language } from "../../../src/schemas/bilingual.ts";
import { conditionsOf, rowsOf } from "../kit/page-props.ts";

/** Returns the data that `find` needs besides the UI texts: the printed conditions of the Hammada Immobilization DR. */
export const givenOf = (language: Language) => ({ hammadaConditions: conditionsOf(rowsOf("D3.31-drm"), language) });
