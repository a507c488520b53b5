import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { auditEntries, call, callApi } from "../workerd/server.ts";
import { BOOTSTRAP_SECRET, FORGED, NO_TOKENS, now, sign, type Token, unsigned } from "../workerd/tokens.ts";

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

afterEach(async () => {
  await env.DATABASE.batch([env.DATABASE.prepare("DELETE FROM api_keys"), env.DATABASE.prepare("DELETE FROM users")]);
});

const signed = async (token?: Token) => await sign("bootstrap", token);

const bootstrap = async (authorization: string | undefined, path = "/bootstrap", secret = BOOTSTRAP_SECRET) =>
  await callApi(path, {
    method: "POST",
    headers: authorization === undefined ? {} : { Authorization: authorization },
    variables: { BOOTSTRAP_SECRET: secret },
  });

const REFUSED = {
  status: 401,
  body: {
    code: 30,
    error:
      "There is no user yet, and creating the first one requires a valid token. Send it in the header: " +
      "Authorization: Connect-Bootstrap <JWT>. Sign it by HS256 with the server's BOOTSTRAP_SECRET, with the " +
      'claims "scope": "bootstrap", "iat" and "exp".',
    payload: null,
  },
};

const TOO_LATE = {
  status: 403,
  body: { code: 22, error: "There is a user already. Ask an administrator to create one for you.", payload: null },
};

describe.each(["/bootstrap", "/experimental/bootstrap"])("POST /v1%s", (path) => {
  it("creates the first administrator, and notes it as the system's doing", async () => {
    const last = await lastEntry();
    const { status, body } = await bootstrap(`Connect-Bootstrap ${await signed()}`, path);
    expect(status).toBe(200);
    expect(body).toEqual({ api_key: expect.stringMatching(/^psk[0-9A-Za-z]{29}$/) });
    const own = await callApi("/user", { key: body.api_key });
    expect(own.body).toEqual({
      guid: expect.any(String),
      username: "administrator",
      first_name: "",
      last_name: "",
      email: "",
      user_role: "administrator",
      created_time: TIME,
      updated_time: TIME,
      active_time: TIME,
      confirmed: true,
      locked: false,
      external_id: null,
    });
    expect((await callApi(`/users/${own.body.guid}/keys`, { key: body.api_key })).body).toEqual([
      {
        id: expect.any(String),
        name: "bootstrap",
        key: body.api_key.slice(-4),
        user_role: "administrator",
        created_time: TIME,
        active_time: TIME,
        expires_at: null,
        created_by_key: null,
      },
    ]);
    const unknown = await env.DATABASE.prepare("SELECT name FROM api_keys WHERE look IS NULL").all();
    expect(unknown.results).toEqual([]);
    expect(await auditEntries(last)).toEqual([
      {
        id: expect.any(Number),
        time: TIME,
        user_id: "0",
        user_guid: null,
        user_description: "System",
        action: "bootstrap",
        event_description: "Created the first administrator (administrator) and the API key (bootstrap).",
        actor_type: "bootstrap",
        api_key_id: null,
        api_key_name: null,
        object_type: "user",
        object_id: await env.DATABASE.prepare("SELECT guid FROM users").first("guid"),
      },
    ]);
  });
});

describe("a token", () => {
  it.each([
    ...FORGED,
    ["a list of scopes", { claims: { scope: ["bootstrap"] } }] as const,
    ["the scope of an invitation", { claims: { scope: "invitation" } }] as const,
  ])("with %s is refused like any other", async (_, token) => {
    expect(await bootstrap(`Connect-Bootstrap ${await signed(token)}`)).toEqual(REFUSED);
  });

  it("may be of a clock that is a little ahead", async () => {
    const token = await signed({ claims: { iat: now() + 30 } });
    expect((await bootstrap(`Connect-Bootstrap ${token}`)).status).toBe(200);
  });

  it("is refused without the algorithm's signature", async () => {
    expect(await bootstrap(`Connect-Bootstrap ${unsigned(await signed())}`)).toEqual(REFUSED);
  });

  it.each([undefined, "", ...NO_TOKENS.map((text) => `Connect-Bootstrap${text}`), "Key psk", "Bearer x"])(
    "is not %j",
    async (authorization) => {
      expect(await bootstrap(authorization)).toEqual(REFUSED);
    },
  );

  it("is of no use to a server without a secret, not even one signed with nothing", async () => {
    expect(await bootstrap(`Connect-Bootstrap ${await signed()}`, "/bootstrap", "")).toEqual(REFUSED);
  });

  it("is refused by the scheme of an invitation", async () => {
    expect(await bootstrap(`Connect-Invitation ${await signed()}`)).toEqual(REFUSED);
  });

  it("is asked for by its scheme", async () => {
    const response = await call("/__api__/v1/bootstrap", { method: "POST" });
    expect(response.headers.get("WWW-Authenticate")).toBe("Connect-Bootstrap");
  });
});

describe("the bootstrap of a server that has a user", () => {
  it("is too late, with a token or without", async () => {
    const token = `Connect-Bootstrap ${await signed()}`;
    const { body } = await bootstrap(token);
    expect(await bootstrap(token)).toEqual(TOO_LATE);
    expect(await bootstrap(undefined)).toEqual(TOO_LATE);
    expect(await bootstrap("Connect-Bootstrap x", "/experimental/bootstrap", "")).toEqual(TOO_LATE);
    expect((await callApi("/user", { key: body.api_key })).status).toBe(200);
  });

  it("exactly one of many at once wins", async () => {
    const last = await lastEntry();
    const token = `Connect-Bootstrap ${await signed()}`;
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await bootstrap(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 4 }, () => TOO_LATE));
    const count = env.DATABASE.prepare("SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM api_keys)");
    expect(await count.raw()).toEqual([[1, 1]]);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["bootstrap"]);
  });
});
