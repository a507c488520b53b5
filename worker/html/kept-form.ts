/**
 * A form that was sent and could not be taken, such as while no one was signed in. Its browser alone keeps what was typed, until the page
 * with the form shows it again: it is never sent by itself.
 * See docs/decisions/0175-nothing-typed-is-lost.md.
 */

import { fromBase64Url, isArray, parseJson, toBase64Url } from "../../shared/index.ts";
import { hostCookie, newSecret, readCookie } from "../auth/session-cookie.ts";
import { isChange } from "../http/cross-origin.ts";
import { changedFields } from "./edited-form.tsx";
import { NEVER_KEPT } from "./kept-fields.ts";

export interface KeptForm {
  /** The path to which it was sent. */
  readonly sentTo: string;
  /** The fields as they were filled in; none where the form has only a button. */
  readonly typed: URLSearchParams;
}

/** The time for which a browser keeps a form. */
export const KEPT_FORM_MAX_MINUTES = 30;

/** Characters of a kept form in its cookies: about 15 KiB of fields. */
const KEPT_FORM_MAX_CHARACTERS = 20_000;

/** Characters of the value of one cookie: browsers keep 4 KiB with its name. */
const COOKIE_MAX_CHARACTERS = 3_600;

/** Forms that one browser keeps; of more, the oldest are given up. */
const KEPT_FORMS_MAX = 3;

/** The parameter of an address that names the kept form. */
const KEPT_PARAMETER = "kept";

/** An origin for paths. */
const OWN = "https://steward.invalid";

const NAME_START = "__Host-Http-form-";

const NAME = /^__Host-Http-form-([\w-]{12})-\d{1,2}$/;

/** The path of a page with the name of a kept form, and the headers Set-Cookie that keep it. */
export interface Keeping {
  readonly path: string;
  readonly cookies: readonly string[];
}

/** The part of a form that may be kept: no secret, and no field that was left alone, which is as it is now. */
export function keepable(sentTo: string, sent: URLSearchParams): KeptForm {
  const fields = changedFields(sent).filter(([name]) => !NEVER_KEPT.includes(name));
  return { sentTo, typed: new URLSearchParams(fields.map(([...field]) => field)) };
}

/**
 * Has a browser keep a form until its page shows it; undefined for a form that is too long.
 *
 * @param page the path of the page, with its query.
 * @param form as `keepable` made it.
 */
export function keepForm(headers: Headers, page: string, { sentTo, typed }: KeptForm): Keeping | undefined {
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify([sentTo, Array.from(typed)])));
  if (value.length > KEPT_FORM_MAX_CHARACTERS) return undefined;
  const id = newSecret().slice(0, 12);
  const parts = value.match(new RegExp(`.{1,${COOKIE_MAX_CHARACTERS}}`, "g")) ?? [];
  const cookies = parts.map((part, index) =>
    hostCookie(`${NAME_START}${id}-${index}`, part, KEPT_FORM_MAX_MINUTES * 60),
  );
  return { path: withKept(page, id), cookies: [...forgetting(headers, KEPT_FORMS_MAX - 1), ...cookies] };
}

function withKept(page: string, id: string): string {
  const { pathname, searchParams } = new URL(page, OWN);
  searchParams.set(KEPT_PARAMETER, id);
  return `${pathname}?${searchParams.toString()}`;
}

/** Has a browser forget with the answer of signing out what was typed: the kept forms, and the refused ones in its cache. */
export function forgetForms({ headers }: Pick<Request, "headers">, answer: Response): Response {
  answer.headers.set("Clear-Site-Data", '"cache"');
  for (const cookie of forgetting(headers, 0)) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * Has a browser forget with an answer the kept form that its page showed, and that it has sent: a cookie goes along with each request. The
 * page of a form that was refused has what was typed.
 */
export function forgetSentForm({ method, headers, url }: Request, answered: Headers): void {
  const sender = isChange({ method }) ? headers.get("Referer") : null;
  // Programs name none, and wait for no address that is read in vain.
  if (sender === null) return;
  const page = URL.parse(sender);
  const { origin, pathname } = new URL(url);
  if (page?.origin !== origin) return;
  const id = page.searchParams.get(KEPT_PARAMETER) ?? "";
  if (readForm(headers, id)?.sentTo !== pathname) return;
  for (const cookie of removing(headers, [id])) answered.append("Set-Cookie", cookie);
}

/** The headers Set-Cookie that remove kept forms, but for so many of the newest: a browser sends the oldest cookies first. */
function forgetting(headers: Headers, but: number): readonly string[] {
  const ids = [...new Set(cookieNames(headers).flatMap((name) => NAME.exec(name)?.[1] ?? []))];
  return removing(headers, ids.slice(0, Math.max(0, ids.length - but)));
}

function removing(headers: Headers, ids: readonly string[]): readonly string[] {
  const names = cookieNames(headers).filter((name) => ids.includes(NAME.exec(name)?.[1] ?? ""));
  return names.map((name) => hostCookie(name, "", 0));
}

function cookieNames(headers: Headers): readonly string[] {
  return (headers.get("Cookie") ?? "").split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
}

/** The kept form that an address or a path names; "gone" where this browser no longer has it, and undefined where it names none. */
export function readKeptForm(headers: Headers, address: string): KeptForm | "gone" | undefined {
  const id = URL.parse(address, OWN)?.searchParams.get(KEPT_PARAMETER) ?? undefined;
  return id === undefined ? undefined : (readForm(headers, id) ?? "gone");
}

/** The fields of the kept form that an address names, if it was sent to a path; undefined for another form, and for none. */
export function keptFields({ headers, url }: Pick<Request, "headers" | "url">, sentTo: string) {
  const kept = readKeptForm(headers, url);
  return kept !== undefined && kept !== "gone" && kept.sentTo === sentTo ? kept.typed : undefined;
}

function readForm(headers: Headers, id: string): KeptForm | undefined {
  const parts = Array.from({ length: Math.ceil(KEPT_FORM_MAX_CHARACTERS / COOKIE_MAX_CHARACTERS) }, (_, index) =>
    readCookie(headers, `${NAME_START}${id}-${index}`),
  );
  const bytes = fromBase64Url(parts.join(""));
  const value = bytes && parseJson(new TextDecoder().decode(bytes));
  if (!isArray(value)) return undefined;
  const [sentTo, fields] = value;
  if (typeof sentTo !== "string" || !isArray(fields)) return undefined;
  return { sentTo, typed: new URLSearchParams(fields.flatMap(asField)) };
}

function asField(field: unknown): readonly [string, string][] {
  const [name, value] = isArray(field) ? field : [];
  return typeof name === "string" && typeof value === "string" ? [[name, value]] : [];
}
