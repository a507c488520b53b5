import { ActionError, attempt } from "../action-error.ts";
import type { Target } from "../files/change-set.ts";
import { member } from "../github/answer.ts";
import type { GitHub } from "../github/client.ts";
import { ODD_ANSWER } from "../github/failure.ts";
import { arrayOf, askGraphql } from "./ask.ts";
import { readMarker } from "./marker.ts";

/** A thread of the pull request's review that this step began on an earlier run. */
export interface Thread {
  readonly id: string;
  /** The id of the comment that began it. */
  readonly commentId: string;
  readonly path: string;
  /** The first line on which it stands in the file as it is now, 1-based; undefined where it stands on none. */
  readonly line: number | undefined;
  /** Of the finding that it is about, as `fingerprintsOf` gave it. */
  readonly fingerprint: string;
  /** An outdated one is open, but GitHub no longer shows it on the diff: its line changed, or the file is another. */
  readonly state: "open" | "outdated" | "resolved" | "hidden";
}

const THREADS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes {
          id isResolved isOutdated path startLine line
          comments(first: 1) { nodes { id body isMinimized viewerDidAuthor } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const RESOLVE = `mutation ($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`;

const HIDE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;

/**
 * Reads the threads of a step. Anybody can write its marker, so only those count that the token's user began.
 *
 * @param key what the step's comments are known by.
 * @throws ActionError where they cannot be read.
 */
export async function readThreads(
  github: GitHub,
  target: Target,
  number: number,
  key: string,
): Promise<readonly Thread[]> {
  const nodes = await readNodes(github, target, number, THREADS, "reviewThreads");
  return nodes.flatMap((node) => threadOf(node, key));
}

function threadOf(node: unknown, key: string): readonly Thread[] {
  const [comment] = arrayOf(member(member(node, "comments"), "nodes"));
  const [id, path, commentId, body] = [
    member(node, "id"),
    member(node, "path"),
    member(comment, "id"),
    member(comment, "body"),
  ];
  if (typeof id !== "string" || typeof path !== "string" || typeof commentId !== "string" || typeof body !== "string")
    return [];
  const marker = readMarker(body);
  if (member(comment, "viewerDidAuthor") !== true || marker?.key !== key) return [];
  const line = member(node, "startLine") ?? member(node, "line");
  return [
    {
      id,
      commentId,
      path,
      line: typeof line === "number" ? line : undefined,
      fingerprint: marker.fingerprint,
      state: stateOf(node, comment),
    },
  ];
}

function stateOf(thread: unknown, comment: unknown): Thread["state"] {
  if (member(comment, "isMinimized") === true) return "hidden";
  if (member(thread, "isResolved") === true) return "resolved";
  return member(thread, "isOutdated") === true ? "outdated" : "open";
}

/**
 * Reads all nodes of a connection of a pull request, page by page.
 *
 * @param query takes the owner, the repository, the number and the cursor after which it goes on.
 * @throws ActionError where they cannot be read.
 */
export async function readNodes(
  github: GitHub,
  { owner, repository }: Target,
  number: number,
  query: string,
  connection: "reviewThreads" | "comments",
): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  let after: unknown = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- a page tells where the next one begins
    const data = await askGraphql(github, query, { owner, repository, number, after }, "pull-requests: read");
    const page = member(member(member(data, "repository"), "pullRequest"), connection);
    const info = member(page, "pageInfo");
    const nodes = member(page, "nodes");
    if (
      !Array.isArray(nodes) ||
      (member(info, "hasNextPage") === true && typeof member(info, "endCursor") !== "string")
    )
      throw new ActionError(ODD_ANSWER);
    all.push(...nodes);
    after = member(info, "hasNextPage") === true ? member(info, "endCursor") : undefined;
  } while (after !== undefined);
  return all;
}

/**
 * Resolves threads one after the other. GitHub lets the workflow's own token do that only with `contents: write`, which
 * is too much to ask for; where it is refused, the comment is hidden as outdated.
 *
 * @returns why the rest could be neither resolved nor hidden, or undefined where all could.
 */
export async function settleThreads(github: GitHub, threads: readonly Thread[]): Promise<string | undefined> {
  let mayResolve = true;
  for (const { id, commentId } of threads) {
    if (mayResolve) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
      const resolved = await attempt(() => askGraphql(github, RESOLVE, { id }, "pull-requests: write"));
      mayResolve = resolved.ok;
    }
    if (mayResolve) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const hidden = await attempt(() => askGraphql(github, HIDE, { id: commentId }, "pull-requests: write"));
    if (!hidden.ok) return hidden.error.reason;
  }
  return undefined;
}
