/** What no path of content begins with, because the server's own routes do. */
const RESERVED = /^\/(?:__[^/]*|content|v1|schemas|rules)?(?:\/|$)/i;

/** Whether a path belongs to the server's own routes, so that no content may have it. */
export function isReservedPath(path: string): boolean {
  return RESERVED.test(path);
}
