/** `npm run revoked`: what a restored server has in force although it was revoked since its backup. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { Command } from "commander";
import {
  ACCESS_TYPES,
  type AuditEntryRecord,
  type ContentRecord,
  type KeyRecord,
  type OffsetPage,
  type PermissionRecord,
  printable,
  USER_ROLES,
  type UserRecord,
} from "../../shared/index.ts";
import { administratorOf } from "./administrator.ts";
import type { Api } from "./command/api.ts";
import { CommandError, EXIT, runCommand, terminal, wholeNumber } from "./command/command.ts";
import { serverOf } from "./command/server-url.ts";

/** The actions of entries that may have revoked something. */
const REVOKING_ACTIONS = [
  "delete_key",
  "lock_user",
  "unlock_user",
  "remove_permission",
  "remove_group_member",
  "update_content",
  "delete_content",
  "update_user",
] as const;

/** Something that is in force again although it was revoked, as an export of the audit log proves. */
interface Revived {
  /** The entry by which it was revoked. */
  readonly id: string;
  /** A sentence on what is in force again. */
  readonly what: string;
  /** Null where that is for a person to decide. */
  readonly revoke: (() => Promise<void>) | null;
}

type Entry = Pick<AuditEntryRecord, "id" | "time" | "action" | "object_id" | "event_description">;

const GUID_AT_END = /\(([0-9a-f-]{36})\)\.$/;
const MEMBER = /^Removed the user "[^"]*" \(([0-9a-f-]{36})\) from /;
const ACCESS_TYPE = /: (?:name is now \S+, )?access_type is now (\w+)/;
const ROLE = /: (?:username to \S+, )?user_role to (\w+)/;

/**
 * Finds what is in force again, for each entry. Of several entries about the same thing the last one counts, such as that a user was unlocked.
 *
 * @param entries in their order.
 */
async function findRevived(entries: readonly Entry[], api: Api): Promise<readonly Revived[]> {
  const last = new Map(entries.map((entry) => [subjectOf(entry), entry]));
  const users = await allUsers(api);
  const keysOf = rememberedKeys(api);
  const revived: Revived[] = [];
  for (const entry of last.values()) {
    // oxlint-disable-next-line no-await-in-loop -- a few, one after the other
    const found = await revivedBy(entry, users, keysOf, api);
    if (found !== null) revived.push({ id: entry.id, ...found });
  }
  return revived;
}

/** A text that is the same for two entries about the same thing. */
function subjectOf({ id, action, object_id: object, event_description: description }: Entry): string {
  switch (action) {
    case "lock_user":
    case "unlock_user":
      return `lock ${object}`;
    case "update_user":
      return ROLE.test(description) ? `role ${object}` : id;
    case "update_content":
      return ACCESS_TYPE.test(description) ? `access ${object}` : id;
    default:
      return id;
  }
}

async function revivedBy(
  entry: Entry,
  users: readonly UserRecord[],
  keysOf: KeysOf,
  api: Api,
): Promise<Omit<Revived, "id"> | null> {
  const { action, object_id: object, event_description: description } = entry;
  const user = users.find(({ guid }) => guid === object);
  switch (action) {
    case "delete_key":
      return await keyOf(entry, users, keysOf, api);
    case "lock_user":
      return user === undefined || user.locked ? null : lockedAgain(user, api);
    case "update_user":
      return user === undefined ? null : roleAgain(user, ROLE.exec(description)?.[1] ?? "", api);
    case "remove_permission":
      return await permissionOf(entry, api);
    case "remove_group_member":
      return await memberOf(object, MEMBER.exec(description)?.[1], api);
    case "update_content":
      return await accessOf(object, ACCESS_TYPE.exec(description)?.[1] ?? "", api);
    case "delete_content":
      return await contentOf(object, api);
    default:
      return null;
  }
}

async function allUsers(api: Api): Promise<readonly UserRecord[]> {
  const users: UserRecord[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until a page is empty
    const { results } = await api.call<OffsetPage<UserRecord>>("GET", `/users?page_size=500&page_number=${page}`);
    if (results.length === 0) return users;
    users.push(...results);
  }
}

/** The keys of a user, by the guid. */
type KeysOf = (guid: string) => Promise<readonly KeyRecord[]>;

/** Asks for the keys of each user once, however many keys were deleted. */
function rememberedKeys(api: Api): KeysOf {
  const known = new Map<string, ReturnType<KeysOf>>();
  return async (guid) => {
    const keys = known.get(guid) ?? api.call<readonly KeyRecord[]>("GET", `/users/${guid}/keys`);
    known.set(guid, keys);
    return await keys;
  };
}

/** A restored server gives the ids of keys again that were created since: a key that is younger than its deletion is another one. */
async function keyOf(
  { object_id: id, time }: Entry,
  users: readonly UserRecord[],
  keysOf: KeysOf,
  api: Api,
): Promise<Omit<Revived, "id"> | null> {
  for (const { guid, username } of users) {
    // oxlint-disable-next-line no-await-in-loop -- until the key is found
    const keys = await keysOf(guid);
    const key = keys.find((one) => one.id === id && Date.parse(one.created_time) <= Date.parse(time));
    if (key === undefined) continue;
    const revoke = async () => await api.call<void>("DELETE", `/users/${guid}/keys/${key.id}`);
    return { what: `The API key "${key.name}" of ${username} is valid, although it was deleted.`, revoke };
  }
  return null;
}

function lockedAgain({ guid, username }: UserRecord, api: Api): Omit<Revived, "id"> {
  const revoke = async () => await api.call<void>("POST", `/users/${guid}/lock`, { json: { locked: true } });
  return { what: `The user ${username} is not locked, although that was done.`, revoke };
}

function roleAgain({ guid, username, user_role: now }: UserRecord, role: string, api: Api): Omit<Revived, "id"> | null {
  const [given, wanted] = [now, role].map((one) => USER_ROLES.findIndex((known) => known === one));
  if (given === undefined || wanted === undefined || wanted < 0 || given <= wanted) return null;
  const revoke = async () => await api.call<void>("PUT", `/users/${guid}`, { json: { user_role: role } });
  return { what: `The user ${username} is a ${now}, although the role was changed to ${role}.`, revoke };
}

/** The entry names whose permission it was, for its id, too, may be given again. */
async function permissionOf(
  { object_id: id, event_description: description }: Entry,
  api: Api,
): Promise<Omit<Revived, "id"> | null> {
  const content = await findContent(GUID_AT_END.exec(description)?.[1] ?? null, api);
  if (content === null) return null;
  const path = `/content/${content.guid}/permissions`;
  const permissions = await api.call<readonly PermissionRecord[]>("GET", path);
  const permission = permissions.find((one) => one.id === id && description.includes(one.principal_guid));
  if (permission === undefined) return null;
  const revoke = async () => await api.call<void>("DELETE", `${path}/${permission.id}`);
  const whom = `the ${permission.principal_type} ${permission.principal_guid}`;
  return { what: `The content "${content.name}" is shared with ${whom}, although that was ended.`, revoke };
}

async function memberOf(group: string | null, guid: string | undefined, api: Api): Promise<Omit<Revived, "id"> | null> {
  const path = `/groups/${group}/members`;
  const members = await unlessMissing(api.call<OffsetPage<UserRecord>>("GET", `${path}?page_size=500`));
  const member = members?.results.find((one) => one.guid === guid);
  if (member === undefined) return null;
  const revoke = async () => await api.call<void>("DELETE", `${path}/${member.guid}`);
  return { what: `The user ${member.username} is in the group ${group}, although that was ended.`, revoke };
}

async function accessOf(guid: string | null, type: string, api: Api): Promise<Omit<Revived, "id"> | null> {
  const content = await findContent(guid, api);
  if (content === null) return null;
  const [now, then] = [content.access_type, type].map((one) => ACCESS_TYPES.findIndex((known) => known === one));
  if (now === undefined || then === undefined || then < 0 || now >= then) return null;
  const revoke = async () => await api.call<void>("PATCH", `/content/${content.guid}`, { json: { access_type: type } });
  return {
    what: `The content "${content.name}" is for ${content.access_type}, although it was changed to ${type}.`,
    revoke,
  };
}

/** A restore may be there to bring it back. */
async function contentOf(guid: string | null, api: Api): Promise<Omit<Revived, "id"> | null> {
  const content = await findContent(guid, api);
  if (content === null) return null;
  return {
    what: `The content "${content.name}" is there, although it was deleted. Delete it if it is to go.`,
    revoke: null,
  };
}

async function findContent(guid: string | null, api: Api): Promise<ContentRecord | null> {
  return guid === null ? null : await unlessMissing(api.call<ContentRecord>("GET", `/content/${guid}`));
}

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return await answer.catch((error: unknown) => {
    if (error instanceof Error && /\(404\)/.test(error.message)) return null;
    throw error;
  });
}

interface Options {
  readonly publicKey: string;
  readonly after: number;
  readonly server?: string;
  readonly revoke?: true;
}

const HELP = `
The export is verified first, with the key that must have signed it: only what it proves is listed. Its entries after the one that the
backup ends with say which keys were deleted, who was locked, left a group or got a lower role, and what was shared with fewer people.
What a restored server has in force of that is listed, and revoked again with --revoke. Content that was deleted is listed only. What
was revoked after the newest entry of the export is not known.

The key of an administrator is taken from the environment variable STEWARD_API_KEY.

Exit codes:
  0  nothing that was revoked is in force, or it was revoked again
  1  something is in force that was revoked
  2  the export is not whole, the server does not answer, a key is missing, or the command was not understood`;

const command = new Command("npm run revoked --")
  .description("Lists what a restored server has in force although it was revoked since its backup.")
  .argument("<export>", "the folder of an export of the audit log that goes on after the backup")
  .requiredOption("--public-key <key>", "the key that must have signed it")
  .requiredOption(
    "--after <id>",
    "the last entry of the audit log in the backup, as npm run restore shows it",
    wholeNumber,
  )
  .option("--server <url>", "the restored server (default: the one that npm start runs)")
  .option("--revoke", "revoke it again")
  .addHelpText("after", HELP)
  .action(async (folder: string, { publicKey, after, server, revoke }: Options) => {
    const { api } = await administratorOf(serverOf(server), (text) => console.log(text));
    await verify(folder, publicKey);
    const entries = await entriesOf(folder, publicKey);
    const revived = await findRevived(
      entries.filter(({ id }) => BigInt(id) > BigInt(after)),
      api,
    );
    if (revived.length === 0) console.log("Nothing is in force that was revoked, as far as the export goes.");
    for (const { id, what, revoke: again } of revived) {
      const isAgain = revoke === true && again !== null;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are listed
      if (isAgain) await again();
      console.log(`${printable(what)} Entry ${id}.${isAgain ? " Revoked again." : ""}`);
    }
    const left = revoke ? revived.filter((one) => one.revoke === null) : revived;
    process.exitCode = left.length > 0 ? EXIT.refused : EXIT.success;
  });
await runCommand(command);

/** @throws CommandError where the export is not whole. */
async function verify(folder: string, publicKey: string): Promise<void> {
  const args = [terminal, "verify-export", folder, "--public-key", publicKey];
  const [code] = await once(spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] }), "close");
  if (code === 0) return;
  throw new CommandError(
    `The export is not whole, so that it proves nothing: npm run steward -- verify-export ${folder}`,
  );
}

async function entriesOf(folder: string, publicKey: string): Promise<readonly AuditEntryRecord[]> {
  const actions = REVOKING_ACTIONS.flatMap((action) => ["--action", action]);
  const args = [terminal, "export-read", folder, "--public-key", publicKey, ...actions];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 30 });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line): AuditEntryRecord => JSON.parse(line));
}
