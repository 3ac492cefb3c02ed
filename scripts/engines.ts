/** The browser engines that the browser tests run in. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** All engines, in the order of their results. */
export const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];
