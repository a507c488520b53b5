import type { InvitationRecord, UserRecord } from "../../../shared/index.ts";
import { type Api, apiOf } from "../api.ts";

/** Who accepts an invitation in the demo; the others have no key. */
const KEY_OWNERS: readonly string[] = ["ada", "paula", "piet", "vera", "victor"];

/** A user's first key; `value` only where it was just made. */
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

/** The key is used at once, so that its owner is active. */
async function seedKey(api: Api, { guid }: UserRecord): Promise<SeededKey> {
  const { token } = await api.call<InvitationRecord>("POST", `/users/${guid}/invitation`);
  const headers = { Authorization: `Connect-Invitation ${token}` };
  const { api_key: value } = await api.call<{ readonly api_key: string }>("POST", "/invitation", { headers });
  return { owner: await apiOf(api.server, value).call("GET", "/user"), value };
}
