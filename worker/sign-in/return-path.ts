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
