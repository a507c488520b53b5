import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { receiveBundle, sentBundle } from "../../../worker/publishing/receive-bundle.ts";
import { UPLOAD_MAX_HOURS } from "../../../worker/values/limits.ts";
import { secondsBefore } from "../../../worker/values/time.ts";
import { objectKeys } from "../workerd/publishing.ts";
import { ORIGIN } from "../workerd/server.ts";
import { tarGz } from "../workerd/tar.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

async function receive(hoursAgo = 0) {
  const request = new Request(ORIGIN, { method: "POST", body: await tarGz([{ name: "index.html" }]) });
  const now = secondsBefore(new Date(), hoursAgo * 3_600);
  return await receiveBundle(
    sentBundle(request),
    { database: env.DATABASE, bucket: env.CONTENT, now },
    () => undefined,
  );
}

describe("an upload", () => {
  it("stores nothing more when it has taken so long that the sweep may come", async () => {
    expect(await receive(UPLOAD_MAX_HOURS + 0.1)).toEqual({
      ok: false,
      error: { kind: "invalid-request", error: "The upload took more than 12 hours. Send it again." },
    });
    expect(await objectKeys()).toEqual([]);
    expect(await receive(UPLOAD_MAX_HOURS - 0.1)).toMatchObject({ ok: true, value: { fileCount: 1 } });
  });

  it("leaves nothing where its archive cannot be read again, which is not the sender's mistake", async () => {
    const before = await objectKeys();
    const get = vi.spyOn(env.CONTENT, "get");
    get.mockImplementationOnce(async () => null);
    await expect(receive()).rejects.toThrow("The archive that was stored is missing.");
    get.mockImplementationOnce(async (key) => {
      await env.CONTENT.put(key, "something else");
      return await env.CONTENT.get(key);
    });
    await expect(receive()).rejects.toThrow("The archive that was stored is damaged.");
    expect(await objectKeys()).toEqual(before);
  });
});
