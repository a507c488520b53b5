import { CREDENTIALS_HEADER_MAX_CHARACTERS } from "../../limits.ts";

/** The header that tells an upstream who makes a request. */
export const CREDENTIALS_HEADER = "X-SVC-Credentials";

/**
 * What that header says: `{"user": username, "groups": [names]}`, in ASCII. Groups are named as far as the header has room;
 * an upstream that gives rights by groups then gives too few and never too many.
 */
export function describeIdentity(username: string, groups: readonly string[]): string {
  const start = `{"user":${asciiJson(username)},"groups":[`;
  const end = "]}";
  const names: string[] = [];
  let length = start.length + end.length;
  for (const group of groups) {
    const name = asciiJson(group);
    length += name.length + ",".length;
    if (length > CREDENTIALS_HEADER_MAX_CHARACTERS) break;
    names.push(name);
  }
  return `${start}${names.join(",")}${end}`;
}

/** A text as JSON that has no character outside of printable ASCII, which is all that a header carries everywhere. */
function asciiJson(text: string): string {
  return JSON.stringify(text).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
