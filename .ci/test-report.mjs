// What a run of `npm test` took and started, and the closing line over all runs. See docs/development.md.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * What `npm test` may start. Each server takes about three seconds of a contributor's time, and each page half of one: a test that needs
 * another belongs on a cheaper level, or in a `*.full.test.ts`.
 */
const LIMITS = { server: 12, "browser page": 40 };
const SLOWEST = 10;
const NO_REPORT = { numPassedTests: 0, numFailedTests: 1, testResults: [] };

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : NO_REPORT);

/** Prints the slowest files and what was started. @returns false if more was started than allowed. */
function printUsage() {
  const files = read(".build/test-results.json").testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  console.log("The ten slowest files:");
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const path = ".build/test-counts.txt";
  const started = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const counts = ["server", "process", "browser page"].map((kind) => [
    kind,
    started.filter((one) => one === kind).length,
  ]);
  console.log(`Started: ${counts.map(([kind, count]) => `${kind}: ${count}`).join(", ")}`);
  const exceeded = counts.filter(([kind, count]) => count > LIMITS[kind]);
  for (const [kind, count] of exceeded)
    console.error(
      `npm test started ${count} of kind "${kind}"; at most ${LIMITS[kind]}. Use a cheaper level, or move a test to *.full.test.ts.`,
    );
  // A run without a server counted nothing: the counter is broken.
  return exceeded.length === 0 && counts.every(([, count]) => count > 0);
}

/** Prints each failure, then `N passed, N failed`. A file that can't be loaded, or a run without a report, counts as one failure. */
function printResult() {
  const runs = [".build/test-results.json", ".build/test-results-full.json"].map(read);
  const failures = runs.flatMap((run) => run.testResults).filter(({ status }) => status === "failed");
  for (const { name, message, assertionResults } of failures) {
    console.error(`FAILED ${name} ${message ?? ""}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed") console.error(`  ${fullName}\n    ${failureMessages.join("\n").slice(0, 2000)}`);
  }
  const isBroken = ({ status, assertionResults }) =>
    status === "failed" && !assertionResults.some((one) => one.status === "failed");
  const sum = (countOf) => runs.reduce((total, run) => total + countOf(run), 0);
  const passed = sum((run) => run.numPassedTests);
  const failed = sum((run) => run.numFailedTests + run.testResults.filter(isBroken).length);
  console.log(`${passed} passed, ${failed} failed`);
  return runs.every((run) => run.numPassedTests > 0) && failed === 0;
}

const isRight = process.argv[2] === "usage" ? printUsage() : printResult();
process.exitCode = isRight ? 0 : 1;
