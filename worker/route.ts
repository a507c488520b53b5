import type { CallerContext, VisitorContext } from "./content-server/caller.ts";
import type { Permission } from "./content-server/role-permissions.ts";
import type { Context } from "./context.ts";
import type { Failure } from "./errors.ts";

/** A request as its route gets it. */
export interface RoutedRequest extends Request {
  /** The parts of the path that the route names, as they stand in the URL. */
  readonly params: Readonly<Record<string, string>>;
}

/** What answers a request of which so much is known. */
export type Answer<Known extends Context> = (
  request: RoutedRequest,
  context: Known,
) => Response | Failure | Promise<Response | Failure>;

/** One method of one path, who may use it, and what answers it. */
export type Route = {
  /** A GET route answers HEAD too; `ALL` is every method. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "ALL";
  readonly path: string;
  /** One line for the list of routes. */
  readonly summary: string;
  /** Whether scripts of other websites may call it. */
  readonly crossOrigin: boolean;
} & (
  | { /** Anyone may use it. */ readonly permission: "none"; readonly answer: Answer<Context> }
  /** Whoever carries a key with this permission may use it. */
  | { readonly permission: Permission; readonly answer: Answer<CallerContext> }
  /** Who may use it, the content's sharing says. */
  | { readonly permission: "sharing"; readonly answer: Answer<VisitorContext> }
);
