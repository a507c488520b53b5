import { get, type Route } from "../route.ts";
import { AUDIT_EXPORT_ROUTES, AUDIT_LOG_ROUTES } from "./audit.ts";
import { CONFIGURATION_ROUTES } from "./configuration.ts";
import { CONTENT_ROUTES, PUBLISHING_ROUTES, SERVING_ROUTES } from "./content.ts";
import { GROUP_ROUTES } from "./groups.ts";
import { SERVER_ROUTES } from "./server.ts";
import { KEY_ROUTES, USER_ROUTES } from "./users.ts";

/** Every route of the Worker, in the order in which they are tried and documented. */
export const ROUTES: readonly Route[] = [
  get("/", "none", () => listRoutes(ROUTES), "This list."),
  ...CONFIGURATION_ROUTES,
  ...SERVER_ROUTES,
  ...USER_ROUTES,
  ...KEY_ROUTES,
  ...GROUP_ROUTES,
  ...CONTENT_ROUTES,
  ...PUBLISHING_ROUTES,
  ...AUDIT_LOG_ROUTES,
  ...AUDIT_EXPORT_ROUTES,
  ...SERVING_ROUTES,
];

function listRoutes(routes: readonly Route[]): Response {
  const width = Math.max(...routes.map(({ path }) => path.length));
  const lines = routes.map(({ method, path, summary }) => `${method.padEnd(6)} ${path.padEnd(width)} ${summary}`);
  const text = `Provider Steward checks the provider configuration file of an AI assistant, and is a content server.\n\n${lines.join("\n")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
