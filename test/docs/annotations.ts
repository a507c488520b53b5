/** The annotations of a pull request, as the committed bundle of the Action writes them for a real repository. */

import { expect } from "vitest";
import type { GitRepository } from "../action/support/git-repository.ts";
import { notesText } from "../action/support/notes.ts";
import type { Permissions } from "../action/support/permissions.ts";
import { startPublishing } from "../action/support/publishing.ts";
import { pullRequestPayload } from "../action/support/pull-request.ts";
import { COMMITTED_BUNDLE, DEFAULT_INPUTS } from "../action/support/run-action.ts";
import { parseCommand } from "../action/support/runner.ts";

/** The permissions of the workflows that the first steps show. */
export const WORKFLOW: Permissions = { contents: "read", "pull-requests": "write" };

/** Tests for an annotation of lines, other than the one of the whole step. */
function hasPlace(line: string): boolean {
  return parseCommand(line)?.properties["file"] !== undefined;
}

/** The annotations of a change. @param exitCode how the step must end. */
export async function annotationsOf(
  repository: GitRepository,
  { base, head }: { readonly base: string; readonly head: string },
  exitCode: number,
): Promise<string> {
  const publishing = startPublishing(WORKFLOW, { repository, pull: { base, head } });
  try {
    const event = pullRequestPayload(1, base, head);
    const ended = await publishing.run({ event }, { inputs: DEFAULT_INPUTS, bundle: COMMITTED_BUNDLE });
    expect(ended.exitCode).toBe(exitCode);
    return notesText(ended.stdout.filter(hasPlace), []);
  } finally {
    publishing.close();
  }
}
