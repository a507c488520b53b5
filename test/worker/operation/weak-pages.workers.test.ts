/** A page whose route lets in more people than its operation shows nothing to them: the operation refuses. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { FORM_HEADERS, formOf } from "../workerd/page-rights.ts";
import { addPerson, answeredBy, auditEntries, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addExport, addGroup, addItem, type Export, type Item } from "../workerd/things.ts";

/** Everyone with a role may use every page. */
const weakened = createRouter(
  ROUTES.map((route) =>
    ["/keys", "/users", "/items/", "/groups", "/audit", "/status", "/exports"].some((path) =>
      route.path.startsWith(path),
    )
      ? Object.assign({}, route, { permission: "read-own-user" })
      : route,
  ),
);

let viewer: SignedIn;
let owner: SignedIn;
let item: Item;
let group: { readonly guid: string };
let keyId: string;
let exported: Export;

beforeAll(async () => {
  viewer = await addSession(await addPerson("viewer"));
  owner = await addSession(await addPerson("administrator"));
  item = await addItem(owner.id, "logged_in", owner);
  group = await addGroup(owner, owner);
  exported = await addExport();
  keyId = String(await env.DATABASE.prepare("SELECT id FROM api_keys WHERE user_id = ?").bind(owner.id).first("id"));
});

describe("a page with a weaker permission opens nothing", () => {
  it.each<[string, () => string]>([
    ["GET", () => "/users"],
    ["GET", () => "/users/new"],
    ["POST", () => "/users/new"],
    ...["/settings", "/role", "/lock", "/unlock", "/invitation", "/sign-out"].flatMap((rest) =>
      ["GET", "POST"].map((method): [string, () => string] => [method, () => `/users/${owner.guid}${rest}`]),
    ),
    ...["", "/keys", "/sessions"].map((tab): [string, () => string] => ["GET", () => `/users/${owner.guid}${tab}`]),
    ["GET", () => `/users/${owner.guid}/keys/${keyId}/delete`],
    ["POST", () => `/users/${owner.guid}/keys/${keyId}/delete`],
    ["GET", () => "/items/new"],
    ["POST", () => "/items/new"],
    ["POST", () => "/items/new/files"],
    ["GET", () => `/items/${item.guid}/sharing`],
    ["GET", () => `/items/${item.guid}/versions`],
    ["GET", () => `/items/${item.guid}/settings`],
    ["POST", () => `/items/${item.guid}/settings`],
    ["POST", () => `/items/${item.guid}/access`],
    ["POST", () => `/items/${item.guid}/sharing/access`],
    ["GET", () => `/items/${item.guid}/owner`],
    ["POST", () => `/items/${item.guid}/owner`],
    ["POST", () => `/items/${item.guid}/settings/vanity-path`],
    ["GET", () => `/items/${item.guid}/settings/vanity-path/remove`],
    ["POST", () => `/items/${item.guid}/settings/vanity-path/remove`],
    ["GET", () => `/items/${item.guid}/delete`],
    ["POST", () => `/items/${item.guid}/delete`],
    ["POST", () => `/items/${item.guid}/sharing/permissions`],
    ["POST", () => `/items/${item.guid}/sharing/permissions/${item.permissionId}`],
    ["GET", () => `/items/${item.guid}/sharing/permissions/${item.permissionId}/remove`],
    ["POST", () => `/items/${item.guid}/sharing/permissions/${item.permissionId}/remove`],
    ["GET", () => "/status"],
    ["GET", () => "/audit"],
    ["GET", () => "/audit?user=no-one"],
    ["GET", () => "/audit/download?format=csv"],
    ["GET", () => "/groups"],
    ["GET", () => "/groups/new"],
    ["POST", () => "/groups/new"],
    ["GET", () => `/groups/${group.guid}`],
    ["POST", () => `/groups/${group.guid}`],
    ["GET", () => `/groups/${group.guid}/owner`],
    ["POST", () => `/groups/${group.guid}/owner`],
    ["GET", () => `/groups/${group.guid}/members/new`],
    ["POST", () => `/groups/${group.guid}/members/new`],
    ["GET", () => `/groups/${group.guid}/members/${owner.guid}/remove`],
    ["POST", () => `/groups/${group.guid}/members/${owner.guid}/remove`],
    ["GET", () => `/groups/${group.guid}/delete`],
    ["POST", () => `/groups/${group.guid}/delete`],
    ["GET", () => "/exports"],
    ["GET", () => "/exports/new"],
    ["POST", () => "/exports/new"],
    ["GET", () => `/exports/${exported.guid}`],
    ["POST", () => `/exports/${exported.guid}`],
    ["POST", () => `/exports/${exported.guid}/run`],
    ["POST", () => `/exports/${exported.guid}/pause`],
    ["POST", () => `/exports/${exported.guid}/resume`],
    ["POST", () => `/exports/${exported.guid}/receivers/siem/resume`],
    ["POST", () => `/exports/${exported.guid}/verification`],
    ["GET", () => `/exports/${exported.guid}/delete`],
    ["POST", () => `/exports/${exported.guid}/delete`],
    ["POST", () => `/items/${item.guid}/versions`],
    ["POST", () => `/items/${item.guid}/versions/activate`],
    ["POST", () => `/items/${item.guid}/versions/draft`],
    ["GET", () => `/items/${item.guid}/versions/${item.bundleId}`],
    ["GET", () => `/items/${item.guid}/versions/${item.bundleId}/delete`],
    ["POST", () => `/items/${item.guid}/versions/${item.bundleId}/delete`],
  ])("%s %s", async (method, path) => {
    const before = (await auditEntries()).at(-1)?.id;
    const form = method === "POST" ? { headers: FORM_HEADERS, body: await formOf(viewer.session) } : {};
    const asked = { method, session: viewer.session, ...form };
    const response = await answeredBy(weakened, async () => await call(path(), asked));
    const text = await response.text();
    expect(response.status).toBe(403);
    expect(text).toMatch(/This requires the role|of other users require the role/);
    expect(text).not.toContain(owner.username);
    expect(text).not.toContain(exported.name);
    expect((await auditEntries(before)).map(({ action }) => action)).toEqual(["refuse_request"]);
  });
});
