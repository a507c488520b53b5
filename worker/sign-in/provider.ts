/** The metadata of the OpenID Connect provider, which an isolate remembers for a while. */

import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from "oauth4webapi";
import { askWithinBounds } from "../auth/provider-answer.ts";
import type { OpenIdConnectSettings } from "../settings/sign-in-settings.ts";

/** The time for which an isolate goes by the metadata of a provider. */
const PROVIDER_MAX_AGE_SECONDS = 3_600;

/** The library keeps a provider's keys with this very object, and fetches them again for another object. */
export type Provider = AuthorizationServer;

interface Remembered {
  readonly issuer: string;
  readonly provider: Provider;
  readonly time: Date;
}

let last: Remembered | undefined;

/** The options of requests to the provider: bounds, and encryption, but for a provider on this machine. */
export function requestOptions({ issuer }: Pick<OpenIdConnectSettings, "issuer">) {
  return { [allowInsecureRequests]: issuer.startsWith("http:"), [customFetch]: askWithinBounds };
}

/** The provider, as this isolate remembers it or by asking it. @throws where it does not answer as it should. */
export async function findProvider(settings: OpenIdConnectSettings, now: Date): Promise<Provider> {
  const isFresh = last !== undefined && now.getTime() - last.time.getTime() < PROVIDER_MAX_AGE_SECONDS * 1_000;
  if (last !== undefined && isFresh && last.issuer === settings.issuer) return last.provider;
  return await askProvider(settings, now);
}

/**
 * Asks the provider again, and so for its keys, too. An answer is remembered only where it has the issuer letter for
 * letter: one with another slash at the end is taken, but fits no token of the issuer that is set.
 *
 * @throws where it does not answer as it should.
 */
export async function askProvider(settings: OpenIdConnectSettings, now: Date): Promise<Provider> {
  const { issuer } = settings;
  const url = new URL(issuer);
  const response = await discoveryRequest(url, requestOptions(settings));
  const provider = await processDiscoveryResponse(url, response);
  if (provider.issuer === issuer) last = { issuer, provider, time: now };
  return provider;
}

/** The address where the provider signs people in. @throws where the provider has none. */
export function signInEndpoint({ authorization_endpoint }: Provider): URL {
  const address = addressOf(authorization_endpoint);
  if (address === undefined) throw new Error("The provider has no authorization_endpoint that a browser could go to.");
  return address;
}

/** The address where the provider signs people out; undefined where it has none. */
export function signOutEndpoint({ end_session_endpoint }: Provider): URL | undefined {
  return addressOf(end_session_endpoint);
}

/** An address that a browser can open; the metadata of a provider was not checked before. */
function addressOf(endpoint: unknown): URL | undefined {
  const address = typeof endpoint === "string" ? URL.parse(endpoint) : null;
  return address !== null && /^https?:$/.test(address.protocol) ? address : undefined;
}
