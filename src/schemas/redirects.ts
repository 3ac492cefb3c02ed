import { z } from "astro/zod";
import { reportTo } from "./unique.ts";

const redirect = z.strictObject({
  /** The old path without language: "tools/overlays/". */
  from: z.string().regex(/^(?:[\w-][\w.-]*\/)+$/, "an address is written tools/overlays/"),
  /** The new path: "asl/f12/#F12.32". For the home page, it is "". */
  to: z.string().regex(/^(?:[\w-][\w.-]*\/)*(?:#[\w.-]+)?$/, "an address is written tools/overlays/"),
});

/** content/redirects.yaml: paths of pages that have moved. Each path applies to both languages. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(redirect).superRefine((redirects, context) => {
    const wrong = reportTo(context);
    for (const [i, { from, to }] of redirects.entries()) {
      if (redirects.slice(0, i).some((r) => r.from === from)) wrong([i], `${from} is redirected twice`);
      if (redirects.some((r) => r.from === to.replace(/#.*/, ""))) wrong([i], `${to} is itself redirected`);
    }
  }),
});

export type Redirect = z.infer<typeof redirect>;
