import type { Span } from "./locate.ts";
import { hasTokenShape, isPlaceholder, namesCredential } from "./secrets.ts";

/** What in a URL's text is a credential or looks like one; what something else fills in is none. */
export interface UrlSecrets {
  /** The user names and passwords before a host, each with its `@`. */
  readonly userinfo: readonly Span[];
  /** Names of parameters of the query or the fragment; "" is one that is all value. */
  readonly parameters: readonly string[];
  /** Whether the host or the path holds what has the shape of a token. */
  readonly hasToken: boolean;
  /** Whether there may be a password that cannot be told from the path: `user:pa/ss@host`. */
  readonly hasHiddenPassword: boolean;
  /** What to strip, in order and apart from each other, so that userinfo and parameters are gone. */
  readonly strips: readonly Span[];
}

/**
 * Finds the credentials in a URL's text. It need not be a right one: a URL that no client takes leaks its password as
 * well, and some clients mend what is wrong with it.
 */
export function findUrlSecrets(text: string): UrlSecrets {
  const end = text.search(/[?#]/);
  const head = end < 0 ? text : text.slice(0, end);
  const userinfo = userinfoIn(head);
  const lists = parameterLists(text, head.length);
  const hasToken = hasTokenShape(decoded(without(head, userinfo)));
  const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
  return {
    userinfo,
    parameters: lists.flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
    hasToken,
    hasHiddenPassword,
    strips: [...userinfo, ...lists.flatMap(stripsOf)],
  };
}

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

/** Some clients pass over blanks in a scheme. */
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

/** True where what stands for the port may be the start of a password with a `/`, `?` or `#` in it: `user:pa/ss@host`. */
function hidesPassword(text: string): boolean {
  const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
  const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
  return rest.includes("@") && /[^\d\s]/.test(port) && !isPlaceholder(port);
}

/** A parameter with the separator before it. */
interface Parameter extends Span {
  /** "" where it is all value. */
  readonly name: string;
  readonly isEmpty: boolean;
  readonly isSecret: boolean;
}

/** The parameters of the query and of the fragment; a second `?`, which is often a slip, starts a list as well. */
function parameterLists(text: string, start: number): readonly (readonly Parameter[])[] {
  const lists: Parameter[][] = [];
  for (const match of text.slice(start).matchAll(/([?#&;])([^?#&;=]*)(?:=([^?#&;]*))?/g)) {
    const [whole, separator = "", name = "", value] = match;
    const from = start + match.index;
    const parameter = {
      name: value === undefined ? "" : name,
      isEmpty: whole === separator,
      isSecret: isSecretParameter(name, value),
      start: from,
      end: from + whole.length,
    };
    if (separator === "?" || separator === "#") lists.push([parameter]);
    else lists.at(-1)?.push(parameter);
  }
  return lists;
}

/** What a parameter is called whose value is a credential, beside what a header is called; without what parts its words. */
const CREDENTIAL_NAME = /^(?:key|sig|code|pass|pw|auth|sas)$/;

function isSecretParameter(name: string, value = ""): boolean {
  if (name === "" && value === "") return false;
  const plainName = decoded(name);
  if (hasTokenShape(plainName)) return true;
  const plain = decoded(value).trim();
  if (plain === "" || isPlaceholder(plain)) return false;
  const isNamed = namesCredential(plainName) || CREDENTIAL_NAME.test(plainName.toLowerCase());
  return isNamed || hasTokenShape(plain) || /\/\/[^/:]*:[^/@]*@/.test(plain);
}

/** The secret parameters of a list with the empty ones, each with one separator; all of it where nothing else is there. */
function stripsOf(list: readonly Parameter[]): readonly Span[] {
  if (!list.some(({ isSecret }) => isSecret)) return [];
  const stays = ({ isEmpty, isSecret }: Parameter) => !isEmpty && !isSecret;
  const first = list.findIndex(stays);
  return list.flatMap((one, index) => {
    if (stays(one)) return [];
    const { start, end } = one;
    // The first parameter that stays takes over the separator of the list.
    return [index < first ? { start: start + 1, end: end + 1 } : { start, end }];
  });
}

/** With what is escaped in percent as the ASCII characters that it stands for. */
function decoded(text: string): string {
  return text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
