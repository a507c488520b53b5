/** Counts what is expensive in a run of the tests. */

import { appendFileSync } from "node:fs";

/** Appends a line to the file that the environment variable TEST_COUNTS names. Does nothing if it is not set. */
export function count(kind: "server" | "process" | "browser page"): void {
  const file = process.env["TEST_COUNTS"];
  if (file !== undefined) appendFileSync(file, `${kind}\n`);
}
