import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { USER_ROLES, type UserRole } from "../../../shared/index.ts";
import { formToken } from "../../../worker/content-server/auth/form-token.ts";
import {
  isPermitted,
  type Permission,
  ROLE_PERMISSIONS,
} from "../../../worker/content-server/auth/role-permissions.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/pages/form.ts";
import type { Route } from "../../../worker/route.ts";
import { PAGE_ROUTES } from "../../../worker/routes/pages.ts";
import { inTurn } from "../content-server/support/in-turn.ts";
import { addPerson, auditEntries, call, type Person } from "../content-server/support/server.ts";
import { addSession } from "../content-server/support/sessions.ts";

/** What a browser sends when a person opens a page, or sends a form of one. */
const NAVIGATION = {
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const people = new Map<UserRole, Person>();

beforeAll(async () => {
  await inTurn(USER_ROLES, async (role) => people.set(role, await addPerson(role)));
});

/** The header Cookie of a new session of somebody with a role. */
async function cookieOf(role: UserRole): Promise<string> {
  const person = people.get(role);
  if (person === undefined) throw new Error(`There is no ${role}.`);
  return `__Host-Http-steward=${(await addSession(person)).session}`;
}

/** A path of the route, of things that are not there. */
const pathOf = ({ path }: Route) => path.replaceAll(/:\w+\+?/g, "999");

const send = async (route: Route, headers: Readonly<Record<string, string>>, body = "") =>
  await call(pathOf(route), {
    method: route.method,
    headers: { ...NAVIGATION, ...(route.method === "GET" ? {} : FORM), ...headers },
    ...(route.method === "GET" ? {} : { body }),
  });

type GuardedRoute = Extract<Route, { permission: Permission }>;

/** Whether somebody must be signed in, with a role that has the permission. */
const isGuarded = (route: Route): route is GuardedRoute => route.permission in ROLE_PERMISSIONS;

const guarded = PAGE_ROUTES.filter(isGuarded);
const named = (routes: readonly GuardedRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const lastId = async () => (await auditEntries()).at(-1)?.id ?? 0;

it("knows the pages that need somebody, and the forms", () => {
  expect(guarded.length).toBeGreaterThan(3);
});

describe.each(named(guarded))("%s", (_, route) => {
  it("is the sign-in page without a session", async () => {
    const answer = await send(route, {});
    const text = await answer.text();
    expect(answer.status).toBe(401);
    expect(text).toContain("<h1>Sign in</h1>");
    expect(text).toContain(`name="to" value="${route.method === "GET" ? pathOf(route) : "/"}"`);
  });

  it("is refused to those whose role does not have the permission, with a page", async () => {
    const refused = USER_ROLES.filter((role) => !isPermitted(role, route.permission));
    await inTurn(refused, async (role) => {
      const answer = await send(route, { Cookie: await cookieOf(role) });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    });
  });

  it("is there for those whose role has it", async () => {
    const allowed = USER_ROLES.filter((role) => isPermitted(role, route.permission));
    await inTurn(allowed, async (role) => {
      const Cookie = await cookieOf(role);
      const token = (await formToken(new Headers({ Cookie }))) ?? "";
      const { status } = await send(route, { Cookie }, new URLSearchParams({ [FORM_TOKEN_FIELD]: token }).toString());
      expect([200, 303, 400, 404, 409]).toContain(status);
    });
  });
});

describe.each(named(guarded.filter(({ method }) => method !== "GET")))("the form %s", (_, route) => {
  it.each([
    ["without a token", undefined],
    ["with that of another session", "other"],
  ])("is refused %s", async (__, of) => {
    const Cookie = await cookieOf("administrator");
    const other = of && (await formToken(new Headers({ Cookie: await cookieOf("administrator") })));
    const last = await lastId();
    const body = other === undefined ? "" : new URLSearchParams({ [FORM_TOKEN_FIELD]: other }).toString();
    expect((await send(route, { Cookie }, body)).status).toBe(403);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
  });

  it.each(["cross-site", "same-site"])("is refused from a page elsewhere (%s), with the token, too", async (site) => {
    const Cookie = await cookieOf("administrator");
    const token = (await formToken(new Headers({ Cookie }))) ?? "";
    const last = await lastId();
    const body = new URLSearchParams({ [FORM_TOKEN_FIELD]: token }).toString();
    const { status } = await send(route, { Cookie, "Sec-Fetch-Site": site }, body);
    expect([401, 403]).toContain(status);
    expect((await auditEntries(last)).filter(({ action }) => action !== "refuse_request")).toEqual([]);
  });

  it("is refused once the session has ended", async () => {
    const Cookie = await cookieOf("administrator");
    const token = (await formToken(new Headers({ Cookie }))) ?? "";
    await env.DATABASE.prepare("DELETE FROM sessions").run();
    const body = new URLSearchParams({ [FORM_TOKEN_FIELD]: token }).toString();
    expect((await send(route, { Cookie }, body)).status).toBe(401);
  });
});
