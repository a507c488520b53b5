import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Caller, VisitorContext } from "../../../worker/identity/caller.ts";
import { NO_USER } from "../../../worker/identity/user-ref.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { isolate, limitCaching, type Place } from "../../../worker/serving/isolate.ts";

const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";
const request = new Request("https://steward.example/content/x/");
const caller: Caller = {
  by: { kind: "api_key", id: 1, name: "test", expiresAt: null },
  userId: 1,
  guid: "g",
  username: "u",
  fullName: "U",
  role: "viewer",
};

const contextOf = (visitor: Caller | undefined): VisitorContext => ({
  ...requestContext(request, env),
  sender: NO_USER,
  caller: visitor,
});

/** The headers of an upstream's answer after both. */
function headersAfter(headers: Record<string, string>, context: VisitorContext, place: Place = "server") {
  const response = new Response(null, { headers });
  limitCaching(response, context);
  isolate(response, context, place);
  return Object.fromEntries(response.headers);
}

describe("an upstream's answer", () => {
  it("keeps its policy beside the sandbox", () => {
    const policy = "sandbox allow-same-origin allow-scripts; default-src 'self'";
    expect(headersAfter({ "Content-Security-Policy": policy }, contextOf(caller))).toMatchObject({
      "content-security-policy": `${policy}, ${SANDBOX}`,
    });
  });

  it("opens itself to other websites only where it was asked for without a key", () => {
    const headers = { "Access-Control-Allow-Origin": "null", "Access-Control-Allow-Credentials": "true" };
    expect(headersAfter(headers, contextOf(undefined))).toMatchObject({ "access-control-allow-origin": "null" });
    const keyed = Object.keys(headersAfter(headers, contextOf(caller)));
    expect(keyed.filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("keeps its policy beside what an item's origin adds, and cannot lift that", () => {
    const headers = {
      "Content-Security-Policy": "frame-ancestors *",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Access-Control-Allow-Origin": "*",
      "Origin-Agent-Cluster": "?0",
    };
    const kept = headersAfter(headers, contextOf(caller), "item");
    expect(kept).toMatchObject({
      "content-security-policy": "frame-ancestors *, frame-ancestors 'self'",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "cross-origin-opener-policy": "same-origin-allow-popups",
    });
    expect(kept).not.toHaveProperty("access-control-allow-origin");
  });

  it("may be shown and read anywhere at an item's origin where no one needs a key for it", () => {
    const kept = headersAfter({ "Access-Control-Allow-Origin": "*" }, contextOf(undefined), "item");
    expect(kept).toMatchObject({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
    expect(kept).not.toHaveProperty("content-security-policy");
  });

  it("is open to the page itself below a signed path, sandboxed, and tells no one of the path", () => {
    const headers = { "Access-Control-Allow-Credentials": "true", "Referrer-Policy": "unsafe-url" };
    const kept = headersAfter(headers, contextOf(caller), "signed-path");
    expect(kept).toMatchObject({
      "access-control-allow-origin": "*",
      "content-security-policy": SANDBOX,
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
    expect(kept).not.toHaveProperty("access-control-allow-credentials");
  });

  it("keeps its own choice of what other websites learn of its path", () => {
    expect(headersAfter({ "Referrer-Policy": "no-referrer" }, contextOf(caller))).toMatchObject({
      "referrer-policy": "no-referrer",
    });
  });

  it("lets no cache keep what was asked for with a key", () => {
    const headers = { "Cache-Control": "public, max-age=60" };
    expect(headersAfter(headers, contextOf(caller))).toMatchObject({ "cache-control": "private, no-store" });
  });

  it.each(["CDN-Cache-Control", "Surrogate-Control", "X-Accel-Expires"])("tells no cache otherwise: %s", (name) => {
    for (const visitor of [caller, undefined]) {
      expect(headersAfter({ [name]: "max-age=60" }, contextOf(visitor))).not.toHaveProperty(name.toLowerCase());
    }
  });

  it("forbids caches what it will", () => {
    const keyless = contextOf(undefined);
    expect(headersAfter({ "Cache-Control": "no-store" }, keyless)["cache-control"]).toBe("no-store, no-cache");
    expect(headersAfter({ "Cache-Control": "max-age=60" }, keyless)["cache-control"]).toBe("max-age=60, no-cache");
  });
});
