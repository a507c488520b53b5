import { isNavigation } from "../auth/sender.ts";
import type { PageContext } from "../html/answer-page.tsx";
import { answerFailurePage, answerItemFailurePage } from "../html/failure-page.tsx";
import { keepSentForm } from "../html/keep-sent.ts";
import { isChange, isFromOwnPage } from "../http/cross-origin.ts";
import { type Failure, failureResponse } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { isAtServer } from "../settings/content-host.ts";
import { answerSentForm } from "../sign-in-pages/sent-form.tsx";
import { answerSignInPage } from "../sign-in-pages/sign-in.tsx";

/**
 * Answers a failure: a person who navigates gets a page, a program JSON, with the same status. Without credentials the page is the
 * sign-in page, at the address that was asked for, so that signing in leads there; a form of this server's pages is kept until then,
 * or until it can be taken.
 * At the origins of content, no one signs in.
 */
export async function answerFailure(
  failure: Failure,
  request: Request & Partial<Pick<RoutedRequest, "pathname" | "page" | "menu">>,
  context: PageContext,
): Promise<Response> {
  const answer = failure.page ?? (await describeFailure(failure, request, context));
  answer.headers.append("Vary", "Accept");
  if (failure.cookie !== undefined) answer.headers.append("Set-Cookie", failure.cookie);
  return answer;
}

async function describeFailure(
  failure: Failure,
  request: Request & Partial<Pick<RoutedRequest, "pathname" | "page" | "menu">>,
  context: PageContext,
): Promise<Response> {
  if (!isNavigation(request, context.settings)) return failureResponse(failure);
  if (!isAtServer(request.url, context.settings)) return await answerItemFailurePage(failure);
  const { headers, method, url, pathname = "", page = "/", menu = [] } = request;
  const shown = { headers, method, url, pathname, page, menu };
  const isSent = isChange(request) && isFromOwnPage(request, context.settings.baseUrl);
  if (failure.kind !== "no-credentials") {
    return await answerFailurePage(failure, shown, context, isSent ? await keepSentForm(request, shown) : undefined);
  }
  return isSent ? await answerSentForm(request, shown, context) : await answerSignInPage(shown, context);
}
