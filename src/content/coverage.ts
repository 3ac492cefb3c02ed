import type { Content } from "./content.ts";
import { calculatorsOf, ruleText } from "./rule-text.ts";

/**
 * Matches a roll: DR (two dice), dr (one die), NMC (a DR), or a Breakdown number such as B11 or X11 (rolled with a DR).
 */
const ROLL = /\b(?:(?:DR|dr)s?|NMC|[BX]1[0-2](?!\.\d))\b/;
/** Matches a modifier: "DRM" or "drm", or a signed number that does not follow another number. */
const MODIFIER = /\b(?:DRM|drm)\b|(?<!\d\s?)[+−]\d/;

/**
 * Returns each rule whose text has a die roll or a modifier, in reading order, with its calculators. `mention` is
 * defined if the text only mentions a roll or modifier of another rule. It says why the rule needs no calculator.
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
