import { type Conversation, conversationNode } from "./conversation.ts";
import { type Answer, REPOSITORY_PATH, type Route, textAt } from "./github.ts";
import { type Field, FRAGMENT, parseQuery } from "./graphql-query.ts";

/** GitHub's GraphQL API as far as the Action uses it, which the emulator does not have. */
export interface TestGraphql {
  readonly route: Route;
  /** The ids of the review threads that are resolved. */
  readonly resolved: ReadonlySet<string>;
  /** The ids of the comments that are hidden. */
  readonly hidden: ReadonlySet<string>;
  /**
   * Sets the places of review threads: on a line, or null where GitHub shows them as outdated. Until then they stand
   * where they began.
   */
  moveThreads(lines: Readonly<Record<string, number | null>>): void;
  /** Lets the next reads of so many runs wait for each other, so that none sees what another one writes then. */
  meet(runs: number): void;
  /** Requests that GitHub would refuse. A test of the Action expects none. */
  readonly problems: readonly string[];
}

/** The fields of an object: each a value, or a function of the field's arguments. */
export type Node = { readonly [name: string]: unknown };

interface State {
  readonly resolved: Set<string>;
  readonly hidden: Set<string>;
  /** The lines of threads that moved, and null of those that are outdated. */
  readonly moved: Map<string, number | null>;
  /** The numbers by which the emulator knows the comments. */
  readonly commentNumbers: Map<string, number>;
}

/** A request with what is needed to ask the emulator for the same user. */
interface Caller {
  readonly url: string;
  readonly token: string;
}

/** Answers from the comments that the emulator has; it keeps itself which threads are resolved and which comments hidden. */
export function createGraphql(conversation: Conversation): TestGraphql {
  const state: State = { resolved: new Set(), hidden: new Set(), moved: new Map(), commentNumbers: new Map() };
  const problems: string[] = [];
  let missing = 0;
  let gathered: PromiseWithResolvers<void> | undefined;
  const gather = async (): Promise<void> => {
    if (missing === 0) return;
    missing -= 1;
    if (missing === 0) gathered?.resolve();
    await gathered?.promise;
  };
  const route: Route = async ({ method, path, body, token }, { url }) => {
    if (method !== "POST" || path !== "/graphql") return undefined;
    try {
      const { query, variables } = readRequest(body);
      const { kind, fields } = parseQuery(query, variables);
      const caller = { url, token };
      const roots = kind === "query" ? queries(state, caller, conversation) : mutations(state, caller);
      const data = await select(roots, fields);
      if (kind === "query") await gather();
      return { status: 200, body: { data } };
    } catch (error) {
      problems.push(String(error));
      return refusal(undefined, String(error));
    }
  };
  return {
    route,
    resolved: state.resolved,
    hidden: state.hidden,
    moveThreads(lines) {
      for (const [id, line] of Object.entries(lines)) state.moved.set(id, line);
    },
    meet(runs) {
      missing = runs;
      gathered = Promise.withResolvers();
    },
    problems,
  };
}

/** The answer by which GraphQL refuses: with success as its status. */
export function refusal(type: string | undefined, message: string): Answer {
  return { status: 200, body: { data: null, errors: [{ ...(type === undefined ? {} : { type }), message }] } };
}

/** The query of a request to `/graphql`. */
export function readRequest(body: unknown): { query: string; variables: Readonly<Record<string, unknown>> } {
  return { query: textAt(body, "query"), variables: { ...Object(Reflect.get(Object(body), "variables")) } };
}

function queries(state: State, caller: Caller, conversation: Conversation): Node {
  const pullRequest = ({ number }: Node): Node => ({
    ...conversationNode(conversation, connection, () =>
      askCaller(caller, `${REPOSITORY_PATH}/pulls/${Number(number)}`),
    ),
    reviewThreads: async (page: Node) => connection(await reviewThreads(state, caller, Number(number)), page),
    comments: async (page: Node) => connection(await issueComments(state, caller, Number(number)), page),
  });
  return {
    repository: (given: Node) => {
      const path = `/repos/${textAt(given, "owner")}/${textAt(given, "name")}`;
      if (path !== REPOSITORY_PATH) throw new Error(`There is no ${path}.`);
      return { pullRequest };
    },
  };
}

function mutations(state: State, caller: Caller): Node {
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
    deleteIssueComment: async ({ input }: Node) => {
      const id = textAt(input, "id");
      const comment = `${REPOSITORY_PATH}/issues/comments/${state.commentNumbers.get(id)}`;
      await sendAs(caller, comment, { method: "DELETE" });
      return { clientMutationId: null };
    },
    updatePullRequestReviewComment: async ({ input }: Node) => {
      const id = textAt(input, "pullRequestReviewCommentId");
      const comment = `${REPOSITORY_PATH}/pulls/comments/${state.commentNumbers.get(id)}`;
      await askCaller(caller, comment, { method: "PATCH", body: JSON.stringify({ body: textAt(input, "body") }) });
      return { pullRequestReviewComment: { id } };
    },
    updateIssueComment: async ({ input }: Node) => {
      const id = textAt(input, "id");
      const comment = `${REPOSITORY_PATH}/issues/comments/${state.commentNumbers.get(id)}`;
      await askCaller(caller, comment, { method: "PATCH", body: JSON.stringify({ body: textAt(input, "body") }) });
      return { issueComment: { id } };
    },
  };
}

async function reviewThreads(state: State, caller: Caller, number: number): Promise<readonly Node[]> {
  const comments = await listAll(caller, `${REPOSITORY_PATH}/pulls/${number}/comments`);
  const viewer = textAt(await askCaller(caller, "/user"), "login");
  const roots = comments.filter((comment) => comment["in_reply_to_id"] === null);
  return roots.map((root) => {
    const id = `PRRT_${String(root["id"])}`;
    const replies = comments.filter((comment) => comment["in_reply_to_id"] === root["id"]);
    const nodes = [root, ...replies].map((comment) => commentNode(state, comment, viewer));
    const line = state.moved.get(id);
    return {
      id,
      isResolved: state.resolved.has(id),
      isOutdated: line === null,
      path: root["path"],
      startLine: null,
      line: line === undefined ? root["line"] : line,
      comments: (page: Node) => connection(nodes, page),
    };
  });
}

async function issueComments(state: State, caller: Caller, number: number): Promise<readonly Node[]> {
  const comments = await listAll(caller, `${REPOSITORY_PATH}/issues/${number}/comments`);
  const viewer = textAt(await askCaller(caller, "/user"), "login");
  return comments.map((comment) => commentNode(state, comment, viewer));
}

function commentNode(state: State, comment: Node, viewer: string): Node {
  const id = textAt(comment, "node_id");
  state.commentNumbers.set(id, Number(comment["id"]));
  return {
    id,
    body: comment["body"],
    createdAt: comment["created_at"],
    isMinimized: state.hidden.has(id),
    viewerDidAuthor: textAt(comment["user"], "login") === viewer,
  };
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

/** Gives the fields of a value that are asked for, and throws where it has no such field. */
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

async function listAll(caller: Caller, path: string): Promise<readonly Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const items = await askCaller(caller, `${path}?per_page=100&page=${page}`);
    if (!Array.isArray(items)) throw new Error(`${path} is not a list.`);
    all.push(...items.map((item) => ({ ...Object(item) })));
    if (items.length < 100) return all;
  }
}

async function askCaller(caller: Caller, path: string, request: RequestInit = {}): Promise<unknown> {
  return (await sendAs(caller, path, request)).json();
}

async function sendAs({ url, token }: Caller, path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url + path, { ...request, headers: { authorization: `token ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
