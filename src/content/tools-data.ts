import { toolPath } from "../rules/addresses.ts";
import { inBoth, type Language } from "../schemas/bilingual.ts";
import { type FieldData, type ToolsData, toolsDataSchema } from "../schemas/tools-data.ts";
import type { Content } from "./content.ts";

/**
 * Returns the content of tools.json: every calculator in the order of content/tools.yaml.
 * @param link returns the URL of a path
 * @param fieldsOf returns the fields of a calculator; passed in, because this layer may not import components/
 * @throws ZodError
 */
export function toolsData(
  content: Content,
  link: (language: Language, path: string) => string,
  fieldsOf: (slug: string) => FieldData[],
): ToolsData {
  const urls = (path: string) => inBoth((language) => link(language, path));
  return toolsDataSchema.parse({
    $schema: link("en", "schema/tools.json"),
    license: "CC-BY-4.0",
    tools: content.tools.map(({ slug, title, summary, phase, asked, rules, tables, notes, examples }) => ({
      slug,
      title,
      summary,
      phase,
      url: urls(toolPath(slug)),
      asked: asked ?? { en: [], ja: [] },
      rules,
      tables,
      notes,
      examples: examples.map((e) => ({ ...e, url: urls(`${toolPath(slug)}?${e.query}`) })),
      fields: fieldsOf(slug),
    })),
  } satisfies ToolsData);
}
