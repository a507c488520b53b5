import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPerson, auditEntries, call, callApi, type Person } from "../content-server/support/server.ts";
import { BOOTSTRAP_SECRET } from "../content-server/support/tokens.ts";

const FORM = {
  Accept: "text/html",
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/x-www-form-urlencoded",
};

const variables = { BOOTSTRAP_SECRET };
let administrator: Person;
let guid: string;
let token: string;
let last: number;

beforeAll(async () => {
  administrator = await addPerson("administrator");
});

/** Each test has a user of its own, who is invited. */
beforeEach(async () => {
  const { key } = administrator;
  const json = { username: `nora-${crypto.randomUUID()}`, user_role: "publisher" };
  ({ guid } = (await callApi("/users", { method: "POST", key, json })).body);
  ({ token } = (await callApi(`/users/${guid}/invitation`, { method: "POST", key, variables })).body);
  last = (await auditEntries()).at(-1)?.id ?? 0;
});

const accept = async (sent = token, headers: Readonly<Record<string, string>> = {}) =>
  await call("/invitation", {
    method: "POST",
    headers: { ...FORM, ...headers },
    body: new URLSearchParams({ token: sent }).toString(),
    variables,
  });

const actions = async () => (await auditEntries(last)).map(({ action }) => action);

const countSessions = async () =>
  await env.DATABASE.prepare("SELECT count(*) AS n FROM sessions JOIN users ON users.id = user_id WHERE guid = ?")
    .bind(guid)
    .first<number>("n");

describe("accepting an invitation in a browser", () => {
  it("confirms the user and starts one session, without a key", async () => {
    const answer = await accept();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/keys"]);
    expect(answer.headers.get("Set-Cookie")).toContain("__Host-Http-steward=");
    expect(await actions()).toEqual(["confirm_user", "sign_in"]);
    const { key } = administrator;
    expect((await callApi(`/users/${guid}`, { key })).body).toMatchObject({ confirmed: true });
    expect((await callApi(`/users/${guid}/keys`, { key })).body).toEqual([]);
    expect(await countSessions()).toBe(1);
  });

  it("works once of two times at the same moment", async () => {
    const statuses = (await Promise.all([accept(), accept()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303, 401]));
    expect(await actions()).toEqual(["confirm_user", "sign_in"]);
    expect(await countSessions()).toBe(1);
  });

  it("does not work where the invitation was accepted for a key, nor the other way round", async () => {
    const headers = { Authorization: `Connect-Invitation ${token}` };
    expect((await callApi("/invitation", { method: "POST", headers, variables })).status).toBe(200);
    expect((await accept()).status).toBe(401);
    expect(await actions()).toEqual(["accept_invitation"]);
    expect(await countSessions()).toBe(0);
  });

  it("does not work while the user is locked", async () => {
    const { key } = administrator;
    await callApi(`/users/${guid}/lock`, { method: "POST", key, json: { locked: true } });
    expect((await accept()).status).toBe(401);
    expect(await countSessions()).toBe(0);
    expect((await callApi(`/users/${guid}`, { key })).body).toMatchObject({ confirmed: false });
  });

  it("does not work with another token, nor from another website", async () => {
    expect((await accept(`${token}x`)).status).toBe(401);
    expect((await accept("")).status).toBe(401);
    expect((await accept(token, { "Sec-Fetch-Site": "cross-site" })).status).toBe(400);
    expect(await actions()).toEqual([]);
    expect(await countSessions()).toBe(0);
  });
});
