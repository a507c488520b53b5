/** How people may sign in beside with an API key, as the operator sets it. */

import { isHeaderName, type UserRole } from "../../shared/index.ts";
import { ISSUER_MAX_CHARACTERS } from "../values/limits.ts";
import { oneOf, pattern, type Reader, string } from "../values/readers.ts";
import { isSet, OTHER_HEADERS, readVariable, type Variable } from "./variable.ts";

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

export type NewUserRole = (typeof NEW_USER_ROLES)[number];

const OPEN_ID_CONNECT = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
const ASSERTION = ["ASSERTION_ISSUER", "ASSERTION_AUDIENCE", "ASSERTION_KEYS_URL"] as const;
const HEADER = "ASSERTION_HEADER";
const ROLE = "NEW_USER_ROLE";

/** The names of all variables. */
export const SIGN_IN_NAMES: readonly string[] = [...OPEN_ID_CONNECT, ...ASSERTION, HEADER, ROLE];

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

const HEADER_NAME = string("the name of a header other than Authorization, X-Correlation-ID and Cookie", (text) =>
  isHeaderName(text) && !OTHER_HEADERS.includes(text.toLowerCase()) ? text : undefined,
);

/** Reads how people sign in, and says what is wrong, without the values: one of them is a secret. */
export function readSignInSettings(env: object): {
  readonly settings: SignInSettings;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const setting = <Value>(name: string, reader: Reader<Value & {}>): (Value & {}) | undefined => {
    const variable: Variable<(Value & {}) | undefined> = { name, reader, fallback: undefined };
    const read = readVariable(env, variable);
    if (!read.ok) faults.push(read.error);
    return read.ok ? read.value : undefined;
  };
  const [issuer, clientId, clientSecret] = [
    setting("OIDC_ISSUER", ISSUER),
    setting("OIDC_CLIENT_ID", NAME),
    setting("OIDC_CLIENT_SECRET", SECRET),
  ];
  const [asserting, audience, keysUrl] = [
    setting("ASSERTION_ISSUER", NAME),
    setting("ASSERTION_AUDIENCE", NAME),
    setting("ASSERTION_KEYS_URL", KEYS_URL),
  ];
  const header = setting(HEADER, HEADER_NAME) ?? "Cf-Access-Jwt-Assertion";
  const newUserRole = setting(ROLE, oneOf(NEW_USER_ROLES));
  faults.push(...describeIncomplete(env, OPEN_ID_CONNECT, []), ...describeIncomplete(env, ASSERTION, [HEADER]));
  const isOpenIdConnect = issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  const isAssertion = asserting !== undefined && audience !== undefined && keysUrl !== undefined;
  return {
    settings: {
      openIdConnect: isOpenIdConnect ? { issuer, clientId, clientSecret } : undefined,
      assertion: isAssertion ? { issuer: asserting, audience, keysUrl, header } : undefined,
      newUserRole,
    },
    faults,
  };
}

/** What is missing of variables that only work together. @param others variables that only work with all of them. */
function describeIncomplete(env: object, names: readonly string[], others: readonly string[]): readonly string[] {
  const missing = names.filter((name) => !isSet(env, name));
  const useless = [...names, ...others].filter((name) => isSet(env, name));
  if (missing.length === 0 || useless.length === 0) return [];
  return [`Without ${missing.join(", ")}, there is no effect of ${useless.join(", ")}. Set all of them, or none.`];
}

/** What goes there and comes from there is secret, or decides who somebody is: nothing in between may read or change it. */
function readSafeUrl(text: string): URL | undefined {
  const url = /^https?:\/\/[^\s\\#]+$/.test(text) ? URL.parse(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  return url.protocol === "https:" || isThisMachine(url.hostname) ? url : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
