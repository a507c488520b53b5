/**
 * Nothing from elsewhere, nothing inline, in no frame: what people typed can run nothing, even where it was not escaped.
 * See docs/decisions/0117-pages.md.
 *
 * @param formTargets the origins beside the page's own to which its forms may lead.
 */
export function pagePolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every page, whoever asks for it. */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
