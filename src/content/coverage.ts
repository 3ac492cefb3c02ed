/** Tells for each rule with a die roll or a modifier which calculator works it out. */
import type { Content } from "./content.ts";
import { calculatorsOf, ruleText } from "./rule-text.ts";

/** A roll: DR is two dice, dr is one, an NMC is a DR; B11 and X11 are numbers that a DR breaks a weapon on. */
const ROLL = /\b(?:(?:DR|dr)s?|NMC|[BX]1[0-2](?!\.\d))\b/;
/** A modifier, by its name or as a signed figure that no other figure stands before. */
const MODIFIER = /\b(?:DRM|drm)\b|(?<!\d\s?)[+−]\d/;

/**
 * Every rule with a die roll or a modifier, or both, in reading order, with its calculators. `mention` is why it needs none: it only
 * speaks of a roll or a modifier that another rule states.
 */
export function coverage(content: Content) {
  return [...content.registry.rules.keys()].flatMap((id) => {
    const text = ruleText(id, "en", content);
    const [rolls, modifies] = [ROLL.test(text), MODIFIER.test(text)];
    if (!rolls && !modifies) return [];
    const mention = content.mentions.find((m) => m.rule === id)?.why;
    return [{ id, rolls, modifies, tools: calculatorsOf(id, content), mention }];
  });
}
