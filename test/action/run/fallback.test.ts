import { expect, it } from "vitest";
import { COMPARISON_MAX_LISTED_FILES, PULL_REQUEST_MAX_LISTED_FILES } from "../../../action/limits.ts";
import { pushPayload } from "../support/events.ts";
import { treeEntries } from "../support/git-difference.ts";
import type { Fault } from "../support/github.ts";
import { blobId, type MemoryRepository } from "../support/memory-repository.ts";
import { type Files, openPullBetween } from "../support/pull-request.ts";
import { answer, DOUBTFUL, endOf, failure, PERMISSIONS, useGitHub, VALID, WRONG } from "../support/scenario.ts";

const { current, run, serve } = useGitHub();

const commit = (...given: Parameters<MemoryRepository["commit"]>) => current().repository.commit(...given);

function many(count: number): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/${index}.ts`, "\n"]));
}

function push(before: string, after: string) {
  return run({ event: pushPayload(before, after) }, { environment: { GITHUB_EVENT_NAME: "push" } });
}

function pullRequest(base: string, head: string) {
  return run(openPullBetween(current(), base, head));
}

/** Answers paths that hold a text. */
function faultAt(part: string, status: number): Fault {
  return (path) => (path.includes(part) ? answer(status) : undefined);
}

/** A file that is renamed as it is, one that is renamed and changed, one that is changed, one that is removed. */
const BEFORE = {
  "exact/providers.json": VALID,
  "near/providers.json": VALID.replace("{", "{ "),
  "changed/providers.json": VALID,
  "removed/providers.json": VALID,
  "kept/providers.json": WRONG,
};
const AFTER = {
  "exact/providers.json": null,
  "exact-new/providers.json": VALID,
  "near/providers.json": null,
  "near-new/providers.json": VALID.replace("{", "{  "),
  "changed/providers.json": DOUBTFUL,
  "removed/providers.json": null,
};

/**
 * The note, the files that were checked, and those without a change: a renamed file that has changed is new where only
 * trees are read.
 */
function whatIsSaid(stdout: readonly string[]) {
  const checked = stdout.filter((line) => line.startsWith("Checked ")).map((line) => /\w[^:]*/.exec(line)?.[0]);
  const unchanged = stdout.filter((line) => line.endsWith(": none.")).map((line) => line.slice(0, -": none.".length));
  return { note: stdout[0], checked, unchanged };
}

const CHECKED = [
  "Checked changed/providers.json",
  "Checked exact-new/providers.json",
  "Checked near-new/providers.json",
];

const because = `because GitHub lists only a part of the ${PULL_REQUEST_MAX_LISTED_FILES + 4} files that pull request #1 changes.`;

/** The base branch has moved on. */
function open() {
  const since = commit(BEFORE, []);
  const head = commit({ ...AFTER, ...many(PULL_REQUEST_MAX_LISTED_FILES) });
  return pullRequest(commit({ "removed/providers.json": WRONG }, [since]), head);
}

it("a pull request of more files than GitHub lists is compared by its trees without a checkout", async () => {
  const { stdout } = await open();
  expect(whatIsSaid(stdout)).toEqual({
    note: `The changed files are taken from the git trees of the two commits, ${because}`,
    checked: CHECKED,
    unchanged: ["Changes in exact-new/providers.json"],
  });
});

it("a pull request of more files than GitHub lists is a failure where it cannot be compared either", async () => {
  current().setFault(faultAt("/git/trees/", 403));
  expect(endOf(await open())).toEqual(
    failure(
      `GitHub lists only a part of the ${PULL_REQUEST_MAX_LISTED_FILES + 4} files that pull request #1 changes, ` +
        `and its commits cannot be compared. GitHub answered 403: the token may not do this. ${PERMISSIONS}`,
    ),
  );
});

it.each([
  ["an empty page", { status: 200, body: [] }],
  // The client takes it for the end of the list.
  ["a conflict", answer(409)],
])("a pull request that GitHub does not list is never taken for one that changes nothing: %s", async (_, page) => {
  const [base, head] = [commit(BEFORE), commit(AFTER)];
  current().setFault((path) => (path.includes("/files?") ? page : undefined));
  const { stdout } = await pullRequest(base, head);
  expect(whatIsSaid(stdout)).toMatchObject({
    note: "The changed files are taken from the git trees of the two commits, because GitHub lists only a part of the 4 files that pull request #1 changes.",
    checked: CHECKED,
  });
});

it.each([406, 404, 422])(
  "a pull request that GitHub does not list is compared by its trees, for %i",
  async (status) => {
    const [base, head] = [commit(BEFORE), commit(AFTER)];
    current().setFault(faultAt("/files?", status));
    const { stdout } = await pullRequest(base, head);
    expect(whatIsSaid(stdout)).toEqual({
      note: `The changed files are taken from the git trees of the two commits, because GitHub answered ${status}.`,
      checked: CHECKED,
      unchanged: ["Changes in exact-new/providers.json"],
    });
  },
);

it("a push that GitHub cannot compare is compared by its trees where the comparison holds only a part", async () => {
  const [before, after] = [
    commit(BEFORE),
    commit({ ...many(COMPARISON_MAX_LISTED_FILES), "zone/providers.json": WRONG }),
  ];
  const { stdout } = await push(before, after);
  expect(stdout.slice(0, 2)).toEqual([
    "The changed files are taken from the git trees of the two commits, because GitHub lists only 300 of the files.",
    "Checked zone/providers.json: 1 error.",
  ]);
});

it.each([406, 404, 500])("a push that GitHub cannot compare is compared by its trees for %i", async (status) => {
  const [before, after] = [commit(BEFORE), commit(AFTER)];
  current().setFault(faultAt("/compare/", status));
  const { stdout } = await push(before, after);
  expect(whatIsSaid(stdout)).toEqual({
    note: `The changed files are taken from the git trees of the two commits, because GitHub answered ${status}.`,
    checked: CHECKED,
    unchanged: ["Changes in exact-new/providers.json"],
  });
});

it("a push that GitHub cannot compare is compared folder by folder where GitHub lists only a part of the trees", async () => {
  const [before, after] = [commit(BEFORE), commit(AFTER)];
  serve({ repository: current().repository, maxTreeEntries: 3 });
  current().setFault(faultAt("/compare/", 406));
  const { stdout } = await push(before, after);
  expect(whatIsSaid(stdout)).toMatchObject({ checked: CHECKED, unchanged: ["Changes in exact-new/providers.json"] });
  // Folders that are the same on both sides are not asked for.
  const same = treeEntries(current().repository, after, false).find(({ path }) => path === "kept")?.sha ?? "";
  expect(current().requests.filter((path) => path.includes(same))).toEqual([]);
});

it("a push that GitHub cannot compare has a file in the place of a folder, and the other way round", async () => {
  const before = commit({ "a/providers.json/providers.json": VALID, "b/providers.json": VALID });
  commit({ "a/providers.json": null, "b/providers.json": null });
  const swapped = commit({ "a/providers.json": WRONG, "b/providers.json/providers.json": WRONG });
  serve({ repository: current().repository, maxTreeEntries: 1 });
  current().setFault(faultAt("/compare/", 406));
  const { stdout } = await push(before, swapped);
  expect(stdout.slice(1, 3)).toEqual([
    "Checked a/providers.json: 1 error.",
    "Checked b/providers.json/providers.json: 1 error.",
  ]);
});

it("a push that GitHub cannot compare is compared with what it overwrote", async () => {
  const first = commit({ "a/providers.json": VALID, "b/providers.json": VALID });
  const before = commit({ "a/providers.json": WRONG });
  const after = commit({ "b/providers.json": DOUBTFUL }, [first]);
  const { stdout } = await push(before, after);
  expect(stdout.slice(0, 3)).toEqual([
    "The changed files are taken from the git trees of the two commits, because the branch was overwritten.",
    // It is as it was before the commit that is gone, which GitHub's comparison would not show.
    "Checked a/providers.json: nothing to report.",
    "Checked b/providers.json: 1 warning.",
  ]);
});

it("a push that GitHub cannot compare checks all files where the commit before is gone", async () => {
  const gone = "1".repeat(40);
  const after = commit({ "a/providers.json": WRONG, "b/providers.json": VALID });
  const { stdout, summary } = await push(gone, after);
  expect(stdout.slice(0, 3)).toEqual([
    `The commit before the change, ${gone}, no longer exists, so all files are checked and nothing is compared.`,
    "Checked a/providers.json: 1 error.",
    "Checked b/providers.json: nothing to report.",
  ]);
  expect(summary).not.toContain("What changes for users");
});

it("a push that GitHub cannot compare says what to do where the commit itself is gone", async () => {
  const [before, gone] = [commit({}), "1".repeat(40)];
  expect(endOf(await push(before, gone))).toEqual(
    failure(
      `The changes from ${before} to ${gone} cannot be found. The commit ${gone} does not exist, or the token may not see it. ` +
        "If its branch was deleted or overwritten in the meantime, run the workflow for the branch as it is now; " +
        "otherwise give the job the permission `contents: read`.",
    ),
  );
});

it("a push that GitHub cannot compare is a failure where the token may not read", async () => {
  const [before, after] = [commit(BEFORE), commit(AFTER)];
  current().setFault(faultAt("/compare/", 403));
  expect(endOf(await push(before, after))).toEqual(
    failure(
      `The changes from ${before} to ${after} cannot be found. GitHub answered 403: the token may not do this. ${PERMISSIONS}`,
    ),
  );
});

it("a file that is too large for the API is told as unread, and the others are checked", async () => {
  const [before, after] = [commit({}), commit({ "a/providers.json": VALID, "b/providers.json": WRONG })];
  current().setFault((path) =>
    path.includes(blobId(VALID))
      ? { status: 403, body: { errors: [{ resource: "Blob", code: "too_large" }] } }
      : undefined,
  );
  expect((await push(before, after)).stdout.slice(0, 2)).toEqual([
    "Checked b/providers.json: 1 error.",
    'Could not read "a/providers.json". GitHub answered 403: the file is too large for its API. ' +
      'Check that it is the right file, or leave it out with a `!` line in the input `files`. GitHub says: "Blob too_large".',
  ]);
});
