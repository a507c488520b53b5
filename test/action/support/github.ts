import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createEmulator } from "emulate";

/** The token that the API takes, in the shape of a runner's own. */
export const TOKEN = "ghs_16C7e42F292c6912E7710c838347Ae178B4a";
/** The token of someone else, who may comment, too. */
export const OTHER_TOKEN = "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";
export const OWNER = "Codertocat";
export const REPOSITORY = "Hello-World";
export const REPOSITORY_PATH = `/repos/${OWNER}/${REPOSITORY}`;

/**
 * An answer that a test has the API give; "disconnect" breaks the connection off instead, "cut" in the middle of the
 * answer.
 */
export type Answer =
  | "disconnect"
  | "cut"
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: unknown };

/** The answer to a request of a path, where it shall not be the emulator's. */
export type Fault = (path: string, method: string) => Answer | undefined;

/** A request of the Action. */
export interface ApiRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The request's JSON; undefined where it has no body. */
  readonly body: unknown;
  readonly token: string;
}

/** Answers what the emulator does not have; undefined leaves the request to the next route, and in the end to the emulator. */
export type Route = (request: ApiRequest, emulator: { readonly url: string }) => Promise<Answer | undefined>;

export interface TestGitHub {
  /** For `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** The paths of all GET requests, with their queries. */
  readonly requests: readonly string[];
  /** All requests of other methods. */
  readonly writes: readonly Pick<ApiRequest, "method" | "path" | "body">[];
  /** Sets the fault that holds until the next is set. */
  setFault(fault: Fault | undefined): void;
  /** Sets which files are listed as renamed: former paths by new ones. Of itself it knows those that are not changed. */
  setRenames(renames: Readonly<Record<string, string>>): void;
  /** Creates something in the emulator, and gives what it answers. Without a token, the creator is the repository's owner. */
  create(path: string, body: unknown, token?: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/**
 * Starts GitHub's API on loopback: an emulator with one repository, and before it a server that fixes what the emulator
 * leaves out or gets wrong, and gives the faults that a test sets.
 *
 * @param routes tried one after the other before the emulator.
 */
export async function startGitHub({ routes = [] }: { readonly routes?: readonly Route[] } = {}): Promise<TestGitHub> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: {
        [TOKEN]: { login: OWNER, scopes: ["repo"] },
        [OTHER_TOKEN]: { login: "octocat", scopes: ["repo"] },
      },
      github: { users: [{ login: OWNER }, { login: "octocat" }], repos: [{ owner: OWNER, name: REPOSITORY }] },
    },
  });
  // It names itself "localhost", but listens on IPv4 only.
  const emulatorUrl = emulator.url.replace("localhost", "127.0.0.1");
  const requests: string[] = [];
  const writes: Pick<ApiRequest, "method" | "path" | "body">[] = [];
  let currentFault: Fault | undefined;
  let currentRenames: Readonly<Record<string, string>> = {};

  const answerTo = async (request: ApiRequest): Promise<Answer> => {
    const { method, path, body, token } = request;
    if (method === "GET") requests.push(path);
    else writes.push({ method, path, body });
    const fault = currentFault?.(path, method);
    if (fault !== undefined) return fault;
    // The emulator takes every token for its user's.
    if (token !== TOKEN) return { status: 401, body: { message: "Bad credentials" } };
    for (const route of routes) {
      // oxlint-disable-next-line no-await-in-loop -- the first that answers
      const answer = await route(request, { url: emulatorUrl });
      if (answer !== undefined) return answer;
    }
    return answerAsEmulator(request, emulatorUrl, currentRenames);
  };
  const server = createServer(async (request, response) => {
    give(response, await answerTo(await readRequest(request)), `http://${request.headers.host}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  return {
    apiUrl: `http://127.0.0.1:${address.port}`,
    requests,
    writes,
    setFault(fault) {
      currentFault = fault;
    },
    setRenames(renames) {
      currentRenames = renames;
    },
    async create(path, body, token) {
      const answer = await askGitHub(emulatorUrl + path, { method: "POST", body: JSON.stringify(body) }, token);
      if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
      return readObject(answer);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await emulator.close();
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
  const sent = await text(request);
  const body: unknown = sent === "" ? undefined : JSON.parse(sent);
  const token = (request.headers.authorization ?? "").replace(/^(?:token|bearer) /i, "");
  return { method: request.method ?? "", path: request.url ?? "", body, token };
}

async function answerAsEmulator(
  { method, path, body }: ApiRequest,
  emulatorUrl: string,
  renames: Readonly<Record<string, string>>,
): Promise<Answer> {
  const [, pull, query] = (method === "GET" && /^(.*\/pulls\/\d+)\/files\?(.*)$/.exec(path)) || [];
  if (pull === undefined || query === undefined) {
    const answer = await askGitHub(emulatorUrl + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const given = await answer.text();
    const link = answer.headers.get("link");
    return {
      status: answer.status,
      headers: link === null ? {} : { link },
      body: given === "" ? undefined : JSON.parse(given),
    };
  }
  // The emulator makes up the files of a pull request. Those of a commit it knows, and pages them like GitHub;
  // a pull request of these tests has one commit.
  const { head } = await readObject(await askGitHub(emulatorUrl + pull));
  const commit = await askGitHub(`${emulatorUrl}${REPOSITORY_PATH}/commits/${textAt(head, "sha")}?${query}`);
  const link = commit.headers.get("link")?.replaceAll(/<[^?]*\?/g, `<http://localhost${pull}/files?`);
  return {
    status: 200,
    headers: link === undefined ? {} : { link },
    body: withRenames((await readObject(commit))["files"], renames),
  };
}

/** GitHub finds a renamed file by what is left of it, too, and lists it once. */
function withRenames(files: unknown, renames: Readonly<Record<string, string>>): unknown {
  if (!Array.isArray(files)) return files;
  const former = new Set(Object.values(renames));
  return files
    .filter((file) => !former.has(textAt(file, "filename")))
    .map((file) => {
      const previous = renames[textAt(file, "filename")];
      return previous === undefined ? file : { ...Object(file), status: "renamed", previous_filename: previous };
    });
}

/** Links lead to this server, wherever the answer comes from. */
function give(response: ServerResponse, answer: Answer, apiUrl: string): void {
  if (answer === "disconnect") {
    response.destroy();
    return;
  }
  if (answer === "cut") {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": "1000" });
    response.write("[", () => response.destroy());
    return;
  }
  const { link, ...headers } = answer.headers ?? {};
  if (link !== undefined) response.setHeader("link", link.replaceAll(/<https?:\/\/[^/]*/g, `<${apiUrl}`));
  response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

function askGitHub(url: string, request: RequestInit = {}, token = TOKEN): Promise<Response> {
  return fetch(url, { ...request, headers: { authorization: `token ${token}` } });
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json();
  if (typeof value !== "object" || value === null)
    throw new Error(`${response.url} answered ${JSON.stringify(value)}.`);
  return { ...value };
}

/** The text that an object of an answer holds under a name. */
export function textAt(value: unknown, name: string): string {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== "string") throw new Error(`No text "${name}" in ${JSON.stringify(value)}.`);
  return found;
}
