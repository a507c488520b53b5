/** The check that the answers of the Worker's own routes are those that the document of the API describes. */

import { PAGE_ROUTES, ROUTE_GROUPS, ROUTES } from "../../../../worker/app/index.ts";
import { findIn } from "../../../../worker/app/route-table.ts";
import { describeApi } from "../../../../worker/openapi/document.ts";
import { documentPath } from "../../../../worker/openapi/request.ts";
import { VISIT_ROUTES } from "../../../../worker/serving/routes.ts";
import { answerCheck } from "./answer-check.ts";

const check = answerCheck(describeApi(ROUTE_GROUPS));
const everything = findIn(ROUTES);
const pages = new Set([...PAGE_ROUTES, ...VISIT_ROUTES].map(({ path }) => path));
const served = new Set(ROUTES.filter(({ permission }) => permission === "sharing").map(({ path }) => path));

/** The request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** True where it was asked at the origin of a content item, which answers what the address of the same content does. */
  readonly isOfItem: boolean;
}

/** True where the document describes the body of a request: others may be of any length. */
export function hasDescribedBody({ method, url }: Pick<Asked, "method" | "url">): boolean {
  const { path } = everything({ method, url }).entry;
  const route = ROUTES.find((one) => one.path === path && one.method === method);
  const body = route?.description.body;
  return body !== undefined && ("known" in body || body.content["application/json"]?.properties !== undefined);
}

/** @param sent the text of the request's body, where it is known. @throws where the answer is not described. */
export async function mustBeDescribed(
  { method, url, isOfItem }: Asked,
  answer: Response,
  sent: string | undefined,
): Promise<void> {
  const path = isOfItem ? "/content/:guid/*" : everything({ method, url }).entry.path;
  const contentType = answer.headers.get("Content-Type") ?? "";
  // The document leaves out what people see: pages, the first of which has the path of the list of routes, and failures.
  const isHtml = contentType.startsWith("text/html");
  if (pages.has(path) || (isHtml && (path === "" || !answer.ok))) return;
  // What an API answers may never end.
  const isRead = !served.has(path) && /^(?:application\/json)?(?:;|$)/.test(contentType);
  const wrong = check({
    // What is served is served by any method, of which the document has the common ones.
    method: served.has(path) ? "GET" : method,
    path: documentPath(path === "" ? "/" : path),
    status: answer.status,
    contentType,
    text: isRead && answer.body !== null ? await answer.clone().text() : isRead ? "" : undefined,
    sent: /^\s*\{/.test(sent ?? "") ? sent : undefined,
  });
  if (wrong !== undefined) throw new Error(`${method} ${path} answered ${answer.status}: ${wrong}`);
}
