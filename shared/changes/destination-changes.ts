import { entryKindOf, ownUrlOf, usesOwnUrl } from "../effective/provider.ts";
import { toPointer } from "../text/pointer.ts";
import { maskUrl } from "../text/url-secrets.ts";
import { startSentence } from "../text/wording.ts";
import type { Change } from "./change.ts";
import { type Destination, destinationOf, isNew, losesEncryption, wasPlain } from "./destination.ts";
import { aboutProvider, causeOf, type LastingPair, type ProviderPair, providerText } from "./provider-pair.ts";
import { hasOffer, ownDestination, providerUrls } from "./reach.ts";
import { wayText } from "./words.ts";

/**
 * The openings by a provider's own settings: new destinations, and plain HTTP where there was HTTPS. Each destination
 * is stated once.
 */
export function* destinationChanges(pair: LastingPair): Iterable<Change> {
  const { before, after, known } = pair;
  if (!hasOffer(after)) return;
  const stated = new Set<string>();
  for (const { destination, path, url, former } of changedDestinations(pair)) {
    // Without an offer it led nowhere: its openings are told when it gets one.
    const isKept = hasOffer(before) && destination.key === former?.key;
    const isAdded = !isKept && isNew(known, destination);
    const isPlain = !isKept && losesEncryption(known, destination, former);
    if (stated.has(destination.key) || !(isAdded || isPlain)) continue;
    stated.add(destination.key);
    yield {
      effect: "opens",
      kind: isPlain ? "encryption-lost" : "destination-added",
      ...aboutProvider(pair),
      setting: toPointer(path).slice(1),
      before: null,
      after: url === undefined ? "own host" : maskUrl(url),
      cause: causeOf(pair, path),
      text: destinationText(`requests of ${providerText(pair)}`, url, isPlain, pair),
    };
  }
}

/** A destination that one of a provider's settings now has. */
interface ChangedDestination {
  readonly destination: Destination;
  readonly path: readonly string[];
  /** Undefined of a provider's own host that is not known. */
  readonly url: string | undefined;
  /** Where the same setting led before. */
  readonly former: Destination | undefined;
}

function* changedDestinations({ before, after }: LastingPair): Iterable<ChangedDestination> {
  const { provider } = after;
  const old = new Map(providerUrls(before.provider).map(({ path, url }) => [path.join("/"), destinationOf(url)]));
  const own = usesOwnUrl(before.provider) ? ownDestination(before.provider) : undefined;
  if (usesOwnUrl(provider)) {
    const destination = ownDestination(provider);
    // A host that only one side's vocabulary knows is the same one.
    const isSame = own !== undefined && isUnknown(own) !== isUnknown(destination);
    const former = isSame ? destination : (own ?? old.get("baseUrl") ?? old.get("endpoint"));
    const path = [entryKindOf(provider)?.address === "endpoint" ? "endpoint" : "baseUrl"];
    yield { destination, path, url: ownUrlOf(provider), former };
  }
  for (const { path, url } of providerUrls(provider)) {
    const isAddress = path.length === 1;
    yield {
      destination: destinationOf(url),
      path,
      url,
      former: old.get(path.join("/")) ?? (isAddress ? own : undefined),
    };
  }
}

function isUnknown({ host }: Destination): boolean {
  return host === undefined;
}

/** The destinations that a provider's own change states. */
export function statedDestinations(pair: LastingPair): ReadonlySet<string> {
  return new Set(Array.from(changedDestinations(pair), ({ destination }) => destination.key));
}

/** Says where requests go from now on. */
export function destinationText(
  requests: string,
  url: string | undefined,
  isPlain: boolean,
  { known, similarHost }: Pick<ProviderPair, "known" | "similarHost">,
): string {
  const subject = startSentence(requests);
  if (url === undefined) return `${subject} go to the provider's own host, which none went to before.`;
  if (isPlain) return `${subject} go to ${wayText(url)}; before, they were encrypted.`;
  if (wasPlain(known, destinationOf(url))) return `${subject} go to ${wayText(url)} by HTTPS; before, by plain HTTP.`;
  return `${subject} go to ${wayText(url)}, which none went to before.${similarHost(url)}`;
}
