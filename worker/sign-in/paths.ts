/** Where people sign in, and sign out. */
export const SIGN_IN_PATH = "/sign-in";

/** Where the way to the OpenID Connect provider begins. */
export const OPEN_ID_CONNECT_PATH = `${SIGN_IN_PATH}/openid-connect`;

/** Where the provider sends the browser back: what is registered there, after the server's origin. */
export const CALLBACK_PATH = `${OPEN_ID_CONNECT_PATH}/callback`;

/** Where the browser goes to be signed out at the provider, too. */
export const PROVIDER_SIGN_OUT_PATH = `${OPEN_ID_CONNECT_PATH}/sign-out`;
