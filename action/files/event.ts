import { readFileSync } from "node:fs";
import { ActionError } from "../action-error.ts";
import { getProperty } from "../github/answer.ts";
import { isObjectId } from "./git-object.ts";

/** The repository in which the workflow runs. */
interface RepositoryName {
  readonly owner: string;
  readonly repository: string;
}

/** A pull request was opened or changed, or someone reviewed it. */
export interface PullRequestEvent extends RepositoryName {
  readonly kind: "pull-request";
  readonly number: number;
  /** The pull request's own last commit when the event happened. */
  readonly headSha: string;
  /**
   * False of one from a fork, and always of `pull_request_target`, whose token may write no matter who opened it: nothing in the
   * workspace is looked at, and the branch has no say in what it is checked by.
   */
  readonly isTrusted: boolean;
}

/** A branch or a tag went from one commit to another. */
export interface RangeEvent extends RepositoryName {
  readonly kind: "range";
  readonly before: string;
  readonly after: string;
}

/** A workflow runs on a commit, and there is nothing to compare it with. */
interface SnapshotEvent extends RepositoryName {
  readonly kind: "snapshot";
  readonly sha: string;
}

/** A branch or a tag was deleted. */
export interface DeletionEvent extends RepositoryName {
  readonly kind: "deletion";
}

/** The event that started the run. */
export type Event = PullRequestEvent | RangeEvent | SnapshotEvent | DeletionEvent;

type Reader = (payload: unknown, environment: NodeJS.ProcessEnv) => WithoutPlace<Event> | undefined;
type WithoutPlace<One> = One extends RepositoryName ? Omit<One, keyof RepositoryName> : never;

/** The readers of each event; undefined from one for an event that is not as GitHub sends it. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["pull_request", (payload) => readPullRequest(payload, !isFromFork(payload))],
  ["pull_request_target", (payload) => readPullRequest(payload, false)],
  // Its workflow is that of the merge commit, as on `pull_request`.
  ["pull_request_review", (payload) => readPullRequest(payload, !isFromFork(payload))],
  ["push", readPush],
  ["merge_group", readMergeGroup],
  ["workflow_dispatch", readSnapshot],
  ["schedule", readSnapshot],
]);

/**
 * Reads the event that started the workflow from where the runner left it.
 *
 * @throws ActionError on an event that says nothing of files, or where the runner left no such event.
 */
export function readEvent(environment: NodeJS.ProcessEnv): Event {
  const name = environment.GITHUB_EVENT_NAME ?? "";
  const read = READERS.get(name);
  if (read === undefined) {
    throw new ActionError(
      `The event "${name}" does not say which files to check. ` +
        `Run this Action in a workflow on one of these events: ${[...READERS.keys()].join(", ")}.`,
    );
  }
  const [owner = "", repository = ""] = (environment.GITHUB_REPOSITORY ?? "").split("/");
  const event = read(readPayload(environment.GITHUB_EVENT_PATH ?? ""), environment);
  if (event === undefined || repository === "") throw unreadableEvent(name);
  return { owner, repository, ...event };
}

function readPullRequest(payload: unknown, isTrusted: boolean): WithoutPlace<PullRequestEvent> | undefined {
  const pullRequest = getProperty(payload, "pull_request");
  const number = getProperty(pullRequest, "number");
  const headSha = getProperty(getProperty(pullRequest, "head"), "sha");
  if (typeof number !== "number" || !isObjectId(headSha)) return undefined;
  return { kind: "pull-request", number, headSha, isTrusted };
}

/** True also where the fork is gone, of which GitHub says nothing. */
function isFromFork(payload: unknown): boolean {
  const pullRequest = getProperty(payload, "pull_request");
  const [head, base] = ["head", "base"].map((side) =>
    getProperty(getProperty(getProperty(pullRequest, side), "repo"), "id"),
  );
  return typeof head !== "number" || head !== base;
}

function readPush(payload: unknown): ReturnType<Reader> {
  if (getProperty(payload, "deleted") === true) return { kind: "deletion" };
  const before = getProperty(payload, "before");
  // `after` of an annotated tag is the tag itself.
  const commit = getProperty(getProperty(payload, "head_commit"), "id");
  const after = isObjectId(commit) ? commit : getProperty(payload, "after");
  if (!isObjectId(before) || !isObjectId(after)) return undefined;
  // A new branch or tag comes from nowhere.
  return /^0+$/.test(before) ? { kind: "snapshot", sha: after } : { kind: "range", before, after };
}

function readMergeGroup(payload: unknown): ReturnType<Reader> {
  const group = getProperty(payload, "merge_group");
  const before = getProperty(group, "base_sha");
  const after = getProperty(group, "head_sha");
  return isObjectId(before) && isObjectId(after) ? { kind: "range", before, after } : undefined;
}

function readSnapshot(_: unknown, { GITHUB_SHA: sha }: NodeJS.ProcessEnv): ReturnType<Reader> {
  return isObjectId(sha) ? { kind: "snapshot", sha } : undefined;
}

/** Undefined where there is no JSON. */
function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function unreadableEvent(name: string): ActionError {
  return new ActionError(
    `The event "${name}" of this run cannot be read from GITHUB_EVENT_PATH, GITHUB_REPOSITORY and GITHUB_SHA, which a runner sets. ` +
      "Run the Action as a step of a workflow on GitHub Actions.",
  );
}
