/** A provider that answers what the Worker fetches, without a server, and of which each answer can be made hostile. */

import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type MockInstance, vi } from "vitest";
import { call } from "./server.ts";

/** The parts that a sign-in asks a provider for, in its order. */
export const PARTS = ["discovery", "token", "keys", "userinfo"] as const;

export type Part = (typeof PARTS)[number];

/** Gets the right answer, and what it was asked with. */
export type HostileAnswer = (right: object, init: RequestInit) => Promise<Response> | Response;

export interface FetchedProvider {
  readonly issuer: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The answer of a part in the place of the right one, which it gets. */
  readonly answers: { [Name in Part]?: HostileAnswer | undefined };
  /** The claims of the ID token, beside those that it must have. */
  claims: Readonly<Record<string, unknown>>;
  /** The URLs that were fetched. */
  readonly asked: string[];
}

let count = 0;

/** A provider, by default one that no isolate remembers. Its mock of `fetch` is restored by the test. */
export async function fetchedProvider(issuer = newIssuer()): Promise<FetchedProvider> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const key = { ...(await exportJWK(publicKey)), alg: "ES256", use: "sig", kid: "one" };
  const provider: FetchedProvider = {
    issuer,
    variables: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "steward", OIDC_CLIENT_SECRET: "the-secret-of-the-client" },
    answers: {},
    claims: {},
    asked: [],
  };
  const right: Readonly<Record<Part, (body: URLSearchParams) => Promise<object> | object>> = {
    discovery: () => metadataOf(issuer),
    token: async (body) => ({ access_token: "access", token_type: "Bearer", id_token: await idToken(body) }),
    keys: () => ({ keys: [key] }),
    userinfo: () => ({ sub: "subject", email: "ada@example.com", email_verified: true }),
  };

  /** The code is the nonce, so that the provider remembers nothing. */
  async function idToken(body: URLSearchParams): Promise<string> {
    const claims = { iss: issuer, aud: "steward", sub: "subject", nonce: body.get("code"), ...provider.claims };
    const token = new SignJWT(claims).setIssuedAt().setExpirationTime("5 minutes");
    return await token.setProtectedHeader({ alg: "ES256", kid: "one" }).sign(privateKey);
  }

  mockFetch(async (url, init) => {
    provider.asked.push(url);
    const part = PARTS.find((each) => url === addressOf(issuer, each));
    if (part === undefined) return new Response("What no one was to ask.", { status: 418 });
    const answer = await right[part](init.body instanceof URLSearchParams ? init.body : new URLSearchParams());
    return (await provider.answers[part]?.(answer, init)) ?? Response.json(answer);
  });
  return provider;
}

function newIssuer(): string {
  count += 1;
  return `https://id.example.com/fetched${count}`;
}

export function mockFetch(answer: (url: string, init: RequestInit) => Promise<Response>): MockInstance<typeof fetch> {
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (asked, init) => await answer(new Request(asked).url, init ?? {}));
}

function addressOf(issuer: string, part: Part): string {
  return part === "discovery" ? `${issuer}/.well-known/openid-configuration` : `${issuer}/${part}`;
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: addressOf(issuer, "token"),
    jwks_uri: addressOf(issuer, "keys"),
    userinfo_endpoint: addressOf(issuer, "userinfo"),
    id_token_signing_alg_values_supported: ["ES256"],
  };
}

/** The outcome of a sign-in: the status of its last answer, and if that has a session. */
export interface Outcome {
  readonly status: number;
  readonly isSignedIn: boolean;
}

/** Goes to a provider, and comes back from it. */
export async function signInAt({ variables }: FetchedProvider): Promise<Outcome> {
  const begun = await call("/sign-in/openid-connect", { variables });
  const sent = new URL(begun.headers.get("Location") ?? "https://steward.example/").searchParams;
  if (begun.status !== 303) return outcomeOf(begun);
  const [Cookie = ""] = (begun.headers.get("Set-Cookie") ?? "").split(";");
  const query = new URLSearchParams({ state: sent.get("state") ?? "", code: sent.get("nonce") ?? "" });
  const path = `/sign-in/openid-connect/callback?${query.toString()}`;
  return outcomeOf(await call(path, { variables, headers: { Cookie } }));
}

function outcomeOf({ status, headers }: Response): Outcome {
  return { status, isSignedIn: (headers.get("Set-Cookie") ?? "").includes("__Host-Http-steward=") };
}
