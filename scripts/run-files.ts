/** Runs test files and counts their tests, for `npm test` and `npm run test:browsers`. */
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Runs each test file in a separate process, and prints the results. */
export async function runFiles(options: { files: string[]; concurrency: number; argv?: string[] }): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  // An hour is for tests that hang. On a slow, busy machine, a long test may take a quarter of an hour.
  const results = run({ timeout: 3_600_000, ...options });
  // The test runner reports each file as a test, too. A file that passes is not counted here. A file that crashes is
  // counted as a failed test.
  results.on("test:pass", (event) => {
    if (event.details.type !== "suite" && event.nesting >= 0 && event.name !== event.file) counts.passed++;
  });
  results.on("test:fail", () => counts.failed++);
  const output = results.compose(new spec());
  output.pipe(process.stdout, { end: false });
  await finished(output);
  return counts;
}

/**
 * Calls `runAll`, prints "N passed, M failed" for all runs together, and ends the process. If `runAll` throws, prints
 * the error without a stack trace.
 */
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
