/** A small OpenID Connect provider that signs whoever asks in at once, and whose tokens can be made wrong. */

import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { listen } from "../support/loopback.ts";

export const CLIENT_ID = "steward";
export const CLIENT_SECRET = "the-secret-of-the-client";

/** A key of the provider. */
export interface IssuerKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

export interface Issuer {
  readonly url: string;
  /** The next answers, which a test changes. */
  answers: Answers;
  /** Signs with a new key from now on, which alone is published. */
  readonly rotate: () => Promise<void>;
  /** The address and the body of the requests that came, without their query. */
  readonly asked: string[];
  readonly close: () => void;
}

export interface Answers {
  /** The claims of the ID token beside those that it must have. */
  claims: Readonly<Record<string, unknown>>;
  /** The claims at the UserInfo endpoint. */
  userInfo: Readonly<Record<string, unknown>>;
  /** The signature of the ID token. */
  sign: (claims: Readonly<Record<string, unknown>>, key: IssuerKey) => Promise<string>;
  /** The answer of the token endpoint in the place of tokens. */
  tokenError: { readonly status: number; readonly body: string } | undefined;
  /** The parameters of the way back beside the code. */
  returned: Readonly<Record<string, string>>;
  /** The metadata of the provider beside that which it must have. */
  metadata: Readonly<Record<string, unknown>>;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** Answers as those of a provider that does all right. */
export function rightAnswers(): Answers {
  return { claims: {}, userInfo: {}, sign: signRight, tokenError: undefined, returned: {}, metadata: {} };
}

export async function signRight(claims: Readonly<Record<string, unknown>>, key: IssuerKey): Promise<string> {
  return await new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: key.id }).sign(key.privateKey);
}

export async function newIssuerKey(): Promise<IssuerKey> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const id = randomUUID();
  return { id, privateKey, jwk: { ...(await exportJWK(publicKey)), kid: id, alg: "ES256", use: "sig" } };
}

/** Starts one on this machine. */
export async function startIssuer(): Promise<Issuer> {
  const grants = new Map<string, Grant>();
  let key = await newIssuerKey();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer.url);
    issuer.asked.push(url.pathname);
    void answer(url, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const port = await listen(server);
  const issuer: Issuer = {
    url: `http://127.0.0.1:${port}`,
    answers: rightAnswers(),
    rotate: async () => {
      key = await newIssuerKey();
    },
    asked: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return sendJson(response, 200, { ...metadataOf(issuer.url), ...issuer.answers.metadata });
      case "/authorize":
        return authorize(url.searchParams, response);
      case "/token":
        return await exchange(request, response);
      case "/keys":
        return sendJson(response, 200, { keys: [key.jwk] });
      case "/me":
        return sendJson(response, 200, issuer.answers.userInfo);
      default:
        return sendJson(response, 404, {});
    }
  }

  function authorize(asked: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    const [nonce, challenge, redirectUri] = ["nonce", "code_challenge", "redirect_uri"].map((name) => asked.get(name));
    grants.set(code, { nonce: nonce ?? "", challenge: challenge ?? "", redirectUri: redirectUri ?? "" });
    const back = new URL(redirectUri ?? "");
    const all = { code, state: asked.get("state") ?? "", ...issuer.answers.returned };
    for (const [name, value] of Object.entries(all)) back.searchParams.set(name, value);
    response.writeHead(303, { Location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    const grant = grants.get(sent.get("code") ?? "");
    grants.delete(sent.get("code") ?? "");
    const { tokenError } = issuer.answers;
    if (tokenError !== undefined) {
      response.writeHead(tokenError.status, { "Content-Type": "application/json" }).end(tokenError.body);
      return;
    }
    const expected = `Basic ${btoa(`${CLIENT_ID}:${encodeURIComponent(CLIENT_SECRET).replaceAll("-", "%2D")}`)}`;
    if (request.headers.authorization !== expected) return sendJson(response, 401, { error: "invalid_client" });
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant?.challenge !== challenge || grant.redirectUri !== sent.get("redirect_uri")) {
      return sendJson(response, 400, { error: "invalid_grant" });
    }
    const now = Math.floor(Date.now() / 1_000);
    const right = { iss: issuer.url, aud: CLIENT_ID, sub: "subject", iat: now, exp: now + 300, nonce: grant.nonce };
    const id_token = await issuer.answers.sign({ ...right, ...issuer.answers.claims }, key);
    sendJson(response, 200, { access_token: "access", token_type: "Bearer", expires_in: 300, id_token });
  }

  return issuer;
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/me`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
