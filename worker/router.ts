import { type IRequest, Router } from "itty-router";
import { admit } from "./content-server/admit.ts";
import { isOnContentOrigin } from "./content-server/serving/isolate.ts";
import type { Context } from "./context.ts";
import { allowCrossOrigin, preflight } from "./cross-origin.ts";
import { type Failure, failureResponse } from "./errors.ts";
import { logError } from "./log.ts";
import { tally } from "./metrics/tally.ts";
import type { Route } from "./route.ts";

/** A router over `routes` that answers any request. On the content origin there is nothing but content. */
export function createRouter(routes: readonly Route[]) {
  const everything = routerOver(routes);
  const contentOnly = routerOver(routes.filter(({ permission }) => permission === "sharing"));
  return {
    fetch: async (request: Request, context: Context): Promise<Response> =>
      await (isOnContentOrigin(request, context.settings) ? contentOnly : everything).fetch(request, context),
  };
}

/** It never throws: what a route throws is logged and becomes a 500. */
function routerOver(routes: readonly Route[]) {
  const crossOriginPaths = new Set(routes.filter(({ crossOrigin }) => crossOrigin).map(({ path }) => path));
  const router = Router<IRequest, [Context]>({
    before: [requireSetUp],
    catch: answerUnexpected,
    finally: [(answer, request, context) => finish(answer, request, crossOriginPaths.has(request.route), context)],
  });
  const ofOneMethod = routes.filter(({ method }) => method !== "ALL");
  for (const route of ofOneMethod) {
    const { method, path } = route;
    const answer = admit(route);
    router[method.toLowerCase()]?.(path, answer);
    if (method === "GET") router.head(path, answer);
  }
  for (const path of new Set(ofOneMethod.map((route) => route.path))) {
    const allowed = allowedMethods(ofOneMethod.filter((route) => route.path === path));
    if (crossOriginPaths.has(path)) router.options(path, () => preflight(allowed));
    router.all(path, (): Failure => ({ kind: "method-not-allowed", allowed }));
  }
  for (const route of routes) if (route.method === "ALL") router.all(route.path, admit(route));
  router.all("*", (): Failure => ({ kind: "not-found" }));
  return router;
}

/** Refuses every request of a deployment with a fault, so that it is noticed at once and not on first use. */
function requireSetUp(_request: IRequest, { requestId, faults }: Context): Failure | undefined {
  if (faults.length === 0) return undefined;
  logError("not-set-up", { requestId, message: faults.join(" ") });
  return { kind: "not-set-up" };
}

/** The caller learns nothing of a thrown error; the log gets it without the request's body, headers and query. */
function answerUnexpected(thrown: unknown, request: IRequest, { requestId }: Context): Response {
  tally.countUnexpectedError();
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  logError("unexpected", { requestId, method: request.method, route: request.route, name, message, stack });
  return failureResponse({ kind: "unexpected" });
}

/** Adds to a response what all responses have, removes its body for HEAD, and counts it. */
async function finish(
  answer: Response | Failure,
  { method, route }: IRequest,
  crossOrigin: boolean,
  { requestId, now }: Context,
): Promise<Response> {
  const full = answer instanceof Response ? answer : failureResponse(answer);
  if (method === "HEAD") await full.body?.cancel();
  const response = method === "HEAD" ? new Response(null, full) : full;
  if (crossOrigin) allowCrossOrigin(response);
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("X-Correlation-ID", requestId);
  // The runtime's clock stands still while code runs, so that this is the time that a request waited for something.
  tally.countRequest({ method, route, status: response.status, milliseconds: Date.now() - now.getTime() });
  return response;
}

function allowedMethods(here: readonly Route[]): readonly string[] {
  const own = here.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return here.some(({ crossOrigin }) => crossOrigin) ? [...own, "OPTIONS"] : own;
}
