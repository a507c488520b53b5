import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGitRepository } from "../support/git-repository.ts";
import { manyFiles } from "../support/many-files.ts";
import { startPublishing } from "../support/publishing.ts";
import { type Files, openPullRequest, pullRequestPayload } from "../support/pull-request.ts";
import { reportedBy } from "../support/reported.ts";
import type { RunOptions } from "../support/run-action.ts";

/**
 * Whole pull requests, to read as the reviewer of each does: `before/` and `after/` are the repository, `accepted/` is that of an
 * earlier commit which someone approved who may write, and beside them is what GitHub has of the run.
 */
const FIXTURES = fileURLToPath(new URL("../../fixtures/pull-requests/", import.meta.url));

type Inputs = NonNullable<RunOptions["inputs"]>;

const OPENS_OR_BREAKS = { "fail-on": "opens, breaks", comment: "true" };

/** What each is run with. */
const PULL_REQUESTS: Readonly<Record<string, Inputs>> = {
  "accepted-then-more": { ...OPENS_OR_BREAKS, annotate: "review" },
  "allow-emptied": { "fail-on": "opens", comment: "true", annotate: "checks" },
  "custom-provider-added": {
    comment: "true",
    annotate: "review",
    "docs-url": "https://steward.example.com/rules/",
  },
  "deny-made-redundant": OPENS_OR_BREAKS,
  "enforced-layer-opened": { "fail-on": "opens", comment: "true" },
  "file-deleted": OPENS_OR_BREAKS,
  "gateway-removed": OPENS_OR_BREAKS,
  "many-files": { ...OPENS_OR_BREAKS, annotate: "checks" },
  "policy-loosened-with-token": OPENS_OR_BREAKS,
  "provider-disabled": { "fail-on": "breaks", comment: "true" },
  "region-moved": { comment: "true" },
};

const SIDES = ["before", "accepted", "after"];

/** How a workflow names the Action. */
const FROM_MARKETPLACE = { GITHUB_ACTION_REPOSITORY: "example/provider-steward", GITHUB_ACTION_REF: "v1" };

/** The credential that `policy-loosened-with-token` pastes. */
const PASTED = "psk0ZrT7mQ2xLw9VbN4kYc8HdJ1sPfG6";

describe("what a reviewer reads", () => {
  it.each(Object.entries(PULL_REQUESTS))("of %s is what is beside it", async (name, inputs) => {
    const folder = join(FIXTURES, name);
    const committed = readdirSync(folder).filter((entry) => !SIDES.includes(entry));
    const { publishing, result, names } = await runOn(sidesOf(name), inputs);
    const reported = reportedBy(result, publishing.github, names);
    for (const [file, text] of Object.entries(reported)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that differs is told
      await expect(text).toMatchFileSnapshot(join(folder, file));
    }
    // Vitest writes a file that is not there, and leaves one that is no longer made.
    expect(committed).toEqual(Object.keys(reported).toSorted());
  });

  it("is there for each pull request, and for no other", () => {
    expect(readdirSync(FIXTURES)).toEqual(Object.keys(PULL_REQUESTS));
  });

  it("of many-files is about 300 findings in 40 files", () => {
    const { outputs } = JSON.parse(readFileSync(join(FIXTURES, "many-files/outputs.json"), "utf8"));
    const counts = ["error-count", "warning-count", "notice-count"].map((name) => Number(outputs[name]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(outputs.changes.files).toHaveLength(40);
  });

  it.each(["commands", "checks", "review"])(
    "never has a credential that is pasted, also where the policy allows it (annotate: %s)",
    async (annotate) => {
      const sides = sidesOf("policy-loosened-with-token");
      expect(JSON.stringify(sides.after)).toContain(PASTED);
      const inputs = { ...OPENS_OR_BREAKS, annotate, "sarif-file": "findings.sarif" };
      const { publishing, result } = await runOn(sides, inputs);
      // What allows it is told first.
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
});

/** The repository on both sides, and when it was approved. */
function sidesOf(name: string): { readonly before: Files; readonly accepted?: Files; readonly after: Files } {
  if (name === "many-files") return manyFiles();
  const [before = "", accepted = "", after = ""] = SIDES.map((side) => join(FIXTURES, name, side));
  const approved = existsSync(accepted) ? { accepted: filesIn(accepted) } : {};
  return { before: filesIn(before), ...approved, after: filesIn(after) };
}

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

/** Opens the pull request, and runs the Action on it. */
async function runOn({ before, accepted, after }: ReturnType<typeof sidesOf>, inputs: Inputs) {
  const repository = createGitRepository();
  const baseSha = repository.commit(before);
  const acceptedSha = accepted === undefined ? undefined : repository.commit(accepted);
  const removed = Object.keys(before).filter((path) => !Object.hasOwn(after, path));
  const headSha = repository.commit({ ...after, ...Object.fromEntries(removed.map((path) => [path, null])) });
  const publishing = await startPublishing(undefined, { repository, pull: { base: baseSha, head: headSha } });
  onTestFinished(() => publishing.close());
  publishing.conversation.roles.set("rita", "write");
  if (acceptedSha !== undefined) publishing.conversation.review("rita", acceptedSha);
  // The emulator takes comments for a pull request of its own only.
  const { number } = await openPullRequest(publishing.github, { "README.md": "" }, { "README.md": "Read me.\n" });
  const result = await publishing.run(
    { event: pullRequestPayload(number, baseSha, headSha) },
    { inputs, environment: FROM_MARKETPLACE },
  );
  return { publishing, result, names: { [headSha]: "HEAD", [baseSha]: "BASE" } };
}
