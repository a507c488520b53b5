import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readEvent } from "../../../action/files/event.ts";
import { examplePayload, mergeGroupPayload, NO_COMMIT, pushPayload } from "../support/events.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ONE = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const OTHER = "6113728f27ae82c7b1a177c8d03f9e96e0adf246";
const PLACE = { owner: "octo", repository: "config" };

/** The environment that a runner gives an event. */
function environmentOf(
  name: string | undefined,
  payload: unknown,
  variables: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  const path = join(temporaryFolder(), "event.json");
  writeFileSync(path, typeof payload === "string" ? payload : JSON.stringify(payload));
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: "octo/config",
    ...variables,
  };
}

function read(...args: Parameters<typeof environmentOf>) {
  return readEvent(environmentOf(...args));
}

const pullRequest = (headRepository: unknown) => ({
  pull_request: { number: 7, head: { sha: ONE, repo: headRepository }, base: { sha: OTHER, repo: { id: 1 } } },
});
const PULL_REQUEST = pullRequest({ id: 1 });

it("gives the pull request of the repository that runs the workflow", () => {
  const event = { ...PLACE, kind: "pull-request", number: 7, headSha: ONE };
  expect(read("pull_request", PULL_REQUEST)).toEqual({ ...event, isTrusted: true });
  expect(read("pull_request_target", PULL_REQUEST)).toEqual({ ...event, isTrusted: false });
});

it.each([{ id: 2 }, null, undefined, {}])("does not trust a pull request of the repository %j", (repository) => {
  expect(read("pull_request", pullRequest(repository))).toMatchObject({ isTrusted: false });
});

it("gives both commits of a push and of a merge group", () => {
  const event = { ...PLACE, kind: "range", before: ONE, after: OTHER };
  expect(read("push", pushPayload(ONE, OTHER))).toEqual(event);
  expect(read("merge_group", mergeGroupPayload(ONE, OTHER))).toEqual(event);
});

it("gives the one commit where there is nothing to compare it with", () => {
  const event = { ...PLACE, kind: "snapshot", sha: ONE };
  expect(read("push", pushPayload(NO_COMMIT, ONE))).toEqual(event);
  expect(read("workflow_dispatch", {}, { GITHUB_SHA: ONE })).toEqual(event);
  expect(read("schedule", "", { GITHUB_SHA: ONE })).toEqual(event);
});

it("gives the commit that an annotated tag names", () => {
  const payload = { ...pushPayload(NO_COMMIT, OTHER), head_commit: { id: ONE } };
  expect(read("push", payload)).toEqual({ ...PLACE, kind: "snapshot", sha: ONE });
});

it("takes what GitHub has sent", () => {
  const isOf = (created: boolean) => (payload: object) => Reflect.get(payload, "created") === created;
  expect(read("push", examplePayload("push", isOf(true))).kind).toBe("snapshot");
  expect(read("push", examplePayload("push", isOf(false))).kind).toBe("deletion");
  expect(read("merge_group", examplePayload("merge_group")).kind).toBe("range");
  expect(read("pull_request", examplePayload("pull_request")).kind).toBe("pull-request");
});

it("takes the ids of a repository with SHA-256", () => {
  const [before, after] = ["a".repeat(64), "b".repeat(64)];
  expect(read("push", pushPayload(before, after))).toEqual({ ...PLACE, kind: "range", before, after });
});

it.each(["issues", "pull_request_review_comment", "", undefined])("refuses the event %s", (name) => {
  expect(() => read(name, PULL_REQUEST)).toThrow(
    `The event "${name ?? ""}" does not say which files to check. Run this Action in a workflow on one of these events: ` +
      "pull_request, pull_request_target, pull_request_review, push, merge_group, workflow_dispatch, schedule.",
  );
});

it.each([
  ["pull_request", ""],
  ["pull_request", "{"],
  ["pull_request", null],
  ["pull_request", []],
  ["pull_request", { pull_request: null }],
  ["pull_request", { pull_request: { number: 7 } }],
  ["pull_request", { pull_request: { number: "7", head: { sha: ONE } } }],
  ["pull_request", { pull_request: { number: 7, head: { sha: "--output=x" } } }],
  ["push", {}],
  ["push", pushPayload("main", ONE)],
  ["push", { ...pushPayload(ONE, "-x"), head_commit: null }],
  ["merge_group", { merge_group: { base_sha: ONE } }],
  ["workflow_dispatch", {}],
])("refuses %s with the payload %j", (name, payload) => {
  expect(() => read(name, payload)).toThrow(
    `The event "${name}" of this run cannot be read from GITHUB_EVENT_PATH, GITHUB_REPOSITORY and GITHUB_SHA, ` +
      "which a runner sets. Run the Action as a step of a workflow on GitHub Actions.",
  );
});

it.each([{ GITHUB_EVENT_PATH: undefined }, { GITHUB_EVENT_PATH: "/nowhere" }, { GITHUB_REPOSITORY: undefined }])(
  "refuses a runner with %j",
  (variables) => {
    expect(() => read("pull_request", PULL_REQUEST, variables)).toThrow("which a runner sets");
  },
);
