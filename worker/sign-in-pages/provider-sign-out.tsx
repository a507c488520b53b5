import { answerPage } from "../html/answer-page.tsx";
import { seeOther } from "../html/messages.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { providerSignOutAddress } from "../sign-in/openid-connect.ts";

/**
 * `GET /sign-in/openid-connect/sign-out`: leads on to where the provider signs people out. A page stands in between, because the
 * policy of pages lets no form lead to another origin, not even by a redirect, and which one this is only the provider says.
 */
export async function answerProviderSignOut(request: RoutedRequest, context: Context): Promise<Response> {
  const address = await providerSignOutAddress(request, context);
  if (address === undefined) return seeOther("/sign-in");
  return await answerPage(
    request,
    context,
    { title: "Signing out of your organisation", headers: { Refresh: `0; url=${address}` } },
    <p>
      <a href={address}>Go on to sign out there, too</a>
    </p>,
  );
}
