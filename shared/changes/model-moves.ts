import { followsProvider, modelBaseUrl } from "../effective/base-url.ts";
import type { EffectiveModel } from "../effective/model.ts";
import { modelProtocol } from "../effective/protocol.ts";
import type { Json } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import { maskUrl } from "../text/url-secrets.ts";
import { joinParts } from "../text/wording.ts";
import type { Change } from "./change.ts";
import { addressOf } from "./destination.ts";
import { aboutModel, causeOfModel, type LastingModel, modelText } from "./model-pair.ts";
import { ownProtocol, ownUrl } from "./reach.ts";
import { hostText, nameText, urlText } from "./words.ts";

/** The way to a model: URL and protocol. */
interface Route {
  readonly protocol: string | undefined;
  /** Undefined where it is reached at its provider's own host. */
  readonly url: string | undefined;
  /** True where the URL is that of its provider. */
  readonly followsProvider: boolean;
}

function routeOf(model: EffectiveModel): Route {
  return {
    protocol: modelProtocol(model),
    url: modelBaseUrl(model),
    followsProvider: followsProvider(model),
  };
}

/**
 * The moves of a model that is offered on both sides, and has a URL or a protocol of its own on one (decisions: What a
 * change does). A move that only follows the provider is stated there.
 */
export function* modelMoves(model: LastingModel): Iterable<Change> {
  const { before, after } = model;
  if ([before, after].every((one) => ownUrl(one) === undefined && ownProtocol(one) === undefined)) return;
  const [old, now] = [routeOf(before), routeOf(after)];
  const parts = [
    ...(old.protocol === now.protocol ? [] : [protocolText(old.protocol, now.protocol)]),
    ...(isSameAddress(old, now) ? [] : [addressText(old.url, now.url)]),
  ];
  if (parts.length === 0) return;
  yield {
    effect: "moves",
    kind: "model-moved",
    ...aboutModel(model),
    before: shownRoute(old),
    after: shownRoute(now),
    cause: causeOfModel(model, ["baseUrl"], ["protocol"]),
    text: `${modelText(model)} ${joinParts(parts, "and")}.`,
  };
}

/** The same also where both follow the provider, whose own change says where it goes. */
function isSameAddress(old: Route, now: Route): boolean {
  if (old.followsProvider && now.followsProvider) return true;
  return old.url === undefined || now.url === undefined
    ? old.url === now.url
    : addressOf(old.url) === addressOf(now.url);
}

function shownRoute({ protocol, url }: Route): Json {
  return {
    protocol: protocol === undefined ? null : maskSecrets(protocol),
    baseUrl: url === undefined ? null : maskUrl(url),
  };
}

function protocolText(old: string | undefined, now: string | undefined): string {
  return `speaks ${now === undefined ? "no set protocol" : nameText(now)} instead of ${old === undefined ? "none" : nameText(old)}`;
}

function addressText(old: string | undefined, now: string | undefined): string {
  const isSameHost = old !== undefined && now !== undefined && hostText(old) === hostText(now);
  const write = (url: string | undefined) =>
    url === undefined ? "the provider's own host" : (isSameHost ? urlText : hostText)(url);
  return `is reached at ${write(now)} instead of ${write(old)}`;
}
