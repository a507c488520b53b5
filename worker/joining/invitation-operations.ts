import type { InvitationRecord } from "../../shared/index.ts";
import { newKeySecret } from "../auth/key-secret.ts";
import { CALLER_LOST, NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { readSignedToken, sentToken, signToken } from "../identity/signed-token.ts";
import { noMoreKeys } from "../keys/operations.ts";
import type { Context } from "../platform/context.ts";
import type { Settings } from "../settings/settings.ts";
import { findUser } from "../users/store.ts";
import { INVITATION_MAX_DAYS } from "../values/limits.ts";
import { daysAfter, timeText } from "../values/time.ts";
import { type Acceptance, acceptInvitation, findInvitedUser, inviteUser } from "./invitation-store.ts";

const NO_SECRET: Failure = {
  kind: "conflict",
  error:
    "This server cannot sign invitations: its BOOTSTRAP_SECRET is missing. Ask the operator to set it: " +
    "npx wrangler secret put BOOTSTRAP_SECRET.",
};

/** `POST /v1/users/{guid}/invitation`: the token by which a user gets a first key. It is in this answer alone. */
export async function answerInviteUser(
  { params }: RoutedRequest,
  { database, settings, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const user = await findUser(database, params["guid"] ?? "");
  if (user === undefined) return NO_SUCH_USER;
  const secret = settings.bootstrapSecret;
  if (secret === undefined) return NO_SECRET;
  const id = crypto.randomUUID();
  const expiresAt = daysAfter(now, INVITATION_MAX_DAYS);
  const token = await signToken("invitation", { sub: user.guid, jti: id }, secret, { issuedAt: now, expiresAt });
  const invited = await inviteUser(database, { caller, now }, user, id, settings.userMaxKeys);
  if (invited.ok) return json({ token, expires_at: timeText(expiresAt) } satisfies InvitationRecord);
  if (invited.error === "caller-lost") return CALLER_LOST;
  return invited.error === "taken" ? { kind: "unexpected" } : await explainRefusal(database, user.guid, settings);
}

/** Why a user cannot be invited at this moment. */
async function explainRefusal(
  database: D1Database,
  guid: string,
  { userMaxKeys }: Pick<Settings, "userMaxKeys">,
): Promise<Failure> {
  const user = await findUser(database, guid);
  if (user?.locked) return { kind: "conflict", error: "This user is locked. Unlock the user first." };
  if (user?.confirmed) {
    return {
      kind: "conflict",
      error:
        "This user is already confirmed, and can create further keys with a key. " +
        'If the user has lost every key, set "confirmed" to false first.',
    };
  }
  return await noMoreKeys(database, guid, "This user already has", userMaxKeys);
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

/** What the token of an invitation says; undefined where it is not signed by this server, or has expired. */
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
