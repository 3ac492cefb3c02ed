import type { Language } from "../../../src/schemas/bilingual.ts";
import { conditionsOf, rowsOf } from "../kit/page-props.ts";

/** The page's props: the printed conditions of the Hammada Immobilization DR. */
export const givenOf = (language: Language) => ({ hammadaConditions: conditionsOf(rowsOf("D3.31-drm"), language) });
