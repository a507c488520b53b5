/** The rows of the permission matrix: a request for each route that its rules allow, and what it takes. */

import { env } from "cloudflare:workers";
import type { UserRole } from "../../../shared/index.ts";
import type { AuditAction } from "../../../worker/database/audit-actions.ts";
import { addPerson, type Call, type Person } from "./server.ts";
import { addSession } from "./sessions.ts";
import { tarGz } from "./tar.ts";
import {
  addBundle,
  addExport,
  addGroup,
  addTask,
  type Export,
  type Item,
  PAGE,
  publish,
  SIGNING_KEY,
  spareKey,
  storeObject,
} from "./things.ts";

/** A request that would be answered, if whoever makes it may. */
export interface Ask extends Call {
  readonly path: string;
}

/** Who asks. */
export interface Asker extends Person {
  /** The key that the request carries; undefined for none. */
  readonly sent: string | undefined;
  /** The value of the session's cookie that the request carries, in the place of a key. */
  readonly session?: string;
}

export interface Row {
  /** The least role that gets an answer, stated here once more: a change of the table of permissions must be meant. */
  readonly least: UserRole | "anyone" | "sharing";
  /** Where anyone gets an answer: whether a key that is sent must be valid. */
  readonly isKeyChecked?: true;
  /** Where sharing decides: whether only those get an answer who may change the content, too. */
  readonly isForChangers?: true;
  /** The status where the request is allowed. */
  readonly status: 200 | 201 | 202 | 204 | 401 | 403;
  /** The entries of the audit log that an allowed request leaves. */
  readonly notes: readonly AuditAction[];
  /** @param item makes a content item that the asker owns, or may do to whatever else a test says. */
  readonly ask: (asker: Asker, item: () => Promise<Item>) => Ask | Promise<Ask>;
}

const API = "/__api__/v1";
let count = 0;

/** A row for a route that needs no key. */
function open(ask: Ask, status: Row["status"] = 200): Row {
  return { least: "anyone", status, notes: [], ask: () => ask };
}

/** A row for a route that changes nothing. */
function see(least: Row["least"], ask: (asker: Asker) => string | Promise<string>): Row {
  return { least, status: 200, notes: [], ask: async (asker) => ({ path: API + (await ask(asker)) }) };
}

/** The same for a part of a content item. */
function seeItem(least: Row["least"], ask: (item: Item) => string): Row {
  return { least, status: 200, notes: [], ask: async (_, item) => ({ path: `${API}/content/${ask(await item())}` }) };
}

/** A row for a route that gives out what an item's bundle holds. */
function seePublished(least: Row["least"], pathOf: (item: Item) => string): Row {
  const ask: Row["ask"] = async (_, item) => {
    const created = await item();
    await publish(created);
    return { path: pathOf(created) };
  };
  return { least, status: 200, notes: [], ask };
}

/** The path of another key of the asker's, which the request may delete. */
async function keyPath({ id, guid }: Asker): Promise<string> {
  return `/users/${guid}/keys/${await spareKey(id)}`;
}

/** A row for a route that changes something. */
function act(least: UserRole, note: AuditAction, status: Row["status"], ask: Row["ask"]): Row {
  return { least, status, notes: [note], ask: async (...given) => under(API, await ask(...given)) };
}

/** The same for a content item. */
function actOn(note: AuditAction, status: Row["status"], ask: (item: Item) => Ask | Promise<Ask>): Row {
  return act("publisher", note, status, async (_, item) => under("/content/", await ask(await item())));
}

/** A row for a route that shows an export. */
function seeExport(rest: string): Row {
  return see("administrator", async () => exportPath(await addExport(), rest));
}

/** A row for a route that changes an export. */
function actOnExport(note: AuditAction, status: Row["status"], rest: string): Row {
  return act("administrator", note, status, async () => ({ path: exportPath(await addExport(), rest) }));
}

function exportPath({ guid }: Export, rest: string): string {
  return `/audit_exports/${guid}${rest}`;
}

function to(path: string, json?: object): Ask {
  return json === undefined ? { path } : { path, json };
}

function under(start: string, ask: Ask): Ask {
  return { ...ask, path: start + ask.path };
}

function fresh(word: string): string {
  count += 1;
  return `${word}-${count}`;
}

const NO_LAYERS = { layers: [] };
const FILES = [{ name: "index.html", data: "<title>Another</title>" }];

/** A row for every route, by its method and path. */
export const ROWS: Readonly<Record<string, Row>> = {
  "GET /": { ...open({ path: "/" }), isKeyChecked: true },
  "GET /openapi.json": open({ path: "/openapi.json" }),
  "GET /reference": open({ path: "/reference" }),
  "GET /reference/:tag": open({ path: "/reference/users" }),
  "GET /schemas/provider-config/v1.json": open({ path: "/schemas/provider-config/v1.json" }),
  "GET /schemas/policy/v1.json": open({ path: "/schemas/policy/v1.json" }),
  "GET /schemas/vocabulary/v1.json": open({ path: "/schemas/vocabulary/v1.json" }),
  "GET /schemas/catalog.json": open({ path: "/schemas/catalog.json" }),
  "GET /rules": open({ path: "/rules" }),
  "GET /rules/:id": open({ path: "/rules/duplicate-key" }),
  "POST /v1/validate": open({ path: "/v1/validate", body: "{}", headers: { "Content-Type": "application/json" } }),
  "POST /v1/resolve": open({ path: "/v1/resolve", json: NO_LAYERS, headers: { "Content-Type": "application/json" } }),
  "POST /v1/diff": open({
    path: "/v1/diff",
    json: { before: NO_LAYERS, after: NO_LAYERS },
    headers: { "Content-Type": "application/json" },
  }),
  "GET /__ping__": open({ path: "/__ping__" }),
  "GET /__api__/server_settings": { ...open({ path: "/__api__/server_settings" }), isKeyChecked: true },
  "GET /__api__/v1/server_settings/python": see("viewer", () => "/server_settings/python"),
  "GET /__api__/v1/server_settings/r": see("viewer", () => "/server_settings/r"),
  "GET /__api__/v1/server_settings/quarto": see("viewer", () => "/server_settings/quarto"),
  // There are users already, so that no one may any longer.
  "POST /__api__/v1/bootstrap": open({ path: `${API}/bootstrap` }, 403),
  "POST /__api__/v1/experimental/bootstrap": open({ path: `${API}/experimental/bootstrap` }, 403),
  "GET /__api__/v1/metrics": see("administrator", () => "/metrics"),
  // A key is no token.
  "GET /__metrics__": open({ path: "/__metrics__" }, 401),

  "GET /__api__/me": { ...see("viewer", () => ""), ask: () => ({ path: "/__api__/me" }) },
  "GET /__api__/users/current": { ...see("viewer", () => ""), ask: () => ({ path: "/__api__/users/current" }) },
  "GET /__api__/v1/user": see("viewer", () => "/user"),
  "GET /__api__/v1/users": see("viewer", () => "/users"),
  "POST /__api__/v1/users": act("administrator", "create_user", 200, () => to("/users", { username: fresh("user") })),
  "GET /__api__/v1/users/:guid": see("viewer", async () => `/users/${(await addPerson("viewer")).guid}`),
  "PUT /__api__/v1/users/:guid": act("administrator", "update_user", 200, async () =>
    to(`/users/${(await addPerson("viewer")).guid}`, { user_role: "publisher" }),
  ),
  "PATCH /__api__/v1/users/:guid": act("administrator", "update_user", 200, async () =>
    to(`/users/${(await addPerson("viewer")).guid}`, { user_role: "publisher" }),
  ),
  "POST /__api__/v1/users/:guid/lock": act("administrator", "lock_user", 200, async () =>
    to(`/users/${(await addPerson("viewer")).guid}/lock`, { locked: true }),
  ),

  "POST /__api__/v1/users/:guid/invitation": act("administrator", "invite_user", 200, async () => {
    const { id, guid } = await addPerson("viewer");
    await env.DATABASE.prepare("UPDATE users SET confirmed = 0 WHERE id = ?").bind(id).run();
    return { path: `/users/${guid}/invitation`, variables: { BOOTSTRAP_SECRET: btoa("s".repeat(32)) } };
  }),
  // An invitation lets in, and no key does.
  "POST /__api__/v1/invitation": open({ path: `${API}/invitation` }, 401),

  "GET /__api__/v1/users/:guid/keys": see("viewer", ({ guid }) => `/users/${guid}/keys`),
  "POST /__api__/v1/users/:guid/keys": act("viewer", "create_key", 200, ({ guid }) => ({
    path: `/users/${guid}/keys`,
    json: { name: fresh("key") },
    // Each request of the matrix has added a key.
    variables: { USER_MAX_KEYS: "1000" },
  })),
  "GET /__api__/v1/users/:guid/keys/:id": see("viewer", keyPath),
  "DELETE /__api__/v1/users/:guid/keys/:id": act("viewer", "delete_key", 204, async (asker) =>
    to(await keyPath(asker)),
  ),

  "GET /__api__/v1/users/:guid/sessions": see("viewer", ({ guid }) => `/users/${guid}/sessions`),
  "DELETE /__api__/v1/users/:guid/sessions": act("viewer", "sign_out_everywhere", 204, async (asker) => {
    const { guid } = await addSession(asker, { roleOfKey: "viewer" });
    return { path: `/users/${guid}/sessions` };
  }),
  "DELETE /__api__/v1/users/:guid/sessions/:id": act("viewer", "sign_out", 204, async (asker) => {
    const { guid, sessionId } = await addSession(asker, { roleOfKey: "viewer" });
    return { path: `/users/${guid}/sessions/${sessionId}` };
  }),

  "GET /__api__/v1/groups": see("viewer", () => "/groups"),
  "POST /__api__/v1/groups": act("administrator", "create_group", 200, () => to("/groups", { name: fresh("created") })),
  "GET /__api__/v1/groups/:guid": see("viewer", async (asker) => `/groups/${(await addGroup(asker)).guid}`),
  "PATCH /__api__/v1/groups/:guid": act("administrator", "update_group", 200, async (asker) =>
    to(`/groups/${(await addGroup(asker)).guid}`, { name: fresh("renamed") }),
  ),
  "DELETE /__api__/v1/groups/:guid": act("administrator", "delete_group", 204, async (asker) =>
    to(`/groups/${(await addGroup(asker)).guid}`),
  ),
  "GET /__api__/v1/groups/:guid/members": see(
    "viewer",
    async (asker) => `/groups/${(await addGroup(asker, asker)).guid}/members`,
  ),
  "POST /__api__/v1/groups/:guid/members": act("administrator", "add_group_member", 200, async (asker) =>
    to(`/groups/${(await addGroup(asker)).guid}/members`, { user_guid: asker.guid }),
  ),
  "DELETE /__api__/v1/groups/:guid/members/:user_guid": act(
    "administrator",
    "remove_group_member",
    204,
    async (asker) => ({ path: `/groups/${(await addGroup(asker, asker)).guid}/members/${asker.guid}` }),
  ),

  "GET /__api__/v1/content": see("viewer", () => "/content"),
  "POST /__api__/v1/content": act("publisher", "create_content", 200, () => to("/content", { name: fresh("created") })),
  "GET /__api__/v1/content/:guid": seeItem("viewer", ({ guid }) => guid),
  "PATCH /__api__/v1/content/:guid": actOn("update_content", 200, ({ guid }) => to(guid, { title: "T" })),
  "DELETE /__api__/v1/content/:guid": actOn("delete_content", 204, ({ guid }) => ({ path: guid })),
  "GET /__api__/v1/content/:guid/permissions": seeItem("publisher", ({ guid }) => `${guid}/permissions`),
  "POST /__api__/v1/content/:guid/permissions": actOn("add_permission", 201, async ({ guid }) =>
    to(`${guid}/permissions`, {
      principal_guid: (await addPerson("viewer")).guid,
      principal_type: "user",
      role: "viewer",
    }),
  ),
  "GET /__api__/v1/content/:guid/permissions/:id": seeItem(
    "publisher",
    ({ guid, permissionId }) => `${guid}/permissions/${permissionId}`,
  ),
  "PUT /__api__/v1/content/:guid/permissions/:id": actOn("update_permission", 200, ({ guid, permissionId }) =>
    to(`${guid}/permissions/${permissionId}`, { role: "owner" }),
  ),
  "DELETE /__api__/v1/content/:guid/permissions/:id": actOn("remove_permission", 204, ({ guid, permissionId }) =>
    to(`${guid}/permissions/${permissionId}`),
  ),
  "GET /__api__/v1/search/content": see("viewer", () => "/search/content?q=is:published"),

  "GET /__api__/v1/content/:guid/bundles": seeItem("publisher", ({ guid }) => `${guid}/bundles`),
  "POST /__api__/v1/content/:guid/bundles": actOn("upload_bundle", 200, async ({ guid }) => ({
    path: `${guid}/bundles`,
    body: await tarGz(FILES),
    headers: { "Content-Type": "application/gzip" },
  })),
  "GET /__api__/v1/content/:guid/bundles/:id": seeItem(
    "publisher",
    ({ guid, bundleId }) => `${guid}/bundles/${bundleId}`,
  ),
  "DELETE /__api__/v1/content/:guid/bundles/:id": actOn("delete_bundle", 204, async (item) =>
    to(`${item.guid}/bundles/${await addBundle(item)}`),
  ),
  "GET /__api__/v1/content/:guid/bundles/:id/download": seePublished(
    "publisher",
    ({ guid, bundleId }) => `${API}/content/${guid}/bundles/${bundleId}/download`,
  ),
  "POST /__api__/v1/content/:guid/deploy": actOn("deploy_bundle", 202, ({ guid, bundleId }) =>
    to(`${guid}/deploy`, { bundle_id: bundleId }),
  ),
  "GET /__api__/v1/tasks/:id": see("publisher", async ({ id }) => `/tasks/${await addTask(id)}`),
  "GET /__api__/v1/vanities": see("administrator", () => "/vanities"),
  "GET /__api__/v1/content/:guid/vanity": seeItem("viewer", ({ guid }) => `${guid}/vanity`),
  "PUT /__api__/v1/content/:guid/vanity": actOn("set_vanity_path", 200, ({ guid }) =>
    to(`${guid}/vanity`, { path: fresh("/path") }),
  ),
  "DELETE /__api__/v1/content/:guid/vanity": actOn("remove_vanity_path", 204, ({ guid }) => to(`${guid}/vanity`)),

  "GET /__api__/v1/audit_logs": see("administrator", () => "/audit_logs"),
  "GET /__api__/v1/audit/actions": see("administrator", () => "/audit/actions"),

  "GET /__api__/v1/audit_exports": see("administrator", () => "/audit_exports"),
  "POST /__api__/v1/audit_exports": act("administrator", "create_audit_export", 200, () => ({
    path: "/audit_exports",
    json: { name: fresh("created"), source: "own" },
    variables: { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY },
  })),
  "GET /__api__/v1/audit_exports/:guid": seeExport(""),
  "PATCH /__api__/v1/audit_exports/:guid": act("administrator", "update_audit_export", 200, async () =>
    to(exportPath(await addExport(), ""), { interval_minutes: 60 }),
  ),
  "DELETE /__api__/v1/audit_exports/:guid": act("administrator", "delete_audit_export", 204, async () =>
    to(exportPath(await addExport({ isPaused: true }), "")),
  ),
  "POST /__api__/v1/audit_exports/:guid/run": actOnExport("run_audit_export", 202, "/run"),
  "POST /__api__/v1/audit_exports/:guid/pause": actOnExport("pause_audit_export", 200, "/pause"),
  "POST /__api__/v1/audit_exports/:guid/resume": actOnExport("resume_audit_export", 200, "/resume"),
  "POST /__api__/v1/audit_exports/:guid/receivers/:name/resume": act(
    "administrator",
    "resume_audit_export_receiver",
    200,
    async () => {
      const created = await addExport();
      const siem = {
        url: "https://siem.example.com",
        format: "webhook",
        exports: [created.name],
        secret: "s".repeat(16),
      };
      const variables = { AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem }) };
      return { path: exportPath(created, "/receivers/siem/resume"), variables };
    },
  ),
  "GET /__api__/v1/audit_exports/:guid/objects": seeExport("/objects"),
  "GET /__api__/v1/audit_exports/:guid/objects/:name+": see("administrator", async () => {
    const created = await addExport();
    await storeObject(created, "latest.json", "{}");
    return exportPath(created, "/objects/latest.json");
  }),

  "ALL /content/:guid/_bundle:id/*": {
    ...seePublished("sharing", ({ guid, bundleId }) => `/content/${guid}/_bundle${bundleId}/index.html`),
    isForChangers: true,
  },
  "ALL /content/:guid/*": seePublished("sharing", ({ guid }) => `/content/${guid}/index.html`),
  "ALL *": seePublished("sharing", ({ path }) => `${path}index.html`),
};

/** Rows for what browsers are led to, which is no part of the API. */
export const VISIT_ROWS: Readonly<Record<string, Row>> = {
  // A segment that is no token leads to the content's own address, for which sharing decides as ever.
  "ALL /content/:guid/~:token/*": {
    least: "sharing",
    status: 200,
    notes: [],
    ask: async (_, item) => {
      const { id, guid } = await item();
      await env.CONTENT.put(`bundles/of-item-${id}/files/~no-token/index.html`, PAGE);
      return { path: `/content/${guid}/~no-token/index.html` };
    },
  },
};
