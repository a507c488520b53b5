/** Those who ask in the permission matrix: every way in which a key can stand to its owner. */

import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { timeText } from "../../../worker/values/time.ts";
import { sized } from "../../support/size.ts";
import type { Outcome } from "./attempt.ts";
import { inTurn } from "./in-turn.ts";
import type { Asker, Row } from "./matrix-rows.ts";
import { addKey, addPerson, callApi, type Person, randomKey } from "./server.ts";
import { addSession, type SignedIn } from "./sessions.ts";

/** The worth of a request's key: none, one that is not valid, or the permissions of a role. */
type Standing = "no key" | "not valid" | UserRole;

interface Kind {
  readonly standing: Standing;
  /** Creates the one who asks, by the API where that can be. */
  readonly make: (administrator: Person) => Promise<Asker>;
}

/** A user with a key of the same role, to whom something has happened. */
function person(role: UserRole, happens: (one: Person, by: Person) => Promise<unknown> = async () => {}): Kind["make"] {
  return async (administrator) => {
    const one = await addPerson(role);
    await happens(one, administrator);
    return { ...one, sent: one.key };
  };
}

/** A user who sends another key. */
function sending(role: UserRole, key: (one: Person) => string | undefined | Promise<string | undefined>): Kind["make"] {
  return async () => {
    const one = await addPerson(role);
    return { ...one, sent: await key(one) };
  };
}

function setRole(role: UserRole) {
  return async ({ guid }: Person, { key }: Person) => {
    const json = { user_role: role };
    expect((await callApi(`/users/${guid}`, { method: "PUT", key, json })).status).toBe(200);
  };
}

async function lock({ guid }: Person, { key }: Person): Promise<void> {
  const locking = { method: "POST", key, json: { locked: true } };
  expect((await callApi(`/users/${guid}/lock`, locking)).status).toBe(200);
}

async function deleteKey({ id, guid, key }: Person): Promise<void> {
  const keyId = await env.DATABASE.prepare("SELECT id FROM api_keys WHERE user_id = ?").bind(id).first<number>("id");
  expect((await callApi(`/users/${guid}/keys/${keyId}`, { method: "DELETE", key })).status).toBe(204);
}

const hourAgo = () => new Date(Date.now() - 3_600_000);
const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The columns of those who send a key, or nothing. */
export const KINDS: Readonly<Record<string, Kind>> = {
  "no key": { standing: "no key", make: sending("administrator", () => undefined) },
  "unknown key": { standing: "not valid", make: sending("administrator", randomKey) },
  "mistyped key": {
    standing: "not valid",
    make: sending("administrator", ({ key }) => key.replace(/.$/, (last) => (last === "0" ? "1" : "0"))),
  },
  "deleted key": { standing: "not valid", make: person("administrator", deleteKey) },
  "expired key": {
    standing: "not valid",
    make: sending("administrator", async ({ id }) => await addKey(id, "administrator", hourAgo())),
  },
  "key of a locked owner": { standing: "not valid", make: person("administrator", lock) },
  viewer: { standing: "viewer", make: person("viewer") },
  publisher: { standing: "publisher", make: person("publisher") },
  administrator: { standing: "administrator", make: person("administrator") },
  "key that expires later": {
    standing: "administrator",
    make: sending("administrator", async ({ id }) => await addKey(id, "administrator", inAnHour())),
  },
  "publisher's key, owner demoted to viewer": { standing: "viewer", make: person("publisher", setRole("viewer")) },
  "administrator's key, owner demoted to viewer": {
    standing: "viewer",
    make: person("administrator", setRole("viewer")),
  },
  "administrator's key, owner demoted to publisher": {
    standing: "publisher",
    make: person("administrator", setRole("publisher")),
  },
  "viewer's key, owner promoted to administrator": {
    standing: "viewer",
    make: person("viewer", setRole("administrator")),
  },
  "viewer key of an administrator": {
    standing: "viewer",
    make: sending("administrator", async ({ id }) => await addKey(id, "viewer")),
  },
  "publisher key of an administrator": {
    standing: "publisher",
    make: sending("administrator", async ({ id }) => await addKey(id, "publisher")),
  },
};

/** A session to which something has happened. One that is no longer valid is none. */
function session(
  standing: Standing,
  role: UserRole,
  how: (one: Person) => Promise<SignedIn>,
  happens: (one: SignedIn, by: Person) => Promise<unknown> = async () => {},
): Kind {
  return {
    standing,
    make: async (administrator) => {
      const one = await how(await addPerson(role));
      await happens(one, administrator);
      return { ...one, sent: undefined };
    },
  };
}

const byProvider = async (one: Person) => await addSession(one);
const byKey = (roleOfKey: UserRole, keyExpiresAt?: Date) => async (one: Person) =>
  await addSession(one, { roleOfKey, ...(keyExpiresAt === undefined ? {} : { keyExpiresAt }) });

async function updateSession(set: string, { sessionId }: SignedIn): Promise<void> {
  await env.DATABASE.prepare(`UPDATE sessions SET ${set} = '2020-01-01T00:00:00Z' WHERE id = ?`).bind(sessionId).run();
}

async function deleteKeyOfSession({ guid, sessionId }: SignedIn, { key }: Person): Promise<void> {
  const query = env.DATABASE.prepare("SELECT api_key_id FROM sessions WHERE id = ?").bind(sessionId);
  const path = `/users/${guid}/keys/${await query.first<number>("api_key_id")}`;
  expect((await callApi(path, { method: "DELETE", key })).status).toBe(204);
}

async function endSession({ guid, sessionId }: SignedIn, { key }: Person): Promise<void> {
  expect((await callApi(`/users/${guid}/sessions/${sessionId}`, { method: "DELETE", key })).status).toBe(204);
}

/** The columns of those who are signed in: every way in which a session can stand to its user and its key. */
const SESSION_KINDS: Readonly<Record<string, Kind>> = {
  "session of a viewer": session("viewer", "viewer", byProvider),
  "session of a publisher": session("publisher", "publisher", byProvider),
  "session of an administrator": session("administrator", "administrator", byProvider),
  "administrator's session, demoted to viewer": session("viewer", "administrator", byProvider, setRole("viewer")),
  "viewer's session, promoted to administrator": session(
    "administrator",
    "viewer",
    byProvider,
    setRole("administrator"),
  ),
  "session by a publisher key of an administrator": session("publisher", "administrator", byKey("publisher")),
  "session by an administrator's key, demoted to publisher": session(
    "publisher",
    "administrator",
    byKey("administrator"),
    setRole("publisher"),
  ),
  "session by a key that was deleted": session("no key", "administrator", byKey("administrator"), deleteKeyOfSession),
  "session by a key that has expired": session(
    "no key",
    "administrator",
    byKey("administrator", inAnHour()),
    async ({ id }) =>
      await env.DATABASE.prepare("UPDATE api_keys SET expires_at = ? WHERE user_id = ?")
        .bind(timeText(hourAgo()), id)
        .run(),
  ),
  "session of a locked user": session("no key", "administrator", byProvider, lock),
  "session that has expired": session("no key", "administrator", byProvider, async (one) => {
    await updateSession("expires_time", one);
  }),
  "session that was not used for long": session("no key", "administrator", byProvider, async (one) => {
    await updateSession("active_time", one);
  }),
  "session that was ended": session("no key", "administrator", byProvider, endSession),
};

/** All columns of the matrix. */
export const ALL_KINDS = { ...KINDS, ...SESSION_KINDS };

/** Kinds that differ in nothing that a route may tell apart: whether a session asks, and what it amounts to. */
const ALIKE = Array.from(
  Map.groupBy(Object.entries(ALL_KINDS), ([name, { standing }]) => `${name in SESSION_KINDS} ${standing}`).values(),
  (kinds) => kinds.map(([name]) => name),
);

/**
 * Who asks at a route. One place decides for all routes whether a key or session is valid and what its role is, so in the small size
 * kinds that are alike take turns.
 */
function kindsAt(turn: number): readonly string[] {
  const alike = ALIKE.flatMap((kinds) => kinds.filter((_, index) => index === turn % kinds.length));
  return sized({ full: Object.keys(ALL_KINDS), small: alike });
}

/** Some of those who ask, other ones at the next turn, for what is decided in one place for all routes. */
export function sampleOf<Asking>(all: readonly Asking[], turn: number): readonly Asking[] {
  return sized({ full: all, small: all.filter((_, index) => index % 4 === turn % 4) });
}

/** A route that lets in more people than it should: either its operation refuses them, or nothing else does. */
export type Weakened = "operation" | "open";

/** Who asks at a route: everybody, or those whom it lets in only because it is weakened. */
export function kindsAsking(
  turn: number,
  least: string,
  weakened: Weakened | undefined,
  expected: (kind: string) => Outcome,
): readonly string[] {
  const all = kindsAt(turn);
  if (weakened === undefined) return all;
  const kinds = all.filter((kind) => (weakened === "operation" ? isBelowRole(least, kind) : expected(kind) >= "4"));
  expect(kinds).not.toEqual([]);
  return kinds;
}

/** Those who ask, and those whom it concerns. */
export interface Company {
  readonly administrator: Person;
  readonly bystander: Person;
  /** One of each kind, by its name: each is a person of its own. */
  readonly askers: Map<string, Asker>;
}

export function askerOf({ askers }: Company, kind: string): Asker {
  const asker = askers.get(kind);
  if (asker === undefined) throw new Error(`There is no caller ${kind}.`);
  return asker;
}

export async function createCompany(): Promise<Company> {
  const [administrator, bystander] = [await addPerson("administrator", "adam"), await addPerson("viewer", "basil")];
  const company: Company = { administrator, bystander, askers: new Map() };
  await addAskers(company, ALL_KINDS);
  return company;
}

/** Signs everybody in once more, as far as somebody of the kind is. */
export async function signInAgain(company: Company): Promise<void> {
  await addAskers(company, SESSION_KINDS);
}

async function addAskers({ administrator, askers }: Company, kinds: Readonly<Record<string, Kind>>): Promise<void> {
  await inTurn(Object.entries(kinds), async ([name, { make }]) => askers.set(name, await make(administrator)));
}

/** Who has the rights of a role, as the specification has it: each role those of the ones below. */
export const WHO_HAS: Readonly<Record<UserRole, readonly Standing[]>> = {
  viewer: ["viewer", "publisher", "administrator"],
  publisher: ["publisher", "administrator"],
  administrator: ["administrator"],
};

/** Tests a kind of caller: it has a role, and a lower one than that which gets an answer. */
export function isBelowRole(least: string, kind: string): boolean {
  const standing = ALL_KINDS[kind]?.standing ?? "no key";
  return isRole(least) && isRole(standing) && !WHO_HAS[least].includes(standing);
}

const isRole = (name: string): name is UserRole => name in WHO_HAS;

/** The answers of a route that needs no key to whoever asks, other than what is asked for. */
const OUTCOMES: Readonly<Partial<Record<Row["status"], Outcome>>> = { 401: "401/30", 403: "403/22" };

/**
 * The right that a row gives to one who asks for what is the asker's own.
 *
 * @param isSession whether a session asks, for which published content is not served where the session is.
 */
export function expectedOutcome(row: Row, standing: Standing, isSession = false): Outcome {
  const { least, status, isKeyChecked, isForChangers } = row;
  if (least === "anyone" && !(isKeyChecked && standing === "not valid")) return OUTCOMES[status] ?? `${status}`;
  if (standing === "no key" || (isSession && least === "sharing")) return "401/24";
  if (standing === "not valid" || least === "anyone") return "401/30";
  if (least === "sharing") return isForChangers && standing === "viewer" ? "404/4" : `${status}`;
  return WHO_HAS[least].includes(standing) ? `${status}` : "403/22";
}

/** The entries of the audit log that such a request leaves. */
export function expectedNotes({ least, notes }: Row, outcome: Outcome): readonly string[] {
  if (least === "anyone" || outcome.startsWith("401")) return [];
  return outcome.startsWith("2") ? notes : ["refuse_request"];
}
