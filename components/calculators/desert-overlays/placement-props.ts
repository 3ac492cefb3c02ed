import type { Language } from "../../../src/schemas/bilingual.ts";
import { islandProps } from "../kit/page-props.ts";

/** Returns the words of the overlays' placement. */
export const propsOf = (language: Language) => islandProps(language, "desertOverlays");
