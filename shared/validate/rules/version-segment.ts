import { spokenProtocols } from "../../effective/protocol.ts";
import { entryKindOf, isCompleted, type ReachedKind } from "../../effective/provider.ts";
import { nameOfUrl, type UrlView } from "../../effective/urls.ts";
import { type HttpUrl, type PathSegment, pathSegments } from "../../text/http-url.ts";
import { holdsPlaceholder } from "../../text/secrets.ts";
import { quote } from "../../text/wording.ts";
import type { BuiltInProvider, Vocabulary } from "../../vocabulary/vocabulary.ts";
import { stripPath, type Versions, versionsIn } from "./operation-path.ts";
import type { Rule } from "./rule.ts";

/** See docs/decisions/0020-version-segment-severity.md. */
export const versionSegment: Rule = {
  id: "version-segment",
  severity: "error",
  summary: "A base URL without the version segment that the provider needs",
  why: "The client appends the path of the operation to the base URL, so without the segment the server answers every request with 404.",
  description:
    "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by its type, else by the provider whose protocol it names in `protocol`, here or in another layer. Where the vocabulary says that the client adds the segment to any URL, or the assistant to the bare host of the provider, nothing is missing. A path that ends in something else is a warning, because a gateway may add the segment. In `endpoints` and models, which usually have their own path, only bare hosts are reported, and only for a protocol of the provider itself that the provider or one of its models uses. A URL that another layer replaces is ignored. An operation at the end is reported by `operation-path`.",
  fix: "Appends the segment to a bare host. To a path it appends the segment, replaces another version with it or removes what follows it; not safe, because the server may need the path as it is.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
  },
  dependsOn: "provider",

  *check(context) {
    const versions = versionsIn(context.configuration.vocabulary);
    for (const url of context.configuration.urls) {
      const { http } = url;
      const kind = url.isInForce ? kindAt(url, context.configuration.vocabulary) : undefined;
      const segment = kind?.versionSegment;
      if (kind === undefined || segment === undefined || http === undefined) continue;
      const segments = pathSegments(url.text, http);
      if (segments === undefined) continue;
      // One mistake, one diagnostic: the message must still hold once the operation is gone.
      const { kept, isCertain } = stripPath(segments, versions);
      const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
      const isOfProvider = url.field === "baseUrl" || url.field === "endpoint";
      const parts = segment.split("/");
      if (endsIn(kept, parts) || !(isBareHost || isOfProvider)) continue;
      if (isAdded(url, kind)) continue;
      // Nothing says that any model uses the other endpoints.
      if (url.field === "endpoints" && !spokenProtocols(url.view.provider).has(url.protocol)) continue;
      // A placeholder at the end may hold the segment; `url-syntax` reports it.
      if (holdsPlaceholder(url.text.slice(segments.at(-1)?.start))) continue;
      const { order, ...part } = correctionFor(parts, kept, http, versions);
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

/** Tells if a path ends in these segments, or its first `count` segments do: without a copy, for a path may be long. */
function endsIn(segments: readonly PathSegment[], parts: readonly string[], count = segments.length): boolean {
  const start = count - parts.length;
  return start >= 0 && parts.every((part, index) => segments[start + index]?.text === part);
}

/**
 * The kind of provider whose version segment a URL needs, without which a bare host certainly answers 404.
 * See docs/decisions/0019-version-segment-of-custom-providers.md.
 */
function kindAt(url: UrlView, vocabulary: Vocabulary): ReachedKind | undefined {
  const { field, view } = url;
  const own = entryKindOf(view.provider);
  if (field === "endpoint" && own?.address !== "endpoint") return undefined;
  const isOfProvider = field === "baseUrl" || field === "endpoint";
  const isOwn = isOfProvider && (view.kind === "built-in" || own?.versionSegment !== undefined);
  return isOwn ? own : kindOfProtocol(url, vocabulary);
}

/** The provider whose protocol is spoken at a URL. */
function kindOfProtocol(
  { view, protocol }: UrlView,
  { providers, protocols }: Vocabulary,
): BuiltInProvider | undefined {
  const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
  const provider = isKnown ? protocols[protocol]?.provider : undefined;
  // A built-in provider may serve another's protocol at a path of its own.
  if (provider === undefined || (view.kind === "built-in" && provider !== view.id)) return undefined;
  return providers[provider];
}

/**
 * Tells if the version segment is added to a URL: by the client to any, by the assistant to the own bare host of a built-in
 * provider.
 */
function isAdded({ text, view }: UrlView, kind: ReachedKind): boolean {
  return kind.versionSegmentAddedBy === "client" || (view.kind === "built-in" && isCompleted(text, kind));
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
  parts: readonly string[],
  segments: readonly PathSegment[],
  { path }: HttpUrl,
  { isVersion }: Versions,
): Correction {
  const segment = parts.join("/");
  const inner = segments.findLast((_, index) => endsIn(segments, parts, index + 1));
  if (inner !== undefined)
    return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
  const last = segments.at(-1);
  const begun = countBegun(segments, parts);
  if (begun > 0) {
    const rest = `/${parts.slice(begun).join("/")}`;
    return { order: `Append "${rest}" to the path`, start: last?.end ?? path.start, end: path.end, text: rest };
  }
  if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text))) {
    const rest = parts.slice(countBegun(segments.slice(0, -1), parts)).join("/");
    return { ...last, order: `Replace ${quote(`/${last.text}`)} with "/${rest}"`, text: rest };
  }
  // In the place of all slashes at the end.
  const start = last?.end ?? path.start;
  return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}

/** The number of the parts of a version with which a path ends, where it does not end in all of them. */
function countBegun(segments: readonly PathSegment[], parts: readonly string[]): number {
  return Math.max(
    0,
    parts.findLastIndex((_, count) => count > 0 && endsIn(segments, parts.slice(0, count))),
  );
}
