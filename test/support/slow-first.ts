/** The order of test files: what takes longest first, so that nothing long is left when all else has ended. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files in one runtime or process have to follow on each other, so a project is never left and taken up again. */
const PROJECTS = ["long", "e2e", "workers", "unit"];

/** The longest of their projects, the first the longest. A file that is not named has its turn after them, by its size. */
const SLOW = [
  "worker/audit-export/killed/killed.long",
  "forging/forging.long",
  "action/commands/export-killed.long",
  "fuzz/linear-time.long",
  "worker/content-server/capacity.long",
  "worker/local/start.e2e",
  "action/build.e2e",
  "action/run/pull-requests.e2e",
  "docs/least-permissions.long",
  "action/run/only-changed-lines.e2e",
  "action/terminal.e2e",
  "worker/local/export-demo.e2e",
  "action/files/tree-difference.e2e",
  "action/run/findings.e2e",
  "worker/content-server/permission-matrix.workers",
  "worker/content-server/model.long.workers",
  "worker/content-server/races.workers",
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return rank < 0 ? SLOW.length : rank;
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one sorts no array in its place
    const sorted = await super.sort(files);
    const projectOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return sorted.toSorted((one, other) => projectOf(one) - projectOf(other) || rankOf(one) - rankOf(other));
  }
}
