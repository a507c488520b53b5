import { type Answer, type ApiRequest, REPOSITORY_PATH } from "./github.ts";
import { readRequest, refusal } from "./graphql.ts";
import { parseQuery } from "./graphql-query.ts";

/** The permissions of a job, as a workflow writes them. */
export type Permissions = Readonly<Record<string, "read" | "write">>;

/** The permissions of a pull request from a fork, whatever the workflow says. */
export const READ_ONLY: Permissions = { contents: "read", "pull-requests": "read", checks: "read", issues: "read" };

export interface TestPermissions {
  /** The answer by which GitHub refuses a request, or undefined if the job may make it. */
  readonly refuse: (request: ApiRequest) => Answer | undefined;
  /** The requests that were refused, such as "POST /repos/…/check-runs". */
  readonly refused: readonly string[];
  /**
   * The permission that each request needed, such as "checks: write"; of several that serve, the first that the job
   * has.
   */
  readonly used: ReadonlySet<string>;
  /** The requests whose needed permissions are not listed here. A test expects none. */
  readonly unknown: readonly string[];
}

/** The permissions that serve for a request: one of the lists is enough, and all in it are needed. */
type Needs = readonly (readonly string[])[];

/** https://docs.github.com/rest/authentication/permissions-required-for-github-apps */
const REST: readonly { readonly method: string; readonly path: RegExp; readonly needs: Needs }[] = [
  { method: "GET", path: /^\/pulls\/\d+(\/files)?$/, needs: [["pull-requests: read"]] },
  { method: "GET", path: /^\/(compare|commits|git\/(blobs|trees|commits|ref))\/.+$/, needs: [["contents: read"]] },
  // Every token may read who may do what.
  { method: "GET", path: /^\/collaborators\/[^/]+\/permission$/, needs: [[]] },
  { method: "POST", path: /^\/check-runs$/, needs: [["checks: write"]] },
  { method: "PATCH", path: /^\/check-runs\/\d+$/, needs: [["checks: write"]] },
  { method: "POST", path: /^\/pulls\/\d+\/reviews$/, needs: [["pull-requests: write"]] },
  { method: "DELETE", path: /^\/issues\/comments\/\d+$/, needs: [["pull-requests: write"], ["issues: write"]] },
  { method: "POST", path: /^\/issues\/\d+\/comments$/, needs: [["pull-requests: write"], ["issues: write"]] },
];

/** GitHub does not document these. Of `resolveReviewThread` people report that it needs both. */
const GRAPHQL: Readonly<Record<string, Needs>> = {
  repository: [["pull-requests: read"]],
  blobs: [["contents: read"]],
  updatePullRequestReviewComment: [["pull-requests: write"]],
  deleteIssueComment: [["pull-requests: write"], ["issues: write"]],
  updateIssueComment: [["pull-requests: write"], ["issues: write"]],
  minimizeComment: [["pull-requests: write"]],
  resolveReviewThread: [["contents: write", "pull-requests: write"]],
};

/** Refuses, as GitHub does, what a job with these permissions may not do. */
export function limitTo(permissions: Permissions): TestPermissions {
  const refused: string[] = [];
  const unknown: string[] = [];
  const used = new Set<string>();
  const has = (permission: string) => {
    const [name = "", level] = permission.split(": ");
    return permissions[name] === "write" || permissions[name] === level;
  };
  const refuse = ({ method, path, body }: ApiRequest): Answer | undefined => {
    const isGraphql = method === "POST" && path === "/graphql";
    const asked = isGraphql ? graphqlRoot(body) : `${method} ${path}`;
    const needs = isGraphql ? GRAPHQL[asked] : restNeeds(method, path);
    if (needs === undefined) {
      unknown.push(asked);
      return { status: 400, body: { message: `It is unknown what ${asked} needs.` } };
    }
    const served = needs.find((all) => all.every(has));
    for (const permission of served ?? []) used.add(permission);
    if (served !== undefined) return undefined;
    refused.push(asked);
    const message = "Resource not accessible by integration";
    return isGraphql ? refusal("FORBIDDEN", message) : { status: 403, body: { message } };
  };
  return { refuse, refused, used, unknown };
}

function restNeeds(method: string, path: string): Needs | undefined {
  const [plain = ""] = path.split("?");
  if (!plain.startsWith(REPOSITORY_PATH)) return undefined;
  const rest = plain.slice(REPOSITORY_PATH.length);
  return REST.find((one) => one.method === method && one.path.test(rest))?.needs;
}

/** The one field that a query or a mutation begins with. */
function graphqlRoot(body: unknown): string {
  const { query, variables } = readRequest(body);
  if (/ blob\d+: object\(/.test(query)) return "blobs";
  const [root, ...others] = parseQuery(query, variables).fields;
  if (root === undefined || others.length > 0) throw new Error("Each operation of the Action has one root.");
  return root.name;
}
