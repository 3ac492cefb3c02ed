import { build, type Rolldown } from "vite";

/**
 * Bundles and minifies one script with everything that it imports. `entry` is a path below the project's root, `target`
 * the language level or the browsers, and `define` replaces constants as in Vite. Returns the code: a classic script
 * that sets the global `name` if `name` is given, otherwise a module.
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
