/** A small API of the demo, which an API content item passes requests on to. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { CommandError, systemCode } from "../command/command.ts";
import { MONTHS, RAINFALL_MILLIMETRES } from "./plot.ts";

export const DEMO_API_PORT = 8790;

/** The host and the port of the API, unless the operator chooses another port. */
export const DEMO_API = `127.0.0.1:${DEMO_API_PORT}`;

const STREAM_LINES = 10;
const STREAM_PAUSE_MILLISECONDS = 200;

/** Starts the API on this machine only. @throws CommandError where the port is not available. */
export async function startUpstream(port: number): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (cause) {
    throw new CommandError(
      `The demo's API cannot listen on port ${port} of 127.0.0.1 (${systemCode(cause)}). ` +
        "Free the port, or choose another one with --upstream-port.",
    );
  }
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const { pathname, searchParams } = new URL(`http://upstream.invalid${request.url ?? "/"}`);
  if (pathname === "/") return answerJson(response, 200, { endpoints: ["/whoami", "/forecast?months=3", "/stream"] });
  if (pathname === "/whoami") return answerJson(response, 200, whoami(request));
  if (pathname === "/forecast") return answerJson(response, 200, forecast(Number(searchParams.get("months") ?? 3)));
  if (pathname === "/stream") return await answerStream(response);
  return answerJson(response, 404, { error: "There is no such endpoint. GET / lists them." });
}

/** The caller, according to the content server, and the names of the headers. */
function whoami({ headers }: IncomingMessage) {
  const credentials = headers["x-svc-credentials"];
  return {
    credentials: typeof credentials === "string" ? (JSON.parse(credentials) as unknown) : null,
    headers: Object.keys(headers).toSorted(),
  };
}

/** The mean of past years is the simplest forecast that there is. */
function forecast(months: number) {
  return MONTHS.slice(0, months).map((month, index) => ({ month, rainfall_mm: RAINFALL_MILLIMETRES[index] ?? 0 }));
}

/** Lines one after the other, so that it shows whether they are forwarded at once. */
async function answerStream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "Content-Type": "application/x-ndjson" });
  for (let line = 1; line <= STREAM_LINES && !response.destroyed; line += 1) {
    response.write(`${JSON.stringify({ line, of: STREAM_LINES })}\n`);
    await sleep(STREAM_PAUSE_MILLISECONDS);
  }
  response.end();
}

function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(`${JSON.stringify(value, undefined, 2)}\n`);
}
