import type { EffectiveModel } from "../effective/model.ts";
import { modelProtocol } from "../effective/protocol.ts";
import { type Json, objectAt, textAt } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import { maskUrl } from "../text/url-secrets.ts";
import { withArticle } from "../text/wording.ts";
import type { Change } from "./change.ts";
import { aboutModel, causeOfModel, type LastingModel, modelText } from "./model-pair.ts";
import { ownProtocol, ownUrl } from "./reach.ts";
import { hostText, nameText, urlText } from "./words.ts";

/** Where a model is reached, as far as it says so itself. */
interface Route {
  readonly protocol: string | undefined;
  readonly url: string | undefined;
  /** That of its protocol. */
  readonly endpoint: string | undefined;
}

function routeOf(model: EffectiveModel): Route {
  const protocol = modelProtocol(model);
  const endpoints = objectAt(model.provider.entry, "endpoints") ?? {};
  return { protocol, url: ownUrl(model), endpoint: protocol === undefined ? undefined : textAt(endpoints, protocol) };
}

/**
 * Where a model that is offered on both sides, and has a URL or a protocol of its own on one, is reached in another way
 * (decisions: What a change does). What only follows the provider is stated there.
 */
export function* modelMoves(model: LastingModel): Iterable<Change> {
  const { before, after } = model;
  if ([before, after].every((one) => ownUrl(one) === undefined && ownProtocol(one) === undefined)) return;
  const [old, now] = [routeOf(before), routeOf(after)];
  const fields = (["protocol", "url", "endpoint"] as const).filter((field) => old[field] !== now[field]);
  if (fields.length === 0) return;
  yield {
    effect: "moves",
    kind: "model-moved",
    ...aboutModel(model),
    before: shownRoute(old),
    after: shownRoute(now),
    cause: causeOfModel(model, ["baseUrl"], ["protocol"]),
    text: `${modelText(model)} ${fields.map((field) => moveText(field, old[field], now[field])).join(", and ")}.`,
  };
}

function shownRoute({ protocol, url, endpoint }: Route): Json {
  return {
    protocol: protocol === undefined ? null : maskSecrets(protocol),
    baseUrl: url === undefined ? null : maskUrl(url),
    endpoint: endpoint === undefined ? null : maskUrl(endpoint),
  };
}

function moveText(field: keyof Route, old: string | undefined, now: string | undefined): string {
  if (field === "protocol")
    return `speaks ${now === undefined ? "no set protocol" : nameText(now)} instead of ${old === undefined ? "none" : nameText(old)}`;
  const what = field === "url" ? "base URL of its own" : "endpoint for its protocol";
  if (now === undefined)
    return `no longer has ${withArticle(what)}${old === undefined ? "" : ` (it was at ${hostText(old)})`}`;
  if (old === undefined) return `has ${withArticle(what)} at ${hostText(now)}`;
  const write = hostText(old) === hostText(now) ? urlText : hostText;
  return `has its ${field === "url" ? "base URL" : what} at ${write(now)} instead of ${write(old)}`;
}
