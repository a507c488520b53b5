import { type Conversation, createConversation } from "./conversation.ts";
import { filesBetween, mergeBaseOf, type ObjectStore, treeEntries } from "./git-difference.ts";
import { answerGraphql, refusal } from "./graphql.ts";
import { createMemoryRepository, type MemoryRepository } from "./memory-repository.ts";
import { limitTo, type Permissions, type TestPermissions } from "./permissions.ts";

/** The token that the API takes, in the shape of a runner's own. */
export const TOKEN = "ghs_16C7e42F292c6912E7710c838347Ae178B4a";
export const OWNER = "Codertocat";
/** Someone else, who may comment, too. */
export const OTHER = "octocat";
export const REPOSITORY = "Hello-World";
export const REPOSITORY_PATH = `/repos/${OWNER}/${REPOSITORY}`;

/** An answer set by a test. "disconnect" breaks off the connection, "cut" does so in the middle of the answer. */
export type Answer =
  | "disconnect"
  | "cut"
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: unknown };

/** The answer to a request of a path, or undefined for GitHub's own. */
export type Fault = (path: string, method: string) => Answer | undefined;

/** A request of the Action. */
export interface ApiRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The request's JSON; undefined without a body. */
  readonly body: unknown;
}

/** A comment on a pull request, or on a line of one of its files. */
export interface TestComment {
  readonly id: number;
  readonly number: number;
  readonly by: string;
  readonly at: string;
  body: string;
  /** Set for a comment of a review. */
  readonly place?: { readonly path: string; readonly line: number };
}

export interface Pull {
  base: string;
  head: string;
}

/** GitHub's view of a repository, with GitHub's own limits unless a test sets lower ones. */
export interface ServedRepository {
  readonly repository: ObjectStore;
  /** Its first pull request. */
  readonly pull?: Readonly<Pull>;
  /** A recursive listing of more names than this is incomplete. */
  readonly maxTreeEntries?: number;
  readonly maxPullRequestFiles?: number;
  readonly maxPatches?: number;
  /** The GraphQL answer for the text of a blob: null if GitHub doesn't read it as text. */
  readonly textOf?: (id: string) => string | null;
}

export interface TestGitHub {
  /** Answers the requests of the Action. */
  readonly fetch: typeof fetch;
  /** The repository that the API is about, unless another one is served. */
  readonly repository: MemoryRepository;
  readonly conversation: Conversation;
  readonly permissions: TestPermissions;
  /** The paths of all GET requests, with their queries. */
  readonly requests: readonly string[];
  /** All requests of other methods. */
  readonly writes: readonly ApiRequest[];
  /** GraphQL requests that GitHub would refuse. A test of the Action expects none. */
  readonly problems: readonly string[];
  /** Sets the fault that holds until the next is set. */
  setFault(fault: Fault | undefined): void;
  /** Makes the API about another repository. */
  serve(served: ServedRepository): void;
  /** Opens a pull request between two commits and returns its number. */
  openPull(pull: Pull): number;
  /** Sets a pull request's last commit. */
  push(number: number, headSha: string): void;
  comment(number: number, body: string, by?: string): TestComment;
  commentOnLine(number: number, path: string, line: number, body: string, by?: string): TestComment;
  comments(number: number): readonly TestComment[];
  commentsOnLines(number: number): readonly TestComment[];
  /** The ids of the review threads that are resolved. */
  readonly resolved: ReadonlySet<string>;
  /** The ids of the comments that are hidden. */
  readonly hidden: ReadonlySet<string>;
  /** Sets the lines of review threads, null for those that GitHub shows as outdated. Others stand where they began. */
  moveThreads(lines: Readonly<Record<string, number | null>>): void;
  /** Holds the next GraphQL queries until so many have been made, so that no run sees what another one writes then. */
  meet(runs: number): void;
}

/** The comments and pull requests of a GitHub. */
export interface GitHubState {
  readonly pulls: Map<number, Pull>;
  readonly comments: TestComment[];
  readonly resolved: Set<string>;
  readonly hidden: Set<string>;
  readonly movedThreads: Map<string, number | null>;
  readonly conversation: Conversation;
  served: ServedRepository;
}

const EVERYTHING: Permissions = { contents: "write", "pull-requests": "write", checks: "write", issues: "write" };

/** GitHub's API for one repository, in the process of the test. */
export function createGitHub(permissions: Permissions = EVERYTHING): TestGitHub {
  const repository = createMemoryRepository();
  const conversation = createConversation();
  const state: GitHubState = {
    pulls: new Map(),
    comments: [],
    resolved: new Set(),
    hidden: new Set(),
    movedThreads: new Map(),
    conversation,
    served: { repository },
  };
  const limits = limitTo(permissions);
  const requests: string[] = [];
  const writes: ApiRequest[] = [];
  const problems: string[] = [];
  let currentFault: Fault | undefined;
  let missing = 0;
  let gathered = Promise.withResolvers<void>();

  const answerTo = async (request: ApiRequest, token: string): Promise<Answer> => {
    const { method, path } = request;
    if (method === "GET") requests.push(path);
    else writes.push(request);
    const fault = currentFault?.(path, method);
    if (fault !== undefined) return fault;
    if (token !== TOKEN) return { status: 401, body: { message: "Bad credentials" } };
    const refused = limits.refuse(request);
    if (refused !== undefined) return refused;
    if (path !== "/graphql") return answerRest(state, request);
    try {
      const data = await answerGraphql(state, request.body);
      if (missing > 0 && !JSON.stringify(request.body).includes("mutation")) {
        missing -= 1;
        if (missing === 0) gathered.resolve();
        await gathered.promise;
      }
      return { status: 200, body: { data } };
    } catch (error) {
      problems.push(String(error));
      return refusal(undefined, String(error));
    }
  };

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search, origin } = new URL(request.url);
      const sent = await request.text();
      const body: unknown = sent === "" ? undefined : JSON.parse(sent);
      const token = (request.headers.get("authorization") ?? "").replace(/^(?:token|bearer) /i, "");
      return asResponse(await answerTo({ method: request.method, path: pathname + search, body }, token), origin);
    },
    repository,
    conversation,
    permissions: limits,
    requests,
    writes,
    problems,
    setFault(fault) {
      currentFault = fault;
    },
    serve(served) {
      state.served = served;
      if (served.pull !== undefined) state.pulls.set(1, { ...served.pull });
    },
    openPull(pull) {
      const number = state.pulls.size + 1;
      state.pulls.set(number, pull);
      return number;
    },
    push(number, headSha) {
      const pull = state.pulls.get(number);
      if (pull !== undefined) pull.head = headSha;
    },
    comment: (number, body, by = OWNER) => addComment(state, { number, body, by }),
    commentOnLine: (number, path, line, body, by = OWNER) =>
      addComment(state, { number, body, by, place: { path, line } }),
    comments: (number) => state.comments.filter((one) => one.number === number && one.place === undefined),
    commentsOnLines: (number) => state.comments.filter((one) => one.number === number && one.place !== undefined),
    resolved: state.resolved,
    hidden: state.hidden,
    moveThreads(lines) {
      for (const [id, line] of Object.entries(lines)) state.movedThreads.set(id, line);
    },
    meet(runs) {
      missing = runs;
      gathered = Promise.withResolvers();
    },
  };
}

function addComment({ comments, conversation }: GitHubState, comment: Omit<TestComment, "id" | "at">): TestComment {
  const added = { ...comment, id: (comments.at(-1)?.id ?? 0) + 1, at: conversation.now() };
  comments.push(added);
  return added;
}

/** Links lead to the API that was asked. */
function asResponse(answer: Answer, origin: string): Response {
  if (answer === "disconnect") {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("closed"), { code: "UND_ERR_SOCKET" }) });
  }
  const headers = { "content-type": "application/json; charset=utf-8" };
  if (answer === "cut") {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("["));
        controller.error(new TypeError("terminated"));
      },
    });
    return new Response(body, { headers });
  }
  const { link, ...others } = answer.headers ?? {};
  const own = link === undefined ? others : { ...others, link: link.replaceAll("<", `<${origin}`) };
  const body = answer.body === undefined || answer.status === 204 ? null : JSON.stringify(answer.body);
  return new Response(body, { status: answer.status, headers: { ...headers, ...own } });
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const NOT_FOUND: Answer = { status: 404, body: { message: "Not Found" } };

function answerRest(state: GitHubState, { method, path, body }: ApiRequest): Answer {
  const { pathname, searchParams } = new URL(path.slice(REPOSITORY_PATH.length), "http://localhost");
  if (!path.startsWith(`${REPOSITORY_PATH}/`)) return NOT_FOUND;
  try {
    const route = ROUTES.find((one) => one.method === method && one.path.test(pathname));
    const given = route?.path.exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
    return route?.answer(state, given, searchParams, Object(body)) ?? NOT_FOUND;
  } catch {
    return NOT_FOUND;
  }
}

interface RestRoute {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: RegExp;
  /** Throws if something is not there. */
  readonly answer: (
    state: GitHubState,
    given: readonly string[],
    query: URLSearchParams,
    body: Readonly<Record<string, unknown>>,
  ) => Answer;
}

const COMPARISON_MAX_FILES = 300;
const OFF_DIFF = "Pull request review thread line must be part of the diff";

const ROUTES: readonly RestRoute[] = [
  {
    method: "GET",
    path: /^\/git\/trees\/([0-9a-f]+)$/,
    answer: ({ served: { repository, maxTreeEntries = 100_000 } }, [id = ""], query) => {
      const tree = treeEntries(repository, id, query.has("recursive"));
      const truncated = query.has("recursive") && tree.length > maxTreeEntries;
      return ok({ sha: id, tree: truncated ? tree.slice(0, maxTreeEntries) : tree, truncated });
    },
  },
  {
    method: "GET",
    path: /^\/git\/blobs\/([0-9a-f]+)$/,
    answer: ({ served }, [id = ""]) => {
      const { type, bytes } = served.repository.object(id);
      return type === "blob" ? ok({ sha: id, encoding: "base64", content: bytes.toString("base64") }) : NOT_FOUND;
    },
  },
  {
    method: "GET",
    path: /^\/git\/commits\/([0-9a-f]+)$/,
    answer: ({ served }, [id = ""]) => (served.repository.object(id).type === "commit" ? ok({ sha: id }) : NOT_FOUND),
  },
  {
    method: "GET",
    path: /^\/compare\/([0-9a-f]+)\.\.\.([0-9a-f]+)$/,
    answer: ({ served: { repository, maxPatches } }, [before = "", after = ""], query) => {
      const sha = mergeBaseOf(repository, before, after);
      // Only the first page has files.
      const files = query.get("page") === "2" ? [] : changedFiles(repository, sha, after, maxPatches);
      return ok({ merge_base_commit: { sha }, files: files.slice(0, COMPARISON_MAX_FILES) });
    },
  },
  {
    method: "GET",
    path: /^\/pulls\/(\d+)$/,
    answer: (state, [number = ""]) => {
      const { head, base } = pullOf(state, number);
      return ok({ head: { sha: head }, base: { sha: base }, changed_files: filesOfPull(state, number).length });
    },
  },
  {
    method: "GET",
    path: /^\/pulls\/(\d+)\/files$/,
    answer: (state, [number = ""], query) => {
      const page = Number(query.get("page") ?? 1);
      const listed = filesOfPull(state, number).slice(0, state.served.maxPullRequestFiles ?? 3_000);
      const next = `<${REPOSITORY_PATH}/pulls/${number}/files?per_page=100&page=${page + 1}>; rel="next"`;
      const body = listed.slice((page - 1) * 100, page * 100);
      return { status: 200, headers: listed.length > page * 100 ? { link: next } : {}, body };
    },
  },
  {
    method: "GET",
    path: /^\/collaborators\/([^/]+)\/permission$/,
    answer: ({ conversation }, [login = ""]) => {
      const role = conversation.roles.get(login) ?? "read";
      return ok({ permission: PERMISSIONS[role] ?? role, role_name: role, user: { login } });
    },
  },
  { method: "POST", path: /^\/check-runs$/, answer: () => ({ status: 201, body: { id: 1 } }) },
  { method: "PATCH", path: /^\/check-runs\/1$/, answer: () => ok({ id: 1 }) },
  {
    method: "POST",
    path: /^\/issues\/(\d+)\/comments$/,
    answer: (state, [number = ""], _, { body }) => {
      pullOf(state, number);
      const { id } = addComment(state, { number: Number(number), body: String(body), by: OWNER });
      return { status: 201, body: { id, node_id: `C_${id}` } };
    },
  },
  {
    method: "DELETE",
    path: /^\/issues\/comments\/(\d+)$/,
    answer: (state, [id = ""]) => {
      removeComment(state, Number(id));
      return { status: 204, body: undefined };
    },
  },
  {
    method: "POST",
    path: /^\/pulls\/(\d+)\/reviews$/,
    answer: (state, [number = ""], _, body) => {
      const comments = readComments(body);
      const files = filesOfPull(state, number);
      // GitHub refuses the whole review if one of its comments is not on the diff.
      if (!comments.every((comment) => isOnDiff(comment, files.find((file) => file.filename === comment.path)?.patch)))
        return { status: 422, body: { message: "Unprocessable Entity", errors: [OFF_DIFF] } };
      for (const { path, line, body: text } of comments)
        addComment(state, { number: Number(number), by: OWNER, body: text, place: { path, line } });
      return ok({ id: 1 });
    },
  },
];

/** Finer roles are a part of these. */
const PERMISSIONS: Readonly<Record<string, string>> = { triage: "read", maintain: "write" };

function pullOf({ pulls }: Pick<GitHubState, "pulls">, number: string): Pull {
  const pull = pulls.get(Number(number));
  if (pull === undefined) throw new Error(`There is no pull request ${number}.`);
  return pull;
}

function filesOfPull(state: GitHubState, number: string) {
  const { base, head } = pullOf(state, number);
  const { repository, maxPatches } = state.served;
  return changedFiles(repository, mergeBaseOf(repository, base, head), head, maxPatches);
}

/** The differences between two commits never change, and thousands of files take their time. */
const differences = new WeakMap<ObjectStore, Map<string, ReturnType<typeof filesBetween>>>();

function changedFiles(store: ObjectStore, before: string, after: string, maxPatches = COMPARISON_MAX_FILES) {
  const known = differences.get(store) ?? new Map<string, ReturnType<typeof filesBetween>>();
  differences.set(store, known);
  const key = `${before} ${after} ${maxPatches}`;
  const files = known.get(key) ?? filesBetween(store, before, after, maxPatches);
  known.set(key, files);
  return files;
}

export function removeComment({ comments }: GitHubState, id: number): void {
  const index = comments.findIndex((comment) => comment.id === id);
  if (index < 0) throw new Error(`There is no comment ${id}.`);
  comments.splice(index, 1);
}

/** A comment of a review, as a request has it. */
export interface RequestedComment {
  readonly path: string;
  readonly body: string;
  readonly line: number;
  readonly start_line?: number;
}

/** The comments of a request for a review, all of which must be on the right side. */
export function readComments(body: unknown): readonly RequestedComment[] {
  const comments: unknown = Reflect.get(Object(body), "comments");
  if (!Array.isArray(comments)) throw new Error("A review without comments.");
  return comments.map((comment) => {
    const { line, start_line, side, start_side } = Object(comment);
    if (typeof line !== "number" || side !== "RIGHT") throw new Error("A comment without its line.");
    const place = { path: textAt(comment, "path"), body: textAt(comment, "body"), line };
    if (start_line === undefined) return place;
    if (typeof start_line !== "number" || start_side !== "RIGHT" || start_line >= line)
      throw new Error("An odd start.");
    return { ...place, start_line };
  });
}

function isOnDiff({ line, start_line = line }: RequestedComment, patch = ""): boolean {
  const hunks = patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm);
  return [...hunks].some(
    ([, start, count = "1"]) => Number(start) <= start_line && line < Number(start) + Number(count),
  );
}

/** The text that an object of an answer holds under a name. */
export function textAt(value: unknown, name: string): string {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== "string") throw new Error(`No text "${name}" in ${JSON.stringify(value)}.`);
  return found;
}
