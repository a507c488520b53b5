import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createMemoryRepository } from "../support/memory-repository.ts";
import { startPublishing } from "../support/publishing.ts";
import { pullRequestPayload } from "../support/pull-request.ts";
import {
  type Inputs,
  OPENS_OR_BREAKS,
  PULL_REQUEST_FOLDER,
  PULL_REQUESTS,
  sidesOf,
} from "../support/pull-request-fixtures.ts";
import { reportedBy } from "../support/reported.ts";
import type { RepositorySides } from "../support/team-files.ts";

/**
 * Whole pull requests, to read as the reviewer of each does: `before/` and `after/` are the repository, `accepted/` is that of an
 * earlier commit which someone approved who may write, and beside them is what GitHub has of the run, and what shows that it
 * is true.
 */
const NOT_REPORTED = ["before", "accepted", "after", "checked.json"];

/** The variables by which a runner names the Action that a workflow uses. */
const FROM_MARKETPLACE = { GITHUB_ACTION_REPOSITORY: "example/provider-steward", GITHUB_ACTION_REF: "v1" };

/** The credential that `policy-loosened-with-token` pastes. */
const PASTED = "psk0ZrT7mQ2xLw9VbN4kYc8HdJ1sPfG6";

it.each(Object.entries(PULL_REQUESTS))("a reviewer of %s reads the stored report", async (name, inputs) => {
  const folder = join(PULL_REQUEST_FOLDER, name);
  const committed = readdirSync(folder).filter((entry) => !NOT_REPORTED.includes(entry));
  const { publishing, result, names } = await runOn(sidesOf(name), inputs);
  const reported = reportedBy(result, publishing.github, names);
  for (const [file, text] of Object.entries(reported)) {
    await expect(text).toMatchFileSnapshot(join(folder, file));
  }
  // Vitest writes a file that is not there, and leaves one that is no longer made.
  expect(committed).toEqual(Object.keys(reported).toSorted());
});

it("a stored report exists for each pull request, and for no other", () => {
  expect(readdirSync(PULL_REQUEST_FOLDER)).toEqual(Object.keys(PULL_REQUESTS));
});

it.each(["commands", "checks", "review"])(
  "a reviewer never reads a pasted credential, also where the policy allows it (annotate: %s)",
  async (annotate) => {
    const sides = sidesOf("policy-loosened-with-token");
    expect(JSON.stringify(sides.after)).toContain(PASTED);
    const inputs = { ...OPENS_OR_BREAKS, annotate, "sarif-file": "findings.sarif" };
    const { publishing, result } = await runOn(sides, inputs);
    // The permission that allows it comes first.
    const { changes } = JSON.parse(result.outputs["changes"] ?? "");
    const loosened = { effect: "opens", kind: "policy-loosened", files: [".provider-steward.json"] };
    expect(changes.slice(0, 2)).toMatchObject([
      { ...loosened, setting: "rules/secret-in-header" },
      { ...loosened, setting: "approvedHosts" },
    ]);
    const files = [result.outputs["report"] ?? "", join(publishing.workspace, "findings.sarif")];
    const said = [result, publishing.github.writes, files.map((path) => readFileSync(path, "utf8"))];
    expect(JSON.stringify(said)).not.toContain(PASTED);
  },
);

/** Opens the pull request, and runs the Action on it. */
async function runOn({ before, accepted, after }: RepositorySides, inputs: Inputs) {
  const repository = createMemoryRepository();
  const baseSha = repository.commit(before);
  const acceptedSha = accepted === undefined ? undefined : repository.commit(accepted);
  const removed = Object.keys(before).filter((path) => !Object.hasOwn(after, path));
  const headSha = repository.commit({ ...after, ...Object.fromEntries(removed.map((path) => [path, null])) });
  const publishing = startPublishing(undefined, { repository, pull: { base: baseSha, head: headSha } });
  onTestFinished(() => publishing.close());
  publishing.github.conversation.roles.set("rita", "write");
  if (acceptedSha !== undefined) publishing.github.conversation.review("rita", acceptedSha);
  const result = await publishing.run(
    { event: pullRequestPayload(1, baseSha, headSha) },
    { inputs, environment: FROM_MARKETPLACE },
  );
  return { publishing, result, names: { [headSha]: "HEAD", [baseSha]: "BASE" } };
}
