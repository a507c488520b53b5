import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { emptySharedServer, type RunningServer } from "../support/running-server.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const BYTES = "0123456789".repeat(200_000);

let server: RunningServer;
let path: string;

beforeAll(async () => {
  server = await emptySharedServer();
  const files = { "large.txt": BYTES, "empty.txt": "" };
  path = `/content/${await addStaticContent(server.stores, { ownerId: server.administratorId, files })}/`;
});

/** Asks as plainly as HTTP can, so that no client corrects what the server sends. */
async function ask(resource: string, method = "GET", headers: Record<string, string> = {}) {
  const asked = { Authorization: `Key ${server.key}`, ...headers };
  return await new Promise<{ status: number | undefined; length: string | undefined; body: string }>(
    (resolve, reject) => {
      const sent = request(new URL(path + resource, server.url), { method, headers: asked }, (response) => {
        const { statusCode: status, headers: received } = response;
        text(response).then((body) => resolve({ status, length: received["content-length"], body }), reject);
      });
      sent.on("error", reject).end();
    },
  );
}

describe("a file over HTTP", () => {
  it("has its length", async () => {
    expect(await ask("large.txt")).toEqual({ status: 200, length: "2000000", body: BYTES });
    expect(await ask("empty.txt")).toEqual({ status: 200, length: "0", body: "" });
  });

  it("has the same length by HEAD, and no body", async () => {
    expect(await ask("large.txt", "HEAD")).toEqual({ status: 200, length: "2000000", body: "" });
  });

  it("has the length of a part", async () => {
    const headers = { Range: "bytes=1999998-" };
    expect(await ask("large.txt", "GET", headers)).toEqual({ status: 206, length: "2", body: "89" });
  });

  it("is not sent where it is known", async () => {
    expect(await ask("large.txt", "GET", { "If-None-Match": "*" })).toMatchObject({ status: 304, body: "" });
  });

  it("has an error without a body by HEAD", async () => {
    expect(await ask("nothing", "HEAD")).toMatchObject({ status: 404, body: "" });
  });
});
