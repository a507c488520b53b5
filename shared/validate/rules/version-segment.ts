import { spokenProtocols } from "../../effective/protocol.ts";
import { nameOfUrl, type UrlView } from "../../effective/urls.ts";
import { type HttpUrl, type PathSegment, pathSegments } from "../../text/http-url.ts";
import { holdsPlaceholder } from "../../text/secrets.ts";
import { quote } from "../../text/wording.ts";
import type { Vocabulary } from "../../vocabulary/vocabulary.ts";
import { type IsVersion, stripPath, versionsIn } from "./operation-path.ts";
import type { Rule } from "./rule.ts";

/** See docs/decisions/0020-version-segment-severity.md. */
export const versionSegment: Rule = {
  id: "version-segment",
  severity: "error",
  summary: "A base URL without the version segment that the provider needs",
  why: "The client appends the path of the operation to the base URL, so without the segment the server answers every request with 404.",
  description:
    "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`, here or in another layer. A path that ends in something else is a warning, because a gateway may add the segment. In `endpoints` and models, which usually have their own path, only bare hosts are reported, and only for a protocol of the provider itself that the provider or one of its models uses. A URL that another layer replaces is ignored. An operation at the end is reported by `operation-path`.",
  fix: "Appends the segment to a bare host. To a path it appends the segment, replaces another version with it or removes what follows it; not safe, because the server may need the path as it is.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
  },
  dependsOn: "provider",

  *check(context) {
    const isVersion = versionsIn(context.configuration.vocabulary);
    for (const url of context.configuration.urls) {
      const { http } = url;
      const segment = url.isInForce ? neededSegment(url, context.configuration.vocabulary) : undefined;
      if (segment === undefined || http === undefined) continue;
      const segments = pathSegments(url.text, http);
      if (segments === undefined) continue;
      // One mistake, one diagnostic: the message must still hold once the operation is gone.
      const { kept, isCertain } = stripPath(segments, isVersion);
      const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
      if (kept.at(-1)?.text === segment || !(isBareHost || url.field === "baseUrl")) continue;
      // Nothing says that any model uses the other endpoints.
      if (url.field === "endpoints" && !spokenProtocols(url.view.provider).has(url.protocol)) continue;
      // A placeholder at the end may hold the segment; `url-syntax` reports it.
      if (holdsPlaceholder(url.text.slice(segments.at(-1)?.start))) continue;
      const { order, ...part } = correctionFor(segment, kept, http, isVersion);
      const step = { kind: "edit-string", path: url.path, ...part } as const;
      yield {
        place: { path: url.path, part: "value" },
        severity: isBareHost ? "error" : "warning",
        message: `${nameOfUrl(url)} ${segments.length === 0 ? "has no path" : "does not end in the version segment"}; its path must end in ${quote(`/${segment}`)}.`,
        advice: `${order}${isBareHost ? "" : ", unless the server needs it as it is"}.`,
        ...(kept.length === segments.length ? { fix: { title: `${order}.`, safe: isBareHost, steps: [step] } } : {}),
      };
    }
  },
};

/**
 * The version segment without which a URL certainly answers 404 where it is a bare host.
 * See docs/decisions/0019-version-segment-of-custom-providers.md.
 */
function neededSegment({ field, view, protocol }: UrlView, vocabulary: Vocabulary): string | undefined {
  const { providers, protocols } = vocabulary;
  if (field === "endpoint") return undefined;
  if (field === "baseUrl" && view.kind === "built-in") return providers[view.id]?.versionSegment;
  const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
  const provider = isKnown ? protocols[protocol]?.provider : undefined;
  // A built-in provider may serve another's protocol at a path of its own.
  if (provider === undefined || (view.kind === "built-in" && provider !== view.id)) return undefined;
  return providers[provider]?.versionSegment;
}

interface Correction {
  /** Without a full stop. */
  readonly order: string;
  /** The part of the URL's text to replace. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function correctionFor(
  segment: string,
  segments: readonly PathSegment[],
  { path }: HttpUrl,
  isVersion: IsVersion,
): Correction {
  const inner = segments.findLast(({ text }) => text === segment);
  if (inner !== undefined)
    return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
  const last = segments.at(-1);
  if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text)))
    return { ...last, order: `Replace ${quote(`/${last.text}`)} with "/${segment}"`, text: segment };
  // In the place of all slashes at the end.
  const start = last?.end ?? path.start;
  return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}
