import { isPlaceholder, namesCredential } from "./secrets.ts";
import type { Span } from "./span.ts";
import { hasTokenShape } from "./token-search.ts";

/** A parameter with the separator before it. */
export interface Parameter extends Span {
  /** "" where it is all value. */
  readonly name: string;
  readonly isEmpty: boolean;
  readonly isSecret: boolean;
}

/**
 * The secret parameters in a path: behind a `?` that was forgotten, or behind a `;` (RFC 3986, 3.3). One that is all of
 * a segment keeps its name, for an empty segment may turn what follows into something else.
 */
export function pathParameters(head: string, userinfo: readonly Span[]): readonly Parameter[] {
  const found: Parameter[] = [];
  let passed = 0;
  for (const { 0: whole, 1: name = "", 2: value = "", index } of head.matchAll(/[&;]([^&;=/\\]*)=([^&;/\\]+)/g)) {
    const end = index + whole.length;
    while ((userinfo[passed]?.end ?? Number.POSITIVE_INFINITY) <= index) passed += 1;
    const isUserinfo = (userinfo[passed]?.start ?? end) < end;
    if (isUserinfo || !isSecretParameter(name, value)) continue;
    const start = index === 0 || /[/\\:@\s]/.test(head[index - 1] ?? "") ? index + 1 + name.length + 1 : index;
    found.push({ name, isEmpty: false, isSecret: true, start, end });
  }
  return found;
}

/** The parameters of the query and of the fragment; a second `?`, which is often a slip, starts a list as well. */
export function parameterLists(text: string, start: number): readonly (readonly Parameter[])[] {
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

/** The name of a parameter whose value is a credential, beside the names of headers; without what parts its words. */
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

/**
 * The secret parameters of a list with the empty ones, each with one separator; all of it where nothing else is there.
 */
export function removalsOf(list: readonly Parameter[]): readonly Span[] {
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
export function decoded(text: string): string {
  if (!text.includes("%")) return text;
  return text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
