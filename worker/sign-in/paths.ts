/** The page where people sign in. */
export const SIGN_IN_PATH = "/sign-in";

/** The path that leads to the OpenID Connect provider. */
export const OPEN_ID_CONNECT_PATH = `${SIGN_IN_PATH}/openid-connect`;

/** The path to which the provider sends browsers back; it is registered there, after the server's origin. */
export const CALLBACK_PATH = `${OPEN_ID_CONNECT_PATH}/callback`;

/** The path that leads to the provider to sign out there, too. */
export const PROVIDER_SIGN_OUT_PATH = `${OPEN_ID_CONNECT_PATH}/sign-out`;

/** A path that no browser reads as another origin: one slash, no other one or backslash next, nothing invisible. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * The path to which signing in leads: the one that was asked for, with its query. Anything else in its place leads to
 * the first page.
 */
export function returnPath(text: string | null): string {
  const origin = "https://steward.invalid";
  const url = text !== null && OWN_PATH.test(text) ? URL.parse(text, origin) : null;
  const path = url !== null && url.origin === origin ? url.pathname + url.search : "/";
  // Dots may have left two slashes at the beginning.
  return OWN_PATH.test(path) ? path : "/";
}
