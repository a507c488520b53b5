import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { idempotencyKey, pushBody } from "../../../shared/index.ts";
import { type Delivery, deliver } from "../../../worker/pushing/deliver.ts";
import { MESSAGE, receiverAt, SECRET, startTaking, type TakingServer } from "./support/message.ts";

let receiver: TakingServer;
/** On another port, and so another origin. */
let stranger: TakingServer;

beforeAll(async () => {
  [receiver, stranger] = await Promise.all([startTaking(), startTaking()]);
});
afterAll(async () => {
  await Promise.all([receiver?.stop(), stranger?.stop()]);
});
beforeEach(() => {
  receiver.got.length = 0;
});

const PATIENT_MILLISECONDS = 60_000;

async function delivered(
  answer: (response: ServerResponse) => void,
  timeoutMilliseconds = PATIENT_MILLISECONDS,
): Promise<Delivery> {
  receiver.answer = answer;
  return await deliver(receiverAt(receiver.url), "own", MESSAGE, timeoutMilliseconds);
}

describe("a push", () => {
  it("has its key, and a signature over the time and the very bytes", async () => {
    const before = Math.floor(Date.now() / 1_000);
    expect(await delivered((response) => response.writeHead(200).end())).toEqual({ kind: "delivered" });
    const { headers, body } = receiver.got[0] ?? expect.fail("Nothing came in.");
    expect(body).toEqual(Buffer.from(pushBody("webhook", "own", MESSAGE)));
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": idempotencyKey("own", MESSAGE),
    });
    const [, time, signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers["steward-signature"])) ?? [];
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    expect(signature).toBe(createHmac("sha256", SECRET).update(`${time}.`).update(body).digest("hex"));
    expect(JSON.stringify(headers) + body.toString()).not.toContain(SECRET);
  });

  it("has the token of an event collector, and no signature", async () => {
    receiver.answer = (response) => response.writeHead(200).end(`{"text":"Success","code":0}`);
    await deliver(receiverAt(receiver.url, "event_collector"), "own", MESSAGE, PATIENT_MILLISECONDS);
    const { headers, body } = receiver.got[0] ?? expect.fail("Nothing came in.");
    expect(headers["authorization"]).toBe(`Splunk ${SECRET}`);
    expect(headers["steward-signature"]).toBeUndefined();
    expect(headers["idempotency-key"]).toBe(idempotencyKey("own", MESSAGE));
    expect(body).toEqual(Buffer.from(pushBody("event_collector", "own", MESSAGE)));
  });
});

describe("an answer of the receiver", () => {
  it.each([200, 201, 202, 204])("takes the push by the status %i", async (code) => {
    expect(await delivered((response) => response.writeHead(code).end())).toEqual({ kind: "delivered" });
  });

  it.each([301, 302, 303, 307, 308])(
    "a redirect by %i is not followed, and nothing arrives where it leads",
    async (code) => {
      const redirect = (response: ServerResponse) => response.writeHead(code, { Location: stranger.url }).end();
      const delivery = await delivered(redirect);
      expect(delivery).toEqual({ kind: "refused", message: expect.stringContaining(`${code}: it redirects`) });
      expect(receiver.got).toHaveLength(1);
      expect(stranger.got).toEqual([]);
    },
  );

  it.each([408, 425, 429, 500, 502, 503, 599])("has the push sent again by the status %i", async (code) => {
    const delivery = await delivered((response) => response.writeHead(code).end("words"));
    expect(delivery).toEqual({
      kind: "failed",
      message: `The receiver answered ${code}.`,
      retryAfterMilliseconds: null,
    });
  });

  it("may say when to send it again", async () => {
    const delivery = await delivered((response) => response.writeHead(503, { "Retry-After": "7" }).end());
    expect(delivery).toMatchObject({ kind: "failed", retryAfterMilliseconds: 7_000 });
  });

  it.each([400, 401, 403, 404, 410, 413, 422])(
    "refuses the push by the status %i, and its words are not told",
    async (code) => {
      const delivery = await delivered((response) => response.writeHead(code).end(`your secret is ${SECRET}`));
      expect(delivery).toEqual({
        kind: "refused",
        message: expect.stringContaining(`The receiver answered ${code}: `),
      });
      expect(JSON.stringify(delivery)).not.toContain(SECRET);
    },
  );

  it("is not read to its end, which it may not have", async () => {
    const answer = (response: ServerResponse) => response.writeHead(200).write("x".repeat(1_000_000));
    expect(await delivered(answer)).toEqual({ kind: "delivered" });
  });

  it("has the push sent again where it never comes", async () => {
    const delivery = await delivered(() => {}, 50);
    expect(delivery).toMatchObject({ kind: "failed", message: "The receiver did not answer within 0.05 seconds." });
  });

  it("has the push sent again where it breaks off", async () => {
    const delivery = await delivered((response) => response.destroy());
    expect(delivery).toMatchObject({
      kind: "failed",
      message:
        "The receiver gave no answer (fetch failed). Check that its host resolves, that its certificate is valid, and that it may be reached.",
    });
  });

  it("has the cause told where it never comes, without the secret and without the URL", async () => {
    const url = `${receiver.url}/audit/of-a-hook`;
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error(`TLS failure at ${url} with ${SECRET}.`));
    const delivery = await deliver(receiverAt(url), "own", MESSAGE, PATIENT_MILLISECONDS);
    vi.restoreAllMocks();
    expect(delivery).toMatchObject({
      message: expect.stringMatching(/^The receiver gave no answer \(TLS failure at ••• with •••\)\. Check/),
    });
  });
});
