import { escapeHtml } from "../../shared/index.ts";
import { explainFailure, type Failure } from "../http/errors.ts";
import { failureTitle } from "./failure-page.tsx";
import { htmlPage, PAGE_STYLE, pageHeaders } from "./html.ts";

/** A failure as a page at the origin of a content item, where all but this page is the content's: it loads nothing. */
export async function answerItemFailurePage(failure: Failure): Promise<Response> {
  const { status, error, headers } = explainFailure(failure);
  const title = failureTitle(status);
  const page = htmlPage(title, PAGE_STYLE, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(error)}</p>`,
    '<p><a href="/">Go to the first page of this content</a></p>',
  ]);
  const own = {
    ...headers,
    ...(await pageHeaders(PAGE_STYLE)),
    "Cache-Control": "private, no-store",
    // As all pages: else a window would tell who opened it that its person may view the content.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  return new Response(page, { status, headers: own });
}
