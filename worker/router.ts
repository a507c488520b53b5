import { type IRequest, Router } from "itty-router";
import { answerDiff } from "./config-api/diff.ts";
import { answerResolve } from "./config-api/resolve.ts";
import { answerRule, answerRuleList } from "./config-api/rule-pages.ts";
import { answerPolicySchema, answerSchema, answerVocabularySchema } from "./config-api/schema.ts";
import { answerValidate } from "./config-api/validate.ts";
import type { Context } from "./context.ts";
import { allowCrossOrigin, preflight } from "./cross-origin.ts";
import { type Failure, failureResponse } from "./errors.ts";
import { logError } from "./log.ts";
import { json } from "./response.ts";

/** A request as its route gets it. */
export interface RoutedRequest extends Request {
  /** The parts of the path that the route names, as they stand in the URL. */
  readonly params: Readonly<Record<string, string>>;
}

/** One method of one path, and what answers it. */
export interface Route {
  /** A GET route answers HEAD too. */
  readonly method: "GET" | "POST";
  readonly path: string;
  /** One line for the list of routes. */
  readonly summary: string;
  /** Whether scripts of other websites may call it. */
  readonly crossOrigin: boolean;
  readonly answer: (request: RoutedRequest, context: Context) => Response | Failure | Promise<Response | Failure>;
}

/** Every route of the Worker. */
export const ROUTES: readonly Route[] = [
  { method: "GET", path: "/", summary: "This list.", crossOrigin: false, answer: () => listRoutes(ROUTES) },
  {
    method: "GET",
    path: "/schemas/provider-config/v1.json",
    summary: "The JSON Schema of a provider configuration file.",
    crossOrigin: true,
    answer: answerSchema,
  },
  {
    method: "GET",
    path: "/schemas/policy/v1.json",
    summary: "The JSON Schema of a policy file.",
    crossOrigin: true,
    answer: answerPolicySchema,
  },
  {
    method: "GET",
    path: "/schemas/vocabulary/v1.json",
    summary: "The JSON Schema of a vocabulary file.",
    crossOrigin: true,
    answer: answerVocabularySchema,
  },
  {
    method: "GET",
    path: "/rules",
    summary: "The rules, as a page.",
    crossOrigin: false,
    answer: answerRuleList,
  },
  {
    method: "GET",
    path: "/rules/:id",
    summary: "One rule: what it finds, why that matters, and examples.",
    crossOrigin: false,
    answer: (request) => answerRule(request, request.params["id"] ?? ""),
  },
  {
    method: "POST",
    path: "/v1/validate",
    summary: "Checks a provider configuration file, by a policy if you like, and reports in JSON.",
    crossOrigin: true,
    answer: answerValidate,
  },
  {
    method: "POST",
    path: "/v1/resolve",
    summary: "Resolves layers of configuration into providers and models, with the origin of every value.",
    crossOrigin: true,
    answer: answerResolve,
  },
  {
    method: "POST",
    path: "/v1/diff",
    summary: "Compares two sets of layers, and says what changes for users.",
    crossOrigin: true,
    answer: answerDiff,
  },
  {
    method: "GET",
    path: "/__ping__",
    summary: "Answers {} while the Worker lives.",
    crossOrigin: false,
    answer: () => json({}),
  },
];

/** A router over `routes` that answers any request. It never throws: what a route throws is logged and becomes a 500. */
export function createRouter(routes: readonly Route[]) {
  const crossOriginPaths = new Set(routes.filter(({ crossOrigin }) => crossOrigin).map(({ path }) => path));
  const router = Router<IRequest, [Context]>({
    before: [requireSetUp],
    catch: answerUnexpected,
    finally: [(answer, request, context) => finish(answer, crossOriginPaths.has(request.route), context)],
  });
  for (const { method, path, answer } of routes) {
    router[method.toLowerCase()]?.(path, answer);
    if (method === "GET") router.head(path, withoutBody(answer));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = allowedMethods(routes.filter((route) => route.path === path));
    if (crossOriginPaths.has(path)) router.options(path, () => preflight(allowed));
    router.all(path, (): Failure => ({ kind: "method-not-allowed", allowed }));
  }
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
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  logError("unexpected", { requestId, method: request.method, route: request.route, name, message, stack });
  return failureResponse({ kind: "unexpected" });
}

/** Gives an answer what all answers have. */
function finish(answer: Response | Failure, crossOrigin: boolean, { requestId }: Context): Response {
  const response = answer instanceof Response ? answer : failureResponse(answer);
  if (crossOrigin) allowCrossOrigin(response);
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("X-Correlation-ID", requestId);
  return response;
}

function withoutBody(answer: Route["answer"]): Route["answer"] {
  return async (request, context) => {
    const full = await answer(request, context);
    return new Response(null, full instanceof Response ? full : failureResponse(full));
  };
}

function allowedMethods(here: readonly Route[]): readonly string[] {
  const own = here.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return here.some(({ crossOrigin }) => crossOrigin) ? [...own, "OPTIONS"] : own;
}

function listRoutes(routes: readonly Route[]): Response {
  const lines = routes.map(({ method, path, summary }) => `${method.padEnd(5)} ${path.padEnd(33)} ${summary}`);
  const text = `Provider Steward checks the provider configuration file of an AI assistant.\n\n${lines.join("\n")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
