import { build, type Rolldown } from "vite";

/**
 * Bundles and minifies one script with everything that it imports. `entry` is the path of the script below the
 * project's root. `target` is the language level ("es2022") or the list of browsers to support. `define` replaces
 * constants as in Vite. With `name`, returns the code of a classic script, which sets the global of that name. Without
 * `name`, returns the code of a module.
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
