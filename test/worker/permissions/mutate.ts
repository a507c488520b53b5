/**
 * `npm run mutate:permissions`: weakens the permission of each route and page in turn in the loaded table, and lists those of
 * which the tests of rights notice nothing, and operations' that open something. `weakened.long.workers.test.ts` does the work,
 * inside workerd.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const FILE = "test/worker/permissions/weakened.long.workers.test.ts";
/** As `test/vitest.config.ts` has it for `--mode full`. */
const REPORT = `${root}.build/test-results-full.json`;

interface Test {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

mkdirSync(`${root}.build`, { recursive: true });
rmSync(REPORT, { force: true });
const vitest = `${root}node_modules/vitest/vitest.mjs`;
const run = spawnSync(
  process.execPath,
  [vitest, "run", "--config", "test/vitest.config.ts", "--mode", "full", "--project", "workers", FILE],
  { cwd: root, stdio: "inherit" },
);

const { testResults }: { readonly testResults: readonly { readonly assertionResults: readonly Test[] }[] } = JSON.parse(
  readFileSync(REPORT, "utf8"),
);
const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
const inPart = (part: string) =>
  tests.filter(({ ancestorTitles }) => ancestorTitles.some((title) => title.startsWith(part)));
const failed = (some: readonly Test[]) => some.filter(({ status }) => status !== "passed").map(({ title }) => title);

const weakened = inPart("it is noticed");
const wrong = failed(inPart("what is expected holds"));
const missed = failed(weakened);
const ofOperations = inPart("the route of an operation opens nothing");
const opened = failed(ofOperations);
for (const name of wrong) console.log(`Refused or allowed otherwise than its row says, with nothing weakened: ${name}`);
for (const name of missed) console.log(`No test noticed a weaker permission: ${name}`);
for (const name of opened) console.log(`A weaker route let in more than its operation does: ${name}`);
console.log(`${ofOperations.length} routes of operations weakened, ${opened.length} opened something.`);
console.log(`${weakened.length} other routes and pages weakened, ${weakened.length - missed.length} noticed.`);
process.exitCode =
  weakened.length > 0 && wrong.length === 0 && missed.length === 0 && opened.length === 0 && run.status === 0 ? 0 : 1;
