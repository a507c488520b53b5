import type { EntryView } from "../../effective/entry.ts";
import { entryKindOf } from "../../effective/provider.ts";
import { credentialLikeness } from "../../text/credential-likeness.ts";
import { readHeaderLine } from "../../text/header-name.ts";
import type { Json } from "../../text/json.ts";
import { lazily } from "../../text/lazily.ts";
import { isPlaceholder } from "../../text/secrets.ts";
import { quoteHeader } from "../../text/wording.ts";
import type { ReservedHeaders, Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Rule } from "./rule.ts";

const CREDENTIAL_HEADERS = ["authorization", "x-api-key", "proxy-authorization"];

/** Headers that belong to the connection or to the body, which the client alone knows (RFC 9110, RFC 9112). */
const TRANSPORT_HEADERS = [
  "accept",
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

export const reservedHeader: Rule = {
  id: "reserved-header",
  severity: "error",
  summary: "A custom header that the assistant sets itself",
  why: "The client sets this header on every request; a second one is ignored, breaks the request, or puts a credential into a shared file.",
  description:
    "Finds `Authorization`, `x-api-key`, a provider's version header and transport headers (`Host`, `Content-Type`, `Content-Length`, `Accept`, `Connection` and similar) in `customHeaders`, regardless of case (specification 2.3). Where the vocabulary says that a client drops a header or sends its own in its place, the header is only a warning. Where such a header contains a credential, the advice is also to revoke it: the history of the file keeps it.",
  fix: "Removes the header.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  refusesValue: true,

  *check(context) {
    const versionHeaders = lazily(() => versionHeadersIn(context.configuration.vocabulary));
    for (const view of context.configuration.entries) {
      for (const { path, name, value } of view.headers) {
        const fate = fateOf(name, view, context.configuration.vocabulary);
        const reason = fate === undefined ? reservedReason(name, versionHeaders) : REASONS[fate];
        if (reason === undefined) continue;
        yield {
          place: { path, part: "key" },
          ...(fate !== undefined && { severity: "warning", why: "A reader expects the header to be sent." }),
          message: `The header ${quoteHeader(name)} ${reason}.`,
          advice: adviceOnHeader(name, value),
          fix: { title: "Remove the header.", safe: true, steps: [{ kind: "remove", path }] },
        };
      }
    }
  },
};

/** The fate of a custom header that a client sets itself, as the end of a sentence. */
const REASONS = {
  dropped: "has no effect: the client drops it without notice",
  overwritten: "has no effect: the client sends a value of its own in its place",
} as const satisfies Readonly<Record<ReservedHeaders[string], string>>;

/** The fate of a header by the vocabulary; undefined where it says nothing of it. */
function fateOf(
  name: string,
  { provider }: EntryView,
  { reservedHeaders }: Vocabulary,
): ReservedHeaders[string] | undefined {
  const ofKind = entryKindOf(provider)?.reservedHeaders;
  if (ofKind === undefined && reservedHeaders === undefined) return undefined;
  const lower = readHeaderLine(name).name.toLowerCase();
  return fateIn(ofKind, lower) ?? fateIn(reservedHeaders, lower);
}

function fateIn(headers: ReservedHeaders = {}, name: string): ReservedHeaders[string] | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

/** A value in such a header, or pasted behind its name, is out, whoever empties it. */
function adviceOnHeader(header: string, value: Json): string {
  const { name, value: pasted } = readHeaderLine(header);
  const isRevoked = [pasted, value].some((held) => holdsRealCredential(name, held));
  return isRevoked ? "Remove it, and revoke the credential in it." : "Remove it.";
}

/** In a header for credentials every value is one, unless it is empty or a placeholder. */
function holdsRealCredential(name: string, value: Json): boolean {
  if (typeof value !== "string" || value.trim() === "" || isPlaceholder(value)) return false;
  return CREDENTIAL_HEADERS.includes(name.toLowerCase()) || credentialLikeness(value) === "certain";
}

/** Why a header of this name is reserved, as the end of a sentence; undefined where it is not. */
function reservedReason(name: string, versionHeaders: () => ReadonlySet<string | undefined>): string | undefined {
  const lower = readHeaderLine(name).name.toLowerCase();
  if (CREDENTIAL_HEADERS.includes(lower)) return "contains the credential, which must not be stored in this file";
  if (TRANSPORT_HEADERS.includes(lower)) return "is set by the transport";
  return versionHeaders().has(lower) ? "contains the provider's API version, which the client sets" : undefined;
}

function versionHeadersIn({ providers }: Vocabulary): ReadonlySet<string | undefined> {
  return new Set(Object.values(providers).map(({ versionHeader }) => versionHeader?.toLowerCase()));
}
