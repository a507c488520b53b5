import { env } from "cloudflare:workers";
import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addKey, addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { BOOTSTRAP_SECRET, FORGED, NO_TOKENS, now, SECRET, sign, type Token, unsigned } from "../workerd/tokens.ts";

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const DAY_SECONDS = 86_400;

let admin: Person;
let guid: string;
let username: string;
let count = 0;

beforeAll(async () => {
  admin = await addPerson("administrator", "anna");
});

/** Each test has a user of its own who was just created. */
beforeEach(async () => {
  count += 1;
  username = `nora${count}`;
  const json = { username, first_name: "Nora", last_name: "Neu", user_role: "publisher" };
  ({ guid } = (await callApi("/users", { method: "POST", key: admin.key, json })).body);
});

const variables = { BOOTSTRAP_SECRET };
const actionsSince = async (last: number) => (await auditEntries(last)).map(({ action }) => action);
const invite = async (key = admin.key, of = guid, secret = BOOTSTRAP_SECRET) =>
  await callApi(`/users/${of}/invitation`, { method: "POST", key, variables: { BOOTSTRAP_SECRET: secret } });
const tokenOf = async (): Promise<string> => (await invite()).body.token;
const accept = async (authorization: string | undefined, secret = BOOTSTRAP_SECRET) =>
  await callApi("/invitation", {
    method: "POST",
    headers: authorization === undefined ? {} : { Authorization: authorization },
    variables: { BOOTSTRAP_SECRET: secret },
  });
const acceptToken = async (token: string) => await accept(`Connect-Invitation ${token}`);
const put = async (json: unknown) => await callApi(`/users/${guid}`, { method: "PUT", key: admin.key, json });
const lock = async (locked: boolean) =>
  await callApi(`/users/${guid}/lock`, { method: "POST", key: admin.key, json: { locked } });
const record = async () => (await callApi(`/users/${guid}`, { key: admin.key })).body;
const keys = async () => (await callApi(`/users/${guid}/keys`, { key: admin.key })).body;

const REFUSED = {
  status: 401,
  body: {
    code: 30,
    error:
      "This requires a valid invitation, which can be used once and within some days. Send it in the header: " +
      "Authorization: Connect-Invitation <JWT>. Check that it is complete, or ask an administrator for a new one.",
    payload: null,
  },
};
const conflict = (error: string) => ({ status: 409, body: { code: 409, error, payload: null } });
const CONFIRMED = conflict(
  "This user is already confirmed, and can create further keys with a key. " +
    'If the user has lost every key, set "confirmed" to false first.',
);
const LOCKED = conflict("This user is locked. Unlock the user first.");

/** Nothing came of an attempt: no key, no entry, and a user who is not confirmed. */
async function expectNothingSince(last: number): Promise<void> {
  expect(await actionsSince(last)).toEqual([]);
  expect(await keys()).toEqual([]);
  expect((await record()).confirmed).toBe(false);
}

describe("an invitation", () => {
  it("is a token that lasts seven days, and is noted without it", async () => {
    const last = await lastEntry();
    const { status, body } = await invite();
    expect([status, body]).toEqual([200, { token: expect.any(String), expires_at: TIME }]);
    const claims = decodeJwt(body.token);
    expect(claims).toEqual({
      scope: "invitation",
      sub: guid,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(7 * DAY_SECONDS);
    expect(Date.parse(body.expires_at)).toBe((claims.exp ?? 0) * 1_000);
    const entries = await auditEntries(last);
    expect(entries).toMatchObject([
      { user_guid: admin.guid, action: "invite_user", event_description: `Invited the user Nora Neu (${username}).` },
    ]);
    const secrets = [...body.token.split("."), claims.jti];
    expect(secrets.filter((secret) => JSON.stringify(entries).includes(secret))).toEqual([]);
  });

  it("confirms its user, who gets a key of the role of that moment", async () => {
    const token = await tokenOf();
    await put({ user_role: "viewer" });
    const last = await lastEntry();
    const { status, body } = await acceptToken(token);
    expect([status, body]).toEqual([200, { api_key: expect.stringMatching(/^psk[0-9A-Za-z]{29}$/) }]);
    const own = await callApi("/user", { key: body.api_key });
    expect(own.body).toMatchObject({ guid, username, user_role: "viewer", confirmed: true, locked: false });
    expect(await keys()).toEqual([
      {
        id: expect.any(String),
        name: "first key",
        key: body.api_key.slice(-4),
        user_role: "viewer",
        created_time: TIME,
        active_time: TIME,
        expires_at: null,
        created_by_key: null,
      },
    ]);
    const id = await env.DATABASE.prepare("SELECT id FROM users WHERE guid = ?").bind(guid).first<number>("id");
    expect(await auditEntries(last)).toEqual([
      {
        id: expect.any(Number),
        time: TIME,
        user_id: String(id),
        user_guid: guid,
        user_description: `Nora Neu (${username})`,
        action: "accept_invitation",
        event_description: 'Accepted the invitation and received the API key "first key".',
        actor_type: "invitation",
        api_key_id: null,
        api_key_name: null,
        object_type: "api_key",
        object_id: String(await env.DATABASE.prepare("SELECT max(id) AS id FROM api_keys").first("id")),
      },
    ]);
  });

  it.each(["unknown", "00000000-0000-4000-8000-000000000000", "%00"])("is for no user at %s", async (unknown) => {
    expect(await invite(admin.key, unknown)).toEqual({
      status: 404,
      body: { code: 4, error: "There is no such user.", payload: null },
    });
  });

  it("is created by administrators, for none who is confirmed or locked, and not without a secret", async () => {
    const publisher = await addPerson("publisher");
    const last = await lastEntry();
    expect((await invite(publisher.key)).status).toBe(403);
    expect(await invite(admin.key, publisher.guid)).toEqual(CONFIRMED);
    expect(await invite(admin.key, guid, "")).toEqual(
      conflict(
        "This server cannot sign invitations: its BOOTSTRAP_SECRET is missing. Ask the operator to set it: " +
          "npx wrangler secret put BOOTSTRAP_SECRET.",
      ),
    );
    await lock(true);
    expect(await invite()).toEqual(LOCKED);
    const refusals = Array.from({ length: 3 }, () => "refuse_request");
    expect(await actionsSince(last)).toEqual([...refusals, "lock_user", "refuse_request"]);
  });

  it("is not created for one who has as many keys as there may be", async () => {
    await env.DATABASE.prepare(
      `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100)
      SELECT users.id, 'many', randomblob(32), 'last', 1, '2026-01-01T00:00:00Z' FROM numbers, users WHERE guid = ?`,
    )
      .bind(guid)
      .run();
    const error =
      "This user already has 100 API keys of at most 100. " +
      "Delete one that is no longer used, or ask an administrator to raise USER_MAX_KEYS.";
    const payload = { quota: "USER_MAX_KEYS", max: 100, used: 100 };
    expect(await invite()).toEqual({ status: 409, body: { code: 409, error, payload } });
  });
});

describe("a token", () => {
  /** A token that says what a right one does, but for some claims. */
  const like = async (claims: Readonly<Record<string, unknown>>, token: Token = {}) => {
    const { sub, jti } = decodeJwt(await tokenOf());
    return await sign("invitation", { ...token, claims: { sub, jti, ...claims } });
  };

  it("is valid where it says what the server's does", async () => {
    expect((await acceptToken(await like({ iat: now() + 30 }))).status).toBe(200);
  });

  it.each([
    ...FORGED,
    ["a list of scopes", { claims: { scope: ["invitation"] } }] as const,
    ["the scope of the first administrator", { claims: { scope: "bootstrap" } }] as const,
    ["no sub", { claims: { sub: undefined } }] as const,
    ["the sub of no user", { claims: { sub: "00000000-0000-4000-8000-000000000000" } }] as const,
    ["a sub that is a number", { claims: { sub: 1 } }] as const,
    ["a sub that is a list", { claims: { sub: [1] } }] as const,
    ["a sub that is no text of Unicode", { claims: { sub: "\ud800" } }] as const,
    ["no jti", { claims: { jti: undefined } }] as const,
    ["a jti of null", { claims: { jti: null } }] as const,
    ["an empty jti", { claims: { jti: "" } }] as const,
    ["the jti of another invitation", { claims: { jti: "00000000-0000-4000-8000-000000000000" } }] as const,
  ] as const)("with %s is refused like any other", async (_, { claims = {}, ...token }) => {
    const forged = await like(claims, token);
    const last = await lastEntry();
    expect(await acceptToken(forged)).toEqual(REFUSED);
    await expectNothingSince(last);
  });

  it("is refused without the algorithm's signature", async () => {
    expect(await acceptToken(unsigned(await tokenOf()))).toEqual(REFUSED);
  });

  it.each([undefined, "", ...NO_TOKENS.map((text) => `Connect-Invitation${text}`), "Key psk", "Bearer x"])(
    "is not %j",
    async (authorization) => {
      expect(await accept(authorization)).toEqual(REFUSED);
    },
  );

  it("is taken by its own scheme and no other", async () => {
    const token = await tokenOf();
    expect(await accept(`Connect-Bootstrap ${token}`)).toEqual(REFUSED);
    expect(await accept(`Key ${token}`)).toEqual(REFUSED);
    expect((await callApi("/user", { headers: { Authorization: `Key ${token}` } })).status).toBe(401);
    expect((await accept(`connect-invitation  ${token}`)).status).toBe(200);
  });

  it("is of no use to a server without a secret, or with another one", async () => {
    const token = `Connect-Invitation ${await tokenOf()}`;
    expect(await accept(token, "")).toEqual(REFUSED);
    expect(await accept(token, btoa("x".repeat(SECRET.length)))).toEqual(REFUSED);
  });

  it("is asked for by its scheme", async () => {
    const response = await call("/__api__/v1/invitation", { method: "POST", variables });
    expect(response.headers.get("WWW-Authenticate")).toBe("Connect-Invitation");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("an invitation is spent", () => {
  it("when it is accepted", async () => {
    const token = await tokenOf();
    expect((await acceptToken(token)).status).toBe(200);
    const last = await lastEntry();
    expect(await acceptToken(token)).toEqual(REFUSED);
    expect(await invite()).toEqual(CONFIRMED);
    expect(await keys()).toHaveLength(1);
    expect(await actionsSince(last)).toEqual(["refuse_request"]);
  });

  it("for good, even where its user is to be confirmed again", async () => {
    const token = await tokenOf();
    await acceptToken(token);
    expect((await put({ confirmed: false })).status).toBe(200);
    expect(await acceptToken(token)).toEqual(REFUSED);
    const again = await tokenOf();
    expect(await acceptToken(token)).toEqual(REFUSED);
    expect((await acceptToken(again)).status).toBe(200);
  });

  it("while its user is locked", async () => {
    const token = await tokenOf();
    await lock(true);
    const last = await lastEntry();
    expect(await acceptToken(token)).toEqual(REFUSED);
    await expectNothingSince(last);
    await lock(false);
    expect((await acceptToken(token)).status).toBe(200);
  });
});

describe("a user who has lost every key", () => {
  it("can be invited again, and keeps what keys there are", async () => {
    const { body: first } = await acceptToken(await tokenOf());
    const last = await lastEntry();
    expect((await put({ confirmed: false })).body).toMatchObject({ guid, confirmed: false });
    expect(await auditEntries(last)).toMatchObject([
      { action: "update_user", event_description: `Updated the user Nora Neu (${username}): confirmed to false.` },
    ]);
    expect((await callApi("/user", { key: first.api_key })).status).toBe(200);
    const { body: second } = await acceptToken(await tokenOf());
    expect((await callApi("/user", { key: second.api_key })).body.confirmed).toBe(true);
    expect(await keys()).toHaveLength(2);
  });

  it("is confirmed by nothing but an invitation", async () => {
    const last = await lastEntry();
    const { status, body } = await put({ confirmed: true, email: "n@example.com" });
    expect([status, body.code, body.payload, body.error]).toEqual([
      400,
      25,
      { pointer: "/confirmed" },
      '"confirmed" cannot be set to true: users confirm themselves by accepting an invitation. ' +
        "Leave it out, and invite the user.",
    ]);
    expect((await put({ confirmed: "false" })).status).toBe(400);
    expect((await put({ confirmed: null })).status).toBe(400);
    expect(await actionsSince(last)).toEqual([]);
  });

  it("is left as it is by a record that is sent back", async () => {
    const unconfirmed = await record();
    const last = await lastEntry();
    expect((await put(unconfirmed)).body).toEqual(unconfirmed);
    expect(await actionsSince(last)).toEqual([]);
    await acceptToken(await tokenOf());
    const confirmed = await record();
    expect((await put({ ...confirmed, email: "n@example.com" })).body).toMatchObject({
      confirmed: true,
      email: "n@example.com",
    });
  });
});

describe("at the same moment", () => {
  it("one of many who accept wins", async () => {
    const token = await tokenOf();
    const last = await lastEntry();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await acceptToken(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 4 }, () => REFUSED));
    expect(await keys()).toHaveLength(1);
    expect(await actionsSince(last)).toEqual(["accept_invitation"]);
  });

  it("a user who is locked gets no key", async () => {
    const token = await tokenOf();
    const last = await lastEntry();
    const happened = beforeNextChange(async () => await lock(true));
    expect(await acceptToken(token)).toEqual(REFUSED);
    expect(happened()).toBe(true);
    expect(await keys()).toEqual([]);
    expect(await actionsSince(last)).toEqual(["lock_user"]);
  });

  it("a user who is demoted gets a key of the new role", async () => {
    const token = await tokenOf();
    const happened = beforeNextChange(async () => await put({ user_role: "viewer" }));
    expect((await acceptToken(token)).status).toBe(200);
    expect(happened()).toBe(true);
    expect(await keys()).toMatchObject([{ user_role: "viewer" }]);
  });

  it("a newer invitation spends the older one", async () => {
    const token = await tokenOf();
    let newer = "";
    const happened = beforeNextChange(async () => {
      newer = await tokenOf();
    });
    expect(await acceptToken(token)).toEqual(REFUSED);
    expect(happened()).toBe(true);
    expect((await acceptToken(newer)).status).toBe(200);
  });

  it.each([
    ["locked", async () => await lock(true), LOCKED],
    ["confirmed", async () => await acceptToken(await tokenOf()), CONFIRMED],
  ])("a user who is %s is not invited", async (_, action, refused) => {
    const happened = beforeNextChange(action);
    expect(await invite()).toEqual(refused);
    expect(happened()).toBe(true);
  });

  it("two invitations leave one that is valid", async () => {
    const tokens = await Promise.all([tokenOf(), tokenOf(), tokenOf()]);
    const answers = await inTurn(tokens, acceptToken);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([REFUSED, REFUSED]);
  });
});

it("a key of an unconfirmed user works as before", async () => {
  const { id, key } = await addPerson("viewer");
  await env.DATABASE.prepare("UPDATE users SET confirmed = 0 WHERE id = ?").bind(id).run();
  expect((await callApi("/user", { key })).body.confirmed).toBe(false);
  expect((await callApi("/user", { key: await addKey(id, "viewer") })).status).toBe(200);
});
