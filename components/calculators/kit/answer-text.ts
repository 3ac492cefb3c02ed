import type { Answer } from "./Answer.tsx";
import type { Say } from "./words.ts";

/** Formats a main result as one line: "Bogs on 8+: 15/36 = 41.7%". */
export const answerText = (t: Say<"colon">, { roll, odds }: Answer): string => (odds ? roll + t("colon") + odds : roll);
