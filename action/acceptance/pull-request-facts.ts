import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { isObjectId } from "../files/git-object.ts";
import { getProperty, itemsOf } from "../github/answer.ts";
import { type Api, askGraphql } from "../github/client.ts";
import { unexpectedAnswer } from "../github/failure.ts";

/** The facts of a pull request from which it follows who accepted what it opens. */
export interface PullRequestFacts {
  /** The last commit of the branch that it asks to change. */
  readonly baseSha: string;
  /** The person who opened it and the authors of its commits but merge commits, as `nameKey` gives their names. */
  readonly authors: ReadonlySet<string>;
  /** The reviews that approve or ask for changes, dismissed ones too. */
  readonly reviews: readonly Review[];
  /** The labels that it has now. */
  readonly labels: readonly Label[];
  /** Each time one of its labels was set, in the order of time. */
  readonly labelings: readonly Labeling[];
  /** When the branch that it asks to change became another one, or another history. */
  readonly baseChanges: readonly string[];
}

/** An account; undefined where GitHub no longer knows it. */
export type Account = { readonly login: string; readonly isPerson: boolean } | undefined;

export interface Review {
  readonly by: Account;
  readonly state: "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";
  /** Undefined where the commit is gone. */
  readonly commitSha: string | undefined;
  /** Times here are in the one form that GitHub writes them in, so that texts are in the order of times. */
  readonly at: string;
}

export interface Label {
  readonly name: string;
  /** When its name, color or description was last changed; undefined where GitHub does not say. */
  readonly updatedAt: string | undefined;
}

export interface Labeling {
  readonly name: string;
  readonly by: Account;
  readonly at: string;
}

/** The name by which accounts are compared: GitHub does not distinguish upper and lower case. */
export function nameKey(login: string): string {
  return login.toLowerCase();
}

const LISTS = ["reviews", "timelineItems", "commits"] as const;

const QUERY = `query ($owner: String!, $repository: String!, $number: Int!, $reviews: String, $timelineItems: String, $commits: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      baseRefOid
      author { login }
      labels(first: 100) { nodes { name updatedAt } }
      reviews(first: 100, after: $reviews, states: [APPROVED, CHANGES_REQUESTED, DISMISSED]) {
        nodes { state submittedAt author { __typename login } commit { oid } }
        pageInfo { hasNextPage endCursor }
      }
      timelineItems(first: 100, after: $timelineItems, itemTypes: [
        LABELED_EVENT, BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT, BASE_REF_FORCE_PUSHED_EVENT
      ]) {
        nodes {
          __typename
          ... on LabeledEvent { createdAt actor { __typename login } label { name } }
          ... on BaseRefChangedEvent { createdAt }
          ... on AutomaticBaseChangeSucceededEvent { createdAt }
          ... on BaseRefForcePushedEvent { createdAt }
        }
        pageInfo { hasNextPage endCursor }
      }
      commits(first: 100, after: $commits) {
        totalCount
        nodes { commit { parents(first: 2) { totalCount } authors(first: 50) { nodes { user { login } } } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

/** The items of the lists as far as they were read, and where the next page of each begins. */
type Lists = Readonly<Record<(typeof LISTS)[number], { readonly nodes: readonly unknown[]; readonly cursor: unknown }>>;

const NOTHING_READ: Lists = {
  reviews: { nodes: [], cursor: null },
  timelineItems: { nodes: [], cursor: null },
  commits: { nodes: [], cursor: null },
};

/** Asks for all of it at once, and for more where a list has more than a page. */
export async function readPullRequestFacts(api: Api, number: number): Promise<Result<PullRequestFacts, Failure>> {
  const github = await api.connect();
  for (let lists = NOTHING_READ; ; ) {
    const { reviews, timelineItems, commits } = lists;
    const cursors = { reviews: reviews.cursor, timelineItems: timelineItems.cursor, commits: commits.cursor };
    const variables = { owner: api.owner, repository: api.repository, number, ...cursors };
    const answer = await askGraphql(github, QUERY, variables, "pull-requests: read");
    if (!answer.ok) return answer;
    const pullRequest = getProperty(getProperty(answer.value, "repository"), "pullRequest");
    if (!LISTS.every((list) => isPage(getProperty(pullRequest, list)))) return err(unexpectedAnswer);
    lists = withPages(lists, pullRequest);
    if (!LISTS.some((list) => hasMore(getProperty(pullRequest, list)))) return factsOf(pullRequest, lists);
  }
}

function isPage(page: unknown): boolean {
  const cursor = getProperty(getProperty(page, "pageInfo"), "endCursor");
  return Array.isArray(getProperty(page, "nodes")) && (!hasMore(page) || typeof cursor === "string");
}

function hasMore(page: unknown): boolean {
  return getProperty(getProperty(page, "pageInfo"), "hasNextPage") === true;
}

function withPages(lists: Lists, pullRequest: unknown): Lists {
  const next = (list: (typeof LISTS)[number]) => {
    const page = getProperty(pullRequest, list);
    const cursor = getProperty(getProperty(page, "pageInfo"), "endCursor");
    // Past the end, an empty page has no cursor.
    return {
      nodes: [...lists[list].nodes, ...itemsOf(getProperty(page, "nodes"))],
      cursor: cursor ?? lists[list].cursor,
    };
  };
  return { reviews: next("reviews"), timelineItems: next("timelineItems"), commits: next("commits") };
}

function factsOf(pullRequest: unknown, { reviews, timelineItems, commits }: Lists): Result<PullRequestFacts, Failure> {
  const baseSha = getProperty(pullRequest, "baseRefOid");
  const commitCount = getProperty(getProperty(pullRequest, "commits"), "totalCount");
  // Without all of the commits, not all of their authors are known.
  if (!isObjectId(baseSha) || commitCount !== commits.nodes.length) return err(unexpectedAnswer);
  const author = textAt(getProperty(pullRequest, "author"), "login") ?? [];
  const authors = [author, ...commits.nodes.map(authorsOf)].flat();
  return ok({
    baseSha,
    authors: new Set(authors.map(nameKey)),
    reviews: reviews.nodes.flatMap(toReview),
    labels: itemsOf(getProperty(getProperty(pullRequest, "labels"), "nodes")).flatMap(toLabel),
    labelings: timelineItems.nodes.flatMap(toLabeling),
    baseChanges: timelineItems.nodes.flatMap((item) => (isLabeling(item) ? [] : (textAt(item, "createdAt") ?? []))),
  });
}

/** None of a merge commit, which says nothing of who changed what. */
function authorsOf(node: unknown): readonly string[] {
  const commit = getProperty(node, "commit");
  if (Number(getProperty(getProperty(commit, "parents"), "totalCount")) > 1) return [];
  const authors = itemsOf(getProperty(getProperty(commit, "authors"), "nodes"));
  return authors.flatMap((author) => textAt(getProperty(author, "user"), "login") ?? []);
}

function toReview(node: unknown): readonly Review[] {
  const [state, at] = [getProperty(node, "state"), textAt(node, "submittedAt")];
  if ((state !== "APPROVED" && state !== "CHANGES_REQUESTED" && state !== "DISMISSED") || at === undefined) return [];
  const sha = getProperty(getProperty(node, "commit"), "oid");
  return [{ by: accountOf(getProperty(node, "author")), state, commitSha: isObjectId(sha) ? sha : undefined, at }];
}

function toLabel(node: unknown): readonly Label[] {
  const name = textAt(node, "name");
  return name === undefined ? [] : [{ name, updatedAt: textAt(node, "updatedAt") }];
}

function toLabeling(item: unknown): readonly Labeling[] {
  const [name, at] = [textAt(getProperty(item, "label"), "name"), textAt(item, "createdAt")];
  if (!isLabeling(item) || name === undefined || at === undefined) return [];
  return [{ name, at, by: accountOf(getProperty(item, "actor")) }];
}

function isLabeling(item: unknown): boolean {
  return getProperty(item, "__typename") === "LabeledEvent";
}

function accountOf(actor: unknown): Account {
  const login = textAt(actor, "login");
  return login === undefined ? undefined : { login, isPerson: getProperty(actor, "__typename") === "User" };
}

function textAt(value: unknown, name: string): string | undefined {
  const text = getProperty(value, name);
  return typeof text === "string" && text !== "" ? text : undefined;
}
