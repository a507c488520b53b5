/** The common properties of all pages of users and groups. */

import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { GROUP_PAGE_ROUTES } from "../../../worker/group-pages/routes.ts";
import { SCRIPTS } from "../../../worker/html/generated/assets.ts";
import { USER_PAGE_ROUTES } from "../../../worker/user-pages/routes.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { pageFor } from "../workerd/page-text.ts";
import { postForm } from "../workerd/post-form.ts";
import { addPerson, call, callApi, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addGroup, addItem } from "../workerd/things.ts";

const HOSTILE = `</title><script>alert(1)</script>"'&`;

let administrator: SignedIn;
let person: Person;
let group: { readonly guid: string };

beforeAll(async () => {
  administrator = await addSession(await addPerson("administrator", "ada"));
  person = await addPerson("publisher", "grace");
  group = await addGroup(person, person);
  const item = await addItem(person.id, "acl", person);
  const { key } = administrator;
  const json = { first_name: HOSTILE, last_name: HOSTILE, email: HOSTILE };
  const permission = { principal_guid: group.guid, principal_type: "group", role: "viewer" };
  await callApi(`/users/${person.guid}`, { method: "PUT", key, json });
  await callApi(`/groups/${group.guid}`, { method: "PATCH", key, json: { name: HOSTILE } });
  await callApi(`/content/${item.guid}`, { method: "PATCH", key, json: { title: HOSTILE } });
  await callApi(`/content/${item.guid}/permissions`, { method: "POST", key, json: permission });
});

/** The path of a route, for the person and the group. */
function pathOf(path: string): string {
  const guid = path.startsWith("/users") ? person.guid : group.guid;
  return path.replace(":guid", guid).replace(":user_guid", person.guid);
}

const ROUTES = [...USER_PAGE_ROUTES, ...GROUP_PAGE_ROUTES];
const PAGES = ROUTES.filter(({ method }) => method === "GET").map(({ path }) => path);

const TABLES = ["users", "api_keys", "sessions", "groups", "group_members", "content_permissions"];

/** Everything that a page can change, but for the audit log and for when somebody was last active. */
async function everything(): Promise<readonly string[]> {
  return await inTurn(TABLES, async (table) => {
    const { results } = await env.DATABASE.prepare(`SELECT * FROM ${table}`).all();
    return JSON.stringify(results.map((row) => ({ ...row, active_time: null })));
  });
}

it.each(PAGES)("GET %s shows what people typed as text, and changes nothing", async (path) => {
  const [before, last] = [await everything(), await lastEntry()];
  const { status, text } = await pageFor(administrator, pathOf(path));
  expect(status).toBe(200);
  expect(text).not.toContain("<script>alert");
  expect(text).not.toMatch(/="[^"]*<\/title>/);
  if (!path.endsWith("/new")) expect(text).toContain("&lt;script>");
  expect(await everything()).toEqual(before);
  expect(await lastEntry()).toBe(last);
});

it.each(["/users/new", "/users/:guid/invitation", "/groups/new", "/groups/:guid/members/new"])(
  "sends the form of %s once, also by two clicks",
  async (path) => {
    expect((await pageFor(administrator, pathOf(path))).text).toContain(`src="${SCRIPTS["send-once"]}"`);
  },
);

const named = ROUTES.filter(({ path }) => path.includes(":"));

it.each(named.map(({ method, path }) => [method, path] as const))(
  "%s %s of something that does not exist is not found",
  async (method, path) => {
    const missing = path.replaceAll(/:\w+/g, "no-such-guid");
    const response =
      method === "GET"
        ? await call(missing, { session: administrator.session })
        : await postForm(missing, administrator.session, {
            name: "x",
            user_role: "viewer",
            user_guid: person.guid,
            owner_guid: person.guid,
          });
    expect(response.status).toBe(404);
  },
);
