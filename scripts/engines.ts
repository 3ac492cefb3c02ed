/** A browser engine in which browser tests run. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** All browser engines, in the order in which their results are printed. */
export const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];
