import { build, type Rolldown } from "vite";

/**
 * A script with everything in it, minified. `entry` is its first module, below the project's root, `target` the language level or the browsers,
 * `define` what stands in place of words of the code. With a global `name` it is a classic script, without one a module.
 */
export async function bundle(
  entry: string,
  target: string | string[],
  { name, define = {} }: { name?: string; define?: Record<string, string> } = {},
): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      write: false,
      target,
      modulePreload: false,
      lib: { entry: `${process.cwd()}/${entry}`, formats: [name ? "iife" : "es"], ...(name ? { name } : {}) },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
