/** The oldest browsers in which everything works. README and /about/ name them too (tests/floor.test.ts compares them). */
export const FLOOR = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", ios: "16.4" } as const;

/** The floor as build targets for Vite: `["chrome111", …]`. Scripts and styles are lowered to what these browsers read. */
export const TARGETS: string[] = Object.entries(FLOOR).map(([browser, version]) => browser + version);
