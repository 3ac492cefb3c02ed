import type { APIRoute, GetStaticPaths } from "astro";
import { jsonSchemaOf, PUBLIC_FILES, type PublicFile } from "../../content/public-files.ts";
import { address, link, sayUnder } from "../../site.ts";

export const getStaticPaths = (() =>
  Object.keys(PUBLIC_FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  const file = params.file as PublicFile;
  const id = address(link("en", `schema/${file}.json`));
  return Response.json(jsonSchemaOf(file, id, sayUnder("en", "data")));
};
