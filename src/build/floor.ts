/** The oldest supported browser versions. tests/floor.test.ts checks that README and /about/ list the same versions. */
export const FLOOR = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", ios: "16.4" } as const;

/** The oldest browsers as build targets for Vite: `["chrome111", …]`. */
export const TARGETS: string[] = Object.entries(FLOOR).map(([browser, version]) => browser + version);
