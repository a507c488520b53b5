import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { toBase64Url } from "../../../shared/index.ts";
import { enoughOfMinute } from "../workerd/minute.ts";
import { call } from "../workerd/server.ts";

const variables = {
  OIDC_ISSUER: "http://127.0.0.1:1",
  OIDC_CLIENT_ID: "steward",
  OIDC_CLIENT_SECRET: "the-secret-of-the-client",
};
const CALLBACK = "/sign-in/openid-connect/callback";
const VALUE = "v".repeat(43);
/** The cookie of an attempt whose state is `VALUE`. */
const ATTEMPT = `__Host-Http-sign-in-${VALUE.slice(0, 12)}=${VALUE}.${VALUE}.${VALUE}.%2F`;

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Network connection lost."));
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe("the way to a provider", () => {
  it.each(["/sign-in/openid-connect", CALLBACK])("does not exist where none is set: %s", async (path) => {
    expect((await call(path)).status).toBe(404);
  });

  it("leads from signing out to the sign-in page where none is set, or where it does not answer", async () => {
    for (const set of [{}, variables]) {
      const { status, headers } = await call("/sign-in/openid-connect/sign-out", { variables: set });
      expect([status, headers.get("Location")]).toEqual([303, "/sign-in"]);
    }
  });

  it.each([
    ["/sign-in/openid-connect?to=/secret-path", {}],
    [`${CALLBACK}?state=${VALUE}&code=secret-code`, { Cookie: ATTEMPT }],
  ])("is 503 where it does not answer, and the log says so, without what was sent: %s", async (path, headers) => {
    const answer = await call(path, { variables, headers });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([503, null]);
    expect(log.mock.calls).toHaveLength(1);
    const line = String(log.mock.calls[0]);
    expect(JSON.parse(line)).toMatchObject({ level: "error", event: "identity-provider-failed" });
    expect(line).not.toMatch(/secret|vvv/);
  });

  it("is limited where a sign-in was refused time and again, and not for others", async () => {
    const issuer = "https://limited.example.com";
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({ issuer, authorization_endpoint: `${issuer}/authorize` }),
    );
    const limited = {
      variables: { ...variables, OIDC_ISSUER: issuer },
      bindings: { FAILED_AUTHENTICATION_LIMIT: env.FEW },
    };
    const ask = async (address: string, cookie: string) => {
      const headers = { "CF-Connecting-IP": address, Cookie: cookie };
      return (await call(`${CALLBACK}?state=${VALUE}&error=access_denied`, { ...limited, headers })).status;
    };
    const statusesOf = async (address: string, cookie: string) => {
      const statuses = [];
      for (let count = 0; count < 8; count += 1) statuses.push(await ask(address, cookie));
      return [statuses[0], statuses.at(-1)];
    };
    await enoughOfMinute();
    expect(await statusesOf("192.0.2.7", ATTEMPT)).toEqual([403, 429]);
    expect(await ask("192.0.2.8", ATTEMPT)).toBe(403);
    // Any website could have a browser request that, and so keep out all who share its address.
    expect(await statusesOf("192.0.2.9", "")).toEqual([400, 400]);
  });
});

describe("the metadata of a provider", () => {
  let count = 0;

  /** The settings of a provider that this isolate does not remember, and that says this. */
  function settingsOf(metadata: object) {
    count += 1;
    const issuer = `https://id.example.com/${count}`;
    const all = { issuer, authorization_endpoint: `${issuer}/authorize`, ...metadata };
    vi.mocked(fetch).mockImplementation(async () => Response.json(all));
    return { ...variables, OIDC_ISSUER: issuer };
  }

  it("is where people sign in and out, whatever its own address has", async () => {
    const authorization_endpoint = "https://other.example.com/authorize?tenant=one";
    const { headers } = await call("/sign-in/openid-connect", { variables: settingsOf({ authorization_endpoint }) });
    expect(headers.get("Location")).toMatch(
      /^https:\/\/other\.example\.com\/authorize\?tenant=one&response_type=code&/,
    );
    const end_session_endpoint = "https://other.example.com/logout?tenant=one";
    const answer = await call("/sign-in/openid-connect/sign-out", { variables: settingsOf({ end_session_endpoint }) });
    expect(answer.headers.get("Refresh")).toMatch(
      /^0; url=https:\/\/other\.example\.com\/logout\?tenant=one&client_id=/,
    );
  });

  it.each([
    ["is another issuer", { issuer: "https://other.example" }],
    ["has no address to sign in at", { authorization_endpoint: undefined }],
    ["has an address that is none", { authorization_endpoint: "no address" }],
    ["has a script for an address", { authorization_endpoint: "javascript:alert(1)" }],
    ["has an address that is no text", { authorization_endpoint: 7 }],
  ])("is not used to sign in where it %s", async (_, metadata) => {
    const answer = await call("/sign-in/openid-connect", { variables: settingsOf(metadata) });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([503, null]);
    expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({ event: "identity-provider-failed" });
  });

  it.each(["no address", "javascript:alert(1)", 7, undefined])(
    "is not used to sign out where the address is %j",
    async (end_session_endpoint) => {
      const set = settingsOf({ end_session_endpoint });
      const { status, headers } = await call("/sign-in/openid-connect/sign-out", { variables: set });
      expect([status, headers.get("Location")]).toEqual([303, "/sign-in"]);
    },
  );
});

describe("whatever comes", () => {
  const issuer = "https://id.example.com/any";
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/me`,
  };
  const set = { ...variables, OIDC_ISSUER: issuer };
  const isDiscovery = (asked: RequestInfo | URL) => new Request(asked).url.endsWith("/openid-configuration");
  const cookie = `__Host-Http-sign-in-${VALUE.slice(0, 12)}=${VALUE}.${VALUE}.${VALUE}.%2F`;

  const part = fc.oneof(fc.jsonValue(), fc.constant({ alg: "RS256", kid: "one" }), fc.constant({ alg: "none" }));
  const encoded = part.map((value) => toBase64Url(new TextEncoder().encode(JSON.stringify(value))));
  const token = fc.oneof(
    fc.tuple(encoded, encoded, encoded).map((parts) => parts.join(".")),
    fc.string({ unit: "binary" }),
  );
  const tokens = fc.record({ access_token: token, token_type: fc.constant("bearer"), id_token: token });
  const body = fc.oneof(tokens, fc.jsonValue(), fc.record({ error: fc.jsonValue(), keys: fc.jsonValue() }));
  const answer = fc.record({
    status: fc.constantFrom(200, 200, 200, 302, 400, 401, 500),
    type: fc.constantFrom("application/json", "text/html"),
    body,
  });

  it("the provider's answer is an answer, and never a session", async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(answer), async (answers) => {
        vi.mocked(fetch).mockImplementation(async (url) => {
          if (isDiscovery(url)) return Response.json(metadata);
          const next = answers.next().value;
          if (next === undefined) throw new Error("The stream has ended.");
          const headers = { "Content-Type": next.type, Location: issuer, "WWW-Authenticate": "Basic" };
          return new Response(JSON.stringify(next.body), { status: next.status, headers });
        });
        const sent = { variables: set, headers: { Cookie: cookie } };
        const { status, headers } = await call(`${CALLBACK}?state=${VALUE}&code=code`, sent);
        expect([403, 503]).toContain(status);
        expect(headers.get("Set-Cookie") ?? "").not.toContain("steward=");
      }),
    );
  });

  it("the browser's cookies and query are an answer, and never a session", async () => {
    const pair = fc.oneof(
      fc.constant(cookie),
      fc
        .tuple(fc.constantFrom(`__Host-Http-sign-in-${VALUE.slice(0, 12)}`, "other"), fc.string())
        .map((both) => both.join("=")),
    );
    const cookies = fc.array(pair).map((pairs) => pairs.join("; ").replace(/[^\x20-\x7e]/g, ""));
    const names = fc.constantFrom("state", "code", "iss", "error", "response", "id_token", "to");
    const query = fc.array(fc.tuple(names, fc.oneof(fc.constant(VALUE), fc.string({ unit: "binary" }))));
    const path = fc.constantFrom(CALLBACK, "/sign-in/openid-connect", "/sign-in/openid-connect/sign-out");
    await fc.assert(
      fc.asyncProperty(path, query, cookies, async (at, pairs, Cookie) => {
        vi.mocked(fetch).mockImplementation(async (url) =>
          isDiscovery(url) ? Response.json(metadata) : Response.json({}, { status: 400 }),
        );
        const address = `${at}?${new URLSearchParams(pairs).toString()}`;
        const { status, headers } = await call(address, { variables: set, headers: { Cookie } });
        expect([303, 400, 403, 503]).toContain(status);
        expect(headers.get("Set-Cookie") ?? "").not.toContain("steward=");
        expect(headers.get("Location") ?? "/").toMatch(/^(?:https:\/\/id\.example\.com\/any\/authorize\?|\/)/);
      }),
    );
  });
});
