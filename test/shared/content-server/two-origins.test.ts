/** The key goes to the server that it is for, and nowhere else: beside it, a second server that would like to have it. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditSource } from "../../../shared/content-server/client.ts";
import { KEY, nodeGet, sendJson, startServer, type TestServer } from "./support/http-server.ts";

const PATH = "/__api__/v1/audit_logs";
const HEADERS = ["Authorization", "X-SVC-Authorization"];

let server: TestServer;
let other: TestServer;
let seen = { server: 0, other: 0 };

beforeAll(async () => {
  other = await startServer((_, response) => sendJson(response, { results: [{ id: "2" }] }));
  server = await startServer((url, response) => {
    const { searchParams } = new URL(url, "http://x");
    const status = Number(searchParams.get("status") ?? 200);
    const leave = `${other.origin}${PATH}?next=2`;
    if (status === 200)
      sendJson(response, { results: [{ id: "1" }], paging: { next: searchParams.get("leave") ?? leave } });
    else response.writeHead(status, { Location: leave }).end();
  });
});
afterAll(async () => await Promise.all([server.close(), other.close()]));
beforeEach(() => {
  seen = { server: server.requests.length, other: other.requests.length };
});

const newAt = (name: "server" | "other") => (name === "server" ? server : other).requests.slice(seen[name]);
const sourceOf = (keyHeader: string) =>
  auditSource({ baseUrl: server.origin, key: KEY, keyHeader, cursorIsId: false }, nodeGet);

describe.each(HEADERS)("with the key in %s", (keyHeader) => {
  it.each([301, 302, 303, 307, 308])("a redirect by %i is not followed", async (status) => {
    const outcome = await sourceOf(keyHeader).fetchPage(`${server.origin}${PATH}?status=${status}`);
    expect(outcome).toEqual({
      kind: "failed",
      failure: {
        kind: "redirected",
        message: `GET ${PATH} answered ${status}: the server redirects. The key is not sent elsewhere; check the server's base URL.`,
      },
    });
    expect(newAt("server").map(({ headers }) => headers[keyHeader.toLowerCase()])).toEqual([`Key ${KEY}`]);
    expect(newAt("other")).toEqual([]);
  });

  it("a next page on the other server is not asked for, nor given out", async () => {
    const source = sourceOf(keyHeader);
    const outcome = await source.fetchPage(source.startUrl("ascending", 5));
    expect(outcome).toEqual({
      kind: "failed",
      failure: {
        kind: "left-server",
        message:
          "The URL of the next page is on another origin than the server. Nothing was sent there; check the base URL.",
      },
    });
    expect(newAt("server").map(({ url }) => url)).toEqual([`${PATH}?limit=5&ascOrder=true`]);
    expect(newAt("other")).toEqual([]);
  });

  it("a page on the other server is not asked for, whoever names it", async () => {
    expect(await sourceOf(keyHeader).fetchPage(`${other.origin}${PATH}`)).toEqual({
      kind: "failed",
      failure: {
        kind: "left-server",
        message: "The URL to ask for is on another origin than the server. Nothing was sent.",
      },
    });
    expect([newAt("server"), newAt("other")]).toEqual([[], []]);
  });
});
