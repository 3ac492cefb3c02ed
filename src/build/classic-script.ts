import { build, type Rolldown } from "vite";

/**
 * A classic script with everything in it, minified. `entry` is its first module, below the project's root, `name` the global name
 * that classic scripts need, `target` the language level, `define` what stands in place of words of the code.
 */
export async function classicScript(
  entry: string,
  name: string,
  target: string,
  define: Record<string, string>,
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
      lib: { entry: `${process.cwd()}/${entry}`, formats: ["iife"], name },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
