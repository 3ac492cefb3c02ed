import mdxRenderer from "@astrojs/mdx/server.js";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import type { AstroComponentFactory } from "astro/runtime/server/index.js";
import { type Chapter, packEpub } from "../../src/build/epub-package.ts";
import { toXhtml } from "../../src/build/xhtml.ts";
import type { EpubEdition } from "../../src/content/epub-editions.ts";
import { getContent, say } from "../../src/site.ts";
import css from "./book.css?raw";
import Glossary from "./Glossary.astro";
import Nav from "./Nav.astro";
import { placeOf, sectionFile } from "./places.ts";
import QuickReference from "./QuickReference.astro";
import Section from "./Section.astro";
import TitlePage from "./TitlePage.astro";

/** Renders an edition of the EPUB and returns the file. `day`: the release date, "2026-11-23". */
export async function makeEpub({ id, name, languages }: EpubEdition, day: string): Promise<Uint8Array<ArrayBuffer>> {
  const container = await AstroContainer.create();
  container.addServerRenderer({ name: "astro:jsx", renderer: mdxRenderer });
  const language = languages[0]!;
  const render = async (file: string, component: AstroComponentFactory, props = {}): Promise<Chapter> => {
    const locals = { language, abbreviations: new Set<string>(), epub: { languages, placeOf } };
    return { file, xhtml: toXhtml(await container.renderToString(component, { props, locals })) };
  };
  const chapters = [await render("title.xhtml", TitlePage, { day })];
  for (const section of getContent().registry.sections)
    chapters.push(await render(sectionFile(section.id), Section, { section }));
  chapters.push(await render("quick.xhtml", QuickReference), await render("glossary.xhtml", Glossary));
  return packEpub({
    id,
    title: name === "en-ja" ? `${say("en", "epub.title")} / ${say("ja", "epub.title")}` : say(language, "epub.title"),
    author: say(language, "site.name"),
    accessibility: say(language, "epub.accessibility"),
    rights: `${say(language, "site.license")} ${say(language, "site.unofficial")}`,
    languages,
    day,
    nav: await render("nav.xhtml", Nav),
    chapters,
    css,
  });
}
