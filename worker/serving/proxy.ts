import { err, type Result } from "../../shared/index.ts";
import { findGroupNames } from "../auth/caller-store.ts";
import type { ContentAccess } from "../content/access-store.ts";
import { mayChange } from "../content/sharing.ts";
import { FROM_OTHER_WEBSITE, isFromOtherWebsite } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import {
  asksForWebSocket,
  CREDENTIALS_HEADER,
  describeIdentity,
  hasComeBack,
  requestHeaders,
  responseHeaders,
  VIA,
} from "../http/forwarded-headers.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { logError } from "../platform/log.ts";
import { checkUpstreamUrl, leadsBack, upstreamRules } from "../settings/upstream-url.ts";
import { askUpstream, type Mapping, publicLocation, type UpstreamError, upstreamAddress } from "./ask-upstream.ts";
import type { Place } from "./isolate.ts";

/** The place within content to which a request's URL leads. */
export interface ContentPlace {
  /** The path that the content's URLs begin with, with a slash at both ends. */
  readonly base: string;
  /** The rest of the request's path, just as it was sent. */
  readonly resource: string;
  readonly place: Place;
}

/**
 * Forwards a request to the upstream of API content, and its response back, both as streams; a WebSocket too. The
 * content's sharing was checked before. Errors of the upstream are forwarded too.
 *
 * It cannot check whether the name of a host leads into a private network: the platform resolves it.
 */
export async function answerApiContent(
  request: Request,
  context: VisitorContext,
  content: ContentAccess,
  at: ContentPlace,
): Promise<Response | Failure> {
  // A signed path is known to the page itself alone; a key could be added to what any page requests.
  const isWebSocketWithKey =
    context.caller !== undefined && at.place !== "signed-path" && asksForWebSocket(request.headers);
  if (isWebSocketWithKey && isFromOtherWebsite(request)) return FROM_OTHER_WEBSITE;
  if (hasComeBack(request.headers)) return { kind: "loop" };
  const found = findUpstream(request, context, content);
  if (!found.ok) return found.error;
  const upstream = found.value;
  const address = upstreamAddress(upstream, at.resource, new URL(request.url).search);
  if (address === undefined) {
    return {
      kind: "invalid-request",
      error: "The path leads outside the content. Request it without dots and escapes.",
    };
  }
  const added = await addedHeaders(request, context, at.base);
  const headers = requestHeaders(request, context.settings.keyHeader, added);
  const answer = await askUpstream(request, address, headers);
  if (!answer.ok) return upstreamFailed(context, content, answer.error);
  if (!isAnswer(answer.value)) return upstreamFailed(context, content, strangeStatus(answer.value.status));
  const mapping = { base: at.base, upstream };
  if (leadsOut(answer.value, address, mapping)) return upstreamFailed(context, content, LEADS_OUT);
  return publicResponse(answer.value, address, mapping);
}

const LEADS_OUT: UpstreamError = {
  message:
    "The content's API redirects to a path outside of its own, which would lead to something else of this server.",
  details: "The header Location of a redirect is a path that is not below that of upstream_url.",
};

/** Tells if a redirect has nowhere to lead to. */
function leadsOut({ status, headers }: Response, address: URL, mapping: Mapping): boolean {
  const location = headers.get("Location");
  return status >= 300 && status < 400 && location !== null && publicLocation(location, address, mapping) === undefined;
}

/** The upstream's URL, checked again: the settings may have changed since it was stored. */
function findUpstream(request: Request, context: VisitorContext, content: ContentAccess): Result<URL, Failure> {
  const upstreamUrl = content.upstreamUrl ?? "";
  const rules = upstreamRules(request.url, context.settings);
  const url = URL.parse(upstreamUrl);
  if (url !== null && leadsBack(url, rules)) return err({ kind: "loop" });
  const checked = checkUpstreamUrl(upstreamUrl, rules);
  if (checked.ok) return checked;
  const message = "The content's API has a URL that this server may not send requests to.";
  return err(upstreamFailed(context, content, { message, details: checked.error }));
}

/** The headers that this server adds for an upstream: the URL of the request, its id in the logs, and the visitor. */
async function addedHeaders(
  { url }: Request,
  { caller, database, requestId }: VisitorContext,
  base: string,
): Promise<Readonly<Record<string, string>>> {
  const { host, protocol, pathname } = new URL(base, url);
  const added = {
    Via: VIA,
    "X-Correlation-ID": requestId,
    "X-Forwarded-Host": host,
    "X-Forwarded-Prefix": pathname.replace(/\/$/, ""),
    "X-Forwarded-Proto": protocol.slice(0, -":".length),
  };
  if (caller === undefined) return added;
  return { ...added, [CREDENTIALS_HEADER]: describeIdentity(caller.username, await findGroupNames(database, caller)) };
}

/** The body stays as it is, compressed or not: the runtime forwards it according to its Content-Encoding. */
function publicResponse(answer: Response, address: URL, mapping: Mapping): Response {
  const { status, webSocket, body } = answer;
  const headers = responseHeaders(answer.headers);
  const location = headers.get("Location");
  const shown = location === null ? undefined : publicLocation(location, address, mapping);
  if (shown === undefined) headers.delete("Location");
  else headers.set("Location", shown);
  if (webSocket !== null) return new Response(null, { status, webSocket, headers });
  return new Response(body, { status, statusText: publicReason(answer.statusText), headers });
}

/** A reason phrase without tabs: HTTP allows them (RFC 9112, 4), and the runtime takes them, but does not send them. */
function publicReason(statusText: string): string {
  return statusText.replaceAll("\t", " ");
}

/** Lower statuses are informational or of a WebSocket, higher ones are not valid. The runtime cannot forward either. */
function isAnswer({ status, webSocket }: Response): boolean {
  return webSocket !== null || (status >= 200 && status <= 599);
}

function strangeStatus(status: number): UpstreamError {
  return { message: "The content's API answered with an invalid status.", details: String(status) };
}

/** The upstream's URL reveals the organisation's network, so only those who may update the content see it. */
function upstreamFailed(
  { requestId, caller }: VisitorContext,
  content: ContentAccess,
  { message, details }: UpstreamError,
): Failure {
  const { guid, upstreamUrl } = content;
  logError("upstream-failed", { requestId, content: guid, upstream: upstreamUrl, details });
  const maySee = caller !== undefined && isPermitted(caller.role, "update-content") && mayChange(content, caller);
  return { kind: "upstream-failed", error: maySee ? `${message} Its upstream_url is ${upstreamUrl}.` : message };
}
