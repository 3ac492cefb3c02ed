import type { APIRoute, GetStaticPaths } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { makeEpub } from "../../components/epub/make-epub.ts";
import { releaseDay } from "../content/changes.ts";
import { EPUB_EDITIONS, type EpubEdition } from "../content/epub-editions.ts";

export const getStaticPaths = (() =>
  EPUB_EDITIONS.map((edition) => ({ params: { edition: edition.name }, props: { edition } }))) satisfies GetStaticPaths;

/** Returns an edition of the EPUB: all rules, the quick reference and the glossary as one file for e-readers. */
export const GET: APIRoute<{ edition: EpubEdition }> = async ({ props }) =>
  new Response(await makeEpub(props.edition, releaseDay(changelog)), {
    headers: { "Content-Type": "application/epub+zip" },
  });
