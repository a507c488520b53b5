import { err, type Json, ok, type Result } from "../../shared/index.ts";
import { isFormToken } from "../auth/form-token.ts";
import { isFromOwnPage } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import { readBytes } from "../http/request-body.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";

/** The name of the field with the token that proves that a page of this server has the form. */
export const FORM_TOKEN_FIELD = "form_token";

/** The media type in which browsers send a form without files. */
const FORM_TYPE = "application/x-www-form-urlencoded";

const NO_TOKEN: Failure = {
  kind: "not-allowed",
  error:
    "The form was opened before you signed in, or does not come from a page of this server. Open the page again, and repeat what you did there.",
};

/** Reads what a form posts that a page of this server has for the session of the request. */
export async function readForm(request: Request): Promise<Result<URLSearchParams, Failure>> {
  const form = await readFields(request);
  if (!form.ok) return form;
  const isOwn = await isFormToken(request.headers, form.value.get(FORM_TOKEN_FIELD) ?? "");
  return isOwn ? form : err(NO_TOKEN);
}

/** Another website must not sign a person in, as somebody else. */
const NOT_OWN_SIGN_IN: Failure = {
  kind: "invalid-request",
  error:
    "The form does not come from a page of this server. Open the sign-in page or the link of the invitation again.",
};

/** Reads what a form posts that signs in, which no session can have a token for yet. */
export async function readSignInForm(
  request: Request,
  { settings }: Pick<Context, "settings">,
): Promise<Result<URLSearchParams, Failure>> {
  return isFromOwnPage(request, settings.baseUrl) ? await readFields(request) : err(NOT_OWN_SIGN_IN);
}

async function readFields(request: Request): Promise<Result<URLSearchParams, Failure>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) {
    return err({
      kind: "media-type-not-supported",
      error: `This path accepts a form of one of the server's pages. Send it as ${FORM_TYPE}.`,
      payload: { accepted: [FORM_TYPE] },
    });
  }
  const bytes = await readBytes(request, MANAGEMENT_BODY_MAX_BYTES);
  return bytes.ok ? ok(new URLSearchParams(new TextDecoder().decode(bytes.value))) : bytes;
}

/** The input with which a route of the API is called. */
interface Call {
  /** The parts of the path that the route names. */
  readonly params?: RoutedRequest["params"];
  /** The query, without its question mark. */
  readonly query?: string;
  /** The body; undefined for none. */
  readonly json?: Json;
}

/**
 * Calls the handler of an API's route for a page, so that both read and refuse alike. The page's own route must require the same
 * permission: a handler is called behind `admit`, which checked that.
 *
 * @typeParam Value what the API's route answers; null for one that answers without a body.
 */
export async function callHandler<Value>(
  handler: Handler<CallerContext>,
  { url, method, headers, pathname, page, menu }: RoutedRequest,
  context: CallerContext,
  { params = {}, query = "", json }: Call,
): Promise<Result<Value, Failure>> {
  const address = new URL(url);
  address.search = query;
  const body = json === undefined ? {} : { method, body: JSON.stringify(json) };
  const request = Object.assign(new Request(address, { headers: withoutBodyHeaders(headers), ...body }), {
    params,
    pathname,
    page,
    menu,
  });
  const answer = await handler(request, context);
  if (!(answer instanceof Response)) return err(answer);
  const text = await answer.text();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names what the route answers
  return ok((text === "" ? null : JSON.parse(text)) as Value);
}

/** The headers of a request but those of its body. */
function withoutBodyHeaders(headers: Headers): Headers {
  return new Headers(Array.from(headers).filter(([name]) => !/^(?:content-|transfer-encoding$)/i.test(name)));
}
