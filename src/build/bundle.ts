import { build, type Rolldown } from "vite";

/**
 * Bundles and minifies a script with everything that it imports. Returns the code.
 *
 * `entry` is the path of the script in the project. `target` is a language level ("es2022") or a list of browsers.
 * `define` replaces constants, as in Vite. With `name`, the result is a classic script that sets a global variable of
 * that name. Without `name`, it is a module.
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
