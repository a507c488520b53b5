import {
  err,
  isAtLeast,
  type KeyRecord,
  ok,
  type Result,
  USER_ROLES,
  type UserRecord,
  type UserRole,
} from "../../shared/index.ts";
import { newKeySecret } from "../auth/key-secret.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CALLER_LOST, NO_SUCH_USER, nameLike } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type Caller, type CallerContext } from "../identity/caller.ts";
import { OWN_NAME } from "../names/own-name.ts";
import { lookOf, looksLike } from "../names/skeleton.ts";
import { noMoreKeys } from "../publishing/quota-failures.ts";
import { findOwner, type PermissionForOthers, refuseOther } from "../sessions/owner.ts";
import { boolean, meaning, nullable, oneOf, optional, time } from "../values/readers.ts";
import { timeText } from "../values/time.ts";
import { createKey, deleteKey, findKey, findKeyOwner, type KeyOwner, listDescendants, listKeyNames } from "./store.ts";

const NO_SUCH_KEY: Failure = { kind: "no-such-object", what: "API key of this user" };

const FIELDS = {
  name: OWN_NAME,
  user_role: optional(oneOf(USER_ROLES)),
  expires_at: optional(nullable(time)),
};

/** Fields of the record that cannot be set, for clients send a whole record. */
const READ_ONLY_FIELDS = ["id", "key", "created_time", "active_time", "created_by_key"];

export const NEW_KEY = jsonBody(FIELDS, READ_ONLY_FIELDS);

/** The parameters of the deletion of a key. */
export const KEY_DELETION = {
  descendants: meaning("Whether the keys too are deleted that were made with it, and with these.", boolean),
};

/** `GET /v1/users/{guid}/keys`: a bare array, without values. */
export async function answerListKeys({ params }: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await readKeys(context, params["guid"] ?? "");
  return found.ok ? json(found.value.keys) : found.error;
}

/** A user's keys, for the user and for those who may list the keys of others. */
export async function readKeys(context: CallerContext, guid: string): Promise<Result<KeyOwner, Failure>> {
  const refusal = refuseOther(context, guid, "list-keys-of-others");
  if (refusal !== undefined) return err(refusal);
  const found = await findKeyOwner(context.database, guid);
  return found === undefined ? err(NO_SUCH_USER) : ok(found);
}

/** A key, the one whose it is, and the keys that were made with it, and with these. */
export interface KeyWithDescendants {
  readonly owner: UserRecord;
  readonly key: KeyRecord;
  readonly descendants: readonly KeyRecord[];
}

/** A key as those need to know it who may delete it. */
export async function readKeyToDelete(
  context: CallerContext,
  params: RoutedRequest["params"],
): Promise<Result<KeyWithDescendants, Failure>> {
  const found = await findOwnedKey(context, params, "delete-keys-of-others");
  if (!found.ok) return found;
  const { owner, key } = found.value;
  return ok({ owner, key, descendants: await listDescendants(context.database, owner.guid, key) });
}

/** `POST /v1/users/{guid}/keys`: creates a key for the caller. Its value is in this answer and never again. */
export async function answerCreateKey(
  request: RoutedRequest,
  { database, caller, now, settings }: CallerContext,
): Promise<Response | Failure> {
  if (request.params["guid"] !== caller.guid) {
    return { kind: "not-allowed", error: "You can only create API keys for yourself." };
  }
  const body = await readFields(request, NEW_KEY);
  if (!body.ok) return body.error;
  const fields = body.value;
  const { name, user_role: role = caller.role } = fields;
  const expiresAt = fields.expires_at ? timeText(fields.expires_at) : (actingKeyOf(caller)?.expiresAt ?? null);
  const refusal = refuseRole(caller, role) ?? refusePast(expiresAt, now) ?? refuseLonger(caller, expiresAt);
  if (refusal !== undefined) return refusal;
  const lookalike = await findLookalike(database, caller, name);
  if (lookalike !== undefined) return nameLike("of your API keys", lookalike);
  const secret = await newKeySecret();
  const created = await createKey(database, { caller, now }, { name, role, expiresAt }, secret, settings.userMaxKeys);
  if (created.ok) return json(created.value);
  if (created.error === "caller-lost") return CALLER_LOST;
  if (created.error === "taken") return { kind: "unexpected" };
  return await noMoreKeys(database, caller.guid, "You already have", settings.userMaxKeys);
}

/** The name of another key of the caller that is taken for one. The very same name may be given again: it passes for no other. */
async function findLookalike(database: D1Database, caller: Caller, name: string): Promise<string | undefined> {
  const look = lookOf(name);
  const names = await listKeyNames(database, caller);
  return names.find((other) => other !== name && looksLike(lookOf(other), look));
}

/** A key is at most as permissive as the one that creates it, and so as its owner (specification, section 2.2). */
function refuseRole(caller: Caller, role: UserRole): Failure | undefined {
  if (isAtLeast(caller.role, role)) return undefined;
  const holder = actingKeyOf(caller) === null ? "You have" : "Your key has";
  return {
    kind: "not-allowed",
    error: `${holder} the permissions of the role ${caller.role}, and cannot create a key with those of the role ${role}.`,
  };
}

/** Compares whole seconds, because a key is stored and refused by them. */
function refusePast(expiresAt: string | null, now: Date): Failure | undefined {
  if (expiresAt === null || expiresAt > timeText(now)) return undefined;
  return {
    kind: "invalid-request",
    error:
      '"expires_at" is not in the future. Give a later time, or leave it out for a key that is valid as long as yours.',
    payload: { pointer: "/expires_at" },
  };
}

/** A key is valid at most as long as the one that creates it: else one that leaks could be kept for ever. */
function refuseLonger(caller: Caller, expiresAt: string | null): Failure | undefined {
  const keyExpiresAt = actingKeyOf(caller)?.expiresAt ?? null;
  if (keyExpiresAt === null || (expiresAt !== null && expiresAt <= keyExpiresAt)) return undefined;
  return {
    kind: "not-allowed",
    error:
      `Your key expires at ${keyExpiresAt}, and cannot create one that is valid for longer. ` +
      'Give an earlier "expires_at", or leave it out.',
  };
}

/** `GET /v1/users/{guid}/keys/{id}`, without the value. */
export async function answerReadKey({ params }: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await findOwnedKey(context, params, "list-keys-of-others");
  return found.ok ? json(found.value.key) : found.error;
}

/**
 * `DELETE /v1/users/{guid}/keys/{id}`: from then on the key is refused, and with `descendants=true` the keys too that were made
 * with it, and with these.
 */
export async function answerDeleteKey(
  { params, url }: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const { database, caller, now } = context;
  const given = readParameters(url, KEY_DELETION);
  if (!given.ok) return given.error;
  const found = await findOwnedKey(context, params, "delete-keys-of-others");
  if (!found.ok) return found.error;
  const { owner, key } = found.value;
  const deleted = await deleteKey(
    database,
    { caller, now },
    { owner, key, withDescendants: given.value.descendants ?? false },
  );
  if (deleted.ok) return noContent();
  return deleted.error === "caller-lost" ? CALLER_LOST : await explainKept(context, owner, key);
}

const LAST_KEY: Failure = {
  kind: "conflict",
  error: "No valid API key of an administrator would be left. Create another one first.",
};

/** Why a key was not deleted. */
async function explainKept({ database, caller }: CallerContext, owner: UserRecord, key: KeyRecord): Promise<Failure> {
  const acting = actingKeyOf(caller);
  const [kept, own] = await Promise.all([
    findKey(database, owner.guid, Number(key.id)),
    acting === null ? undefined : findKey(database, caller.guid, acting.id),
  ]);
  if (kept === undefined) return NO_SUCH_KEY;
  if (acting === null) return LAST_KEY;
  if (own === undefined) return CALLER_LOST;
  if (isAtLeast(own.user_role, kept.user_role)) return LAST_KEY;
  return {
    kind: "not-allowed",
    error: `Your key has the role ${own.user_role}, and cannot delete one with the role ${kept.user_role}.`,
  };
}

async function findOwnedKey(
  context: CallerContext,
  params: RoutedRequest["params"],
  permissionForOthers: PermissionForOthers,
): Promise<Result<{ readonly owner: UserRecord; readonly key: KeyRecord }, Failure>> {
  const found = await findOwner(context, params["guid"] ?? "", permissionForOthers);
  if (!found.ok) return found;
  const owner = found.value;
  const id = rowIdOf(params["id"] ?? "");
  const key = id === undefined ? undefined : await findKey(context.database, owner.guid, id);
  return key === undefined ? err(NO_SUCH_KEY) : ok({ owner, key });
}
