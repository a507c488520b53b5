import { countChanges, countUnknown, distinctChanges, err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { getProperty } from "../github/answer.ts";
import { ask, askGraphql, type GitHub } from "../github/client.ts";
import { unexpectedAnswer } from "../github/failure.ts";
import { markerOf, readMarker } from "./marker.ts";
import type { Publication } from "./publication.ts";
import { formatStickyComment } from "./sticky-comment.ts";
import { readNodes } from "./threads.ts";

/** In the marker, where a finding's comment has its fingerprint. */
const SUBJECT = "run";

const COMMENTS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const DELETE = `mutation ($id: ID!) {
  deleteIssueComment(input: { id: $id }) { clientMutationId }
}`;

const UPDATE = `mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;

/**
 * Keeps one comment on the pull request that says how it stands. It is not begun where there is nothing to say, and not
 * touched where it says the same already. One that is there only where something opens or breaks goes where nothing does.
 *
 * @returns why it could not be written, for the log, or undefined where all is well.
 */
export async function comment(
  publication: Publication,
  when: "auto" | "always",
  connect: () => Promise<GitHub>,
): Promise<string | undefined> {
  const { pullRequest } = publication.results.target;
  if (pullRequest === undefined) return "There is no pull request to comment on.";
  const written = await writeComment(await connect(), publication, pullRequest, when);
  return written.ok ? undefined : `The comment on the pull request cannot be written. ${written.error.reason}`;
}

async function writeComment(
  github: GitHub,
  publication: Publication,
  number: number,
  when: "auto" | "always",
): Promise<Result<unknown, Failure>> {
  const { results, run, linkTo, closeness, docsUrl, more, key } = publication;
  const body = formatStickyComment(run, {
    linkTo,
    closeness,
    docsUrl,
    more: { ...more, text: "the job summary of the run" },
    marker: markerOf(SUBJECT, key),
  });
  const nodes = await readNodes(github, results.target, number, COMMENTS, "comments");
  if (!nodes.ok) return nodes;
  const standing = nodes.value.find((node) => isOurs(node, key));
  const isWanted = when === "auto" ? isDangerous(publication) : hasSomethingToSay(publication);
  if (standing !== undefined) {
    return when === "auto" && !isWanted ? removeComment(github, standing) : updateComment(github, standing, body);
  }
  return isWanted ? createOnlyComment(github, publication, number, body) : ok(undefined);
}

/** Nothing where it says the same already. */
async function updateComment(github: GitHub, standing: unknown, body: string): Promise<Result<unknown, Failure>> {
  if (saysTheSame(String(getProperty(standing, "body")), body)) return ok(undefined);
  const id = getProperty(standing, "id");
  if (typeof id !== "string") return err(unexpectedAnswer);
  return askGraphql(github, UPDATE, { id, body }, "pull-requests: write");
}

/** Anybody can write the marker, so only what the token's user wrote counts. */
function isOurs(node: unknown, key: string): boolean {
  const body = getProperty(node, "body");
  if (getProperty(node, "viewerDidAuthor") !== true || typeof body !== "string") return false;
  const marker = readMarker(body);
  return marker?.key === key && marker.fingerprint === SUBJECT;
}

/** An effect that is not known may open or break something. */
function isDangerous({ run: { changes } }: Publication): boolean {
  const { opens, breaks } = countChanges(changes);
  return opens + breaks + countUnknown(changes) > 0;
}

async function removeComment(github: GitHub, standing: unknown): Promise<Result<unknown, Failure>> {
  const id = getProperty(standing, "id");
  if (typeof id !== "string") return err(unexpectedAnswer);
  return askGraphql(github, DELETE, { id }, "pull-requests: write");
}

function hasSomethingToSay({ run: { files, unread, changes } }: Publication): boolean {
  return (
    unread.length > 0 ||
    files.some(({ diagnostics }) => diagnostics.length > 0) ||
    countUnknown(changes) > 0 ||
    distinctChanges(changes).some(({ effect }) => effect !== "none")
  );
}

/** The link to the run is another one each time, and says nothing by itself. GitHub may store other line ends. */
function saysTheSame(one: string, other: string): boolean {
  const [before, after] = [one, other].map((body) =>
    body
      .replaceAll(/\/actions\/runs\/\d+/g, "")
      .replaceAll("\r\n", "\n")
      .trim(),
  );
  return before === after;
}

/**
 * Creates a comment and looks again: where another run created one at the same time, the first of them stays, says what
 * this run has to say, and its own goes.
 */
async function createOnlyComment(
  github: GitHub,
  { results: { target }, key }: Publication,
  number: number,
  body: string,
): Promise<Result<unknown, Failure>> {
  const place = { owner: target.owner, repo: target.repository };
  const created = await ask(
    github.rest.issues.createComment({ ...place, issue_number: number, body }),
    "pull-requests: write",
  );
  if (!created.ok) return created;
  const nodes = await readNodes(github, target, number, COMMENTS, "comments");
  if (!nodes.ok) return nodes;
  const first = nodes.value.find((node) => isOurs(node, key));
  const { id, node_id: nodeId } = created.value.data;
  if (first === undefined || getProperty(first, "id") === nodeId) return ok(undefined);
  const removed = await ask(github.rest.issues.deleteComment({ ...place, comment_id: id }), "pull-requests: write");
  return removed.ok ? updateComment(github, first, body) : removed;
}
