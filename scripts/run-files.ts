/** Runs test files and counts their tests: what `npm test` and `npm run test:browsers` have in common. */
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";

export interface Counts {
  passed: number;
  failed: number;
}

/** Runs files, each in a process of its own, and prints their results. */
export async function runFiles(options: {
  files: string[];
  concurrency: number;
  /** Arguments for each file's process. */
  argv?: string[];
}): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  // Ends only what hangs: on a slow machine beside other work a long test may take a quarter of an hour.
  const results = run({ timeout: 3_600_000, ...options });
  // The runner counts each file as a test too; here only what it holds counts, and a file that dies.
  results.on("test:pass", (event) => {
    if (event.details.type !== "suite" && event.nesting >= 0 && event.name !== event.file) counts.passed++;
  });
  results.on("test:fail", () => counts.failed++);
  const output = results.compose(new spec());
  output.pipe(process.stdout, { end: false });
  await finished(output);
  return counts;
}

/** Prints "N passed, M failed" for some runs and ends the process. What keeps them from starting is printed, without a stack. */
export async function closeRun(runAll: () => Promise<Counts[]>): Promise<never> {
  let counts: Counts[];
  try {
    counts = await runAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = [{ passed: 0, failed: 1 }];
  }
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") || !sum("passed") ? 1 : 0);
}
