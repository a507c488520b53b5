import { isHeaderName } from "../text/header-name.ts";
import { type PathSegment, readHttpUrl } from "../text/http-url.ts";
import { findUrlSecrets } from "../text/url-secrets.ts";
import { stripPath } from "../validate/rules/operation-path.ts";
import type { ValueFault } from "./value-findings.ts";

/** The fault of a version segment, which may be several segments of a path. */
export function versionSegmentFault(text: string): ValueFault | undefined {
  const segments = text.split("/");
  const isRepeated = segments.some((segment, index) => segment.toLowerCase() === segments[index - 1]?.toLowerCase());
  for (const segment of segments) {
    const found = segmentFault(segment);
    if (found !== undefined) return found;
  }
  return isRepeated ? { fault: "contains a segment twice in a row", advice: "Remove one of the two." } : undefined;
}

/** A segment needs no escape, and does not look like an operation. */
function segmentFault(text: string): ValueFault | undefined {
  const advice = 'Use a segment such as "v1", or several such as "api/v1".';
  if (text === "") return { fault: "contains an empty segment", advice };
  if (!/^[\w.~-]+$/.test(text)) return { fault: "contains characters that a path must escape", advice };
  if (/^\.{1,2}$/.test(text)) return { fault: "names a folder, not a version", advice };
  // After a version, which some operations stand behind, and a model's place, behind which others do.
  const path = [segmentOf("model"), segmentOf("v1"), segmentOf(text)];
  const isOperation =
    stripPath(path, { isVersion: (segment) => segment === path[1], long: [] }).kept.length < path.length;
  return isOperation ? { fault: "is the name of an API operation, not of a version", advice } : undefined;
}

function segmentOf(text: string): PathSegment {
  return { text, start: 0, end: text.length };
}

/** The fault of a header's name. */
export function headerFault(text: string): ValueFault | undefined {
  return isHeaderName(text)
    ? undefined
    : { fault: "is not a valid header name", advice: 'Use a name such as "north-version".' };
}

/** The fault of a URL that everyone may see. */
export function publicUrlFault(text: string): ValueFault | undefined {
  const advice = 'Use a URL such as "https://api.example.com/v1".';
  if (readHttpUrl(text) === undefined) return { fault: "is not an HTTP or HTTPS URL", advice };
  const { userinfo, parameters, hasToken } = findUrlSecrets(text);
  if (hasToken || userinfo.length + parameters.length > 0)
    return { fault: "contains a credential", advice: "Remove it, and revoke the credential." };
  return /[@?#]/.test(text) ? { fault: "has more than a host and a path", advice } : undefined;
}
