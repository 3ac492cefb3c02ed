import type { APIRoute, GetStaticPaths } from "astro";
import { manifest, manifestFile } from "../offline/manifest.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";
import { link, say } from "../site.ts";

export const getStaticPaths = (() =>
  LANGUAGES.map((language) => ({
    params: { manifest: manifestFile(language).replace(/\.webmanifest$/, "") },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json(
    manifest(language, link("en"), (key) => say(language, key)),
    { headers: { "Content-Type": "application/manifest+json" } },
  );
