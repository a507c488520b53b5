import { nearestNames, ruleDescriptions } from "../../shared/index.ts";
import { pageHeaders } from "../html/html.ts";
import type { Failure } from "../http/errors.ts";
import { answerRepresentation, type Representation, represent } from "../http/representation.ts";
import type { RoutedRequest } from "../http/route.ts";
import { RULE_PAGE_STYLE, ruleHtml, ruleListHtml } from "./rule-html.ts";

/** The pages that were asked for so far, by rule id; the list of rules is under "". */
const built = new Map<string, Representation>();

/** `GET /rules`: the list of rules as a page. */
export function answerRuleList(request: Request): Promise<Response> {
  return answerPage(request, "", () => ruleListHtml(ruleDescriptions));
}

/** `GET /rules/:id`: a rule's page. */
export function answerRule(request: RoutedRequest): Promise<Response> | Failure {
  const id = request.params["id"] ?? "";
  const rule = ruleDescriptions.find((one) => one.id === id);
  if (rule === undefined) {
    return {
      kind: "unknown-rule",
      nearest: nearestNames(
        id,
        ruleDescriptions.map((one) => one.id),
      ),
    };
  }
  return answerPage(request, id, () => ruleHtml(rule));
}

async function answerPage(request: Request, key: string, write: () => string): Promise<Response> {
  const page = built.get(key) ?? (await represent(write(), await pageHeaders(RULE_PAGE_STYLE)));
  built.set(key, page);
  return answerRepresentation(request, page);
}
