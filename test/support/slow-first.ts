/** The order of test files: what takes longest first, so that nothing long is left when all else has ended. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files in one runtime or process have to follow on each other, so a project is never left and taken up again. What takes long
 * inside workerd runs on one core, and so goes first, beside others; the files of the last one are all quick.
 */
const PROJECTS = ["workers", "long", "full", "e2e", "unit"];

/** The longest of their projects, the first the longest. A file that is not named has its turn after them, by its size. */
const SLOW = [
  "worker/bad-requests/bad-requests.long.workers",
  "worker/laws/permission-matrix.workers",
  "worker/pages/rights.workers",
  "worker/laws/races.workers",
  "worker/permissions/weakened.workers",
  "shared/audit-export/simulation/simulation.long",
  "forging/forging.long",
  "fuzz/fuzz.long",
  "forging/secrets.long",
  "shared/changes/agreement.long",
  "shared/audit-export/verify-changes.long",
  "fuzz/linear-time.long",
  "worker/local/start.e2e",
  "journeys/journeys.e2e",
  "worker/local/backup/backup.full",
  "worker/pages/every-page.full",
  "worker/playground/agreement.full",
];

/** Files that start many small processes. They go before those that load servers and browsers: a large process starts others slowly. */
const startsProcesses = ({ moduleId }: TestSpecification) => /\/test\/action\/.*\.e2e\.test\.ts$/.test(moduleId);

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return rank < 0 ? SLOW.length : rank;
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one sorts no array in its place
    const sorted = await super.sort(files);
    const projectOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return sorted.toSorted(
      (one, other) =>
        projectOf(one) - projectOf(other) ||
        Number(startsProcesses(other)) - Number(startsProcesses(one)) ||
        rankOf(one) - rankOf(other),
    );
  }
}
