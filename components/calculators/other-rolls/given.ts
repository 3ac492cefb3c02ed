import type { Language } from "../../../src/schemas/bilingual.ts";
import { conditionsOf, rowsOf } from "../kit/page-props.ts";

/** Returns the data of the island: the printed conditions of the Hammada Immobilization DR. (Every island also gets its UI texts.) */
export const givenOf = (language: Language) => ({ hammadaConditions: conditionsOf(rowsOf("D3.31-drm"), language) });
