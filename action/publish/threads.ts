import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { Target } from "../files/change-set.ts";
import { getProperty, itemsOf } from "../github/answer.ts";
import { askGraphql, type GitHub } from "../github/client.ts";
import { unexpectedAnswer } from "../github/failure.ts";
import { readMarker } from "./marker.ts";

/** A thread of the pull request's review that this step began on an earlier run. */
export interface Thread {
  readonly id: string;
  /** The id of the comment that began it. */
  readonly commentId: string;
  readonly path: string;
  /** The first line on which it stands in the file as it is now, 1-based; undefined where it stands on none. */
  readonly line: number | undefined;
  /** The fingerprint of its finding, as `fingerprintsOf` gave it, or of a change. */
  readonly fingerprint: string;
  /** The text of the comment that began it. */
  readonly body: string;
  /** When it began, in the one form that GitHub writes times in, so that texts are in the order of times. */
  readonly createdAt: string;
  /** An outdated one is open, but GitHub no longer shows it on the diff: its line changed, or the file is another. */
  readonly state: "open" | "outdated" | "resolved" | "hidden";
}

const THREADS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes {
          id isResolved isOutdated path startLine line
          comments(first: 1) { nodes { id body createdAt isMinimized viewerDidAuthor } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const RESOLVE = `mutation ($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`;

const UPDATE = `mutation ($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { pullRequestReviewComment { id } }
}`;

const HIDE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;

/**
 * Reads the threads of a step. Anybody can write its marker, so only those count that the token's user began.
 *
 * @param key what the step's comments are known by.
 */
export async function readThreads(
  github: GitHub,
  target: Target,
  number: number,
  key: string,
): Promise<Result<readonly Thread[], Failure>> {
  const nodes = await readNodes(github, target, number, THREADS, "reviewThreads");
  return nodes.ok ? ok(nodes.value.flatMap((node) => threadOf(node, key))) : nodes;
}

function threadOf(node: unknown, key: string): readonly Thread[] {
  const [comment] = itemsOf(getProperty(getProperty(node, "comments"), "nodes"));
  const [id, path] = [getProperty(node, "id"), getProperty(node, "path")];
  const [commentId, body, createdAt] = ["id", "body", "createdAt"].map((name) => getProperty(comment, name));
  if (typeof id !== "string" || typeof path !== "string") return [];
  if (typeof commentId !== "string" || typeof body !== "string" || typeof createdAt !== "string") return [];
  const marker = readMarker(body);
  if (getProperty(comment, "viewerDidAuthor") !== true || marker?.key !== key) return [];
  const line = getProperty(node, "startLine") ?? getProperty(node, "line");
  return [
    {
      id,
      commentId,
      path,
      line: typeof line === "number" ? line : undefined,
      fingerprint: marker.fingerprint,
      body,
      createdAt,
      state: stateOf(node, comment),
    },
  ];
}

function stateOf(thread: unknown, comment: unknown): Thread["state"] {
  if (getProperty(comment, "isMinimized") === true) return "hidden";
  if (getProperty(thread, "isResolved") === true) return "resolved";
  return getProperty(thread, "isOutdated") === true ? "outdated" : "open";
}

/**
 * The open threads to close where another run of the step was at work at the same time: of those that began since
 * `before` on one finding, all but the first. Each run finds the same, whatever it began itself.
 */
export function startedTwice(threads: readonly Thread[], before: readonly Thread[]): readonly Thread[] {
  const known = new Set(before.map(({ id }) => id));
  const started = threads
    .filter(({ id, state }) => state === "open" && !known.has(id))
    .toSorted((one, other) => compareTexts(one.createdAt, other.createdAt) || compareTexts(one.id, other.id));
  const byFinding = Map.groupBy(started, ({ path, fingerprint }) => JSON.stringify([path, fingerprint]));
  return [...byFinding.values()].flatMap(([, ...later]) => later);
}

/** By code unit, for every run must have the same order. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Reads all nodes of a connection of a pull request, page by page.
 *
 * @param query takes the owner, the repository, the number and the cursor after which it goes on.
 */
export async function readNodes(
  github: GitHub,
  { owner, repository }: Target,
  number: number,
  query: string,
  connection: "reviewThreads" | "comments",
): Promise<Result<readonly unknown[], Failure>> {
  const all: unknown[] = [];
  let after: unknown = null;
  do {
    const answer = await askGraphql(github, query, { owner, repository, number, after }, "pull-requests: read");
    if (!answer.ok) return answer;
    const page = getProperty(getProperty(getProperty(answer.value, "repository"), "pullRequest"), connection);
    const info = getProperty(page, "pageInfo");
    const nodes = getProperty(page, "nodes");
    if (
      !Array.isArray(nodes) ||
      (getProperty(info, "hasNextPage") === true && typeof getProperty(info, "endCursor") !== "string")
    )
      return err(unexpectedAnswer);
    all.push(...nodes);
    after = getProperty(info, "hasNextPage") === true ? getProperty(info, "endCursor") : undefined;
  } while (after !== undefined);
  return ok(all);
}

/**
 * Gives the comments that began threads another text, one after the other.
 *
 * @returns why one of them could not be changed, or undefined where all could.
 */
export async function updateThreads(
  github: GitHub,
  updates: readonly { readonly thread: Thread; readonly body: string }[],
): Promise<string | undefined> {
  for (const { thread, body } of updates) {
    const updated = await askGraphql(github, UPDATE, { id: thread.commentId, body }, "pull-requests: write");
    if (!updated.ok) return updated.error.reason;
  }
  return undefined;
}

/**
 * Resolves threads one after the other. GitHub lets the workflow's own token do that only with `contents: write`, which
 * is too much to ask for; where it is refused, the comment is hidden as outdated.
 *
 * @returns why the rest could be neither resolved nor hidden, or undefined where all could.
 * See docs/decisions/0041-hiding-instead-of-resolving.md.
 */
export async function closeThreads(github: GitHub, threads: readonly Thread[]): Promise<string | undefined> {
  let mayResolve = true;
  for (const { id, commentId } of threads) {
    if (mayResolve) {
      const resolved = await askGraphql(github, RESOLVE, { id }, "pull-requests: write");
      mayResolve = resolved.ok;
    }
    if (mayResolve) continue;
    const hidden = await askGraphql(github, HIDE, { id: commentId }, "pull-requests: write");
    if (!hidden.ok) return hidden.error.reason;
  }
  return undefined;
}
