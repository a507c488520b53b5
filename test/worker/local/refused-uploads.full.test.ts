/** Uploads that the Worker refuses before it has read them: the client gets the answer and not the end of the connection. */

import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp, emptyFolder, startServer } from "./support/programs.ts";

const BODY = Buffer.alloc(5_000_000, "a");

let port: number;

beforeAll(async () => {
  ({ port } = await startServer({ STEWARD_STATE: emptyFolder() }));
});
afterAll(cleanUp);

interface Refused {
  readonly path: string;
  readonly type: string;
  readonly status: number;
}

const UNKNOWN_TYPE: Refused = { path: "/v1/validate", type: "image/png", status: 415 };
const REFUSED: readonly Refused[] = [
  UNKNOWN_TYPE,
  { path: "/v1/validate", type: "application/json", status: 413 },
  { path: `/__api__/v1/content/${crypto.randomUUID()}/bundles`, type: "application/gzip", status: 401 },
];

/** A request whose headers are not sent yet, and its answer. */
function begin({ path, type }: Refused, agent: Agent, headers: Readonly<Record<string, string | number>>) {
  const options = { host: "127.0.0.1", port, path, method: "POST", agent };
  const sent = request({ ...options, headers: { "Content-Type": type, ...headers } });
  return { sent, answer: answerTo(sent) };
}

async function answerTo(sent: ClientRequest) {
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  return { status: received.statusCode, code: JSON.parse(await text(received)).code };
}

/** Refused as it should be, or what went wrong in its place. */
const refusedWith = ({ status }: Refused) => ({ status, code: expect.any(Number) });

// At once: the answer to a body that never ends takes ten seconds.
describe.concurrent("an upload of 5 MB that is refused", () => {
  it.each([
    ["new connections", false],
    ["a connection that is kept", true],
  ])("gets its answer over %s", async (_, keepAlive) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    const refused = Array.from({ length: 4 }, () => REFUSED).flat();
    for (const one of refused) {
      const { sent, answer } = begin(one, agent, { "Content-Length": BODY.length });
      sent.end(BODY);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, over one connection
      expect(await answer).toEqual(refusedWith(one));
    }
    agent.destroy();
  });

  it("gets it where the client first asks whether to go on", async () => {
    for (const one of REFUSED) {
      const { sent, answer } = begin(one, new Agent(), { "Content-Length": BODY.length, Expect: "100-continue" });
      sent.on("continue", () => sent.end(BODY));
      sent.flushHeaders();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await answer).toEqual(refusedWith(one));
    }
  });

  it("gets it where the body comes in pieces, of no stated length", async () => {
    const { sent, answer } = begin(UNKNOWN_TYPE, new Agent(), {});
    for (let start = 0; start < BODY.length; start += 100_000) sent.write(BODY.subarray(start, start + 100_000));
    sent.end();
    expect(await answer).toEqual(refusedWith(UNKNOWN_TYPE));
  });

  it("gets it where the body never ends", async () => {
    const { sent, answer } = begin(UNKNOWN_TYPE, new Agent(), {});
    sent.write(BODY);
    expect(await answer).toEqual(refusedWith(UNKNOWN_TYPE));
    sent.destroy();
  });
});
