import type { CatalogProvider } from "./catalog.ts";
import type { OfferingChanged } from "./change.ts";
import { hasMore, isSameSet, type ProviderComparison } from "./comparison.ts";

/**
 * The changes of what a provider may offer, whether models of it are known or not. It widens where `allow` is emptied or
 * names more, `deny` names fewer, or `discovery` is turned on.
 */
export function* offeringChanges({ before, after }: ProviderComparison): Iterable<OfferingChanged> {
  const changeOf = (field: OfferingChanged["field"]) => ({
    kind: "offering-changed" as const,
    provider: after.id,
    field,
    before: before[field],
    after: after[field],
    cause: after.origins[field] ?? before.origins[field] ?? null,
  });
  if (!isSameSet(before.allow, after.allow)) {
    const wasOpen = before.allow.length === 0;
    yield {
      ...changeOf("allow"),
      widens: !wasOpen && (after.allow.length === 0 || hasMore(after.allow, before.allow)),
    };
  }
  if (!isSameSet(before.deny, after.deny)) yield { ...changeOf("deny"), widens: hasMore(before.deny, after.deny) };
  if (before.discovery !== after.discovery) yield { ...changeOf("discovery"), widens: isDiscovering(after) };
}

function isDiscovering({ discovery }: CatalogProvider): boolean {
  return discovery === "auto";
}
