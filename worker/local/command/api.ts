import { setTimeout as sleep } from "node:timers/promises";
import { isObject, retryAfterOf } from "../../../shared/index.ts";
import { CommandError, EXIT } from "./command.ts";
import { isLocal } from "./server-url.ts";

type Wait = (milliseconds: number) => Promise<unknown>;

/** The body and the headers of a request to the management API. */
interface ApiRequest {
  readonly json?: unknown;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A server's management API, as one key reaches it. A path is taken under `/__api__/v1`.
 * See docs/decisions/0074-local-scripts-use-the-api.md.
 */
export interface Api {
  readonly server: string;
  /** The body of the response. @throws CommandError with the server's message where it is an error. */
  readonly call: <Answer>(method: string, path: string, request?: ApiRequest) => Promise<Answer>;
}

/** @param wait for so many milliseconds, as the server asks for. */
export function apiOf(server: string, key: string, wait: Wait = sleep): Api {
  return {
    server,
    call: async (method, path, { json, body, headers } = {}) => {
      const init = {
        method,
        headers: { Authorization: `Key ${key}`, ...headers },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
      };
      const response = await sendWhenItMay(server, `/__api__/v1${path}`, init, wait);
      const text = await response.text();
      if (!response.ok) throw refusedError(`${method} ${path}`, response.status, text);
      return text === "" ? undefined : JSON.parse(text);
    },
  };
}

/** Sends a request to a server. Redirects are not followed: a key goes nowhere else. @throws CommandError where no server answers. */
export async function send(server: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${server}${path}`, { ...init, redirect: "manual" });
  } catch {
    const advice = isLocal(server) ? "Start the server, in another terminal: npm start" : "Check the URL.";
    throw new CommandError(`No server answers at ${server}. ${advice}`);
  }
}

/** The same, again after the time that the server asks for where it was one request too many. */
async function sendWhenItMay(server: string, path: string, init: RequestInit, wait: Wait): Promise<Response> {
  const response = await send(server, path, init);
  const milliseconds = response.status === 429 ? retryAfterOf({ header: (name) => response.headers.get(name) }) : null;
  if (milliseconds === null || milliseconds === 0) return response;
  console.error(`The server asks for fewer requests. Waiting ${milliseconds / 1_000} s.`);
  await wait(milliseconds);
  return await sendWhenItMay(server, path, init, wait);
}

/** The error of a request that the server refused. */
export function refusedError(request: string, status: number, body: string): CommandError {
  return new CommandError(`The server refuses ${request} (${status}): ${errorOf(body)}`, EXIT.refused);
}

/** The sentence in a body of the management API's errors. */
function errorOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (isObject(value) && typeof value["error"] === "string") return value["error"];
  } catch {
    // Not a response of a content server.
  }
  return "It does not say why. Is it a content server?";
}
