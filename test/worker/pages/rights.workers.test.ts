/** Who may see and use every page, by every kind of key and session. */

import { beforeAll, describe, expect, it } from "vitest";
import { isAtLeast } from "../../../shared/index.ts";
import { formToken } from "../../../worker/content-server/auth/form-token.ts";
import { ROLE_PERMISSIONS } from "../../../worker/content-server/auth/role-permissions.ts";
import { sessionCookie } from "../../../worker/content-server/auth/session-cookie.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/pages/form.ts";
import type { Route } from "../../../worker/route.ts";
import { PAGE_ROUTES } from "../../../worker/routes/pages.ts";
import { KINDS, SESSION_KINDS } from "../content-server/support/askers.ts";
import { lastEntry } from "../content-server/support/attempt.ts";
import { inTurn } from "../content-server/support/in-turn.ts";
import type { Asker } from "../content-server/support/matrix-rows.ts";
import { addPerson, auditEntries, type Call, call, type Person } from "../content-server/support/server.ts";
import { addSession } from "../content-server/support/sessions.ts";
import { addBundle, addExport, addGroup, addItem, spareKey } from "../content-server/support/things.ts";

const ALL_KINDS = { ...KINDS, ...SESSION_KINDS };
type Kind = (typeof ALL_KINDS)[string];

const askers = new Map<string, Asker>();
let administrator: Person;
let bystander: Person;

async function addAskers(kinds: typeof ALL_KINDS): Promise<void> {
  await inTurn(Object.entries(kinds), async ([name, { make }]) => askers.set(name, await make(administrator)));
}

beforeAll(async () => {
  administrator = await addPerson("administrator");
  bystander = await addPerson("viewer");
  await addAskers(ALL_KINDS);
});

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** The pages of which somebody must be admitted. */
const GUARDED = PAGE_ROUTES.filter(({ permission }) => permission !== "none" && permission !== "optional-key");
const SHOWN = GUARDED.filter(({ method }) => method === "GET");
const FORMS = GUARDED.filter(({ method }) => method === "POST");

/** What a path names, which the asker owns or may see where anyone does. */
async function pathFor({ path }: Route, asker: Asker): Promise<string> {
  const [first = ""] = path.split("/").slice(1);
  if (path.startsWith("/sessions/:id")) return path.replace(":id", (await addSession(asker)).sessionId);
  const item = path.startsWith("/items/:guid") ? await addItem(asker.id, "acl", bystander) : undefined;
  const guids: Readonly<Record<string, () => Promise<string>>> = {
    users: async () => asker.guid,
    items: async () => item?.guid ?? "",
    groups: async () => (await addGroup(asker)).guid,
    exports: async () => (await addExport()).guid,
  };
  const guid = path.includes(":guid") ? ((await guids[first]?.()) ?? "missing") : "";
  const ids: Readonly<Record<string, () => Promise<string>>> = {
    keys: async () => await spareKey(asker.id),
    bundles: async () => (item === undefined ? "missing" : await addBundle(item)),
  };
  const id = await ids[/(\w+)\/:id/.exec(path)?.[1] ?? ""]?.();
  return path
    .replace(":guid", guid)
    .replace(":id", id ?? "1")
    .replace(/:\w+/g, "1");
}

function leastOf({ permission }: Route) {
  if (permission === "none" || permission === "optional-key" || permission === "sharing") throw new Error(permission);
  return ROLE_PERMISSIONS[permission];
}

const isAdmitted = (route: Route, { standing }: Kind) =>
  standing !== "no key" && standing !== "not valid" && isAtLeast(standing, leastOf(route));

function refusalOf({ standing }: Kind): number {
  return standing === "no key" || standing === "not valid" ? 401 : 403;
}

function sentBy({ sent, session }: Asker): Pick<Call, "key" | "session"> {
  if (session !== undefined) return { session };
  return sent === undefined ? {} : { key: sent };
}

async function everyKind<Result>(one: (kind: Kind, asker: Asker) => Promise<Result>) {
  const results = await inTurn(Object.entries(ALL_KINDS), async ([name, kind]) => {
    const asker = askers.get(name);
    if (asker === undefined) throw new Error(`There is no caller ${name}.`);
    return [name, await one(kind, asker)] as const;
  });
  return Object.fromEntries(results);
}

const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

async function tokenOf(session: string): Promise<string> {
  const [cookie = ""] = sessionCookie(session, 60).split(";");
  return (await formToken(new Headers({ Cookie: cookie }))) ?? "";
}

describe("who sees", () => {
  it.each(SHOWN.map((route) => [nameOf(route), route] as const))("%s", async (_, route) => {
    const seen = await everyKind(async (_kind, asker) => {
      const response = await call(await pathFor(route, asker), sentBy(asker));
      await response.body?.cancel();
      return response.status < 400 || response.status === 404 ? "admitted" : response.status;
    });
    const expected = await everyKind(async (kind) => (isAdmitted(route, kind) ? "admitted" : refusalOf(kind)));
    expect(seen).toEqual(expected);
  });
});

describe("who may send the form of", () => {
  it.each(FORMS.map((route) => [nameOf(route), route] as const))("%s", async (_, route) => {
    // The form before may have signed them out, or have deleted their key. Without a session, none may change anything.
    await addAskers(SESSION_KINDS);
    const seen = await everyKind(async (kind, asker) => {
      const last = await lastEntry();
      const body = `${FORM_TOKEN_FIELD}=${asker.session === undefined ? "" : await tokenOf(asker.session)}`;
      const path = await pathFor(route, asker);
      const response = await call(path, { method: "POST", ...sentBy(asker), headers: FORM_TYPE, body });
      await response.body?.cancel();
      if (isAdmitted(route, kind) && asker.session !== undefined) return "admitted";
      const changes = (await auditEntries(last)).filter(({ action }) => action !== "refuse_request");
      return { status: response.status, changes };
    });
    const expected = await everyKind(async (kind, asker) => {
      if (isAdmitted(route, kind) && asker.session !== undefined) return "admitted";
      return { status: isAdmitted(route, kind) ? 403 : refusalOf(kind), changes: [] };
    });
    expect(seen).toEqual(expected);
  });

  it.each(FORMS.map((route) => [nameOf(route), route] as const))(
    "%s: no one without the token of the session",
    async (_, route) => {
      const { session, ...person } = await addSession(await addPerson("administrator"));
      const other = await addSession(await addPerson("administrator"));
      const path = await pathFor(route, { ...person, sent: undefined });
      const tokens = ["", `${FORM_TOKEN_FIELD}=`, `${FORM_TOKEN_FIELD}=${await tokenOf(other.session)}`];
      const last = await lastEntry();
      const statuses = await inTurn(tokens, async (body) => {
        const response = await call(path, { method: "POST", session, headers: FORM_TYPE, body });
        await response.body?.cancel();
        return response.status;
      });
      expect(statuses).toEqual([403, 403, 403]);
      expect((await auditEntries(last)).map(({ action }) => action)).toEqual(Array(3).fill("refuse_request"));
    },
  );

  it.each(FORMS.map((route) => [nameOf(route), route] as const))("%s: no page of another website", async (_, route) => {
    const { session, ...person } = await addSession(await addPerson("administrator"));
    const path = await pathFor(route, { ...person, sent: undefined });
    const body = `${FORM_TOKEN_FIELD}=${await tokenOf(session)}`;
    const last = await lastEntry();
    const statuses = await inTurn(["cross-site", "same-site", "none"], async (site) => {
      const headers = { ...FORM_TYPE, "Sec-Fetch-Site": site };
      const response = await call(path, { method: "POST", session, headers, body });
      await response.body?.cancel();
      return response.status;
    });
    expect(statuses).toEqual([401, 401, 403]);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
  });
});

it("there are pages to see and forms to send", () => {
  expect(SHOWN.length).toBeGreaterThan(0);
  expect(FORMS.length).toBeGreaterThan(0);
});
