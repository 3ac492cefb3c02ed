/** Runs test files and counts their tests, for `npm test` and `npm run test:browsers`. */
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";

/** The numbers of tests that passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Runs test files, each in a separate process, and prints their results. */
export async function runFiles(options: { files: string[]; concurrency: number; argv?: string[] }): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  // The timeout of an hour is only for tests that hang, because on a slow, busy machine a long test may take a quarter
  // of an hour.
  const results = run({ timeout: 3_600_000, ...options });
  // The runner also reports each file as a test. A file that passes is not counted here, but a file that crashes is
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
 * Prints "N passed, M failed" for all runs and ends the process. An error before the first test is printed without its
 * stack trace.
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
