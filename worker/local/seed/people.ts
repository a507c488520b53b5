import type { GroupRecord, InvitationRecord, OffsetPage, UserRecord, UserRole } from "../../../shared/index.ts";
import { type Api, apiOf } from "../command/api.ts";

/** A user of the demo. */
interface WantedUser {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: UserRole;
  readonly locked?: true;
}

const USERS: readonly WantedUser[] = [
  { username: "ada", firstName: "Ada", lastName: "Adler", role: "administrator" },
  { username: "paula", firstName: "Paula", lastName: "Petersen", role: "publisher" },
  { username: "piet", firstName: "Piet", lastName: "Pauwels", role: "publisher" },
  { username: "lena", firstName: "Lena", lastName: "Lind", role: "publisher", locked: true },
  { username: "vera", firstName: "Vera", lastName: "Vogel", role: "viewer" },
  { username: "victor", firstName: "Victor", lastName: "Vance", role: "viewer" },
  { username: "viola", firstName: "Viola", lastName: "Visser", role: "viewer" },
  { username: "lars", firstName: "Lars", lastName: "Locke", role: "viewer", locked: true },
];

/** The groups by name, and the usernames of their members. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  analysts: ["paula", "vera"],
  finance: ["piet", "victor", "viola", "lena"],
};

/** The users by username; missing ones are created. */
export async function seedUsers(api: Api): Promise<ReadonlyMap<string, UserRecord>> {
  const users = await Promise.all(USERS.map(async (wanted) => await seedUser(api, wanted)));
  return new Map(users.map((user) => [user.username, user]));
}

async function seedUser(api: Api, { username, firstName, lastName, role, locked }: WantedUser): Promise<UserRecord> {
  const { results } = await api.call<OffsetPage<UserRecord>>("GET", `/users?page_size=500&prefix=${username}`);
  const found = results.find((user) => user.username === username);
  const user =
    found ??
    (await api.call<UserRecord>("POST", "/users", {
      json: {
        username,
        first_name: firstName,
        last_name: lastName,
        email: `${username}@example.com`,
        user_role: role,
      },
    }));
  if (!locked || user.locked) return user;
  return await api.call<UserRecord>("POST", `/users/${user.guid}/lock`, { json: { locked } });
}

/** The groups by name, with their members; missing ones are created. */
export async function seedGroups(
  api: Api,
  users: ReadonlyMap<string, UserRecord>,
): Promise<ReadonlyMap<string, GroupRecord>> {
  const { results } = await api.call<OffsetPage<GroupRecord>>("GET", "/groups?page_size=500");
  const groups = await Promise.all(
    Object.entries(GROUPS).map(async ([name, members]) => {
      const group =
        results.find((one) => one.name === name) ??
        (await api.call<GroupRecord>("POST", "/groups", { json: { name } }));
      const wanted = members.flatMap((username) => users.get(username) ?? []);
      await seedMembers(api, group, wanted);
      return group;
    }),
  );
  return new Map(groups.map((group) => [group.name, group]));
}

async function seedMembers(api: Api, { guid }: GroupRecord, wanted: readonly UserRecord[]): Promise<void> {
  const path = `/groups/${guid}/members`;
  const { results } = await api.call<OffsetPage<UserRecord>>("GET", `${path}?page_size=500`);
  const missing = wanted.filter((user) => !results.some((member) => member.guid === user.guid));
  await Promise.all(missing.map(async (user) => await api.call("POST", path, { json: { user_guid: user.guid } })));
}

/** Who accepts an invitation in the demo; the others have no key. */
const KEY_OWNERS: readonly string[] = ["ada", "paula", "piet", "vera", "victor"];

/** A user's first key; `value` only where it was just created. */
export interface SeededKey {
  readonly owner: UserRecord;
  readonly value: string | undefined;
}

/** The first keys of some users, each of whom is invited and accepts, unless that was before. */
export async function seedKeys(api: Api, users: ReadonlyMap<string, UserRecord>): Promise<readonly SeededKey[]> {
  const owners = KEY_OWNERS.flatMap((username) => users.get(username) ?? []);
  return await Promise.all(
    owners.map(async (owner) => (owner.confirmed ? { owner, value: undefined } : await seedKey(api, owner))),
  );
}

/** Uses the key at once, so that its owner is active. */
async function seedKey(api: Api, { guid }: UserRecord): Promise<SeededKey> {
  const { token } = await api.call<InvitationRecord>("POST", `/users/${guid}/invitation`);
  const headers = { Authorization: `Connect-Invitation ${token}` };
  const { api_key: value } = await api.call<{ readonly api_key: string }>("POST", "/invitation", { headers });
  return { owner: await apiOf(api.server, value).call("GET", "/user"), value };
}
