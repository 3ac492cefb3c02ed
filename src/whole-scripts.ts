import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";

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

const MARK_OF_CONTENT = 8;

/**
 * Puts together what a build has cut into pieces that several scripts share: each script comes in one file then, which costs one
 * request and compresses best, and holds of the common pieces only what it needs. What a script loads later stays apart, as one
 * file too. `folder` holds the pieces, `starts` names those that pages ask for.
 *
 * @throws Error if a script loads itself later, by however many steps: a name says the content, so none could be the first
 */
export async function wholeScripts(folder: string, starts: readonly string[]): Promise<WholeScripts> {
  const made = new Map<string, Promise<Script>>();

  const make = async (file: string, within: readonly string[]): Promise<Script> => {
    const later = async (address: string) => ({
      id: `./${(await whole(basename(address), within)).name}`,
      external: true,
    });
    const bundle = await rolldown({
      input: join(folder, file),
      logLevel: "silent",
      plugins: [
        {
          name: "khamsin:later",
          resolveId: (id, _, { kind }) => (kind === "dynamic-import" && id.startsWith("./") ? later(id) : undefined),
        },
      ],
    });
    const {
      output: [{ code }],
    } = await bundle.generate({ format: "es", minify: true });
    const mark = createHash("sha256").update(code).digest("hex").slice(0, MARK_OF_CONTENT);
    return { name: `${file.split(".")[0]}.${mark}.js`, code };
  };

  const whole = (file: string, within: readonly string[]): Promise<Script> => {
    if (within.includes(file)) throw new Error(`A script loads itself: ${[...within, file].join(", ")}`);
    const script = made.get(file) ?? make(file, [...within, file]);
    made.set(file, script);
    return script;
  };

  await Promise.all(starts.map((file) => whole(file, [])));
  const scripts = new Map(await Promise.all([...made].map(async ([file, script]) => [file, await script] as const)));
  const isStart = new Set(starts);
  return {
    starts: new Map([...scripts].filter(([file]) => isStart.has(file))),
    later: [...scripts].filter(([file]) => !isStart.has(file)).map(([, script]) => script),
  };
}
