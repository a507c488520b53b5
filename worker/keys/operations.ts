import {
  countOf,
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
import type { ChangeError } from "../database/change.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CALLER_LOST, CHANGED_MEANWHILE, NO_SUCH_USER, nameLike, quotaExceeded } from "../http/common-failures.ts";
import { type Failure, failureOfField } from "../http/errors.ts";
import { actingKeyOf, type Caller, type CallerContext, type SenderContext } from "../identity/caller.ts";
import { userOfGuid, userOfRow } from "../identity/user-ref.ts";
import { OWN_NAME } from "../names/own-name.ts";
import { type NamedUser, ofOneself, ofUser, userIn } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import type { Ask } from "../platform/reading.ts";
import { userBy } from "../users/store.ts";
import { boolean, labelled, meaning, nullable, oneOf, optional, time } from "../values/readers.ts";
import { timeText } from "../values/time.ts";
import {
  createKey,
  deleteKey,
  findKeyLike,
  type KeyOwner,
  keyBy,
  keysOf,
  keyWithDescendants,
  type OwnedKey,
} from "./store.ts";

const NO_SUCH_KEY: Failure<"no-such-object"> = { kind: "no-such-object", what: "API key of this user" };

function keysAhead(context: SenderContext, named: NamedUser) {
  const owner = userIn(context, named);
  return [userBy(owner), keysOf(owner)] as const;
}

function keyAhead(context: SenderContext, { id, ...named }: NamedUser & Named<"id">) {
  const owner = userIn(context, named);
  // No key has the id 0.
  return [userBy(owner), keyWithDescendants(owner, rowIdOf(id) ?? 0)] as const;
}

/** Returns the keys without their values. */
export const LIST_KEYS = operation({
  name: "listKeys",
  summary: "A user's API keys, without their values.",
  access: ofUser("list-keys", "list-keys-of-others", "API keys"),
  input: {},
  failures: ["no-such-object"],
  ahead: keysAhead,
  run: async (context, _, named: NamedUser) => {
    const [owner, keys] = await context.ask(...keysAhead(context, named));
    return owner === undefined ? err(NO_SUCH_USER) : ok<KeyOwner>({ owner, keys });
  },
});

/** Returns the keys that were made with it, too: they are shown before it is deleted. */
export const READ_KEY = operation({
  name: "readKey",
  summary: "One API key, without its value.",
  access: ofUser("read-key", "list-keys-of-others", "API keys"),
  input: {},
  failures: ["no-such-object"],
  ahead: keyAhead,
  run: async (context, _, named: NamedUser & Named<"id">) => await readKey(context, named),
});

/** Creates a key for the caller. Its value is in what this returns and never again. */
export const CREATE_KEY = operation({
  name: "createKey",
  summary: "Creates an API key for yourself, and shows its value once.",
  access: ofOneself("create-key", "You can only create API keys for yourself."),
  input: {
    name: labelled("Name", OWN_NAME),
    user_role: labelled("Role", optional(oneOf(USER_ROLES))),
    expires_at: labelled("Expires (UTC)", optional(nullable(time))),
  },
  ignored: ["id", "key", "created_time", "active_time", "created_by_key"],
  failures: ["invalid-request", "not-allowed", "name-taken", "conflict", "unexpected"],
  run: async (context, input) => {
    const { database, caller, now, permit, settings } = context;
    const { name, user_role: role = caller.role, expires_at } = input;
    const expiresAt = expires_at ? timeText(expires_at) : (actingKeyOf(caller)?.expiresAt ?? null);
    const refusal = refuseRole(caller, role) ?? refusePast(expiresAt, now) ?? refuseLonger(caller, expiresAt);
    if (refusal !== undefined) return err(refusal);
    const secret = await newKeySecret();
    const created = await createKey(database, permit, { name, role, expiresAt }, secret, settings.userMaxKeys);
    return created.ok ? created : err(await explainNotCreated(created.error, context, name));
  },
});

/** Deletes a key, which is refused from then on, and returns what is gone. */
export const DELETE_KEY = operation({
  name: "deleteKey",
  summary: "Deletes an API key.",
  access: ofUser("delete-key", "delete-keys-of-others", "API keys"),
  input: {
    descendants: optional(meaning("Whether the keys too are deleted that were made with it, and with these.", boolean)),
  },
  failures: ["no-such-object", "not-allowed", "conflict"],
  ahead: keyAhead,
  run: async (context, { descendants: withDescendants = false }, named: NamedUser & Named<"id">) => {
    const { database, permit } = context;
    const found = await readKey(context, named);
    if (!found.ok) return found;
    const { owner, key, descendants } = found.value;
    const deleted = await deleteKey(database, permit, { owner, key, withDescendants });
    if (deleted.ok) return ok(withDescendants ? [key, ...descendants] : [key]);
    return err(deleted.error === "caller-lost" ? CALLER_LOST : await explainKept(context, owner, key));
  },
});

async function readKey(
  context: CallerContext,
  named: NamedUser & Named<"id">,
): Promise<Result<OwnedKey, Failure<"no-such-object">>> {
  const [owner, found] = await context.ask(...keyAhead(context, named));
  if (owner === undefined) return err(NO_SUCH_USER);
  return found === undefined ? err(NO_SUCH_KEY) : ok({ owner, ...found });
}

/** A key is at most as permissive as the one that creates it, and so as its owner (specification, section 2.2). */
function refuseRole(caller: Caller, role: UserRole): Failure<"not-allowed"> | undefined {
  if (isAtLeast(caller.role, role)) return undefined;
  const holder = actingKeyOf(caller) === null ? "You have" : "Your key has";
  return {
    kind: "not-allowed",
    error: `${holder} the permissions of the role ${caller.role}, and cannot create a key with those of the role ${role}.`,
  };
}

/** Compares whole seconds, because a key is stored and refused by them. */
function refusePast(expiresAt: string | null, now: Date): Failure<"invalid-request"> | undefined {
  if (expiresAt === null || expiresAt > timeText(now)) return undefined;
  return failureOfField(
    "expires_at",
    (field) =>
      `${field} is not in the future. Give a later time, or leave it out for a key that is valid as long as yours.`,
  );
}

/** A key is valid at most as long as the one that creates it: else one that leaks could be kept for ever. */
function refuseLonger(caller: Caller, expiresAt: string | null): Failure<"not-allowed"> | undefined {
  const keyExpiresAt = actingKeyOf(caller)?.expiresAt ?? null;
  if (keyExpiresAt === null || (expiresAt !== null && expiresAt <= keyExpiresAt)) return undefined;
  return {
    kind: "not-allowed",
    error:
      `Your key expires at ${keyExpiresAt}, and cannot create one that is valid for longer. ` +
      'Give an earlier "expires_at", or leave it out.',
  };
}

/** The reason why a key was not created. */
async function explainNotCreated(
  error: ChangeError,
  { ask, database, caller, settings }: CallerContext,
  name: string,
): Promise<Failure<"not-allowed" | "name-taken" | "conflict" | "unexpected">> {
  if (error === "caller-lost") return CALLER_LOST;
  if (error === "taken") return { kind: "unexpected" };
  const lookalike = await findKeyLike(database, caller, name);
  if (lookalike !== undefined) return nameLike("of your API keys", lookalike);
  return await noMoreKeys(ask, caller.guid, "You already have", settings.userMaxKeys);
}

const LAST_KEY: Failure<"conflict"> = {
  kind: "conflict",
  error: "No valid API key of an administrator would be left. Create another one first.",
};

/** The reason why a key was not deleted. */
async function explainKept(
  { ask, caller }: CallerContext,
  owner: UserRecord,
  key: KeyRecord,
): Promise<Failure<"no-such-object" | "not-allowed" | "conflict">> {
  const acting = actingKeyOf(caller);
  const [kept, own] = await ask(
    keyBy(userOfGuid(owner.guid), Number(key.id)),
    keyBy(userOfRow(caller.userId), acting?.id ?? 0),
  );
  if (kept === undefined) return NO_SUCH_KEY;
  if (acting === null) return LAST_KEY;
  if (own === undefined) return CALLER_LOST;
  if (isAtLeast(own.user_role, kept.user_role)) return LAST_KEY;
  return {
    kind: "not-allowed",
    error: `Your key has the role ${own.user_role}, and cannot delete one with the role ${kept.user_role}.`,
  };
}

/** The failure where a user cannot have another API key. @param whose as in "You already have". */
export async function noMoreKeys(
  ask: Ask,
  userGuid: string,
  whose: "You already have" | "This user already has",
  max: number,
): Promise<Failure<"conflict">> {
  const [keys] = await ask(keysOf(userOfGuid(userGuid)));
  const used = keys.length;
  if (used < max) return CHANGED_MEANWHILE;
  const mistake = `${whose} ${countOf(used, "API key")} of at most ${max}. Delete one that is no longer used`;
  return quotaExceeded(mistake, { quota: "USER_MAX_KEYS", max, used });
}
