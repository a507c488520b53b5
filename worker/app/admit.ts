import { maskKeyValues, maskSecrets, type ObjectType } from "../../shared/index.ts";
import { authenticate } from "../auth/authenticate.ts";
import { maskContentToken } from "../auth/content-token.ts";
import { nameOf, readSender, userOfSender } from "../auth/sender.ts";
import { type AuditObject, byCaller, note } from "../database/audit-notes.ts";
import { rowIdOf } from "../database/row-values.ts";
import { FROM_OTHER_WEBSITE, isFromOtherWebsite, isFromOwnPage, NOT_FROM_OWN_PAGE } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import { refuseListQuery } from "../http/parameters.ts";
import { type Handler, isList, type Route, type RoutedRequest } from "../http/route.ts";
import type { Caller, SenderContext, VisitorContext } from "../identity/caller.ts";
import { NO_USER } from "../identity/user-ref.ts";
import { refusalByRole } from "../operation/access.ts";
import { askWith } from "../platform/ask-store.ts";
import { type Context, callerAddress } from "../platform/context.ts";
import { isPast, limitReached } from "../platform/rate-limits.ts";
import { signInByAssertion } from "../sign-in/sign-in.ts";
import { GUID } from "../values/readers.ts";
import { answerFailure } from "./answer-failure.ts";
import { type AskedBeside, askBeside, forgetBookmark } from "./replica.ts";

type OpenRoute = Extract<Route, { permission: "none" }>;
type KeyedRoute = Exclude<Route, { permission: "none" }>;

/**
 * The handler of a route, behind its limit and the check of the caller's key and permission. What is refused to a valid key is in
 * the audit log; no cache keeps what required a key.
 * See docs/decisions/0046-refusals-are-logged.md.
 */
export function admit(route: Route): Handler<Context> {
  if (route.permission === "none") return limitByAddress(route);
  return async (request, context) => {
    const answered = await answerOrRefuse(route, request, context);
    const answer =
      answered instanceof Response
        ? answered
        : await answerRefused(answered, request, { ...context, sender: NO_USER, caller: undefined });
    forgetBookmark(request, answer);
    return answer;
  };
}

/** The handler itself where the route has no limit. */
function limitByAddress({ limit, handler }: OpenRoute): Handler<Context> {
  if (limit === undefined) return handler;
  return async (request, context) => {
    const address = callerAddress(request.headers);
    return (await isPast(context, limit, `address ${address}`)) ? limitReached(limit) : await handler(request, context);
  };
}

async function answerOrRefuse(
  route: KeyedRoute,
  request: RoutedRequest,
  context: Context,
): Promise<Response | Failure> {
  const sender = await readSender(request, context);
  if (!sender.ok) return sender.error;
  const { limit } = route;
  const name = nameOf(sender.value);
  if (limit !== undefined && (await isPast(context, limit, name))) return limitReached(limit);
  const { noteBookmark, ...asking } = askingAhead(route, request, { ...context, sender: userOfSender(sender.value) });
  const authenticated = await authenticate(sender.value, request, asking);
  if (!authenticated.ok) return authenticated.error;
  const { caller, isNoted } = authenticated.value;
  const signedIn = caller === undefined ? await signInByAssertion(request, context) : undefined;
  if (signedIn instanceof Response || (signedIn !== undefined && isOnlyForUsers(route))) return signedIn;
  // Records show times of last use, so that they are read again where one was stored.
  const { ask } = isNoted && isOnlyForUsers(route) ? context : asking;
  const answer = await answerCaller(route, request, { ...asking, ask, caller });
  if (answer instanceof Response && caller?.by.kind === "session") noteBookmark?.(answer);
  return answer instanceof Response || caller === undefined
    ? answer
    : await answerFailureOf(caller, answer, route, request, asking);
}

/** Answers a failure of a caller. A refusal is noted. */
async function answerFailureOf(
  caller: Caller,
  failure: Failure,
  route: KeyedRoute,
  request: RoutedRequest,
  context: SenderContext,
): Promise<Response> {
  const own = { ...context, caller };
  if (!isRefusal(failure)) return await answerRefused(failure, request, own);
  // Each refusal that is answered is in the audit log. Past the limit the answer is another, and the log does not grow.
  // By the user: else whoever has many keys could fill it. An address that leads to nothing counts like a hidden one, or the limit
  // would tell them apart, but it is no refusal.
  const isPastRefusals = await isPast(context, "refusals", `user ${caller.guid}`);
  if (isPastRefusals) return await answerRefused(limitReached("refusals"), request, own);
  const object = refusedObject(failure, route.path, request.params);
  if (object !== undefined) await noteRefusal(request, context, caller, route, object);
  return await answerRefused(failure, request, own);
}

/** A failure's answer. The page of one shows who is signed in. */
async function answerRefused(failure: Failure, request: RoutedRequest, context: VisitorContext): Promise<Response> {
  return keepOutOfCaches(await answerFailure(failure, request, context));
}

/** The context in which the first question to the database, by which a caller is looked up, takes along what the route will ask. */
function askingAhead(
  { ahead, mayLag }: Route,
  request: RoutedRequest,
  context: SenderContext,
): SenderContext & Partial<AskedBeside> {
  if (ahead === undefined) return context;
  const readings = ahead(request, context);
  if (mayLag === true) return { ...context, ...askBeside(context, request.headers, readings) };
  return { ...context, ask: askWith(context.database, readings) };
}

async function answerCaller(
  route: KeyedRoute,
  request: RoutedRequest,
  context: VisitorContext,
): Promise<Response | Failure> {
  const { caller } = context;
  if (caller?.by.kind === "session" && !isFromOwnPage(request, context.settings.baseUrl)) return NOT_FROM_OWN_PAGE;
  if (route.permission === "sharing" || route.permission === "optional-key") {
    return await route.handler(request, context);
  }
  if (caller === undefined) return { kind: "no-credentials" };
  if (caller.by.kind === "api_key" && isFromOtherWebsite(request)) return FROM_OTHER_WEBSITE;
  const refused =
    refusalByRole(caller, route.permission) ??
    (isList(route.description) ? refuseListQuery(request.url, route.description.query ?? {}) : undefined);
  if (refused !== undefined) return refused;
  const answer = await route.handler(request, { ...context, caller });
  return answer instanceof Response ? keepOutOfCaches(answer) : answer;
}

/** Keeps an answer out of all caches, unless its browser may keep it: see `KEPT_FOR_BACK`. */
function keepOutOfCaches(response: Response): Response {
  const isPrivate = response.headers.get("Cache-Control")?.startsWith("private, ") ?? false;
  if (!isPrivate) response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** Tests for a route that answers nothing to those who are not signed in. */
function isOnlyForUsers({ permission }: Route): boolean {
  return permission !== "sharing" && permission !== "optional-key";
}

/** Tests for a failure of a request that the server understood and refuses. */
function isRefusal({ kind }: Failure): boolean {
  return ["not-allowed", "no-such-content", "no-such-task", "conflict", "name-taken", "loop"].includes(kind);
}

async function noteRefusal(
  { method, url }: RoutedRequest,
  { database }: Context,
  caller: Caller,
  { permission }: Route,
  object: AuditObject<ObjectType> | null,
): Promise<void> {
  const description = `Refused ${method} ${shownPath(url)} (${permission}) to the role ${caller.role}.`;
  await note(database, byCaller(caller), { action: "refuse_request", object, description });
}

/** The audit entry of a refused request repeats so much of its path. */
const AUDIT_PATH_MAX_CHARACTERS = 500;

/**
 * The path is what the caller typed: what may be a secret is masked, the rest is cut, in this order, and the query, which
 * may hold anything, is left out.
 */
function shownPath(url: string): string {
  const segments = maskContentToken(maskKeyValues(new URL(url).pathname)).split("/");
  return segments.map(maskSecrets).join("/").slice(0, AUDIT_PATH_MAX_CHARACTERS);
}

/** The types of objects by the part of a path before their id: in the API, and in the addresses of pages. */
const OBJECT_TYPES: ReadonlyMap<string, ObjectType> = new Map([
  ["users", "user"],
  ["keys", "api_key"],
  ["sessions", "session"],
  ["groups", "group"],
  ["content", "content"],
  ["items", "content"],
  ["permissions", "permission"],
  ["bundles", "bundle"],
  ["audit_exports", "audit_export"],
  ["exports", "audit_export"],
]);

/**
 * The object that a request was refused, for the audit log: that of the failure, else the last one that the route's path names, be
 * it there or not. Null where that is none. Undefined where the address leads to nothing, so that there was nothing to refuse.
 *
 * @param path as it stands in the table of routes.
 */
function refusedObject(
  failure: Failure,
  path: string,
  { guid = "", ...params }: RoutedRequest["params"],
): AuditObject<ObjectType> | null | undefined {
  const refused = failure.kind === "no-such-content" ? failure.refused : undefined;
  if (refused === null) return undefined;
  if (refused !== undefined) return { type: "content", id: refused };
  // Every path of an item's own origin is of the item that its host names.
  if (path === "*") return objectOf("content", guid);
  // No content has such an address: it was mistyped.
  if (failure.kind === "no-such-content" && path.includes("/:guid") && !GUID.test(guid)) return undefined;
  const named = Array.from(path.matchAll(/([a-z_]+)\/:(guid|id)(?![\w])/g), ([, before = "", name = ""]) => ({
    type: OBJECT_TYPES.get(before),
    id: name === "guid" ? guid : (params["id"] ?? ""),
  }));
  const last = named.findLast(({ type }) => type !== undefined);
  return last?.type === undefined ? null : objectOf(last.type, last.id);
}

/** The caller typed the id, so that it may be anything: only what can be one is repeated. */
function objectOf(type: ObjectType, id: string): AuditObject<ObjectType> | null {
  return GUID.test(id) || rowIdOf(id) !== undefined ? { type, id } : null;
}
