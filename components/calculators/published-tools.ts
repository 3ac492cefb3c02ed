/** Collects the data about the calculators for tools.json and the page /data/. */
import { toolsData } from "../../src/content/tools-data.ts";
import type { Bilingual } from "../../src/schemas/bilingual.ts";
import type { FieldData, ToolsData } from "../../src/schemas/tools-data.ts";
import { getContent, link } from "../../src/site.ts";
import { type AnyDefinition, wordKeysOf } from "./kit/define-calculator.ts";
import type { Count, Field, Fields, Flag, Halves, OneOf } from "./kit/fields.ts";
import { islandProps } from "./kit/page-props.ts";
import { printedNames } from "./kit/printed-names.ts";

const definitions = import.meta.glob<AnyDefinition>("./*/calculator.ts", { eager: true, import: "calculator" });
const given = import.meta.glob<() => object>("./*/given.ts", { eager: true, import: "givenOf" });

type AnyField = Field<unknown> & Partial<Pick<OneOf, "values"> & Pick<Flag, "flag"> & Count & Halves>;

/** Returns the kind of a field ("choice", "flag", "text", "count", "halves") and the bounds of a number. */
function kindOf({ values, flag, bounds, min, max }: AnyField): Pick<FieldData, "kind" | "min" | "max"> {
  if (values) return { kind: "choice" };
  if (flag) return { kind: "flag" };
  if (bounds) return { kind: "halves", min: bounds[0], max: bounds[1] };
  return min === undefined || max === undefined ? { kind: "text" } : { kind: "count", min, max };
}

/**
 * Describes the fields of a calculator, with the labels of its form. A field or value without a label is listed under
 * its name.
 */
function fieldsOf(slug: string): FieldData[] {
  const definition = definitions[`./${slug}/calculator.ts`]!;
  const fields: Fields = definition.fieldsWith?.(given[`./${slug}/given.ts`]?.()) ?? definition.fields;
  const [wordOf, valueWordOf] = wordKeysOf(definition);
  const words = (["en", "ja"] as const).map(
    (language): Record<string, string> => ({
      ...printedNames(getContent().tables, language),
      ...islandProps(language, definition.words).strings,
    }),
  );
  const labelled = (name: string, ...keys: string[]): Bilingual => {
    const [en = name, ja = name] = words.map((own) => own[keys.find((key) => key in own) ?? ""]);
    return { en, ja };
  };
  return Object.entries(fields).map(([key, field]: [string, AnyField]) => ({
    key,
    ...kindOf(field),
    label: labelled(key, `address.${key}`, wordOf(key)),
    start: field.write(field.start),
    values: (field.values ?? []).map((value) => ({ value, label: labelled(value, valueWordOf(key, value)) })),
    remembered: field.remembered ?? null,
  }));
}

/** Returns the content of tools.json, with URLs of this site. */
export const publishedTools = (): ToolsData => toolsData(getContent(), link, fieldsOf);
