import { commitsBetween, parentsOf } from "./git-difference.ts";
import {
  type Answer,
  type GitHubState,
  OWNER,
  REPOSITORY_PATH,
  removeComment,
  type TestComment,
  textAt,
} from "./github.ts";
import { type Field, FRAGMENT, parseQuery } from "./graphql-query.ts";

/** The fields of an object: each a value, or a function of the field's arguments. */
type Node = { readonly [name: string]: unknown };

/**
 * Answers as much of GitHub's GraphQL API as the Action uses.
 *
 * @throws Error for a request that GitHub would refuse.
 */
export async function answerGraphql(state: GitHubState, body: unknown): Promise<unknown> {
  const blobs = blobsOf(state, String(Reflect.get(Object(body), "query")));
  if (blobs !== undefined) return { repository: blobs };
  const { query, variables } = readRequest(body);
  const { kind, fields } = parseQuery(query, variables);
  return await select(kind === "query" ? queries(state) : mutations(state), fields);
}

/** The texts of the blobs that a query names; undefined if it names none. */
function blobsOf({ served }: GitHubState, query: string): Node | undefined {
  const asked = [...query.matchAll(/(blob\d+): object\(oid: "([0-9a-f]{40})"\) \{ \.\.\. on Blob \{ text \} \}/g)];
  const textOf = served.textOf ?? ((id: string) => served.repository.object(id).bytes.toString());
  const texts = asked.map(([, name = "", id = ""]) => [name, { text: textOf(id) }] as const);
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** The answer by which GraphQL refuses: with success as its status. */
export function refusal(type: string | undefined, message: string): Answer {
  return { status: 200, body: { data: null, errors: [{ ...(type === undefined ? {} : { type }), message }] } };
}

/** The query of a request to `/graphql`. */
export function readRequest(body: unknown): { query: string; variables: Readonly<Record<string, unknown>> } {
  return { query: textAt(body, "query"), variables: { ...Object(Reflect.get(Object(body), "variables")) } };
}

function queries(state: GitHubState): Node {
  return {
    repository: (given: Node) => {
      const path = `/repos/${textAt(given, "owner")}/${textAt(given, "name")}`;
      if (path !== REPOSITORY_PATH) throw new Error(`There is no ${path}.`);
      return { pullRequest: ({ number }: Node) => pullRequest(state, Number(number)) };
    },
  };
}

function pullRequest(state: GitHubState, number: number): Node {
  const { author, labels, reviews, items, commitAuthors } = state.conversation;
  const comments = state.comments.filter((comment) => comment.number === number);
  const pull = state.pulls.get(number);
  if (pull === undefined) throw new Error(`There is no pull request ${number}.`);
  const pages = (nodesOf: (page: Node) => readonly Node[]) => (page: Node) => connection(nodesOf(page), page);
  return {
    baseRefOid: pull.base,
    author: actor(author),
    labels: pages(() => Array.from(labels, ([name, updatedAt]) => ({ name, updatedAt }))),
    reviews: pages(({ states }) =>
      reviews
        .filter(({ state: one }) => isIn(states, one))
        .map(({ by, state: one, at, commit }) => ({
          state: one,
          submittedAt: at,
          author: actor(by),
          commit: commit === null ? null : { oid: commit },
        })),
    ),
    timelineItems: pages(({ itemTypes }) =>
      items
        .filter(({ type }) => isIn(itemTypes, type.replaceAll(/(?<!^)[A-Z]/g, "_$&").toUpperCase()))
        .map(({ type, at, by, label }) => ({
          __typename: type,
          createdAt: at,
          ...(by === undefined ? {} : { actor: actor(by) }),
          ...(label === undefined ? {} : { label: { name: label } }),
        })),
    ),
    commits: (page: Node) => {
      const { repository } = state.served;
      const nodes = commitsBetween(repository, pull.base, pull.head).map((sha) => {
        const authors = (commitAuthors.get(sha) ?? [author]).map((login) => ({ user: login && { login } }));
        const parents = { totalCount: parentsOf(repository, sha).length };
        return { commit: { parents: () => parents, authors: () => ({ nodes: authors }) } };
      });
      return { ...connection(nodes, page), totalCount: nodes.length };
    },
    reviewThreads: pages(() =>
      comments.flatMap((comment) => (comment.place === undefined ? [] : [thread(state, comment, comment.place)])),
    ),
    comments: pages(() => comments.filter(({ place }) => place === undefined).map((one) => commentNode(state, one))),
  };
}

function thread(state: GitHubState, comment: TestComment, place: NonNullable<TestComment["place"]>): Node {
  const id = `PRRT_${comment.id}`;
  const line = state.movedThreads.get(id);
  return {
    id,
    isResolved: state.resolved.has(id),
    isOutdated: line === null,
    path: place.path,
    startLine: null,
    line: line === undefined ? place.line : line,
    comments: (page: Node) => connection([commentNode(state, comment)], page),
  };
}

function commentNode({ hidden }: GitHubState, { id, body, at, by }: TestComment): Node {
  return { id: `C_${id}`, body, createdAt: at, isMinimized: hidden.has(`C_${id}`), viewerDidAuthor: by === OWNER };
}

function mutations(state: GitHubState): Node {
  const idOf = (input: unknown, name: string) => Number(textAt(input, name).replace("C_", ""));
  const update = (input: unknown, name: string) => {
    const comment = state.comments.find(({ id }) => id === idOf(input, name));
    if (comment === undefined) throw new Error("There is no such comment.");
    comment.body = textAt(input, "body");
    return { id: textAt(input, name) };
  };
  return {
    resolveReviewThread: ({ input }: Node) => {
      state.resolved.add(textAt(input, "threadId"));
      return { thread: { isResolved: true } };
    },
    minimizeComment: ({ input }: Node) => {
      if (textAt(input, "classifier") !== "OUTDATED") throw new Error("Only what is outdated is hidden.");
      state.hidden.add(textAt(input, "subjectId"));
      return { minimizedComment: { isMinimized: true } };
    },
    deleteIssueComment: ({ input }: Node) => {
      removeComment(state, idOf(input, "id"));
      return { clientMutationId: null };
    },
    updatePullRequestReviewComment: ({ input }: Node) => ({
      pullRequestReviewComment: update(input, "pullRequestReviewCommentId"),
    }),
    updateIssueComment: ({ input }: Node) => ({ issueComment: update(input, "id") }),
  };
}

function isIn(list: unknown, word: string): boolean {
  return Array.isArray(list) && list.includes(word);
}

function actor(login: string): Node {
  return { __typename: login.endsWith("[bot]") ? "Bot" : "User", login };
}

/** A page of nodes, as long as GitHub's may be. */
function connection(nodes: readonly Node[], { first, after }: Node): Node {
  if (typeof first !== "number" || first < 1 || first > 100) throw new Error("A page has from 1 to 100 nodes.");
  const start = typeof after === "string" ? Number(Buffer.from(after, "base64").toString()) : 0;
  const end = Math.min(nodes.length, start + first);
  return {
    nodes: nodes.slice(start, end),
    pageInfo: {
      hasNextPage: end < nodes.length,
      endCursor: end === 0 ? null : Buffer.from(String(end)).toString("base64"),
    },
  };
}

/** Gives the fields of a value that are asked for, and throws for a field that the value doesn't have. */
async function select(value: unknown, fields: readonly Field[] | undefined): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => select(item, fields)));
  if (value === null) return null;
  const isObject = typeof value === "object";
  if (isObject !== (fields !== undefined)) throw new Error("Objects have fields, and other values have none.");
  if (!isObject || fields === undefined) return value;
  const type: unknown = Reflect.get(value, "__typename");
  const wanted = fields.flatMap((field) => {
    if (!field.name.startsWith(FRAGMENT)) return [field];
    return field.name === `${FRAGMENT}${String(type)}` ? (field.fields ?? []) : [];
  });
  const selected = wanted.map(async (field) => {
    if (!Object.hasOwn(value, field.name)) throw new Error(`Field '${field.name}' doesn't exist.`);
    const member: unknown = Reflect.get(value, field.name);
    const given: unknown = typeof member === "function" ? await member(field.arguments) : member;
    return [field.name, await select(given, field.fields)] as const;
  });
  return Object.fromEntries(await Promise.all(selected));
}
