import { beforeAll, describe, expect, it } from "vitest";
import { type AppRole, type PermissionRole, USER_ROLES, type UserRole } from "../../../shared/index.ts";
import { sized } from "../../support/size.ts";
import { actionsOf, askTogether, byKind } from "../workerd/ask-together.ts";
import type { Outcome } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { type Ask, type Asker, ROWS, type Row } from "../workerd/matrix-rows.ts";
import { addPerson, type Person } from "../workerd/server.ts";
import { addGroup, addItem, addTask, type Item, permit, spareKey } from "../workerd/things.ts";

const API = "/__api__/v1";

let owner: Person;
let bystander: Person;
const askers = new Map<UserRole, Asker>();

beforeAll(async () => {
  owner = await addPerson("publisher", "olga");
  bystander = await addPerson("viewer", "basil");
  await inTurn(USER_ROLES, async (role) => {
    const person = await addPerson(role);
    askers.set(role, { ...person, sent: person.key });
  });
});

const byUser = (role: PermissionRole) => async (item: Item, user: Asker) => await permit(item, { user }, role);
const byGroup = (role: PermissionRole) => async (item: Item, asker: Asker) =>
  await permit(item, { group: await addGroup(owner, asker) }, role);

/** The relations of a person to the content of another. */
const RELATIONS: Readonly<Record<string, readonly [AppRole, (item: Item, asker: Asker) => Promise<unknown>]>> = {
  "shared with others": ["none", async () => {}],
  "shared with a group of others": ["none", async (item) => await byGroup("owner")(item, { ...bystander, sent: "" })],
  "theirs to view": ["viewer", byUser("viewer")],
  "their group's to view": ["viewer", byGroup("viewer")],
  "theirs to change": ["editor", byUser("owner")],
  "their group's to change": ["editor", byGroup("owner")],
};

/** The outcome of a request for another's content by the rules of sharing. */
function expectedOver(name: string, row: Row, role: UserRole, appRole: AppRole): Outcome {
  const { least, status, isForChangers } = row;
  const mayChange = role === "administrator" || (role === "publisher" && appRole === "editor");
  // What a bundle holds is seen by whom it is served to; that it is there, by every administrator.
  if (name.endsWith("/download") && role === "administrator" && appRole === "none") return "403/22";
  if (least === "sharing") return appRole === "none" || (isForChangers && !mayChange) ? "404/4" : `${status}`;
  if (least === "publisher" && role === "viewer") return "403/22";
  if (mayChange || appRole === "editor") return `${status}`;
  if (appRole === "none") return "404/4";
  return least === "viewer" ? `${status}` : "403/22";
}

const ofItems = Object.entries(ROWS).filter(([name]) => name.includes("/content/:guid") || name === "ALL *");

/** The outcome of one request by each role, and the entries that it leaves. */
async function byRole(method: string, ask: (asker: Asker) => Promise<Ask>) {
  const asking = await inTurn([...askers], async ([kind, asker]) => ({ kind, asker, ask: await ask(asker) }));
  const answers = await askTogether(method, asking);
  return byKind(answers, (answer) => ({ outcome: answer.outcome, notes: actionsOf(answer) }));
}

/** The same as it is expected; what is refused leaves an entry that says so. */
function expected(outcome: (role: UserRole) => Outcome, notes: readonly string[]) {
  return Object.fromEntries(
    USER_ROLES.map((role) => {
      const one = outcome(role);
      return [role, { outcome: one, notes: one.startsWith("2") ? notes : ["refuse_request"] }];
    }),
  );
}

describe.each(Object.entries(RELATIONS))("content of another that is %s", (relation, [appRole, make]) => {
  // What a permission gives is decided in one place: in the small size routes meet it by user and by group in turn.
  const isByGroup = relation.includes("group");
  const met = ofItems.filter((_, index) => sized({ full: true, small: (index % 2 === 0) === isByGroup }));

  it.each(met)("%s", async (name, row) => {
    const [method = ""] = name.replace("ALL", "GET").split(" ");
    const seen = await byRole(method, async (asker) => {
      const item = async () => {
        const created = await addItem(owner.id, "acl", bystander);
        await make(created, asker);
        return created;
      };
      return await row.ask(asker, item);
    });
    expect(seen).toEqual(expected((role) => expectedOver(name, row, role, appRole), row.notes));
  });
});

/** A request that goes beyond one's own things, what each role gets, and what is noted if it is allowed. */
type Beyond = readonly [
  method: string,
  ask: (asker: Asker) => Promise<Ask>,
  outcomes: Readonly<Record<UserRole, Outcome>>,
  notes: readonly string[],
];

const json = (path: string, body?: unknown): Ask => ({ path: API + path, json: body });
const own = async (asker: Asker) => await addItem(asker.id, "acl", bystander);
const others = async () => await addItem(owner.id, "acl", bystander);

const REFUSED = { viewer: "403/22", publisher: "403/22", administrator: "403/22" };
const FOR_ADMINISTRATORS = { viewer: "403/22", publisher: "403/22", administrator: "200" };
const FOUND_BY_ADMINISTRATORS = { viewer: "403/22", publisher: "404/4", administrator: "200" };
const NOWHERE = { viewer: "403/22", publisher: "404/4", administrator: "404/4" };

const keyOfOwner = async () => json(`/users/${owner.guid}/keys/${await spareKey(owner.id)}`);
const createKey = async () => json(`/users/${owner.guid}/keys`, { name: "theirs", user_role: "viewer" });
const giveAway = async (asker: Asker) => json(`/content/${(await own(asker)).guid}`, { owner_guid: owner.guid });
const take = async (asker: Asker) => json(`/content/${(await others()).guid}`, { owner_guid: asker.guid });
const takePath = async (asker: Asker) => {
  const [mine, theirs] = [await own(asker), await others()];
  return json(`/content/${mine.guid}/vanity`, { path: theirs.path, force: true });
};

const BEYOND: Readonly<Record<string, Beyond>> = {
  "another's keys are listed": ["GET", async () => json(`/users/${owner.guid}/keys`), FOR_ADMINISTRATORS, []],
  "another's key is seen": ["GET", keyOfOwner, FOR_ADMINISTRATORS, []],
  "another's key is deleted": ["DELETE", keyOfOwner, { ...REFUSED, administrator: "204" }, ["delete_key"]],
  "a key is created for another": ["POST", createKey, REFUSED, []],
  "another's task is seen": ["GET", async () => json(`/tasks/${await addTask(owner.id)}`), FOUND_BY_ADMINISTRATORS, []],
  "one's content is given away": ["PATCH", giveAway, FOR_ADMINISTRATORS, ["update_content"]],
  "another's content is taken": ["PATCH", take, FOUND_BY_ADMINISTRATORS, ["update_content"]],
  "another's path is taken over": ["PUT", takePath, FOR_ADMINISTRATORS, ["set_vanity_path", "remove_vanity_path"]],
};

describe("a request that goes beyond one's own", () => {
  it.each(Object.entries(BEYOND))("%s", async (_, [method, ask, outcomes, notes]) => {
    expect(await byRole(method, ask)).toEqual(expected((role) => outcomes[role], notes));
  });

  /** Nothing is reached by naming it under something of one's own. */
  const ASIDE: Readonly<Record<string, readonly [string, (mine: Item, theirs: Item) => Ask]>> = {
    permission: ["GET", (mine, theirs) => json(`/content/${mine.guid}/permissions/${theirs.permissionId}`)],
    "permission to change": [
      "PUT",
      (mine, theirs) => json(`/content/${mine.guid}/permissions/${theirs.permissionId}`, { role: "owner" }),
    ],
    "permission to take back": [
      "DELETE",
      (mine, theirs) => json(`/content/${mine.guid}/permissions/${theirs.permissionId}`),
    ],
    bundle: ["GET", (mine, theirs) => json(`/content/${mine.guid}/bundles/${theirs.bundleId}`)],
    archive: ["GET", (mine, theirs) => json(`/content/${mine.guid}/bundles/${theirs.bundleId}/download`)],
    "bundle to deploy": [
      "POST",
      (mine, theirs) => json(`/content/${mine.guid}/deploy`, { bundle_id: theirs.bundleId }),
    ],
  };

  it.each(Object.entries(ASIDE))("no %s of other content is found under one's own", async (_, [method, ask]) => {
    const seen = await byRole(method, async (asker) => ask(await own(asker), await others()));
    expect(Object.entries(seen).map(([role, { outcome }]) => [role, outcome])).toEqual(Object.entries(NOWHERE));
  });

  it("no key of another is found under oneself", async () => {
    const seen = await byRole("DELETE", async ({ guid }) => ({
      path: `${API}/users/${guid}/keys/${await spareKey(owner.id)}`,
    }));
    expect(Object.values(seen).map(({ outcome }) => outcome)).toEqual(["404/4", "404/4", "404/4"]);
  });
});
