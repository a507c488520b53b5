import { type IncomingMessage, request } from "node:http";
import { descendants, listeningPorts } from "./processes.ts";
import { type Program, run, startServer } from "./programs.ts";

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Another port than the server's own. */
  readonly at?: number;
}

/** A server on a folder, which publishers ask by turns: the refusals to one are limited. */
export interface AskedServer {
  readonly program: Program;
  readonly port: number;
  /** The headers with the key of the publisher whose turn it is. */
  nextPublisher(): Readonly<Record<string, string>>;
  /** Asks with the path as it is written here. */
  ask(path: string, asked?: Asked): Promise<{ readonly status: number | undefined; readonly text: string }>;
  /** The ports on which the processes of the server listen. */
  ports(): readonly number[];
}

/** Starts a server on an empty folder, and creates publishers, each with a key. */
export async function startAskedServer(
  environment: Readonly<Record<string, string>> & { readonly STEWARD_STATE: string },
  publishers: number,
): Promise<AskedServer> {
  const { program, port, url } = await startServer(environment);
  const bootstrap = run("bootstrap.ts", ["--json", "--server", url], { STEWARD_STATE: environment.STEWARD_STATE });
  await bootstrap.ended;
  const administrator = `Key ${JSON.parse(bootstrap.stdout).api_key}`;
  const post = async (path: string, authorization: string, json: unknown = {}) => {
    const headers = { Authorization: authorization };
    const body = JSON.stringify(json);
    return JSON.parse((await send(port, `/__api__/v1${path}`, { method: "POST", headers, body })).text);
  };
  const keys: string[] = [];
  for (let number = 0; number < publishers; number += 1) {
    const user = { username: `publisher${number}`, user_role: "publisher" };
    // oxlint-disable no-await-in-loop -- one after the other
    const { guid } = await post("/users", administrator, user);
    const { token } = await post(`/users/${guid}/invitation`, administrator);
    keys.push((await post("/invitation", `Connect-Invitation ${token}`)).api_key);
    // oxlint-enable no-await-in-loop
  }
  let turn = 0;
  const nextPublisher = () => {
    turn += 1;
    return { Authorization: `Key ${keys[turn % keys.length]}` };
  };
  return {
    program,
    port,
    nextPublisher,
    ask: async (path, { headers, at = port, ...asked } = {}) =>
      await send(at, path, { ...asked, headers: { ...nextPublisher(), ...headers } }),
    ports: () => listeningPorts([program.pid, ...descendants(program.pid).map(({ pid }) => pid)]),
  };
}

async function send(port: number, path: string, { method = "GET", headers = {}, body }: Asked) {
  const sent = request({ host: "127.0.0.1", port, path, method, headers });
  sent.end(body);
  const [received] = await new Promise<[IncomingMessage]>((resolve, reject) => {
    sent.on("response", (response) => resolve([response])).on("error", reject);
  });
  const pieces: Buffer[] = [];
  for await (const piece of received) pieces.push(Buffer.from(piece));
  return { status: received.statusCode, text: Buffer.concat(pieces).toString() };
}
