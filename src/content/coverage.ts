/** Tells for each rule with a die roll or a modifier which calculator works it out. */
import type { Bilingual } from "../schemas/bilingual.ts";
import type { Tool } from "../schemas/tools.ts";
import type { Content } from "./content.ts";
import { calculatorsOf, ruleText } from "./rule-text.ts";

/** A roll: DR is two dice, dr is one, an NMC is a DR; B11 and X11 are numbers that a DR breaks a weapon on. */
const ROLL = /\b(?:(?:DR|dr)s?|NMC|[BX]1[0-2](?!\.\d))\b/;
/** A modifier, by its name or as a signed figure that no other figure stands before. */
const MODIFIER = /\b(?:DRM|drm)\b|(?<!\d\s?)[+−]\d/;

interface Covered {
  id: string;
  /** Whether its text has a die roll, and whether it has a modifier; at least one is true. */
  rolls: boolean;
  modifies: boolean;
  tools: Tool[];
  /** Why no calculator works it out: it only speaks of a roll or a modifier that another rule states. */
  mention: Bilingual | undefined;
}

/** Every rule with a die roll or a modifier, in reading order. */
export function coverage(content: Content): Covered[] {
  return [...content.registry.rules.keys()].flatMap((id) => {
    const text = ruleText(id, "en", content);
    const [rolls, modifies] = [ROLL.test(text), MODIFIER.test(text)];
    if (!rolls && !modifies) return [];
    const mention = content.mentions.find((m) => m.rule === id)?.why;
    return { id, rolls, modifies, tools: calculatorsOf(id, content), mention };
  });
}
