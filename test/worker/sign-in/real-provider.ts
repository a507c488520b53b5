/** An OpenID Connect provider that others wrote, on this machine. It signs in whoever it is asked to, with any password. */

import { createServer } from "node:http";
import { Provider } from "oidc-provider";
import { listen } from "../support/loopback.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./issuer.ts";

export interface RealProvider {
  readonly url: string;
  /** Registers the content server there. */
  readonly register: (server: URL) => void;
  readonly close: () => void;
}

/** Starts one that knows everybody, with a verified address. */
export async function startRealProvider(): Promise<RealProvider> {
  let provider: Provider | undefined;
  const listening = createServer((request, response) => void provider?.callback()(request, response));
  const url = `http://127.0.0.1:${await listen(listening)}`;
  return {
    url,
    register: (server) => {
      provider = createProvider(url, server);
    },
    close: () => {
      listening.closeAllConnections();
      listening.close();
    },
  };
}

function createProvider(url: string, server: URL): Provider {
  return new Provider(url, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [new URL("/sign-in/openid-connect/callback", server).href],
        post_logout_redirect_uris: [new URL("/sign-in", server).href],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["preferred_username"] },
    cookies: { keys: ["a key of the test"] },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: `${accountId}@example.com`, email_verified: true }),
    }),
  });
}
