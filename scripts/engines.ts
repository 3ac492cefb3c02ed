/** Browser engines that the journeys run in. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** All engines, in the order in which their results are printed. */
export const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];
