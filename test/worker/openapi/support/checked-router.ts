/**
 * What the tests inside workerd get for `worker/router.ts`: the same, but that each answer of the Worker's own routes must be
 * one that the document describes. `test/vitest.config.ts` puts it in the place of the other.
 */

import { siteOf } from "../../../../worker/content-server/content-host.ts";
import type { Context } from "../../../../worker/context.ts";
import { describeApi } from "../../../../worker/openapi/document.ts";
import { documentPath } from "../../../../worker/openapi/request.ts";
import type { Route } from "../../../../worker/route.ts";
import { findIn } from "../../../../worker/route-table.ts";
import { createRouter as createUncheckedRouter } from "../../../../worker/router.ts";
import { VISIT_ROUTES } from "../../../../worker/routes/content.ts";
import { ROUTE_GROUPS, ROUTES } from "../../../../worker/routes/index.ts";
import { PAGE_ROUTES } from "../../../../worker/routes/pages.ts";
import { answerCheck } from "./answer-check.ts";

const check = answerCheck(describeApi(ROUTE_GROUPS));
const everything = findIn(ROUTES);
const pages = new Set([...PAGE_ROUTES, ...VISIT_ROUTES].map(({ path }) => path));
const served = new Set(ROUTES.filter(({ permission }) => permission === "sharing").map(({ path }) => path));

export function createRouter(routes: readonly Route[]): ReturnType<typeof createUncheckedRouter> {
  const router = createUncheckedRouter(routes);
  if (routes !== ROUTES) return router;
  return {
    fetch: async (request: Request, context: Context): Promise<Response> => {
      const copy = hasDescribedBody(request) ? request.clone() : undefined;
      const answer = await router.fetch(request, context);
      await mustBeDescribed(request, context, answer, answer.ok ? await copy?.text() : undefined);
      return answer;
    },
  };
}

/** Whether the document says what the body is: others may be of any length. */
function hasDescribedBody(request: Request): boolean {
  const { path } = everything(request).entry;
  const route = ROUTES.find((one) => one.path === path && one.method === request.method);
  const body = route?.description.body;
  return body !== undefined && ("known" in body || body.content["application/json"]?.properties !== undefined);
}

/** @throws where the answer is not described. */
async function mustBeDescribed(
  request: Request,
  context: Context,
  answer: Response,
  sent: string | undefined,
): Promise<void> {
  // The origin of an item answers what the address of the same content does.
  const isOwn = siteOf(request.url, context.settings).kind === "server";
  const path = isOwn ? everything(request).entry.path : "/content/:guid/*";
  const contentType = answer.headers.get("Content-Type") ?? "";
  // The document leaves out what people see: pages, the first of which has the path of the list of routes, and failures.
  const isHtml = contentType.startsWith("text/html");
  if (pages.has(path) || (isHtml && (path === "" || !answer.ok))) return;
  // What an API answers may never end.
  const isRead = !served.has(path) && /^(?:application\/json)?(?:;|$)/.test(contentType);
  const wrong = check({
    // What is served is served by any method, of which the document has the common ones.
    method: served.has(path) ? "GET" : request.method,
    path: documentPath(path === "" ? "/" : path),
    status: answer.status,
    contentType,
    text: isRead && answer.body !== null ? await answer.clone().text() : isRead ? "" : undefined,
    sent: /^\s*\{/.test(sent ?? "") ? sent : undefined,
  });
  if (wrong !== undefined) throw new Error(`${request.method} ${path} answered ${answer.status}: ${wrong}`);
}
