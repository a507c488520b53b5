/** The base of the scripts of calls: a server by `npm start` with its first administrator, and requests as programs send them. */

import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { SignJWT } from "jose";
import { expect } from "vitest";
import { emptyFolder, type RunningServer, startServer } from "../local/support/programs.ts";

/** The parts of a request beside its path. */
export interface Sent {
  readonly key?: string;
  readonly json?: unknown;
  readonly body?: Uint8Array | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly text: string;
  /** A body of JSON. */
  readonly body: any;
}

/** Sends a request. By Node's own client: a GET may have a body here, as some programs send it. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<Answer>;

export interface EmptyServer extends RunningServer {
  readonly send: Send;
  readonly secret: Uint8Array;
}

/** Starts a server without users, as `npm start` does. */
export async function startEmptyServer(
  environment: Readonly<Record<string, string>> & { readonly STEWARD_STATE: string } = { STEWARD_STATE: emptyFolder() },
): Promise<EmptyServer> {
  const server = await startServer(environment);
  const { BOOTSTRAP_SECRET = "" } = parseEnv(readFileSync(join(environment.STEWARD_STATE, "local.env"), "utf8"));
  return { ...server, send: sender(server.port), secret: Buffer.from(BOOTSTRAP_SECRET, "base64") };
}

/** Creates the first administrator by the path that programs know. @returns the administrator's key. */
export async function bootstrap(send: Send, secret: Uint8Array): Promise<string> {
  const claims = new SignJWT({ scope: "bootstrap" }).setProtectedHeader({ alg: "HS256" });
  const token = await claims.setIssuedAt().setExpirationTime("15m").sign(secret);
  const headers = { Authorization: `Connect-Bootstrap ${token}` };
  const { status, body } = await send("POST", "/__api__/v1/experimental/bootstrap", { headers });
  expect(status).toBe(200);
  return body.api_key;
}

/** The requests of a program that has a key. */
export function withKey(send: Send, key: string): Send {
  return async (method, path, sent = {}) => await send(method, path, { key, ...sent });
}

/** Creates a user with a key of the user's own, which comes by an invitation. */
export async function createUserWithKey(
  admin: Send,
  user: Readonly<Record<string, unknown>>,
): Promise<{ readonly guid: string; readonly key: string }> {
  const created = await admin("POST", "/__api__/v1/users", { json: user });
  expect(created.status).toBe(200);
  const { guid } = created.body;
  const invited = await admin("POST", `/__api__/v1/users/${guid}/invitation`);
  const headers = { Authorization: `Connect-Invitation ${invited.body.token}` };
  const accepted = await admin("POST", "/__api__/v1/invitation", { headers });
  return { guid, key: accepted.body.api_key };
}

/** Waits for a task as programs do: for its lines from the last known one on, until it has ended. */
export async function waitForTask(send: Send, taskId: string, first?: number): Promise<readonly string[]> {
  const query = first === undefined ? "?wait=1" : `?first=${first}&wait=1`;
  const { status, body } = await send("GET", `/__api__/v1/tasks/${taskId}${query}`);
  expect({ status, code: body.code, error: body.error }).toEqual({ status: 200, code: 0, error: "" });
  return body.finished ? body.output : [...body.output, ...(await waitForTask(send, taskId, body.last))];
}

/** Walks the audit log by its cursors. @returns the actions, the oldest first. */
export async function walkAuditLog(send: Send, limit: number, cursor?: string): Promise<readonly string[]> {
  const next = cursor === undefined ? "" : `&next=${cursor}`;
  const { status, body } = await send("GET", `/__api__/v1/audit_logs?limit=${limit}&ascOrder=true${next}`);
  expect(status).toBe(200);
  const actions = body.results.map(({ action }: { readonly action: string }) => action);
  return body.paging.cursors.next === null
    ? actions
    : [...actions, ...(await walkAuditLog(send, limit, body.paging.cursors.next))];
}

/** Tells if a server's version is at least the one that something needs, as programs compare them. */
export function isSince(version: string, needed: string): boolean {
  const [have, want] = [version, needed].map((one) => one.split(".").map(Number));
  const at = want?.findIndex((part, index) => part !== have?.[index]) ?? -1;
  return at === -1 || (have?.[at] ?? 0) > (want?.[at] ?? 0);
}

function sender(port: number): Send {
  return async (method, path, { key, json, body, headers = {} } = {}) => {
    const content = json === undefined ? body : JSON.stringify(json);
    const sent = request({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: {
        ...(key === undefined || "Authorization" in headers ? {} : { Authorization: `Key ${key}` }),
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(content === undefined ? {} : { "Content-Length": Buffer.byteLength(content) }),
        ...headers,
      },
    });
    const received = new Promise<Answer>((resolve, reject) => {
      sent.on("error", reject).on("response", (response) => {
        buffer(response).then((bytes) => resolve(answerOf(response.statusCode ?? 0, bytes)), reject);
      });
    });
    sent.end(content);
    return await received;
  };
}

function answerOf(status: number, bytes: Buffer): Answer {
  const text = bytes.toString("utf8");
  return { status, bytes, text, body: /^[[{]/.test(text) ? JSON.parse(text) : undefined };
}
