import type { Language } from "../../../src/schemas/bilingual.ts";
import { islandProps } from "../kit/page-props.ts";

export const propsOf = (language: Language) => islandProps(language, "fire");
