/**
 * Solid without what no calculator uses: transitions, schedulers, foreign sources, Suspense, error boundaries, hydration,
 * MathML, lists that show something else when they are empty.
 * All hang on variables that nothing here ever sets, which a minifier cannot know; told so in Solid's source, it leaves out a fourth.
 */

/** What is never set, by file: its name, and what it then always is. */
const NEVER_SET = {
  "solid-js/dist/solid.js": {
    Transition: "null",
    runningTransition: "null",
    TransitionRunning: "null",
    Scheduler: "null",
    ExternalSourceConfig: "null",
    SuspenseContext: "null",
    ERROR: "null",
    "node.suspense": "null",
    "node.tOwned": "null",
    "sharedConfig.context": "(void 0)",
    "sharedConfig.effects": "(void 0)",
    "newItems[$TRACK]": "0",
    // Of lists; what Show shows otherwise is another property.
    "options.fallback": "null",
    '"fallback" in props': "false",
    "items[0] === FALLBACK": "false",
  },
  "solid-js/web/dist/web.js": {
    "isHydrating(node)": "false",
    "isHydrating(parent)": "false",
    hydrating: "false",
    "isMathML ?": "false ?",
    "isImportNode ?": "false ?",
    "sharedConfig.context": "(void 0)",
  },
} as const;

/** The source of one of Solid's files with all readings of what is never set filled in; undefined for any other file. */
export function leanSolid(source: string, path: string): string | undefined {
  const names = Object.entries(NEVER_SET).find(([file]) => path.endsWith(file))?.[1];
  if (!names) return undefined;
  return Object.entries(names).reduce((code, [name, value]) => {
    const escaped = name.replace(/[.()?$[\]]/g, "\\$&");
    const reading = new RegExp(`(?<!(?:let|const|function) |\\w|\\.)${escaped}(?!\\w|(?: =|\\+\\+|--)(?!=))`, "g");
    const without = code.replace(reading, value);
    // Another release of Solid may name it otherwise: then it is not lean, and the build says so.
    if (without === code) throw new Error(`${path} no longer reads ${name}: see src/lean-solid.ts`);
    return without;
  }, source);
}
