import { createHash } from "node:crypto";

const KEY_CHARACTERS = 16;

/**
 * What comments of this step are known by on its next run: a hash of the workflow, the job and the step, so that two
 * steps on one pull request leave each other's comments alone. The legs of a matrix have the same one.
 *
 * @param environment where the runner names the three.
 */
export function stepKey(environment: NodeJS.ProcessEnv): string {
  const { GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "", GITHUB_ACTION: step = "" } = environment;
  return createHash("sha256")
    .update(JSON.stringify([workflow, job, step]))
    .digest("hex")
    .slice(0, KEY_CHARACTERS);
}
