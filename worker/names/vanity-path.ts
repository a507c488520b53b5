import { err, ok, type Result } from "../../shared/index.ts";
import { VANITY_PATH_MAX_SEGMENTS } from "../values/limits.ts";

/** Length of that path, with its slashes. */
export const VANITY_PATH_MAX_CHARACTERS = 255;

/**
 * The first parts that no path of content has: the server's own routes and pages do, the platform answers below `/cdn-cgi/`, and
 * the others speak for the whole origin: by a file below `/.well-known/` (RFC 8615) one could get a certificate for it.
 */
const RESERVED_PARTS = [
  "__[^/]*|\\.well-known|cdn-cgi|favicon\\.ico|robots\\.txt",
  "content|v1|schemas|rules|openapi\\.json|reference",
  "assets|audit|docs|exports|groups|invitation|items|keys|playground|sessions|sign-in|sign-out|status|users",
];

const RESERVED = new RegExp(`^/(?:${RESERVED_PARTS.join("|")})?(?:/|$)`, "i");

/** A segment that every client and proxy reads alike: nothing is escaped, and it is neither `.` nor `..`. */
const SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

/** Tests if a path is kept for the server itself, so that no content may have it. */
export function isReservedPath(path: string): boolean {
  return RESERVED.test(path);
}

/**
 * Checks a path for content.
 *
 * @returns the path with a slash at both ends, or what is wrong and what to write.
 */
export function checkVanityPath(text: string): Result<string, string> {
  const path = `${text.startsWith("/") ? "" : "/"}${text}${text.endsWith("/") ? "" : "/"}`;
  if (path.length > VANITY_PATH_MAX_CHARACTERS) {
    return err(`it is longer than ${VANITY_PATH_MAX_CHARACTERS} characters. Use a shorter one.`);
  }
  const segments = path.split("/").slice(1, -1);
  if (segments.length > VANITY_PATH_MAX_SEGMENTS) {
    return err(`it has more than ${VANITY_PATH_MAX_SEGMENTS} parts between slashes. Use a shorter one.`);
  }
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return err(
      "between slashes it can only have letters, digits and the characters _ . ~ -, at least one, and neither . nor .. alone. Use a path such as /team/report/.",
    );
  }
  if (isReservedPath(path)) {
    return err("its beginning is reserved for the server. Start the path with another word.");
  }
  return ok(path);
}
