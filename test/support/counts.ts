/** Counts what a run of the tests starts, so that `.ci/run` can bound it: a count does not depend on the machine. */
import { appendFileSync } from "node:fs";

export type Counted = "server" | "process" | "browser page";

/** Adds one to the counts of this run. */
export function count(kind: Counted): void {
  const file = process.env["TEST_COUNTS"];
  if (file !== undefined) appendFileSync(file, `${kind}\n`);
}
