import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import { hasBootstrapToken } from "../auth/bootstrap-token.ts";
import { newKeySecret } from "../auth/key-secret.ts";
import { createFirstAdministrator, hasUser } from "../store/bootstrap.ts";

const TOO_LATE: Failure = {
  kind: "not-allowed",
  why: "there is a user already. Ask an administrator to make you one.",
};

/**
 * Answers `POST /__api__/v1/bootstrap`: makes the first administrator and answers its key. Whether there is a user is asked
 * first, so that an answer without a token says whether the server still waits for its administrator.
 */
export async function answerBootstrap(
  { headers }: RoutedRequest,
  { database, settings, now }: Context,
): Promise<Response | Failure> {
  if (await hasUser(database)) return TOO_LATE;
  if (!(await hasBootstrapToken(headers, settings.bootstrapSecret, now))) return { kind: "bootstrap-token-not-valid" };
  const secret = await newKeySecret();
  return (await createFirstAdministrator(database, secret, now)) ? json({ api_key: secret.value }) : TOO_LATE;
}
