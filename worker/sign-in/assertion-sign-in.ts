import { verifyAssertion } from "../auth/assertion.ts";
import type { Failure } from "../http/errors.ts";
import { isForWindow } from "../http/navigation.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { isAtServer } from "../settings/content-host.ts";
import { returnPath } from "./paths.ts";
import { STRANGER_FAILURES } from "./refusals.ts";
import { signIn } from "./sign-in.ts";
import { userOfPerson } from "./store.ts";

/**
 * Signs in who opens an address and is vouched for by the identity proxy, and leads to that address again; a failure
 * where the proxy says who it is, but that is no user. Undefined where no assertion is valid, for what is no opening of
 * an address, and at the origins of content.
 */
export async function signInByAssertion(
  request: RoutedRequest,
  context: Context,
): Promise<Response | Failure | undefined> {
  const { headers, url } = request;
  if (!isForWindow(request) || !isAtServer(url, context.settings)) return undefined;
  const person = await verifyAssertion(headers, context);
  if (!person.ok) return person.error;
  if (person.value === undefined) return undefined;
  const user = await userOfPerson(person.value, context);
  if (!user.ok) return STRANGER_FAILURES[user.error];
  const { pathname, search } = new URL(url);
  return await signIn(
    request,
    context,
    { user: user.value, method: "assertion", key: null },
    returnPath(pathname + search),
  );
}
