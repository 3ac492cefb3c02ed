import type { AstroComponentFactory } from "astro/runtime/server/index.js";

const modules = import.meta.glob<{ default: AstroComponentFactory }>("../*/Page.astro", { eager: true });

/** The page of each calculator by its address's last part, which is the name of the folder that it lies in. */
export const CALCULATOR_PAGES: ReadonlyMap<string, AstroComponentFactory> = new Map(
  Object.entries(modules).map(([file, page]) => [file.split("/")[1]!, page.default]),
);
