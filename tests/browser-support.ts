/** Finds features that a supported browser lacks, with MDN's compatibility data. */
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { FLOOR } from "../src/build/floor.ts";

/** A feature in MDN's data: its subfeatures by name. The key `__compat` has the browser support of the feature. */
export interface Features {
  readonly [name: string]: Features | undefined;
}
interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: unknown;
  readonly flags?: unknown;
  readonly partial_implementation?: boolean;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}

/** MDN's data by area: browser APIs (`api`), CSS and JavaScript. */
export const MDN = bcd as unknown as Readonly<Record<"api" | "css" | "javascript", Features>>;

const BROWSERS = { chrome: FLOOR.chrome, firefox: FLOOR.firefox, safari: FLOOR.safari, safari_ios: FLOOR.ios };

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return major * 1000 + minor;
};

/** Returns whether all supported browsers have the feature. Undefined if MDN's data does not contain it. */
export function isInFloor(feature: Features | undefined): boolean | undefined {
  const compat = feature?.__compat as unknown as Compat | undefined;
  if (!compat) return undefined;
  return Object.entries(BROWSERS).every(([browser, floor]) =>
    [compat.support[browser] ?? []].flat().some((s: Support) => {
      if (s.flags || s.version_removed || s.alternative_name || typeof s.version_added !== "string") return false;
      return s.version_added !== "preview" && number(s.version_added) <= number(floor);
    }),
  );
}

/** A built-in, such as `Array.from` (static) or `Array.prototype.at`. The `owner` of a global is "". */
export interface BuiltIn {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
}

/** Returns the built-ins that some supported browser lacks. Members come first, to be deleted before their owners. */
export function missingInFloor(): BuiltIn[] {
  const { builtins } = MDN.javascript as { builtins: Features };
  const missing = (all: Features) => Object.entries(all).filter(([, feature]) => isInFloor(feature) === false);
  const members = [MDN.api, builtins, builtins.Intl!].flatMap((all) =>
    Object.entries(all).flatMap(([owner, own = {}]) =>
      missing(own).flatMap(([key]) => {
        const name = key.replace(/_static$/, "");
        // MDN marks static members only in `api`. Other members are listed twice: as static and as not static.
        const kinds = all === MDN.api ? [name !== key] : [true, false];
        return kinds.map((isStatic) => ({ owner, name, isStatic }));
      }),
    ),
  );
  const globals = [MDN.api, builtins, builtins.Intl!].flatMap(missing);
  return [...members, ...globals.map(([name]) => ({ owner: "", name, isStatic: true }))];
}
