import type { UserRecord } from "../../shared/index.ts";
import { type Api, apiOf } from "./api.ts";
import { CommandError } from "./command.ts";
import { hasUsers, makeFirstAdministrator } from "./first-administrator.ts";

/** An administrator of a server, as whom a script acts. */
export interface Administrator {
  readonly api: Api;
  readonly key: string;
  readonly user: UserRecord;
}

/**
 * The administrator of a server that STEWARD_API_KEY is the key of; on a server without users the first one, who is made.
 *
 * @param tell is given a new key at once: whatever goes wrong later, nobody could make another one.
 * @throws CommandError where there is none.
 */
export async function administratorOf(server: string, tell: (text: string) => void): Promise<Administrator> {
  const key = await administratorKey(server, tell);
  const api = apiOf(server, key);
  const user = await api.call<UserRecord>("GET", "/user");
  if (user.user_role === "administrator") return { api, key, user };
  throw new CommandError(`STEWARD_API_KEY is a key of ${user.username}, a ${user.user_role}. Use an administrator's.`);
}

async function administratorKey(server: string, tell: (text: string) => void): Promise<string> {
  if (await hasUsers(server)) {
    const given = process.env["STEWARD_API_KEY"];
    if (given) return given;
    throw new CommandError(
      "The server has users already. Set STEWARD_API_KEY to the key of an administrator, and run this again.",
    );
  }
  const key = await makeFirstAdministrator(server);
  tell(`The first administrator is made. Its API key, which is shown this once:\n\n  export STEWARD_API_KEY=${key}\n`);
  return key;
}
