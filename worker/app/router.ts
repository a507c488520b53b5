import { isForWindow } from "../auth/sender.ts";
import { isDatabaseFull } from "../database/database-size.ts";
import { isKnownMigrated } from "../database/migrations.ts";
import { forgetSentForm } from "../html/kept-form.ts";
import { allowCrossOrigin } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import { menuOf, type Route, type RoutedRequest } from "../http/route.ts";
import { isReservedPath } from "../names/vanity-path.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { tally } from "../platform/tally.ts";
import { ITEM_ROUTES } from "../serving/routes.ts";
import { clearSharedCookies } from "../serving/shared-cookies.ts";
import { siteOf } from "../settings/content-host.ts";
import type { Settings } from "../settings/settings.ts";
import { PING_PATH, requireMigrated } from "../status/readiness.ts";
import { answerFailure } from "./answer-failure.ts";
import { type FindEntry, findIn, type Match } from "./route-table.ts";

/** A router over `routes` that answers any request. At the origin of a content item there is nothing but that. */
export function createRouter(routes: readonly Route[]) {
  const sites = {
    server: { ...siteWith(routes), hasVanityPaths: true },
    item: siteWith(ITEM_ROUTES),
    nothing: siteWith([]),
  };
  return {
    fetch: async (request: Request, context: Context): Promise<Response> => {
      const { contentHost } = context.settings;
      const site = siteOf(request.url, context.settings);
      if (contentHost === undefined || site.kind === "server") {
        return await answer(sites.server, request, NO_PARAMS, context);
      }
      const ofHost = site.kind === "item" ? { guid: site.guid } : NO_PARAMS;
      const response = await answer(sites[site.kind], request, ofHost, context);
      clearSharedCookies(request, response.headers, contentHost);
      return response;
    },
  };
}

const NO_PARAMS = {};

/** The routes of an origin. */
interface Site {
  readonly find: FindEntry;
  readonly menu: RoutedRequest["menu"];
  /** Paths of no other route may lead to content. */
  readonly hasVanityPaths: boolean;
}

function siteWith(routes: readonly Route[]): Site {
  return { find: findIn(routes), menu: menuOf(routes), hasVanityPaths: false };
}

/** The names of a request in the log and in counts. */
interface Asked {
  readonly method: string;
  /** The path pattern of its route; undefined where none was looked for. */
  readonly route: string | undefined;
  /** Scripts of other websites may read the answer. */
  readonly crossOrigin: boolean;
}

/** It never throws: what a route throws is logged and becomes a 500. */
async function answer(
  { find, menu, hasVanityPaths }: Site,
  request: Request,
  ofHost: Match["params"],
  context: Context,
): Promise<Response> {
  const { method } = request;
  const notSetUp = requireSetUp(context);
  if (notSetUp !== undefined) {
    return await finish(request, notSetUp, { method, route: undefined, crossOrigin: false }, context);
  }
  const { entry, params: ofPath, pathname, page } = find(request);
  const params = { ...ofHost, ...ofPath };
  const asked = { method, route: entry.path, crossOrigin: entry.crossOrigin };
  try {
    // Nothing is awaited where the database is known to be ready.
    const mayRun = isKnownMigrated(context.database) || entry.path === PING_PATH;
    const notMigrated = mayRun ? undefined : await requireMigrated(context);
    const routed = Object.assign(request, { params, pathname, page, menu });
    const isNowhere = hasVanityPaths && entry.path === "*" && leadsNowhere(routed, context.settings);
    const answered = notMigrated ?? (isNowhere ? NOT_FOUND : await entry.handler(routed, context));
    return await finish(request, answered, asked, context);
  } catch (thrown) {
    return await finish(request, answerUnexpected(thrown, asked, context), asked, context);
  }
}

const NOT_FOUND: Failure = { kind: "not-found" };

/**
 * Tells if a path of no other route is no vanity path, and no credentials came with it: then it need not be asked whose they are.
 * A person who opens it may be signed in by an identity proxy.
 */
function leadsNowhere(request: RoutedRequest, { keyHeader }: Pick<Settings, "keyHeader">): boolean {
  const { headers, pathname } = request;
  const hasCredentials = headers.has("Authorization") || headers.has(keyHeader) || headers.has("Cookie");
  return isReservedPath(pathname) && !hasCredentials && !isForWindow(request);
}

/** Refuses every request of a deployment with a fault, so that it is noticed at once and not on first use. */
function requireSetUp({ requestId, faults }: Context): Failure | undefined {
  if (faults.length === 0) return undefined;
  logError("not-set-up", { requestId, message: faults.join(" ") });
  return { kind: "not-set-up" };
}

/** The caller learns nothing of a thrown error; the log gets it without the request's body, headers and query. */
function answerUnexpected(thrown: unknown, { method, route }: Asked, { requestId }: Context): Failure {
  if (isDatabaseFull(thrown)) {
    logError("database-full", { requestId, method, route });
    return { kind: "database-full" };
  }
  tally.countUnexpectedError();
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  logError("unexpected", { requestId, method, route, name, message, stack });
  return { kind: "unexpected" };
}

/** A browser asks a server of which BASE_URL is HTTPS by HTTPS alone for a year, from each answer on. */
const ENCRYPTED_ONLY_SECONDS = 31_536_000;

/** Adds to a response what all responses have, removes its body for HEAD, and counts it. */
async function finish(
  request: Request,
  answered: Response | Failure,
  { method, route, crossOrigin }: Asked,
  context: Context,
): Promise<Response> {
  const { requestId, now } = context;
  const response = answered instanceof Response ? answered : await answerFailure(answered, request, context);
  const { headers, status } = response;
  if (answered instanceof Response || answered.page !== undefined) forgetSentForm(request, headers);
  if (crossOrigin) allowCrossOrigin(headers);
  headers.set("X-Content-Type-Options", "nosniff");
  if (context.settings.baseUrl?.startsWith("https:") === true) {
    headers.set("Strict-Transport-Security", `max-age=${ENCRYPTED_ONLY_SECONDS}`);
  }
  headers.set("X-Correlation-ID", requestId);
  // The runtime's clock stands still while code runs, so that this is the time that a request waited for something.
  tally.countRequest({ method, route, status, milliseconds: Date.now() - now.getTime() });
  return method === "HEAD" ? await withoutBody(response) : response;
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}
