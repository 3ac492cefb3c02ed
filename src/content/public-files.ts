/** The data that the site publishes for other programs, and their forms as JSON Schema. */
import { z } from "astro/zod";
import { idTableSchema } from "../schemas/id-table.ts";
import { ruleDataSchema, rulesDataSchema } from "../schemas/rules-data.ts";

/** Each kind of public file by the name of its schema: schema/rule.json describes r/<id>.json. */
export const PUBLIC_FILES = { rule: ruleDataSchema, rules: rulesDataSchema, ids: idTableSchema };
export type PublicFile = keyof typeof PUBLIC_FILES;

/** The parts of JSON Schema that this project uses. */
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

/** A field of a public file, as the page /data/ lists it. */
export interface Field {
  /** "notes[].kind" */
  path: string;
  /** In TypeScript's notation: `string | null`. */
  type: string;
  optional: boolean;
  description: string;
}

const isBilingual = ({ properties = {} }: JsonSchema) => Object.keys(properties).join() === "en,ja";

/** Every property below a schema with its path, outermost first. */
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

/** The key of a field's description in content/ui/data.yaml, without "data.": a rule of rules.json is described as one of its own. */
function keyOf(file: PublicFile, path: string, within: JsonSchema, name: string): UiWords["data"] {
  const key = `${file}.${path.replaceAll("[]", "")}`.replace(/^rules\.rules\./, "rule.");
  return (isBilingual(within) ? name : key) as UiWords["data"];
}

/**
 * The JSON Schema (draft 2020-12) of a public file, made from the schema that the build checks the file with. It allows fields
 * that it does not name, so that programs which check against it survive a field that a later release adds. `describe` gives the
 * text for the key of a description.
 */
export function jsonSchemaOf(file: PublicFile, id: string, describe: (key: UiWords["data"]) => string): JsonSchema {
  const made = z.toJSONSchema(PUBLIC_FILES[file], {
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  // A copy, since zod may use one object for every field of a form.
  const { $schema, ...rest } = JSON.parse(JSON.stringify(made)) as JsonSchema;
  visitFields(rest, (field, path, within, name) => {
    field.description = describe(keyOf(file, path, within, name));
  });
  return { $schema, $id: id, title: describe(`schema.${file}`), ...rest };
}

/** A type in TypeScript's notation. @throws TypeError for a form of schema that the public files do not use */
function typeOf(schema: JsonSchema): string {
  if (isBilingual(schema)) return "{ en: string, ja: string }";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (!schema.type) throw new TypeError(`no notation for ${JSON.stringify(schema)}`);
  return [schema.type].flat().join(" | ");
}

/** The fields of a public file; those of a rule are listed with r/<id>.json alone, and { en, ja } is one field. */
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
