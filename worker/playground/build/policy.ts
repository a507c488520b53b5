/**
 * The content security policy of the playground: it runs its own programs, and sends nothing anywhere, so that what is typed stays
 * in the browser. A document can state it; that nothing frames the page, only a server can.
 * See docs/decisions/0125-playground.md.
 *
 * @param checkerSource where the program of the check's web worker comes from.
 */
export function playgroundPolicy(checkerSource: "'self'" | "blob:"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `worker-src ${checkerSource}`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
