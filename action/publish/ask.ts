import { ActionError } from "../action-error.ts";
import { member } from "../github/answer.ts";
import type { GitHub } from "../github/client.ts";
import { describeApiFailure } from "../github/failure.ts";

const READ_ONLY = "A pull request from a fork cannot have it.";
const LOCKED =
  "The conversation of the pull request is locked, in which a workflow's own token may not write. Unlock it, and run the job again.";

/** A permission of the job's token, as a workflow writes it. */
export type Permission = "checks: write" | "pull-requests: read" | "pull-requests: write";

/**
 * Waits for GitHub's answer to a request.
 *
 * @param needs what the token must be allowed for it.
 * @throws ActionError where the request fails, with the reason and what to do about it as its message.
 */
export async function ask<Answer>(request: Promise<Answer>, needs: Permission): Promise<Answer> {
  return request.catch((error: unknown) => {
    throw new ActionError(describeFailure(error, needs));
  });
}

/**
 * Sends a query or a mutation to the GraphQL API, and gives its data.
 *
 * @param needs what the token must be allowed for it.
 * @throws ActionError where it fails, with the reason and what to do about it as its message.
 */
export async function askGraphql(
  github: GitHub,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  needs: Permission,
): Promise<unknown> {
  return ask(github.graphql<unknown>(query, variables), needs);
}

function describeFailure(error: unknown, needs: Permission): string {
  const [first] = arrayOf(member(error, "errors"));
  if (isLocked(first ?? member(member(error, "response"), "data"))) return LOCKED;
  const reason =
    first === undefined ? describeApiFailure(error, [needs]) : describeGraphqlError(member(first, "type"), needs);
  return needs.endsWith("write") && reason.includes(needs) ? `${reason} ${READ_ONLY}` : reason;
}

/** GitHub refuses it like a missing permission; only its text tells, which is not repeated. */
function isLocked(refusal: unknown): boolean {
  return /\b(?:is|been) locked\b/.test(String(member(refusal, "message")));
}

/** GraphQL answers 200 where it refuses, with the kind of error in the answer. Its text is not repeated. */
function describeGraphqlError(type: unknown, needs: Permission): string {
  const give = `Give the job the permission \`${needs}\`.`;
  switch (type) {
    case "FORBIDDEN":
      return `GitHub answered FORBIDDEN: the token may not do this. ${give}`;
    case "NOT_FOUND":
      return `GitHub answered NOT_FOUND: it is not there, or the token may not see it. ${give}`;
    case "RATE_LIMITED":
      return "GitHub answered RATE_LIMITED: the token's rate limit is used up. Run the job again later.";
    default:
      return "GitHub refuses the query. Run the job again, and report it if this stays.";
  }
}

/** The items of a list in an answer; none where it is no list. */
export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
