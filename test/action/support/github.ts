import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createEmulator } from "emulate";

/** The token that the API takes, in the shape of a runner's own. */
export const TOKEN = "ghs_16C7e42F292c6912E7710c838347Ae178B4a";
export const OWNER = "Codertocat";
export const REPOSITORY = "Hello-World";
export const REPOSITORY_PATH = `/repos/${OWNER}/${REPOSITORY}`;

/** What a test lets the API answer; "disconnect" breaks the connection off instead. */
export type Answer =
  | "disconnect"
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: unknown };

/** The answer to a GET request of a path, where it shall not be the emulator's. */
export type Fault = (path: string) => Answer | undefined;

export interface TestGitHub {
  /** For `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** The paths of all GET requests, with their queries. */
  readonly requests: readonly string[];
  /** Sets the fault that holds until the next is set. */
  setFault(fault: Fault | undefined): void;
  /** Sets which files are listed as renamed: former paths by new ones. Of itself it knows those that are not changed. */
  setRenames(renames: Readonly<Record<string, string>>): void;
  /** Creates something in the emulator, and gives what it answers. */
  create(path: string, body: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/**
 * Starts GitHub's API on loopback: an emulator with one repository, and before it a server that mends what the emulator
 * lacks or gets wrong, and gives the faults that a test sets.
 */
export async function startGitHub(): Promise<TestGitHub> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { [TOKEN]: { login: OWNER, scopes: ["repo"] } },
      github: { users: [{ login: OWNER }], repos: [{ owner: OWNER, name: REPOSITORY }] },
    },
  });
  // It names itself "localhost", but listens on IPv4 only.
  const emulatorUrl = emulator.url.replace("localhost", "127.0.0.1");
  const requests: string[] = [];
  let currentFault: Fault | undefined;
  let currentRenames: Readonly<Record<string, string>> = {};

  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const apiUrl = `http://${request.headers.host}`;
    give(
      response,
      currentFault?.(path) ??
        refuseUnknownToken(request) ??
        (await answerTo(path, apiUrl, emulatorUrl, currentRenames)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  return {
    apiUrl: `http://127.0.0.1:${address.port}`,
    requests,
    setFault(fault) {
      currentFault = fault;
    },
    setRenames(renames) {
      currentRenames = renames;
    },
    async create(path, body) {
      const answer = await ask(emulatorUrl + path, { method: "POST", body: JSON.stringify(body) });
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

/** The emulator takes every token for its user's. */
function refuseUnknownToken({ headers }: IncomingMessage): Answer | undefined {
  return headers.authorization === `token ${TOKEN}` ? undefined : { status: 401, body: { message: "Bad credentials" } };
}

async function answerTo(
  path: string,
  apiUrl: string,
  emulatorUrl: string,
  renames: Readonly<Record<string, string>>,
): Promise<Answer> {
  const [, pull, query] = /^(.*\/pulls\/\d+)\/files\?(.*)$/.exec(path) ?? [];
  if (pull === undefined || query === undefined) {
    const answer = await ask(emulatorUrl + path);
    return { status: answer.status, body: await answer.json() };
  }
  // The emulator makes up the files of a pull request. Those of a commit it knows, and pages them like GitHub;
  // a pull request of these tests has one commit.
  const { head } = await readObject(await ask(emulatorUrl + pull));
  const commit = await ask(`${emulatorUrl}${REPOSITORY_PATH}/commits/${textAt(head, "sha")}?${query}`);
  const link = commit.headers.get("link")?.replaceAll(/<[^?]*\?/g, `<${apiUrl}${pull}/files?`);
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

function give(response: ServerResponse, answer: Answer): void {
  if (answer === "disconnect") {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8", ...answer.headers });
  response.end(JSON.stringify(answer.body));
}

function ask(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, headers: { authorization: `token ${TOKEN}` } });
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json();
  if (typeof value !== "object" || value === null)
    throw new Error(`${response.url} answered ${JSON.stringify(value)}.`);
  return { ...value };
}

/** The text that an object of an answer holds under a name. */
export function textAt(value: unknown, name: string): string {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof text !== "string") throw new Error(`No text "${name}" in ${JSON.stringify(value)}.`);
  return text;
}
