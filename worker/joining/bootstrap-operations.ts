import { newKeySecret } from "../auth/key-secret.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import { readSignedToken, sentToken } from "../identity/signed-token.ts";
import type { Context } from "../platform/context.ts";
import { createFirstAdministrator, hasUser } from "./bootstrap-store.ts";

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
