import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { API_ROUTES } from "../../../worker/app/index.ts";
import { secondsBefore, timeText } from "../../../worker/values/time.ts";
import { sized } from "../../support/size.ts";
import { attempt } from "../workerd/attempt.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { type Asker, ROWS } from "../workerd/matrix-rows.ts";
import { addPerson, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addGroup, addItem, type Group, type Item, permit } from "../workerd/things.ts";

let owner: Person;
let bystander: Person;

beforeAll(async () => {
  owner = await addPerson("publisher");
  bystander = await addPerson("viewer");
  await addPerson("administrator");
});

/** Every route that changes something, with its row. All of them go through one `change`, whose conditions the losses are about. */
const CHANGES = API_ROUTES.flatMap(({ method, path }) => {
  const name = `${method} ${path}`;
  const row = ROWS[name];
  return row !== undefined && row.notes.length > 0 ? [[name, { method, row }] as const] : [];
});

/** In the small size each route meets one of the losses, the next route the next loss. */
function meeting<Row>(routes: readonly Row[], losses: Readonly<Record<string, unknown>>, loss: string): readonly Row[] {
  const all = Object.keys(losses);
  return sized({ full: routes, small: routes.filter((_, index) => all[index % all.length] === loss) });
}

const CHANGES_OF_ITEMS = CHANGES.filter(([name]) => name.includes("/content/:guid"));

async function run(sql: string, ...values: readonly (string | number)[]): Promise<void> {
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();
}

async function addAsker(role: "administrator" | "publisher"): Promise<Asker> {
  const person = await addPerson(role);
  return { ...person, sent: person.key };
}

/** The ways in which a permission is lost. */
const LOSSES: Readonly<Record<string, (asker: Asker) => Promise<void>>> = {
  "the key is deleted": async ({ id }) => await run("DELETE FROM api_keys WHERE user_id = ?", id),
  // A while ago: a request may have come in before this second began.
  "the key expires": async ({ id }) =>
    await run("UPDATE api_keys SET expires_at = ? WHERE user_id = ?", timeText(secondsBefore(new Date(), 60)), id),
  "the owner is locked": async ({ id }) => await run("UPDATE users SET locked = 1 WHERE id = ?", id),
};

/** The ways in which the permission of a session is lost, by the one who is signed in and the session. */
const SESSION_LOSSES: Readonly<Record<string, (signedIn: SignedIn) => Promise<void>>> = {
  "the session is ended": async ({ sessionId }) => await run("DELETE FROM sessions WHERE id = ?", sessionId),
  "the session expires": async ({ sessionId }) =>
    await run("UPDATE sessions SET expires_time = ? WHERE id = ?", timeText(secondsBefore(new Date(), 60)), sessionId),
  "the key of the session is deleted": async ({ id }) => await run("DELETE FROM api_keys WHERE user_id = ?", id),
  "the user is locked": async ({ id }) => await run("UPDATE users SET locked = 1 WHERE id = ?", id),
  "the user is demoted": async ({ id }) => await run("UPDATE users SET role = 1 WHERE id = ?", id),
};

const REFUSED = { outcome: "403/22", notes: ["refuse_request"] };

describe.each(Object.entries(LOSSES))("nothing is changed where meanwhile %s", (loss, lose) => {
  it.each(meeting(CHANGES, LOSSES, loss))("%s", async (__, { method, row }) => {
    const asker = await addAsker("administrator");
    const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const hasHappened = beforeNextChange(async () => await lose(asker));
    const { outcome, notes } = await attempt(method, ask, asker.key);
    expect({ outcome, notes }).toEqual(REFUSED);
    expect(hasHappened()).toBe(true);
  });
});

describe.each(Object.entries(SESSION_LOSSES))("a session changes nothing where meanwhile %s", (loss, lose) => {
  const changes = CHANGES.filter(([, { row }]) => loss !== "the user is demoted" || row.least !== "viewer");

  it.each(meeting(changes, SESSION_LOSSES, loss))("%s", async (__, { method, row }) => {
    const asker = await addAsker("administrator");
    const signedIn = await addSession(asker, { roleOfKey: "administrator" });
    const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const hasHappened = beforeNextChange(async () => await lose(signedIn));
    const { outcome, notes } = await attempt(method, ask, signedIn);
    expect({ outcome, notes }).toEqual(REFUSED);
    expect(hasHappened()).toBe(true);
  });
});

describe("nothing is changed where meanwhile the owner is demoted", () => {
  it.each(CHANGES.filter(([, { row }]) => row.least !== "viewer"))("%s", async (__, { method, row }) => {
    const asker = await addAsker("administrator");
    const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
    const hasHappened = beforeNextChange(async () => await run("UPDATE users SET role = 1 WHERE id = ?", asker.id));
    const { outcome, notes } = await attempt(method, ask, asker.key);
    expect({ outcome, notes }).toEqual(REFUSED);
    expect(hasHappened()).toBe(true);
  });
});

/** The ways in which a permission for content is given, and lost. */
const PERMISSIONS: Readonly<
  Record<
    string,
    readonly [(item: Item, to: Asker, group: Group) => Promise<void>, (item: Item, of: Asker) => Promise<void>]
  >
> = {
  "the permission is taken back": [
    async (item, user) => await permit(item, { user }, "owner"),
    async ({ id }, user) =>
      await run("DELETE FROM content_permissions WHERE content_id = ? AND user_id = ?", id, user.id),
  ],
  "the permission is one to view": [
    async (item, user) => await permit(item, { user }, "owner"),
    async ({ id }) => await run("UPDATE content_permissions SET role = 1 WHERE content_id = ?", id),
  ],
  "the permission of the group is taken back": [
    async (item, _, group) => await permit(item, { group }, "owner"),
    async ({ id }) => await run("DELETE FROM content_permissions WHERE content_id = ? AND group_id IS NOT NULL", id),
  ],
  "the membership ends": [
    async (item, _, group) => await permit(item, { group }, "owner"),
    async (_, user) => await run("DELETE FROM group_members WHERE user_id = ?", user.id),
  ],
  "the content is given away": [
    async ({ id }, user) => await run("UPDATE content SET owner_id = ? WHERE id = ?", user.id, id),
    async ({ id }) => await run("UPDATE content SET owner_id = ? WHERE id = ?", bystander.id, id),
  ],
  "the content is deleted": [
    async (item, user) => await permit(item, { user }, "owner"),
    async ({ id }) => await run("DELETE FROM content WHERE id = ?", id),
  ],
};

/** All rows that belong to content, as one text. */
async function rowsOf({ id }: Item): Promise<string> {
  const tables = ["content_permissions", "bundles", "vanity_paths"];
  const rows = await env.DATABASE.batch([
    env.DATABASE.prepare("SELECT * FROM content WHERE id = ?").bind(id),
    ...tables.map((table) => env.DATABASE.prepare(`SELECT * FROM ${table} WHERE content_id = ?`).bind(id)),
  ]);
  return JSON.stringify(rows.map(({ results }) => results));
}

describe.each(Object.entries(PERMISSIONS))("content stays as it is where meanwhile %s", (loss, [give, take]) => {
  const others = Object.fromEntries(Object.entries(PERMISSIONS).slice(1));
  // A statement without the condition lets the first loss pass.
  const changes = loss in others ? meeting(CHANGES_OF_ITEMS, others, loss) : CHANGES_OF_ITEMS;

  it.each(changes)("%s", async (__, { method, row }) => {
    const asker = await addAsker("publisher");
    const item = await addItem(owner.id, "acl", bystander);
    await give(item, asker, await addGroup(owner, asker));
    const ask = await row.ask(asker, async () => item);
    let left = "";
    const hasHappened = beforeNextChange(async () => {
      await take(item, asker);
      left = await rowsOf(item);
    });
    const { outcome, notes } = await attempt(method, ask, asker.key);
    expect(["403/22", "404/4"]).toContain(outcome);
    expect(notes).toEqual(["refuse_request"]);
    expect(hasHappened()).toBe(true);
    expect(await rowsOf(item)).toBe(left);
  });
});
