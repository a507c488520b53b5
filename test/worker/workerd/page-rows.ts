/** Who may see each page and send each form, stated here once more as docs/pages.md has it, and what is asked for. */

import { env } from "cloudflare:workers";
import type { UserRole } from "../../../shared/index.ts";
import { SCRIPTS } from "../../../worker/html/generated/assets.ts";
import type { Outcome } from "./attempt.ts";
import type { Asker } from "./matrix-rows.ts";
import { addPerson } from "./server.ts";
import { addSession } from "./sessions.ts";
import { addBundle, addExport, addGroup, type Item, spareKey } from "./things.ts";
import { HOSTED } from "./visits.ts";

export interface PageRow {
  /** The least role that gets an answer. */
  readonly least: UserRole | "anyone";
  /** Where anyone gets an answer: whether a key that is sent must be valid. */
  readonly isKeyChecked?: true;
  /** The outcome where it is allowed: a form that has only its token may be without what it needs, or change nothing. */
  readonly outcome: Outcome;
  /** The same for those who are somebody already; undefined where that makes no difference. */
  readonly ofKnown?: Outcome;
  /** @param item makes a content item that the asker owns. */
  readonly path: (asker: Asker, item: () => Promise<Item>) => string | Promise<string>;
  /** True where sessions of the asker end with it. */
  readonly endsSessions?: true;
  /** True where only sessions get an answer, as for every form. */
  readonly isForSessions?: true;
  /** Variables of the deployment. */
  readonly variables?: Readonly<Record<string, string>>;
}

type Path = PageRow["path"];

/** A page and its form at the same path. */
function both(name: string, least: UserRole, outcome: Outcome, path: Path): Readonly<Record<string, PageRow>> {
  return { [`GET ${name}`]: { least, outcome: "200", path }, [`POST ${name}`]: { least, outcome, path } };
}

function open(path: string, outcome = "200"): PageRow {
  return { least: "anyone", outcome, path: () => path };
}

function see(least: UserRole, path: Path): PageRow {
  return { least, outcome: "200", path };
}

function send(least: UserRole, outcome: Outcome, path: Path): PageRow {
  return { least, outcome, path };
}

/** The page of a user who is no one else in the test. */
function ofUser(rest: string): Path {
  return async () => `/users/${(await addPerson("viewer")).guid}${rest}`;
}

function ofGroup(rest: string): Path {
  return async (asker) => `/groups/${(await addGroup(asker)).guid}${rest}`;
}

function ofItem(rest: string | ((item: Item) => string | Promise<string>)): Path {
  return async (_, item) => {
    const created = await item();
    return `/items/${created.guid}${typeof rest === "string" ? rest : await rest(created)}`;
  };
}

function ofExport(rest: string, isPaused = false): Path {
  return async () => `/exports/${(await addExport({ isPaused })).guid}${rest}`;
}

/** A row for each page and each form, by its method and path. */
export const PAGE_ROWS: Readonly<Record<string, PageRow>> = {
  "GET /assets/:name": open(SCRIPTS.copy),
  "GET /playground": open("/playground"),
  "GET /docs": open("/docs"),
  "GET /docs/images/:name": open("/docs/images/keys.png"),
  "GET /docs/:name+": open("/docs/content-server/keys"),

  // This deployment has no provider.
  "GET /sign-in/openid-connect": open("/sign-in/openid-connect", "404/4"),
  "GET /sign-in/openid-connect/callback": open("/sign-in/openid-connect/callback", "404/4"),
  "GET /sign-in": { ...open("/sign-in"), isKeyChecked: true, ofKnown: "303" },
  "POST /sign-in": { ...open("/sign-in", "403"), isKeyChecked: true },
  "GET /invitation": { ...open("/invitation"), isKeyChecked: true },
  "POST /invitation": { ...open("/invitation", "403"), isKeyChecked: true },
  "GET /sign-in/openid-connect/sign-out": open("/sign-in/openid-connect/sign-out", "303"),
  "POST /sign-out": { ...send("viewer", "303", () => "/sign-out"), endsSessions: true },
  "GET /sessions": see("viewer", () => "/sessions"),
  "POST /sessions/sign-out-everywhere": {
    ...send("viewer", "303", () => "/sessions/sign-out-everywhere"),
    endsSessions: true,
  },
  "POST /sessions/:id/sign-out": send(
    "viewer",
    "303",
    async (asker) => `/sessions/${(await addSession(asker, { roleOfKey: "viewer" })).sessionId}/sign-out`,
  ),

  "GET /users": see("administrator", () => "/users"),
  ...both("/users/new", "administrator", "400", () => "/users/new"),
  "GET /users/:guid": see("administrator", ofUser("")),
  "GET /users/:guid/sessions": see("administrator", ofUser("/sessions")),
  ...both("/users/:guid/settings", "administrator", "303", ofUser("/settings")),
  ...both("/users/:guid/role", "administrator", "303", ofUser("/role")),
  ...both("/users/:guid/lock", "administrator", "303", ofUser("/lock")),
  ...both("/users/:guid/unlock", "administrator", "303", ofUser("/unlock")),
  ...both("/users/:guid/invitation", "administrator", "409", ofUser("/invitation")),
  ...both("/users/:guid/sign-out", "administrator", "303", ofUser("/sign-out")),

  "GET /groups": see("administrator", () => "/groups"),
  ...both("/groups/new", "administrator", "400", () => "/groups/new"),
  ...both("/groups/:guid", "administrator", "303", ofGroup("")),
  ...both("/groups/:guid/owner", "administrator", "303", ofGroup("/owner")),
  ...both("/groups/:guid/members/new", "administrator", "400", ofGroup("/members/new")),
  ...both(
    "/groups/:guid/members/:user_guid/remove",
    "administrator",
    "303",
    async (asker) => `/groups/${(await addGroup(asker, asker)).guid}/members/${asker.guid}/remove`,
  ),
  ...both("/groups/:guid/delete", "administrator", "303", ofGroup("/delete")),

  "GET /items": see("viewer", () => "/items"),
  ...both("/items/new", "publisher", "303", () => "/items/new"),
  "POST /items/new/files": send("publisher", "400", () => "/items/new/files"),
  "GET /items/:guid": see("viewer", ofItem("")),
  "POST /items/:guid/access": send("publisher", "303", ofItem("/access")),
  "GET /items/:guid/sharing": see("publisher", ofItem("/sharing")),
  "POST /items/:guid/sharing/access": send("publisher", "303", ofItem("/sharing/access")),
  "POST /items/:guid/sharing/permissions": send("publisher", "400", ofItem("/sharing/permissions")),
  "POST /items/:guid/sharing/permissions/:id": send(
    "publisher",
    "400",
    ofItem(({ permissionId }) => `/sharing/permissions/${permissionId}`),
  ),
  ...both(
    "/items/:guid/sharing/permissions/:id/remove",
    "publisher",
    "303",
    ofItem(({ permissionId }) => `/sharing/permissions/${permissionId}/remove`),
  ),
  "GET /items/:guid/versions": see("publisher", ofItem("/versions")),
  "POST /items/:guid/versions": send("publisher", "400", ofItem("/versions")),
  "POST /items/:guid/versions/activate": send("publisher", "303", ofItem("/versions/activate")),
  "POST /items/:guid/versions/draft": send("publisher", "303", ofItem("/versions/draft")),
  "GET /items/:guid/versions/:id": see(
    "publisher",
    ofItem(async (item) => `/versions/${await addBundle(item)}`),
  ),
  ...both(
    "/items/:guid/versions/:id/delete",
    "publisher",
    "303",
    ofItem(async (item) => `/versions/${await addBundle(item)}/delete`),
  ),
  ...both("/items/:guid/settings", "publisher", "303", ofItem("/settings")),
  "POST /items/:guid/settings/vanity-path": send("publisher", "400", ofItem("/settings/vanity-path")),
  ...both("/items/:guid/settings/vanity-path/remove", "publisher", "303", ofItem("/settings/vanity-path/remove")),
  ...both("/items/:guid/owner", "administrator", "303", ofItem("/owner")),
  ...both("/items/:guid/delete", "publisher", "400", ofItem("/delete")),

  "GET /keys": see("viewer", () => "/keys"),
  "GET /keys/new": see("viewer", () => "/keys/new"),
  "POST /keys": send("viewer", "409", () => "/keys"),
  ...both("/keys/:id/delete", "viewer", "303", async ({ id }) => `/keys/${await spareKey(id)}/delete`),
  "GET /users/:guid/keys": see("administrator", ofUser("/keys")),
  ...both("/users/:guid/keys/:id/delete", "administrator", "303", async () => {
    const { id, guid } = await addPerson("viewer");
    return `/users/${guid}/keys/${await spareKey(id)}/delete`;
  }),

  "GET /audit": see("administrator", () => "/audit"),
  "GET /audit/download": see("administrator", () => "/audit/download"),
  "GET /audit/:id": see("administrator", async () => {
    const id = await env.DATABASE.prepare("SELECT max(id) FROM audit_log").first<number>("max(id)");
    return `/audit/${id ?? 0}`;
  }),

  "GET /exports": see("administrator", () => "/exports"),
  ...both("/exports/new", "administrator", "400", () => "/exports/new"),
  ...both("/exports/:guid", "administrator", "400", ofExport("")),
  "POST /exports/:guid/run": send("administrator", "303", ofExport("/run")),
  "POST /exports/:guid/pause": send("administrator", "303", ofExport("/pause")),
  "POST /exports/:guid/resume": send("administrator", "303", ofExport("/resume")),
  "POST /exports/:guid/receivers/:name/resume": send("administrator", "404/4", ofExport("/receivers/siem/resume")),
  "POST /exports/:guid/verification": send("administrator", "400/25", ofExport("/verification")),
  ...both("/exports/:guid/delete", "administrator", "303", ofExport("/delete", true)),

  "GET /status": see("administrator", () => "/status"),

  // Content leads people here from an origin of its own.
  "GET /__hand-over": {
    ...see("viewer", async (_, item) => `/__hand-over?content=${(await item()).guid}&visit=${"v".repeat(43)}&to=/`),
    outcome: "303",
    isForSessions: true,
    variables: HOSTED,
  },
};
