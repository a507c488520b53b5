import type { JsonSchema } from "../../shared/index.ts";
import type { CallerContext, SenderContext, VisitorContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { TokenName } from "../identity/signed-token.ts";
import type { Context } from "../platform/context.ts";
import type { LimitName } from "../platform/rate-limits.ts";
import type { Reading } from "../platform/reading.ts";
import type { Readers } from "../values/readers.ts";
import type { Failure, FailureKind } from "./errors.ts";
import type { JsonBody } from "./fields.ts";

/**
 * The input and the answers of a route, beyond those that its path and its permission state: the document that describes the API
 * is written from them.
 * See docs/decisions/0106-routes-describe-themselves.md.
 */
export interface Description {
  /** The `operationId`; by default, the name of the handler. */
  readonly name?: string;
  /** The readers of its query. */
  readonly query?: Readers;
  /** The reader of its body. */
  readonly body?: JsonBody | OtherBody;
  /** The answers where it does not fail: by status, and by default. */
  readonly answers: { readonly [status: number]: DescribedAnswer; readonly default?: DescribedAnswer };
  /** The failures beyond those of its permission, its query and its body. */
  readonly failures?: readonly FailureKind[];
  /** The token that it takes where others take a key. */
  readonly token?: TokenName;
}

/** A body that is not read by fields. */
export interface OtherBody {
  /** By media type. */
  readonly content: Readonly<Record<string, JsonSchema>>;
  readonly failures: readonly FailureKind[];
}

/** JSON by its schema, a file by its media type, or null where there is no body. */
export type DescribedAnswer = JsonSchema | { readonly mediaType: string } | null;

/**
 * Tells if a route answers a list: an array, or a page of one. It takes no parameter that it does not know, and none without a
 * value.
 * See docs/decisions/0153-lists-are-strict.md.
 */
export function isList({ answers }: Description): boolean {
  const answer = answers[200] ?? null;
  if (answer === null || "mediaType" in answer) return false;
  return answer.type === "array" || Object.hasOwn(answer.properties ?? {}, "results");
}

/** The answers of what everybody gets alike, and asks for with the entity tag that it had. */
export function cached(mediaType: string): Description["answers"] {
  return { 200: { mediaType }, 304: null };
}

/** The answer of a page. */
export const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };

/** The answer of a form that was accepted. */
export const FORM: Description = { answers: { 303: null } };

/** A request as its route gets it. */
export interface RoutedRequest<Params = Readonly<Record<string, string>>> extends Request {
  /** The parts of the path that the route names, as they stand in the URL. */
  readonly params: Params;
  /** The path of the URL, which is parsed once. */
  readonly pathname: string;
  /** The path of the page to which that belongs, which is `/` where there is no other. */
  readonly page: string;
  /** The menu of pages. */
  readonly menu: readonly MenuEntry[];
}

/** A page in the menu. */
export interface MenuEntry {
  readonly path: string;
  readonly text: string;
  /** Who may open it. */
  readonly permission: Route["permission"];
}

/** Handles a request, with what is known of it. A response and a failure are distinguished by class. */
export type Handler<Known extends Context> = (
  request: RoutedRequest,
  context: Known,
) => Response | Failure | Promise<Response | Failure>;

/** The readings that follow from a request, before it is known who sends it. */
export type Ahead = (request: RoutedRequest, context: SenderContext) => readonly Reading<unknown>[];

/** `ALL` is every method. */
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "ALL";

/**
 * One method of one path, who may use it, what handles it, and what it takes and answers. A GET route answers HEAD too.
 * See docs/decisions/0084-operations.md.
 */
export type Route = {
  readonly method: Method;
  readonly path: string;
  /** One line for the list of routes. */
  readonly summary: string;
  /** Scripts of other websites may call it. */
  readonly crossOrigin: boolean;
  /** The limit on each caller's use of it; undefined where nothing is counted before it is handled. */
  readonly limit: LimitName | undefined;
  readonly description: Description;
  /** The readings that its handler will ask for, as far as the request tells: they are sent with the look-up of its caller. */
  readonly ahead?: Ahead;
  /** For people, a replica may answer these, which is behind the primary. */
  readonly mayLag?: true;
  /** The name of the page in the menu; undefined where it is not there. */
  readonly menu?: string;
  /** The path of the page that has the form which is sent here; undefined where its path begins this one. */
  readonly formPage?: string;
} & (
  | { /** Anyone may use it. */ readonly permission: "none"; readonly handler: Handler<Context> }
  /** Anyone may use it, but a key that is sent must be valid. */
  | { readonly permission: "optional-key"; readonly handler: Handler<VisitorContext> }
  /** Whoever carries a key with this permission may use it. */
  | { readonly permission: Permission; readonly handler: Handler<CallerContext> }
  /** The content's sharing decides who may use it. */
  | { readonly permission: "sharing"; readonly handler: Handler<VisitorContext> }
);

/** Who may use a route, a handler that asks for no more than is known then, the summary, and what it takes and answers. */
type Guarded =
  | [permission: "none", handler: Handler<Context>, summary: string, description: Description]
  | [permission: "optional-key", handler: Handler<VisitorContext>, summary: string, description: Description]
  | [permission: Permission, handler: Handler<CallerContext>, summary: string, description: Description]
  | [permission: "sharing", handler: Handler<VisitorContext>, summary: string, description: Description];

/** Defines a route: `get("/users", "list-users", answerListUsers, "A page of users.", { query: …, answers: … })`. */
type Define = (path: string, ...guarded: Guarded) => Route;

export const get: Define = defineBy("GET");
export const post: Define = defineBy("POST");
export const put: Define = defineBy("PUT");
export const patch: Define = defineBy("PATCH");
/** DELETE, which is a word of the language. */
export const del: Define = defineBy("DELETE");
export const all: Define = defineBy("ALL");

function defineBy(method: Method): Define {
  return (path, ...guarded) => {
    const description = guarded[3];
    const route = { method, path, summary: guarded[2], description, crossOrigin: false, limit: undefined };
    switch (guarded[0]) {
      case "none":
        return { ...route, permission: guarded[0], handler: guarded[1] };
      case "optional-key":
        return { ...route, permission: guarded[0], handler: guarded[1] };
      case "sharing":
        return { ...route, permission: guarded[0], handler: guarded[1] };
      default:
        return { ...route, limit: "management", permission: guarded[0], handler: guarded[1] };
    }
  };
}

/** Routes whose paths begin alike. */
export function under(prefix: string, routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, path: `${prefix}${route.path}` }));
}

/** A route with the readings that its handler will ask for. */
export function withAhead(ahead: Ahead, route: Route): Route {
  return { ...route, ahead };
}

/** The route of a page that is in the menu. */
export function inMenu(text: string, route: Route): Route {
  return { ...route, menu: text };
}

/** The pages of the menu, as the routes come. */
export function menuOf(routes: readonly Route[]): readonly MenuEntry[] {
  return routes.flatMap(({ path, menu, permission }) => (menu === undefined ? [] : [{ path, text: menu, permission }]));
}

/** Routes of which a caller may use so many as the limit says, all of them taken together. */
export function limitedBy(limit: LimitName, routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, limit }));
}

/** Routes that scripts of other websites may call. */
export function crossOrigin(routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, crossOrigin: true }));
}

/** The limits past which a route answers 429. */
export function limitsOf({ permission, limit }: Route): readonly LimitName[] {
  const own = limit === undefined ? [] : [limit];
  if (permission === "none") return own;
  return permission === "optional-key"
    ? [...own, "failed_authentication"]
    : [...own, "failed_authentication", "refusals"];
}
