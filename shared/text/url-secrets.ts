import { isPlaceholder, maskSecrets } from "./secrets.ts";
import type { Span } from "./span.ts";
import { hasTokenShape } from "./token-search.ts";
import { decoded, parameterLists, pathParameters, removalsOf } from "./url-parameters.ts";

/** The parts of a URL's text that are a credential or look like one; placeholders are none. */
export interface UrlSecrets {
  /** The user names and passwords before a host, each with its `@`. */
  readonly userinfo: readonly Span[];
  /** Names of parameters of the query, the fragment or the path; "" is one that is all value. */
  readonly parameters: readonly string[];
  /** True where the host or the path holds what has the shape of a token. */
  readonly hasToken: boolean;
  /** True where there may be a password that cannot be distinguished from the path: `user:pa/ss@host`. */
  readonly hasHiddenPassword: boolean;
  /** The parts to remove, in order and apart from each other, so that userinfo and parameters are gone. */
  readonly removals: readonly Span[];
}

/**
 * Finds the credentials in a URL's text. It need not be a right one: a URL that no client takes leaks its password as
 * well, and some clients repair what is wrong with it.
 */
export function findUrlSecrets(text: string): UrlSecrets {
  if (!MAY_HOLD_SECRET.test(text)) return hasTokenShape(decoded(text)) ? TOKEN_ALONE : NO_SECRETS;
  const end = text.search(/[?#]/);
  const head = end < 0 ? text : text.slice(0, end);
  const userinfo = userinfoIn(head);
  const inPath = pathParameters(head, userinfo);
  const lists = parameterLists(text, head.length);
  const hasToken = hasTokenShape(decoded(without(head, userinfo)));
  const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
  return {
    userinfo,
    parameters: [inPath, ...lists].flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
    hasToken,
    hasHiddenPassword,
    removals: [...inOrder([...userinfo, ...inPath]), ...lists.flatMap(removalsOf)],
  };
}

/** Userinfo, a parameter and a hidden password stand before or behind one of these. */
const MAY_HOLD_SECRET = /[@?#&;]/;

const NO_SECRETS: UrlSecrets = {
  userinfo: [],
  parameters: [],
  hasToken: false,
  hasHiddenPassword: false,
  removals: [],
};
const TOKEN_ALONE: UrlSecrets = { ...NO_SECRETS, hasToken: true };

/** A text without some of its parts, which are in order and apart from each other. */
export function without(text: string, spans: readonly Span[]): string {
  let done = 0;
  const parts = spans.map(({ start, end }) => {
    const part = text.slice(done, start);
    done = end;
    return part;
  });
  return [...parts, text.slice(done)].join("");
}

/** Some clients ignore whitespace in a scheme. */
const SCHEME = /^[a-z][a-z\d+.\s-]*:$/i;
const HTTP_SCHEME = /^https?:$/i;

/** Before the `@` of the first host, and of that of another URL in the path. `head` ends before the query. */
function userinfoIn(head: string): readonly Span[] {
  const spans: Span[] = [];
  let expected: "scheme or host" | "host" | "path" = "scheme or host";
  for (const { 0: whole, 1: slashes = "", 2: segment = "", index } of head.matchAll(/([/\\]*)([^/\\]*)/g)) {
    const scheme = index === 0 ? (/^\s*https?:/i.exec(segment)?.[0].length ?? 0) : 0;
    const at = segment.lastIndexOf("@");
    const own = segment.slice(scheme, Math.max(at, scheme));
    // "someone@example.com" is an address for mail.
    const canBeUserinfo = expected !== "path" && (slashes !== "" || scheme > 0 || own.includes(":"));
    const start = index + slashes.length + scheme;
    if (canBeUserinfo && isSecretUserinfo(own)) spans.push({ start, end: start + own.length + 1 });
    const rest = segment.slice(at + 1).trim();
    if (rest === "") continue;
    const isUrlInPath =
      HTTP_SCHEME.test(rest) && /^[/\\]{2}/.test(head.slice(index + whole.length, index + whole.length + 2));
    expected = isUrlInPath || (expected === "scheme or host" && SCHEME.test(rest)) ? "host" : "path";
  }
  return spans;
}

/** A user's name alone beside a password that is filled in gives nothing away, but a token in its place does. */
function isSecretUserinfo(userinfo: string): boolean {
  const colon = userinfo.indexOf(":");
  const [user, password] = colon < 0 ? [userinfo, ""] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
  if (password === "") return user !== "" && !isPlaceholder(user);
  return !isPlaceholder(password) || hasTokenShape(decoded(user));
}

/**
 * True where what stands for the port may be the start of a password with a `/`, `?` or `#` in it: `user:pa/ss@host`.
 */
function hidesPassword(text: string): boolean {
  const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
  const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
  return rest.includes("@") && /[^\d\s]/.test(port) && !isPlaceholder(port);
}

function inOrder(spans: readonly Span[]): readonly Span[] {
  return spans.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}

/** The text in the place of a secret. */
export const MASK = "•••";

/**
 * A URL's text as people may see it: with userinfo, query and fragment masked, whether they look like a secret or not,
 * and all of it where a secret cannot be distinguished from the rest.
 */
export function maskUrl(text: string): string {
  const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
  if (hasToken || hasHiddenPassword) return MASK;
  const end = text.search(/[?#]/);
  const head = end < 0 ? text : text.slice(0, end);
  const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? MASK : ""}`;
  const spans = userinfo.filter((span) => span.end <= head.length);
  // From the end, so that the places before stay what they are.
  const shown = spans.reduceRight(
    (rest, { start, end: at }) => `${rest.slice(0, start)}${MASK}@${rest.slice(at)}`,
    head,
  );
  // A text that is no URL may have a password anywhere before an "@".
  if (shown.replaceAll(`${MASK}@`, "").includes("@")) return MASK;
  const masked = maskSecrets(shown);
  return hasTokenShape(masked) ? MASK : masked + tail;
}
