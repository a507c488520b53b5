import { err, type InvitationRecord, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { newKeySecret } from "../auth/key-secret.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import { readSignedToken, sentToken, signToken } from "../identity/signed-token.ts";
import { userOfGuid } from "../identity/user-ref.ts";
import { noMoreKeys } from "../keys/operations.ts";
import { byRole } from "../operation/access.ts";
import { type Named, type OperationContext, operation } from "../operation/operation.ts";
import type { Context } from "../platform/context.ts";
import type { Ask } from "../platform/reading.ts";
import type { Settings } from "../settings/settings.ts";
import { changeUser, readUser, userAhead } from "../users/operations.ts";
import { userBy } from "../users/store.ts";
import { INVITATION_MAX_DAYS } from "../values/limits.ts";
import { boolean } from "../values/readers.ts";
import { daysAfter, timeText } from "../values/time.ts";
import {
  type Acceptance,
  acceptInvitation,
  createFirstAdministrator,
  findInvitedUser,
  hasUser,
  inviteUser,
} from "./store.ts";

const TOO_LATE: Failure = {
  kind: "not-allowed",
  error: "There is a user already. Ask an administrator to create one for you.",
};

/**
 * `POST /__api__/v1/bootstrap`: creates the first administrator and answers its key. It asks first if there is a user,
 * so that an answer without a token says whether the server still waits for its administrator.
 */
export async function answerBootstrap(
  { headers }: RoutedRequest,
  { database, settings, now }: Context,
): Promise<Response | Failure> {
  if (await hasUser(database)) return TOO_LATE;
  const claims = await readSignedToken(sentToken(headers, "bootstrap"), "bootstrap", settings.bootstrapSecret, now);
  if (claims === undefined) return { kind: "token-not-valid", scope: "bootstrap" };
  const secret = await newKeySecret();
  return (await createFirstAdministrator(database, secret, now)) ? json({ api_key: secret.value }) : TOO_LATE;
}

const NO_SECRET: Failure<"conflict"> = {
  kind: "conflict",
  error:
    "This server cannot sign invitations: its BOOTSTRAP_SECRET is missing. Ask the operator to set it: " +
    "npx wrangler secret put BOOTSTRAP_SECRET.",
};

/** Returns the token by which a user gets a first key. It is in what this returns and never again. */
export const INVITE_USER = operation({
  name: "inviteUser",
  summary: "Invites a user who has no key yet.",
  access: byRole("invite-user"),
  input: {},
  failures: ["no-such-object", "conflict", "not-allowed", "unexpected"],
  ahead: userAhead,
  run: async (context, _, { guid }: Named<"guid">) => await invite(context, guid),
});

/** The same on the page that tells what inviting a confirmed user means. It sets "confirmed" to false first. */
export const INVITE_USER_AGAIN = operation({
  name: "inviteUserAgain",
  summary: "Makes an invitation, and shows its link once.",
  access: byRole("invite-user"),
  input: { again: boolean },
  failures: ["invalid-request", "no-such-object", "name-taken", "conflict", "not-allowed", "unexpected"],
  run: async (context, { again }, { guid }: Named<"guid">) => {
    // Where no invitation can follow, the user stays confirmed.
    const isAllowed = again && context.settings.bootstrapSecret !== undefined;
    const allowed = isAllowed ? await changeUser(context, guid, { confirmed: false }) : ok(null);
    return allowed.ok ? await invite(context, guid) : allowed;
  },
});

/** An invitation, and the user whom it is for. */
export interface Invitation extends InvitationRecord {
  readonly user: UserRecord;
}

async function invite(
  { ask, database, settings, now, permit }: OperationContext<"invite-user", undefined>,
  guid: string,
): Promise<Result<Invitation, Failure<"no-such-object" | "conflict" | "not-allowed" | "unexpected">>> {
  const found = await readUser({ ask }, guid);
  if (!found.ok) return found;
  const user = found.value;
  const secret = settings.bootstrapSecret;
  if (secret === undefined) return err(NO_SECRET);
  const id = crypto.randomUUID();
  const expiresAt = daysAfter(now, INVITATION_MAX_DAYS);
  const token = await signToken("invitation", { sub: user.guid, jti: id }, secret, { issuedAt: now, expiresAt });
  const invited = await inviteUser(database, permit, user, id, settings.userMaxKeys);
  if (invited.ok) return ok({ user, token, expires_at: timeText(expiresAt) });
  if (invited.error === "caller-lost") return err(CALLER_LOST);
  return err(invited.error === "taken" ? { kind: "unexpected" } : await explainRefusal(ask, user.guid, settings));
}

/** The reason why a user cannot be invited at this moment. */
async function explainRefusal(
  ask: Ask,
  guid: string,
  { userMaxKeys }: Pick<Settings, "userMaxKeys">,
): Promise<Failure<"conflict">> {
  const [user] = await ask(userBy(userOfGuid(guid)));
  if (user?.locked) return { kind: "conflict", error: "This user is locked. Unlock the user first." };
  if (user?.confirmed) {
    return {
      kind: "conflict",
      error:
        "This user is already confirmed, and can create further keys with a key. " +
        'If the user has lost every key, set "confirmed" to false first.',
    };
  }
  return await noMoreKeys(ask, guid, "This user already has", userMaxKeys);
}

/**
 * `POST /v1/invitation`: confirms the invited user and answers a first key. A token that is not valid, was used or
 * was replaced, and one of a user who cannot be invited any longer, are refused alike.
 */
export async function answerAcceptInvitation(
  { headers }: RoutedRequest,
  context: Context,
): Promise<Response | Failure> {
  const refused: Failure = { kind: "token-not-valid", scope: "invitation" };
  const acceptance = await readInvitation(sentToken(headers, "invitation"), context);
  if (acceptance === undefined) return refused;
  const secret = await newKeySecret();
  const isAccepted = await acceptInvitation(context.database, acceptance, secret);
  return isAccepted ? json({ api_key: secret.value }) : refused;
}

/** The acceptance of an invitation by its token; undefined where that is not signed by this server, or has expired. */
export async function readInvitation(
  token: string | undefined,
  { database, settings, now }: Context,
): Promise<Acceptance | undefined> {
  const claims = await readSignedToken(token, "invitation", settings.bootstrapSecret, now);
  const { sub: guid, jti: id }: Readonly<Record<string, unknown>> = claims ?? {};
  if (typeof guid !== "string" || typeof id !== "string") return undefined;
  const user = await findInvitedUser(database, guid);
  return user && { user, invitationId: id, now, userMaxKeys: settings.userMaxKeys };
}
