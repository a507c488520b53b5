/** What no browser reads as another origin: one slash, and then neither another one nor a backslash, and nothing invisible. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Where a person goes after signing in: the path, with its query, that was asked for. Anything else that a link may have in its
 * place leads to the first page.
 */
export function returnPath(text: string | null): string {
  if (text === null || !OWN_PATH.test(text)) return "/";
  const origin = "https://steward.invalid";
  const url = URL.parse(text, origin);
  return url !== null && url.origin === origin ? url.pathname + url.search : "/";
}
