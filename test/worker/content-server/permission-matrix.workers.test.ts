import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashKey } from "../../../worker/content-server/auth/key-secret.ts";
import { ROLE_PERMISSIONS } from "../../../worker/content-server/auth/role-permissions.ts";
import { AUDIT_ACTIONS } from "../../../worker/content-server/store/audit-actions.ts";
import type { Route } from "../../../worker/route.ts";
import { API_ROUTES } from "../../../worker/routes/index.ts";
import { expectedNotes, expectedOutcome, KINDS, SESSION_KINDS } from "./support/askers.ts";
import { attempt, type Sent } from "./support/attempt.ts";
import { AUDITED_IDS, type Made, paramsOf } from "./support/audited-objects.ts";
import { inTurn } from "./support/in-turn.ts";
import { type Asker, ROWS } from "./support/matrix-rows.ts";
import { addPerson, auditEntries, callApi, type Person } from "./support/server.ts";
import { addItem } from "./support/things.ts";

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const rowOf = (route: Route) => {
  const row = ROWS[nameOf(route)];
  if (row === undefined) throw new Error(`The matrix has no row for ${nameOf(route)}.`);
  return row;
};

let administrator: Person;
let bystander: Person;
const askers = new Map<string, Asker>();
const ALL_KINDS = { ...KINDS, ...SESSION_KINDS };
const sentBy = ({ sent, session }: Asker): Sent => (session === undefined ? sent : { session });

beforeAll(async () => {
  administrator = await addPerson("administrator", "adam");
  bystander = await addPerson("viewer", "basil");
  await inTurn(Object.keys(ALL_KINDS), addAsker);
});

const methodOf = ({ method }: Route) => (method === "ALL" ? "GET" : method);

it("has a row for every route, and no other", () => {
  expect(Object.keys(ROWS)).toEqual(API_ROUTES.map(nameOf));
});

it("asks for the role that each row says", () => {
  const leastOf = ({ permission }: Route) =>
    permission === "none" || permission === "optional-key"
      ? "anyone"
      : permission === "sharing"
        ? permission
        : ROLE_PERMISSIONS[permission];
  const asked = API_ROUTES.map((route) => [nameOf(route), leastOf(route), route.permission === "optional-key"]);
  const rows = Object.entries(ROWS).map(([name, { least, isKeyChecked = false }]) => [name, least, isKeyChecked]);
  expect(asked).toEqual(rows);
});

function askerOf(name: string): Asker {
  const asker = askers.get(name);
  if (asker === undefined) throw new Error(`There is no caller ${name}.`);
  return asker;
}

/** What is seen and what is expected of every kind of asker, by its name, so that a failure shows the whole row. */
async function everyKind<Result>(one: (kind: (typeof ALL_KINDS)[string], asker: Asker) => Promise<Result>) {
  const results = await inTurn(Object.entries(ALL_KINDS), async ([name, kind]) => [
    name,
    await one(kind, askerOf(name)),
  ]);
  return Object.fromEntries(results);
}

async function addAsker(name: string): Promise<void> {
  const kind = ALL_KINDS[name];
  if (kind !== undefined) askers.set(name, await kind.make(administrator));
}

// Whoever has signed out everywhere is signed in again.
afterEach(async ({ task }) => {
  if (task.name.startsWith("DELETE /__api__/v1/users/:guid/sessions"))
    await inTurn(Object.keys(SESSION_KINDS), addAsker);
});

describe("what every kind of key and session may do", () => {
  it.each(API_ROUTES.map((route) => [nameOf(route), route] as const))("%s", async (_, route) => {
    const row = rowOf(route);
    const seen = await everyKind(async (__, asker) => {
      const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
      const { outcome, notes } = await attempt(methodOf(route), ask, sentBy(asker));
      return { outcome, notes };
    });
    const expected = await everyKind(async ({ standing }, { session }) => {
      const outcome = expectedOutcome(row, standing, session !== undefined);
      return { outcome, notes: expectedNotes(row, outcome) };
    });
    expect(seen).toEqual(expected);
  });

  const readable = API_ROUTES.filter((route) => methodOf(route) === "GET");

  it.each(readable.map((route) => [nameOf(route), route] as const))("HEAD of %s", async (_, route) => {
    const row = rowOf(route);
    const seen = await everyKind(async (__, asker) => {
      const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
      const { outcome, notes, text } = await attempt("HEAD", ask, sentBy(asker));
      return { outcome, notes, text };
    });
    const expected = await everyKind(async ({ standing }, { session }) => {
      const outcome = expectedOutcome(row, standing, session !== undefined);
      return { outcome: outcome.slice(0, 3), notes: expectedNotes(row, outcome), text: "" };
    });
    expect(seen).toEqual(expected);
  });
});

describe("what acted and on what is in the entry of", () => {
  const changing = API_ROUTES.filter((route) => rowOf(route).notes.length > 0);

  async function keyIdOf(key: string | undefined): Promise<string> {
    const query = env.DATABASE.prepare("SELECT id FROM api_keys WHERE hash = ?");
    return String(await query.bind(await hashKey(key ?? "")).first("id"));
  }

  it.each(changing.map((route) => [nameOf(route), route] as const))("%s", async (_, route) => {
    const asker = askerOf("key that expires later");
    const ask = await rowOf(route).ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const { entries, text } = await attempt(methodOf(route), ask, sentBy(asker));
    const answer: unknown = text === "" ? undefined : JSON.parse(text);
    const made: Made = { params: paramsOf(route.path, ask.path), sent: ask.json, answer };
    const [action] = rowOf(route).notes;
    expect(entries).toMatchObject([
      {
        user_guid: asker.guid,
        actor_type: "api_key",
        api_key_id: await keyIdOf(asker.sent),
        api_key_name: "test",
        object_type: action === undefined ? undefined : AUDIT_ACTIONS[action].object,
        object_id: action === undefined ? undefined : AUDITED_IDS[action]?.(made),
      },
    ]);
  });

  it.each(changing.map((route) => [nameOf(route), route] as const))("%s, by a session", async (_, route) => {
    const asker = askerOf("session of an administrator");
    const ask = await rowOf(route).ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const { entries } = await attempt(methodOf(route), ask, sentBy(asker));
    const actor = { user_guid: asker.guid, actor_type: "session", api_key_id: null, api_key_name: null };
    expect(entries).toMatchObject([{ ...actor, action: rowOf(route).notes[0] }]);
  });

  it.each(changing.filter((route) => rowOf(route).least !== "viewer").map((route) => [nameOf(route), route] as const))(
    "%s, where it is refused",
    async (_, route) => {
      const asker = askerOf("viewer key of an administrator");
      const ask = await rowOf(route).ask(asker, async () => await addItem(asker.id, "acl", bystander));
      const { entries } = await attempt(methodOf(route), ask, sentBy(asker));
      const api_key_id = await keyIdOf(asker.sent);
      const actor = { user_guid: asker.guid, actor_type: "api_key", api_key_id, api_key_name: "test" };
      expect(entries).toMatchObject([{ ...actor, action: "refuse_request", object_type: null, object_id: null }]);
    },
  );
});

it("keeps what needed a key out of every cache", async () => {
  const asker = askerOf("key that expires later");
  const keyed = API_ROUTES.filter((route) => rowOf(route).least !== "anyone");
  const seen = await inTurn(keyed, async (route) => {
    const ask = await rowOf(route).ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const { headers } = await attempt(methodOf(route), ask, sentBy(asker));
    return [nameOf(route), headers.get("Cache-Control")];
  });
  expect(seen).toEqual(keyed.map((route) => [nameOf(route), "private, no-store"]));
});

it("tells nothing of what is refused for its key", async () => {
  const invalid = Object.entries(KINDS).filter(([, { standing }]) => standing === "not valid");
  const keyed = API_ROUTES.filter((route) => rowOf(route).least !== "anyone");
  const asked = keyed.flatMap((route) => invalid.map(([name]) => [route, name] as const));
  const bodies = await inTurn(asked, async ([route, name]) => {
    const path = route.path.replaceAll(/:\w+|\*$/g, "x");
    return (await attempt(methodOf(route), { path }, askerOf(name).sent)).text;
  });
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('"code": 30');
});

/** What a secret looks like: a key's value, and a digest in hex or base64. Ids of this server have hyphens or are short. */
const SECRET = /psk[0-9A-Za-z]{8}|[0-9a-f]{40}|[0-9A-Za-z+/]{43}/i;

it("leaves no secret in the audit log", async () => {
  const { guid, key } = administrator;
  const created = await callApi(`/users/${guid}/keys`, { method: "POST", key, json: { name: "secret" } });
  const entries = (await auditEntries()).map((entry) => JSON.stringify(entry));
  expect(entries.at(-1)).toContain("create_key");
  expect(entries.filter((entry) => SECRET.test(entry))).toEqual([]);
  expect(JSON.stringify(created.body)).toMatch(SECRET);
});
