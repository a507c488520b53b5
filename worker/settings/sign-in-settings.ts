/** The ways in which people may sign in beside with an API key, as the operator sets them. */

import type { UserRole } from "../../shared/index.ts";
import { ISSUER_MAX_CHARACTERS } from "../values/limits.ts";
import { oneOf, pattern, string } from "../values/readers.ts";
import { HEADER_NAME, isSet, readVariables, type Variable, variable } from "./variable.ts";

/** An OpenID Connect provider, at which this server is registered. */
export interface OpenIdConnectSettings {
  /** OIDC_ISSUER: a URL, as it is set. Over http only on this machine. */
  readonly issuer: string;
  /** OIDC_CLIENT_ID. */
  readonly clientId: string;
  /** OIDC_CLIENT_SECRET. Never tell it. */
  readonly clientSecret: string;
}

/** A proxy in front of this server that says in a signed header who sends a request. */
export interface AssertionSettings {
  /** ASSERTION_ISSUER: the claim `iss` of its tokens. */
  readonly issuer: string;
  /** ASSERTION_AUDIENCE: what their claim `aud` must have. */
  readonly audience: string;
  /** ASSERTION_KEYS_URL: where the keys are that sign them. Over http only on this machine. */
  readonly keysUrl: URL;
  /** ASSERTION_HEADER: the header that carries them. */
  readonly header: string;
}

export interface SignInSettings {
  readonly openIdConnect: OpenIdConnectSettings | undefined;
  readonly assertion: AssertionSettings | undefined;
  /** NEW_USER_ROLE: the role of a user who is created at the first sign-in; without it, only users that exist sign in. */
  readonly newUserRole: NewUserRole | undefined;
}

/** Not administrators: whoever the provider knows would be one. */
const NEW_USER_ROLES = ["viewer", "publisher"] as const satisfies readonly UserRole[];

type NewUserRole = (typeof NEW_USER_ROLES)[number];

const URL_EXPECTED =
  "an https URL without user name, password and fragment (http only for this machine, such as http://127.0.0.1:3000)";

const KEYS_URL = string(URL_EXPECTED, readSafeUrl);

const ISSUER = string(`${URL_EXPECTED}, and without a query, of at most ${ISSUER_MAX_CHARACTERS} characters`, (text) =>
  text.length <= ISSUER_MAX_CHARACTERS && !text.includes("?") && readSafeUrl(text) !== undefined ? text : undefined,
);

const NAME = pattern(
  new RegExp(`^[!-~]{1,${ISSUER_MAX_CHARACTERS}}$`),
  `a text of at most ${ISSUER_MAX_CHARACTERS} characters without whitespace`,
);

const SECRET = pattern(/^[!-~]{1,2048}$/, "a text of at most 2048 characters without whitespace");

/** The variables of the two ways of signing in. */
export const SIGN_IN_VARIABLES = {
  oidcIssuer: variable(
    "OIDC_ISSUER",
    ISSUER,
    undefined,
    "The OpenID Connect provider at which people [sign in](../signing-in.md#openid-connect). This one and the two " +
      "below: all, or none.",
  ),
  oidcClientId: variable("OIDC_CLIENT_ID", NAME, undefined, "How the provider calls this server."),
  oidcClientSecret: variable(
    "OIDC_CLIENT_SECRET",
    SECRET,
    undefined,
    "What the provider knows this server by. A secret: `npx wrangler secret put OIDC_CLIENT_SECRET`.",
  ),
  assertionIssuer: variable(
    "ASSERTION_ISSUER",
    NAME,
    undefined,
    "The identity proxy whose [signed assertions](../signing-in.md#an-identity-proxy) sign people in. This one and " +
      "the two below: all, or none.",
  ),
  assertionAudience: variable("ASSERTION_AUDIENCE", NAME, undefined, "How the proxy calls this server."),
  assertionKeysUrl: variable(
    "ASSERTION_KEYS_URL",
    KEYS_URL,
    undefined,
    "Where the proxy publishes the keys that it signs with.",
  ),
  assertionHeader: variable(
    "ASSERTION_HEADER",
    HEADER_NAME,
    "Cf-Access-Jwt-Assertion",
    "The header that carries the assertion.",
  ),
  newUserRole: variable(
    "NEW_USER_ROLE",
    oneOf(NEW_USER_ROLES),
    undefined,
    "`viewer` or `publisher`: the role of a user who is [created at the first " +
      "sign-in](../signing-in.md#who-may-sign-in). Without it, only users that exist sign in.",
  ),
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

/** Reads how people sign in, and says what is wrong, without the values: one of them is a secret. */
export function readSignInSettings(env: object): {
  readonly settings: SignInSettings;
  readonly faults: readonly string[];
} {
  const { values, faults } = readVariables(env, SIGN_IN_VARIABLES);
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = values;
  const { assertionIssuer, assertionAudience: audience, assertionKeysUrl: keysUrl, assertionHeader: header } = values;
  const isOpenIdConnect = issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  const isAssertion = assertionIssuer !== undefined && audience !== undefined && keysUrl !== undefined;
  return {
    settings: {
      openIdConnect: isOpenIdConnect ? { issuer, clientId, clientSecret } : undefined,
      assertion: isAssertion ? { issuer: assertionIssuer, audience, keysUrl, header } : undefined,
      newUserRole: values.newUserRole,
    },
    faults: [
      ...faults,
      ...describeIncomplete(
        env,
        [SIGN_IN_VARIABLES.oidcIssuer, SIGN_IN_VARIABLES.oidcClientId, SIGN_IN_VARIABLES.oidcClientSecret],
        [],
      ),
      ...describeIncomplete(
        env,
        [SIGN_IN_VARIABLES.assertionIssuer, SIGN_IN_VARIABLES.assertionAudience, SIGN_IN_VARIABLES.assertionKeysUrl],
        [SIGN_IN_VARIABLES.assertionHeader],
      ),
    ],
  };
}

type Named = Pick<Variable<unknown>, "name">;

/** The fault of variables that only work together. @param others variables that only work with all of them. */
function describeIncomplete(env: object, needed: readonly Named[], others: readonly Named[]): readonly string[] {
  const missing = needed.filter(({ name }) => !isSet(env, name)).map(({ name }) => name);
  const useless = [...needed, ...others].filter(({ name }) => isSet(env, name)).map(({ name }) => name);
  if (missing.length === 0 || useless.length === 0) return [];
  return [`Without ${missing.join(", ")}, there is no effect of ${useless.join(", ")}. Set all of them, or none.`];
}

/** All that goes there and comes from there is secret, or decides who somebody is: nothing in between may read or change it. */
function readSafeUrl(text: string): URL | undefined {
  const url = /^https?:\/\/[^\s\\#]+$/.test(text) ? URL.parse(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  return url.protocol === "https:" || isThisMachine(url.hostname) ? url : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
