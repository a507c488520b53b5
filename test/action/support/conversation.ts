import type { ServedRepository } from "./git-routes.ts";
import { REPOSITORY_PATH, type Route, textAt } from "./github.ts";
import type { Node } from "./graphql.ts";

type ReviewState = "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";

interface Review {
  readonly by: string;
  state: ReviewState;
  readonly at: string;
  readonly commit: string | null;
}

interface Item {
  readonly type: "LabeledEvent" | "BaseRefChangedEvent" | "BaseRefForcePushedEvent";
  readonly at: string;
  readonly by?: string;
  readonly label?: string;
}

type Role = "read" | "triage" | "write" | "maintain" | "admin";

/** The acts of people on a pull request. Each happens a minute after the one before. */
export interface Conversation {
  /** The person who opened it. */
  author: string;
  /** The authors of a commit by its id, null of one that GitHub does not know; of all others, the author of the pull request. */
  readonly commitAuthors: Map<string, readonly (string | null)[]>;
  /** The roles of accounts on the repository; others may read it. */
  readonly roles: Map<string, Role>;
  readonly reviews: Review[];
  readonly items: Item[];
  /** Since when each label is as it is, of those that it has now. */
  readonly labels: Map<string, string>;
  readonly served: ServedRepository | undefined;
  readonly review: (by: string, commit: string | null, state?: ReviewState) => Review;
  readonly setLabel: (by: string, name: string) => void;
  readonly renameLabel: (from: string, to: string) => void;
  readonly changeBase: (type?: "BaseRefChangedEvent" | "BaseRefForcePushedEvent") => void;
}

/** @param served where the commits of the pull request are, if that is a real repository. */
export function createConversation(served: ServedRepository | undefined): Conversation {
  let minutes = 0;
  const now = () => {
    minutes += 1;
    return new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString().replace(".000Z", "Z");
  };
  const [reviews, items, labels]: [Review[], Item[], Map<string, string>] = [[], [], new Map()];
  return {
    author: "mona",
    commitAuthors: new Map(),
    roles: new Map(),
    reviews,
    items,
    labels,
    served,
    review(by, commit, state = "APPROVED") {
      const review = { by, commit, state, at: now() };
      reviews.push(review);
      return review;
    },
    setLabel(by, name) {
      if (!labels.has(name)) labels.set(name, now());
      items.push({ type: "LabeledEvent", at: now(), by, label: name });
    },
    renameLabel(from, to) {
      labels.delete(from);
      labels.set(to, now());
      // GitHub gives the label as it is now.
      for (const [index, item] of items.entries()) if (item.label === from) items[index] = { ...item, label: to };
    },
    changeBase(type = "BaseRefChangedEvent") {
      items.push({ type, at: now() });
    },
  };
}

/** Finer roles are a part of these. */
const PERMISSIONS: Readonly<Record<Role, string>> = {
  read: "read",
  triage: "read",
  write: "write",
  maintain: "write",
  admin: "admin",
};

/** Answers which permission an account has. */
export function permissionRoute({ roles }: Conversation): Route {
  return async ({ method, path }) => {
    const [, login] = /\/collaborators\/([^/]+)\/permission$/.exec(path) ?? [];
    if (method !== "GET" || login === undefined || !path.startsWith(REPOSITORY_PATH)) return undefined;
    const role = roles.get(decodeURIComponent(login)) ?? "read";
    return { status: 200, body: { permission: PERMISSIONS[role], role_name: role, user: { login } } };
  };
}

type ToPage = (nodes: readonly Node[], page: Node) => Node;

/** The pull request's node in GraphQL. */
export function conversationNode(conversation: Conversation, toPage: ToPage, readPull: () => Promise<unknown>): Node {
  const { author, reviews, items, labels, served } = conversation;
  const baseOf = (pull: unknown) => textAt(Reflect.get(Object(pull), "base"), "sha");
  return {
    baseRefOid: async () => served?.pull?.base ?? baseOf(await readPull()),
    author: actor(author),
    labels: (page: Node) =>
      toPage(
        Array.from(labels, ([name, updatedAt]) => ({ name, updatedAt })),
        page,
      ),
    reviews: (page: Node) => toPage(reviews.filter(({ state }) => isIn(page["states"], state)).map(reviewNode), page),
    timelineItems: (page: Node) =>
      toPage(items.filter(({ type }) => isIn(page["itemTypes"], enumOf(type))).map(itemNode), page),
    commits: (page: Node) => {
      const nodes = commitNodes(conversation);
      return { ...toPage(nodes, page), totalCount: nodes.length };
    },
  };
}

function isIn(list: unknown, word: string): boolean {
  return Array.isArray(list) && list.includes(word);
}

/** "LABELED_EVENT" of "LabeledEvent". */
function enumOf(type: string): string {
  return type.replaceAll(/(?<!^)[A-Z]/g, "_$&").toUpperCase();
}

function actor(login: string): Node {
  return { __typename: login.endsWith("[bot]") ? "Bot" : "User", login };
}

function reviewNode({ by, state, at, commit }: Review): Node {
  return { state, submittedAt: at, author: actor(by), commit: commit === null ? null : { oid: commit } };
}

function itemNode({ type, at, by, label }: Item): Node {
  return {
    __typename: type,
    createdAt: at,
    ...(by === undefined ? {} : { actor: actor(by) }),
    ...(label === undefined ? {} : { label: { name: label } }),
  };
}

function commitNodes({ served, commitAuthors, author }: Conversation): readonly Node[] {
  if (served?.pull === undefined) return [];
  const { base, head } = served.pull;
  const printed = served.repository.git("rev-list", "--parents", `${base}..${head}`);
  const lines = printed.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [sha = "", ...parents] = line.split(" ");
    const nodes = (commitAuthors.get(sha) ?? [author]).map((login) => ({ user: login === null ? null : { login } }));
    return { commit: { parents: () => ({ totalCount: parents.length }), authors: () => ({ nodes }) } };
  });
}
