/** Describes the data files that are published for other programs, and creates their JSON Schemas. */
import { z } from "astro/zod";
import { glossaryDataSchema } from "../schemas/glossary-data.ts";
import { idTableSchema } from "../schemas/id-table.ts";
import { ruleDataSchema, rulesDataSchema } from "../schemas/rules-data.ts";
import { toolsDataSchema } from "../schemas/tools-data.ts";

/** The schemas of the public data files, by name. `rule` is the file r/<id>.json, and `rules` is rules.json. */
export const PUBLIC_FILES = {
  rule: ruleDataSchema,
  rules: rulesDataSchema,
  ids: idTableSchema,
  glossary: glossaryDataSchema,
  tools: toolsDataSchema,
};
/** The name of a public data file: `"rules"`, `"tools"`. */
export type PublicFile = keyof typeof PUBLIC_FILES;

/** The JSON Schema keywords that this project uses. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** A field of a public file, as listed on the page /data/. */
export interface Field {
  /** The path of the field within the file: "notes[].kind". */
  path: string;
  /** The type of the field in TypeScript notation: `string | null`. */
  type: string;
  optional: boolean;
  description: string;
}

const isBilingual = ({ properties = {} }: JsonSchema) => Object.keys(properties).join() === "en,ja";

/** Calls `visit` for each property of a JSON Schema, and then for its nested properties: "notes", "notes[].kind". */
export function visitFields(
  schema: JsonSchema,
  visit: (field: JsonSchema, path: string, within: JsonSchema, name: string) => void,
  above = "",
): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = above + name;
    visit(field, path, schema, name);
    visitFields(field, visit, `${path}.`);
    if (field.items) visitFields(field.items, visit, `${path}[].`);
  }
}

/**
 * Returns the key of a field's description in content/ui/data.yaml, without the prefix "data.": "rule.notes.kind". A
 * field of a rule has the same key in rules.json and in r/<id>.json. `$schema` and `license` have the same key in all
 * files.
 */
function keyOf(file: PublicFile, path: string, within: JsonSchema, name: string): UiWords["data"] {
  const key = `${file}.${path.replaceAll("[]", "")}`
    .replace(/^rules\.rules\./, "rule.")
    .replace("pieces.option.period.", "pieces.periods.")
    .replace(/^\w+\.(?=\$schema$|license$)/, "rules.");
  return (isBilingual(within) ? name : key) as UiWords["data"];
}

/**
 * Returns the JSON Schema of a public file, created from the file's zod schema. It allows additional fields, so that
 * files of later releases remain valid. `describe` returns a field's description by its key in content/ui/data.yaml.
 */
export function jsonSchemaOf(file: PublicFile, id: string, describe: (key: UiWords["data"]) => string): JsonSchema {
  const made = z.toJSONSchema(PUBLIC_FILES[file], {
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  // Copies the schema: zod may use one object for several fields, but each field gets a description of its own.
  const { $schema, ...rest } = JSON.parse(JSON.stringify(made)) as JsonSchema;
  visitFields(rest, (field, path, within, name) => {
    field.description = describe(keyOf(file, path, within, name));
  });
  return { $schema, $id: id, title: describe(`schema.${file}`), ...rest };
}

/**
 * Returns the type that a JSON Schema describes, in TypeScript notation: `string | null`.
 * @throws TypeError if the schema has none of `enum`, `items` and `type`
 */
function typeOf(schema: JsonSchema): string {
  if (isBilingual(schema)) return `{ en: ${typeOf(schema.properties!.en!)}, ja: ${typeOf(schema.properties!.ja!)} }`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (!schema.type) throw new TypeError(`no notation for ${JSON.stringify(schema)}`);
  return [schema.type].flat().join(" | ");
}

/**
 * Returns the fields of a public file, for the page /data/. In rules.json, the rules are one field of type `Rule[]`,
 * because their fields are listed for r/<id>.json. A bilingual text is one field of type `{ en: string, ja: string }`.
 */
export function fieldsOf(schema: JsonSchema): Field[] {
  const fields: Field[] = [];
  const whole = new Set<string>();
  visitFields(schema, (field, path, within, name) => {
    if (isBilingual(within) || [...whole].some((above) => path.startsWith(above))) return;
    const holdsRules = field.items?.properties?.citedBy !== undefined;
    if (holdsRules) whole.add(`${path}[].`);
    fields.push({
      path,
      type: holdsRules ? "Rule[]" : typeOf(field),
      optional: !within.required?.includes(name),
      description: field.description ?? "",
    });
  });
  return fields;
}
