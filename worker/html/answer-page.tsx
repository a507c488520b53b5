import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { formToken } from "../auth/form-token.ts";
import { noteSentForm } from "../database/sent-forms.ts";
import { isChange } from "../http/cross-origin.ts";
import { explainFailure, type Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Caller, CallerContext } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { itemOrigin } from "../settings/content-host.ts";
import type { Settings } from "../settings/settings.ts";
import { FormTokenProvider, HiddenField } from "./form-element.tsx";
import type { ScriptName } from "./generated/assets.ts";
import { readKeptForm } from "./kept-form.ts";
import { KeptNotice } from "./kept-notice.tsx";
import { readMessage, SHOWN_MESSAGE } from "./messages.ts";
import { Page } from "./page.tsx";
import { pageHeaders, pagePolicy } from "./page-headers.ts";
import { NowProvider } from "./time.tsx";

/** The part of a request that its page depends on. */
export type PageRequest = Pick<RoutedRequest, "headers" | "method" | "url" | "pathname" | "page" | "menu">;

/** A context in which somebody may be signed in. */
export type PageContext = Context & { readonly caller?: Caller | undefined };

interface PageInit {
  /** The title of the page: its heading, and the text of the browser's tab. */
  readonly title: string;
  /** By default 200. */
  readonly status?: number;
  /** The headers beside those of all pages. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The scripts of `worker/page-scripts` that help on this page. */
  readonly scripts?: readonly ScriptName[];
  /** The buttons beside the heading: what is done on this page most. */
  readonly actions?: ComponentChildren;
}

/** A form may lead to the content that somebody signs in for: browsers hold every redirect after a form to the policy, too. */
function policyOf({ baseUrl, contentHost }: Settings): string {
  return pagePolicy(baseUrl === undefined || contentHost === undefined ? [] : [itemOrigin("*", contentHost, baseUrl)]);
}

/**
 * Has the browser, and no cache on the way, keep what answers a form that was refused: going back to it shows it again, with what was
 * typed. Of what no cache may keep, browsers show an error of their own then, because they could only send the form once more.
 */
const KEPT_FOR_BACK = "private, no-cache";

/** Answers with a page: the frame around `content`, and the message of the change before it, which is then forgotten. */
export async function answerPage(
  { headers, method, url, pathname, page: formPage, menu }: PageRequest,
  { caller, settings, now }: PageContext,
  { title, status = 200, headers: own = {}, scripts = [], actions }: PageInit,
  content: ComponentChildren,
): Promise<Response> {
  const message = readMessage(headers);
  const isAnswer = isChange({ method });
  const page = (
    <FormTokenProvider value={caller && (await formToken(headers))}>
      <NowProvider value={now}>
        <Page
          title={title}
          pathname={pathname}
          formPage={isAnswer ? formPage : undefined}
          menu={menu}
          visitor={caller}
          address={isAnswer ? formPage : pathname + new URL(url).search}
          message={message}
          actions={actions}
          scripts={["times", "sent-form", ...scripts]}
        >
          {caller !== undefined && status < 400 && <KeptNotice kept={readKeptForm(headers, url)} />}
          {content}
        </Page>
      </NowProvider>
    </FormTokenProvider>
  );
  const answered = new Headers({
    ...own,
    ...pageHeaders(policyOf(settings)),
    "Cache-Control": status >= 400 && isAnswer ? KEPT_FOR_BACK : "private, no-store",
  });
  if (message !== undefined) answered.append("Set-Cookie", SHOWN_MESSAGE);
  return new Response(`<!doctype html>${renderToString(page)}`, { status, headers: answered });
}

/**
 * Refuses a form: a person gets the page again, with what was typed and why it was refused, and the same status as a program, but
 * for 403 in the place of 401. The refusal is in the audit log as one of the API is.
 *
 * @param content the form, with the errors of `formErrors(failure, …)`.
 */
export async function refuseForm(
  failure: Failure,
  request: PageRequest,
  context: PageContext,
  init: Pick<PageInit, "title" | "scripts">,
  content: ComponentChildren,
): Promise<Failure> {
  const { status: own, headers } = explainFailure(failure);
  // Browsers keep no answer with 401.
  const status = own === 401 ? 403 : own;
  return { ...failure, page: await answerPage(request, context, { ...init, status, headers }, content) };
}

const FIELD = "opened";

/** Marks a form that makes something new each time: it can be sent once. @param now when the page with the form is answered. */
export function SentOnce({ now }: { readonly now: Date }) {
  return <HiddenField name={FIELD} value={String(now.getTime())} />;
}

const SENT_BEFORE: Failure = {
  kind: "conflict",
  error:
    "This form was sent already, or another one after it was opened. Look at the list first, and send it again if you want one more.",
};

/**
 * Refuses a form that was sent before, such as by loading the page again that came of it, or by going back to it. A form is used
 * up also where it is refused for another reason then: the page that says so has a new one.
 */
export async function refuseSentBefore(
  form: URLSearchParams,
  { database, caller: { by }, now }: CallerContext,
): Promise<Failure | undefined> {
  const opened = /^\d{1,15}$/.test(form.get(FIELD) ?? "") ? Number(form.get(FIELD)) : 0;
  const isNew = by.kind === "session" && opened <= now.getTime() && (await noteSentForm(database, by.id, opened));
  return isNew ? undefined : SENT_BEFORE;
}
