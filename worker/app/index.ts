import { AUDIT_LOG_ROUTES } from "../audit-log/routes.ts";
import { CONFIGURATION_ROUTES } from "../config-api/routes.ts";
import { CONTENT_ROUTES, VANITY_PATH_ROUTES } from "../content/routes.ts";
import { AUDIT_EXPORT_ROUTES } from "../exports/routes.ts";
import { GROUP_ROUTES } from "../groups/routes.ts";
import type { Failure } from "../http/errors.ts";
import { isNavigation } from "../http/navigation.ts";
import { get, type Route, type RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { INVITATION_ROUTES } from "../joining/routes.ts";
import { KEY_ROUTES } from "../keys/routes.ts";
import type { RouteGroups } from "../openapi/document.ts";
import { descriptionRoutes } from "../openapi/routes.ts";
import { PUBLISHING_ROUTES } from "../publishing/routes.ts";
import { SERVING_ROUTES, VISIT_ROUTES } from "../serving/routes.ts";
import { SESSION_ROUTES } from "../sessions/routes.ts";
import { SERVER_ROUTES } from "../status/routes.ts";
import { USER_ROUTES } from "../users/routes.ts";
import { answerContentList, PAGE_ROUTES } from "./pages.ts";

/** The routes of the API by what they are about, in the order in which they are tried and documented. */
export const ROUTE_GROUPS: RouteGroups = {
  "This API": [
    get("/", "optional-key", answerRoutes, "This list; in a browser, the content.", {
      answers: { 200: { mediaType: "text/plain" } },
    }),
    ...descriptionRoutes(() => ROUTE_GROUPS),
  ],
  Configuration: CONFIGURATION_ROUTES,
  Server: SERVER_ROUTES,
  Users: [...USER_ROUTES, ...INVITATION_ROUTES],
  "API keys": KEY_ROUTES,
  Sessions: SESSION_ROUTES,
  Groups: GROUP_ROUTES,
  Content: CONTENT_ROUTES,
  Publishing: [...PUBLISHING_ROUTES, ...VANITY_PATH_ROUTES],
  "Audit log": AUDIT_LOG_ROUTES,
  "Audit exports": AUDIT_EXPORT_ROUTES,
  "Published content": SERVING_ROUTES,
};

/** Every route of the API. */
export const API_ROUTES: readonly Route[] = Object.values(ROUTE_GROUPS).flat();

/** Every route that is tried. What people open stands before published content, whose paths may be anything else. */
export const ROUTES: readonly Route[] = [...PAGE_ROUTES, ...VISIT_ROUTES, ...API_ROUTES];

/** `GET /`: what there is, for a program by its routes, and for a person as a page. */
async function answerRoutes(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { caller, settings } = context;
  if (!isNavigation(request, settings)) return listRoutes();
  return caller === undefined ? { kind: "no-credentials" } : await answerContentList(request, { ...context, caller });
}

function listRoutes(): Response {
  const width = Math.max(...API_ROUTES.map(({ path }) => path.length));
  const lines = API_ROUTES.map(({ method, path, summary }) => `${method.padEnd(6)} ${path.padEnd(width)} ${summary}`);
  const text = `Provider Steward checks the provider configuration file of an AI assistant, and is a content server.\n\n${lines.join("\n")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8", Vary: "Accept" } });
}
