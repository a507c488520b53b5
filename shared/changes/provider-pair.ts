import type { EffectiveProvider } from "../effective/provider.ts";
import { enabledCandidates } from "../resolve/provider-origins.ts";
import type { Path } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import type { Cause, Change } from "./change.ts";
import type { KnownDestinations } from "./destination.ts";
import type { Reach } from "./reach.ts";
import { type CombinedSide, placeAt, type Sides } from "./side.ts";
import type { DescribeSimilar } from "./similar-hosts.ts";

/** A provider on both sides. */
export interface ProviderPair {
  readonly id: string;
  /** The id as it may be shown, and within a sentence. */
  readonly shown: { readonly id: string; readonly text: string };
  readonly sides: Sides;
  /** Undefined where the side has no such provider. */
  readonly before: Reach | undefined;
  readonly after: Reach | undefined;
  /** Where all providers' requests went before. */
  readonly known: KnownDestinations;
  /** Says which host in use a new one may be a misspelling of. */
  readonly similarHost: DescribeSimilar;
}

/** A provider that is in force on both sides. */
export interface LastingPair extends ProviderPair {
  readonly before: Reach;
  readonly after: Reach;
}

/** The fields that all changes of a provider share. */
export function aboutProvider({ shown }: ProviderPair): Pick<Change, "provider" | "model" | "setting"> {
  return { provider: shown.id, model: null, setting: null };
}

export function providerText({ shown }: ProviderPair): string {
  return shown.text;
}

/** The value of a setting below the provider's entry: the one in force after, or before where nothing is left. */
export function causeOf(pair: ProviderPair, ...settings: readonly Path[]): Cause | null {
  return firstPlace(pair, (side, { path }) => {
    for (const setting of settings) {
      const place = placeAt(side, [...path, ...setting]);
      if (place !== undefined) return place;
    }
    return undefined;
  });
}

/** The setting that enables or disables the provider; where none does any longer, the one that did. */
export function causeOfEnablement(pair: ProviderPair): Cause | null {
  return firstPlace(pair, (side, { path }) => {
    const place = enabledCandidates(side.layers, path)[0]?.place;
    return place === undefined || place.kind === "default" ? undefined : { side: side.name, place };
  });
}

/**
 * The fault of a provider's entry that has no effect because of it, and had one before; undefined where there is none.
 */
export function causeOfSalvage({ sides, before, after }: ProviderPair): Cause | undefined {
  const path = (before ?? after)?.provider.path;
  if (path === undefined) return undefined;
  const entry = toPointer(path);
  const known = new Set(
    sides.before
      .invalidEntries()
      .get(entry)
      ?.map(({ key }) => key),
  );
  return sides.after
    .invalidEntries()
    .get(entry)
    ?.find(({ key }) => !known.has(key))?.cause;
}

function firstPlace(
  { sides, before, after }: ProviderPair,
  find: (side: CombinedSide, provider: EffectiveProvider) => Cause | undefined,
): Cause | null {
  return (after && find(sides.after, after.provider)) ?? (before && find(sides.before, before.provider)) ?? null;
}
