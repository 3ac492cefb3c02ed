/** Describes the data files that are published for other programs, and creates their JSON Schemas. */
import { z } from "astro/zod";
import { glossaryDataSchema } from "../schemas/glossary-data.ts";
import { idTableSchema } from "../schemas/id-table.ts";
import { ruleDataSchema, rulesDataSchema } from "../schemas/rules-data.ts";
import { toolsDataSchema } from "../schemas/tools-data.ts";

/** The schema of each public file, by name: schema/rule.json describes r/<id>.json. */
export const PUBLIC_FILES = {
  rule: ruleDataSchema,
  rules: rulesDataSchema,
  ids: idTableSchema,
  glossary: glossaryDataSchema,
  tools: toolsDataSchema,
};
/** The name of a public file. */
export type PublicFile = keyof typeof PUBLIC_FILES;

/** The part of JSON Schema that this project uses. */
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

/** Calls `visit` for every property of a schema with its path, outer properties first. */
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
 * Returns the key of a field's description in content/ui/data.yaml, without the prefix "data.". The fields of a
 * rule have the same keys in rules.json as in r/<id>.json. `$schema` and `license` have the same keys in all files.
 */
function keyOf(file: PublicFile, path: string, within: JsonSchema, name: string): UiWords["data"] {
  const key = `${file}.${path.replaceAll("[]", "")}`
    .replace(/^rules\.rules\./, "rule.")
    .replace("pieces.option.period.", "pieces.periods.")
    .replace(/^\w+\.(?=\$schema$|license$)/, "rules.");
  return (isBilingual(within) ? name : key) as UiWords["data"];
}

/**
 * Returns the JSON Schema (draft 2020-12) of a public file, derived from the schema with which the build validates it.
 * The JSON Schema allows additional fields, so that files of later releases remain valid. `describe` returns the
 * description for a key.
 */
export function jsonSchemaOf(file: PublicFile, id: string, describe: (key: UiWords["data"]) => string): JsonSchema {
  const made = z.toJSONSchema(PUBLIC_FILES[file], {
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  // Copies the schema, because zod may use one object for several fields.
  const { $schema, ...rest } = JSON.parse(JSON.stringify(made)) as JsonSchema;
  visitFields(rest, (field, path, within, name) => {
    field.description = describe(keyOf(file, path, within, name));
  });
  return { $schema, $id: id, title: describe(`schema.${file}`), ...rest };
}

/**
 * Returns the type that a schema describes, in TypeScript notation. @throws TypeError for schemas that the public files
 * do not use
 */
function typeOf(schema: JsonSchema): string {
  if (isBilingual(schema)) return `{ en: ${typeOf(schema.properties!.en!)}, ja: ${typeOf(schema.properties!.ja!)} }`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (!schema.type) throw new TypeError(`no notation for ${JSON.stringify(schema)}`);
  return [schema.type].flat().join(" | ");
}

/**
 * Returns the fields of a public file. Fields of a rule are listed only for r/<id>.json. A bilingual text `{ en, ja }`
 * is listed as one field.
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
