/**
 * A server on which the trips of requests are counted, past the API: three people, two items with a page each, and as many other
 * people, items and entries of the audit log as a first page of them shows. Nothing here knows if it is sent from Node or inside workerd.
 */
import { KEY_RANDOM_CHARACTERS, keyValue, toBase64Url } from "../../../shared/index.ts";
import { lookOf } from "../../../worker/names/skeleton.ts";

/** The people by their ids: each has a key and a session of the same number. */
export const PEOPLE = { administrator: 1, publisher: 2, viewer: 3 } as const;

export type Person = keyof typeof PEOPLE;

/** The publisher's items: the page of the one is for anyone, that of the other for the viewer. */
export const ITEMS = { open: 1, shared: 2 } as const;

/** The bundle of the shared item that is not served. */
export const DRAFT_ID = 3;

/** With a slash at both ends. */
export const VANITY_PATH = "/team/report/";

/** The other people, one of whom one can share with, and the other items and entries. */
const OTHERS = 100;

/** The greatest id of a user, and of a content item. */
export const LAST_ID = 10 + OTHERS;

const TIME = "2026-01-01T00:00:00Z";

/** Keys and sessions are used at this time: no request has to store that it uses them. */
const ACTIVE = "2100-01-01T00:00:00Z";

export const PAGE = "<!doctype html><title>Page</title><p>Published</p>\n";

/** The name of every key and of the group, with how it looks as SQL. */
const NAME = "team";
const LOOKS = `'${lookOf(NAME).exact}', '${lookOf(NAME).folded}'`;

/** The guid of a user or a content item. */
export function guidOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;
}

export function keyOf(person: Person): string {
  return keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, () => PEOPLE[person]));
}

/** The value of the cookie of a person's session. */
export function sessionOf(person: Person): string {
  return String(PEOPLE[person]).repeat(43);
}

/** The token by which the viewer's session views the shared item, in a signed path or in the cookie of the item's origin. */
export async function viewToken(): Promise<string> {
  const expiresAtSeconds = Date.parse(ACTIVE) / 1_000;
  const signed = `content ${PEOPLE.viewer} ${guidOf(ITEMS.shared)} ${expiresAtSeconds}`;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new Uint8Array(SECRET_BYTES), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(signed));
  return `${PEOPLE.viewer}.${expiresAtSeconds}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The length of the secret of each session, all of whose bytes are 0. */
const SECRET_BYTES = 32;

/** The objects of the bucket CONTENT. */
export const OBJECTS = Object.values({ ...ITEMS, draft: DRAFT_ID }).map((id) => `${prefixOf(id)}files/index.html`);

function prefixOf(bundleId: number): string {
  return `bundles/number-${bundleId}/`;
}

/** The statements that fill the tables of a new server. */
export async function serverStatements(): Promise<readonly string[]> {
  const people = await Promise.all((["administrator", "publisher", "viewer"] as const).map(personStatements));
  return [...people.flat(), ...OTHER_ROWS, ...ITEM_ROWS];
}

async function personStatements(person: Person): Promise<readonly string[]> {
  const id = PEOPLE[person];
  const rank = 4 - id;
  return [
    `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time, active_time)
    VALUES (${id}, '${guidOf(id)}', '${person}', '${person}', 'Example', '${person}@example.com', ${rank}, '${TIME}', '${TIME}', '${ACTIVE}')`,
    `INSERT INTO api_keys (id, user_id, name, hash, last_four, role, created_time, active_time, look, folded_look)
    VALUES (${id}, ${id}, '${NAME}', ${await hashOf(keyOf(person))}, 'aB3d', ${rank}, '${TIME}', '${ACTIVE}', ${LOOKS})`,
    `INSERT INTO sessions (id, hash, content_secret, user_id, method, created_time, active_time, expires_time)
    VALUES (${id}, ${await hashOf(sessionOf(person))}, zeroblob(${SECRET_BYTES}), ${id}, 'openid_connect', '${TIME}', '${ACTIVE}', '${ACTIVE}')`,
  ];
}

/** A blob of SQL. */
async function hashOf(value: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value));
  return `x'${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")}'`;
}

const NUMBERS = `WITH RECURSIVE numbers (number) AS (SELECT 11 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${LAST_ID})`;

const GUID = "'00000000-0000-4000-8000-' || printf('%012d', number)";

/** Half of the other items are for some people only, and a tenth of those for the viewer. */
const OTHER_ROWS = [
  `INSERT INTO users (id, guid, username, first_name, last_name, email, role, created_time, updated_time)
  ${NUMBERS} SELECT number, ${GUID}, 'other.' || number, 'Other', number, number || '@example.com', 1, '${TIME}', '${TIME}' FROM numbers`,
  `INSERT INTO content (id, guid, owner_id, name, title, description, access_type, app_mode, created_time, name_words, title_words)
  ${NUMBERS} SELECT number, ${GUID}, number, 'report-' || number, 'Report ' || number, '', iif(number % 2, 'acl', 'logged_in'), 'static',
    '${TIME}', 'report ' || number, 'report ' || number FROM numbers`,
  `INSERT INTO content_permissions (content_id, user_id, role) ${NUMBERS} SELECT number, ${PEOPLE.viewer}, 1 FROM numbers WHERE number % 20 = 1`,
  `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
  ${NUMBERS} SELECT '${TIME}', 1, '${guidOf(1)}', 'administrator', 'update_user', 'Changed the user ' || number || '.' FROM numbers`,
  `INSERT INTO groups (id, guid, name, owner_id, look, folded_look) VALUES (1, '${guidOf(1)}', '${NAME}', ${PEOPLE.publisher}, ${LOOKS})`,
  `INSERT INTO group_members (group_id, user_id) ${NUMBERS} SELECT 1, number FROM numbers`,
];

const ITEM_ROWS = [
  ...Object.entries(ITEMS).flatMap(([name, id]) => [
    `INSERT INTO content (id, guid, owner_id, name, title, description, access_type, app_mode, bundle_id, created_time, last_deployed_time)
    VALUES (${id}, '${guidOf(id)}', ${PEOPLE.publisher}, '${name}', '${name}', '', '${name === "open" ? "all" : "acl"}', 'static', ${id}, '${TIME}', '${TIME}')`,
    bundleStatement(id, id),
  ]),
  bundleStatement(DRAFT_ID, ITEMS.shared),
  `INSERT INTO content_permissions (content_id, user_id, role) VALUES (${ITEMS.shared}, ${PEOPLE.viewer}, 1)`,
  `INSERT INTO vanity_paths (content_id, path, created_time) VALUES (${ITEMS.shared}, '${VANITY_PATH}', '${TIME}')`,
];

function bundleStatement(id: number, contentId: number): string {
  return `INSERT INTO bundles (id, content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes, deployed_time)
    VALUES (${id}, ${contentId}, '${prefixOf(id)}', 'index.html', '${TIME}', 100, 1, ${PAGE.length}, '${TIME}')`;
}
