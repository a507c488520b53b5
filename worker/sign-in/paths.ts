/** Where people sign in, and sign out. */
export const SIGN_IN_PATH = "/sign-in";

/** Where the way to the OpenID Connect provider begins. */
export const OPEN_ID_CONNECT_PATH = `${SIGN_IN_PATH}/openid-connect`;

/** Where the provider sends the browser back: what is registered there, after the server's origin. */
export const CALLBACK_PATH = `${OPEN_ID_CONNECT_PATH}/callback`;

/** Where the browser goes to be signed out at the provider, too. */
export const PROVIDER_SIGN_OUT_PATH = `${OPEN_ID_CONNECT_PATH}/sign-out`;

/** What no browser reads as another origin: one slash, and then neither another one nor a backslash, and nothing invisible. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Where a person goes after signing in: the path, with its query, that was asked for. Anything else that a link may have in its
 * place leads to the first page.
 */
export function returnPath(text: string | null): string {
  const origin = "https://steward.invalid";
  const url = text !== null && OWN_PATH.test(text) ? URL.parse(text, origin) : null;
  const path = url !== null && url.origin === origin ? url.pathname + url.search : "/";
  // Dots may have left two slashes at the beginning.
  return OWN_PATH.test(path) ? path : "/";
}
