import { printable } from "../../shared/index.ts";
import { isChange } from "../http/cross-origin.ts";
import { explainFailure, type Failure, type FailureKind } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { answerPage, type PageContext, type PageRequest } from "./answer-page.tsx";
import type { SentForm } from "./keep-sent.ts";
import type { Keeping } from "./kept-form.ts";
import { PAGE_STYLE, staticPage, staticPageHeaders } from "./static-page.tsx";

type Known = Failure<"no-such-content">["known"];

const TITLES: Readonly<Record<number, string>> = {
  401: "You are not signed in",
  403: "You may not do this",
  404: "Not found",
  405: "There is no page at this address",
  409: "This is not possible now",
  429: "Too many requests",
  503: "The server is not available",
};

const OTHER_REQUEST = "This request is not valid";
const OTHER_FAILURE = "The server failed";

/** The texts for people, where those for programs would not help them. */
const PAGE_TEXTS: Partial<Readonly<Record<FailureKind, string>>> = {
  "not-found": "There is no page at this address. Check it for typing mistakes.",
  "method-not-allowed": "There is no page at this address. Only a form of another page is sent to it.",
  "no-such-content":
    "There is no page at this address, or it is content that is not shared with you. Check the address for typing mistakes, or ask who gave it to you.",
};

/**
 * A failure as a page, with the same status as for programs.
 *
 * @param sent the form that the request sends, which its browser can keep until it can be taken.
 */
export async function answerFailurePage(
  failure: Failure,
  request: PageRequest,
  context: PageContext,
  sent?: SentForm,
): Promise<Response> {
  const { status, error, headers } = explainFailure(failure);
  const isBack = leadsBack(failure, status, request);
  const kept = isBack && sent !== undefined && sent.typed.size > 0 ? sent.kept : undefined;
  const next = isBack ? (kept?.path ?? request.page) : "/";
  const answer = await answerPage(
    request,
    context,
    { title: failureTitle(status), status, headers },
    <>
      {failure.kind === "no-such-content" && failure.known !== undefined ? (
        <KnownContent known={failure.known} />
      ) : (
        <p>{PAGE_TEXTS[failure.kind] ?? printable(error)}</p>
      )}
      {status >= 500 && (
        <p class="quiet">
          The operator finds this request in the server's log as <code>{context.requestId}</code>.
        </p>
      )}
      <p>
        <a href={next}>{next === "/" ? "Go to your home page" : backText(kept)}</a>
      </p>
    </>,
  );
  for (const cookie of kept?.cookies ?? []) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

function backText(kept: Keeping | undefined): string {
  return kept === undefined ? "Go back to the page" : "Go back to what you typed";
}

/** Tests if the page of the path is there, and the request can be corrected or repeated there. */
function leadsBack({ kind }: Failure, status: number, request: Pick<RoutedRequest, "method">): boolean {
  if (status === 404) return false;
  return kind === "invalid-request" || kind === "method-not-allowed" || isChange(request);
}

/** The title of the page of a failure. */
export function failureTitle(status: number): string {
  return TITLES[status] ?? (status < 500 ? OTHER_REQUEST : OTHER_FAILURE);
}

/** Content that is not shared with a person who may know of it. */
function KnownContent({ known: { guid, name, ownerGuid } }: { readonly known: NonNullable<Known> }) {
  return (
    <p>
      The content “{name}” is there, and is not shared with you. <a href={`/users/${ownerGuid}`}>Ask its owner</a>, or{" "}
      <a href={`/items/${guid}`}>see its settings</a>.
    </p>
  );
}

/** A failure as a page at the origin of a content item, where all but this page is the content's: it loads nothing. */
export async function answerItemFailurePage(failure: Failure): Promise<Response> {
  const { status, error, headers } = explainFailure(failure);
  const title = failureTitle(status);
  const page = staticPage(
    title,
    PAGE_STYLE,
    <>
      <h1>{title}</h1>
      <p>{error}</p>
      <p>
        <a href="/">Go to the first page of this content</a>
      </p>
    </>,
  );
  const own = {
    ...headers,
    ...(await staticPageHeaders(PAGE_STYLE)),
    "Cache-Control": "private, no-store",
    // As all pages: else a window would tell who opened it that its person may view the content.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  return new Response(page, { status, headers: own });
}
