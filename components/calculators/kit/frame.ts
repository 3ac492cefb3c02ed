import type { JSX } from "solid-js";
import type { Answer } from "./Answer.tsx";
import type { Result } from "./copy.ts";
import type { BadValue } from "./fields.ts";

/** What a calculator puts into its frame. */
export interface Frame {
  /** Names the calculator for its style. */
  class?: string;
  /** What it answers, the chief answer first. */
  answers: readonly Answer[];
  /** What is copied of it. */
  result: () => Result;
  /** The link that is shared instead of the address. */
  link?: () => string;
  /** The faults of the address that are told here, where the calculator tells others itself. */
  bad?: readonly BadValue[];
  children: JSX.Element;
}
