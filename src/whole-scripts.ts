import { basename, join } from "node:path";
import { rolldown } from "rolldown";

/** Scripts above this stay files: a calculator is drawn without its own. */
const LARGEST_SCRIPT = 8192;

/** Whether pages hold a script themselves. */
export const standsInPages = ({ code }: Script): boolean => code.length <= LARGEST_SCRIPT;

/**
 * Tells Chromium, from 136 on, to compile all functions of a script at once, beside the page's own work; others read a comment.
 * A calculator calls most of its functions in one go when it is mounted, and each would be compiled there and then.
 */
const COMPILED_AT_ONCE = "//# allFunctionsCalledOnLoad";

/** A script as it is sent: the name of its file, which is never given to another content, and its code. */
export interface Script {
  name: string;
  code: string;
}

/** The scripts that pages start with, by the names of their files before, and those that these load when they are needed. */
export interface WholeScripts {
  starts: Map<string, Script>;
  later: Script[];
}

/**
 * Puts together what a build has cut into pieces that several scripts share: each script comes in one file then, which costs one
 * request and compresses best, and holds of the common pieces only what it needs. What a script loads later stays apart, as one
 * file too. `folder` holds the pieces, `starts` names those that pages ask for.
 *
 * @throws Error if a script loads itself later, by however many steps: a name says the content, so none could be the first
 */
export async function wholeScripts(folder: string, starts: readonly string[]): Promise<WholeScripts> {
  const made = new Map<string, Promise<Script>>();
  /** What each script waits for, since it names what it loads later. */
  const waits = new Map<string, Set<string>>();
  const wayFrom = (file: string, to: string): string[] | undefined => {
    if (file === to) return [file];
    for (const next of waits.get(file) ?? []) {
      const way = wayFrom(next, to);
      if (way) return [file, ...way];
    }
    return undefined;
  };

  const make = async (file: string): Promise<Script> => {
    const loaded = new Set<string>();
    waits.set(file, loaded);
    const later = async (asked: string) => {
      const way = wayFrom(asked, file);
      if (way) throw new Error(`A script loads itself: ${[...way, asked].join(", ")}`);
      loaded.add(asked);
      return { id: `./${(await whole(asked)).name}`, external: true };
    };
    const bundle = await rolldown({
      input: { [file.split(".")[0]!]: join(folder, file) },
      logLevel: "silent",
      plugins: [
        {
          name: "khamsin:later",
          resolveId: (id, _, { kind }) =>
            kind === "dynamic-import" && id.startsWith("./") ? later(basename(id)) : undefined,
        },
      ],
    });
    const written = async (postBanner = "") => {
      const { output } = await bundle.generate({
        format: "es",
        minify: true,
        entryFileNames: "[name].[hash].js",
        postBanner,
      });
      return { name: output[0].fileName, code: output[0].code };
    };
    const script = await written();
    return starts.includes(file) && !standsInPages(script) ? written(COMPILED_AT_ONCE) : script;
  };

  const whole = (file: string): Promise<Script> => {
    const script = made.get(file) ?? make(file);
    made.set(file, script);
    return script;
  };

  const scripts = (files: Iterable<string>) => Promise.all([...files].map(whole));
  const whenStarted = await scripts(starts);
  return {
    starts: new Map(starts.map((file, i) => [file, whenStarted[i]!])),
    later: await scripts(new Set([...waits.values()].flatMap((loaded) => [...loaded]))),
  };
}
