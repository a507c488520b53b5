import { pointerStep } from "../text/pointer.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { CatalogProvider, Origins } from "./catalog.ts";
import type { ConnectionChanged } from "./change.ts";
import { losesEncryption, type ProviderComparison } from "./comparison.ts";
import { isSameHeader } from "./header-values.ts";

/** One setting of a connection, by the key of its origin. */
type Settings = ReadonlyMap<string, { readonly value: string; readonly isUrl: boolean }>;

/** The changes of how a provider is reached: settings in the order of their fields, then headers by name. */
export function* connectionChanges(comparison: ProviderComparison): Iterable<ConnectionChanged> {
  const [before, after] = [settingsOf(comparison.before), settingsOf(comparison.after)];
  const changeOf = createChange(comparison);
  for (const field of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(field), after.get(field)];
    if (old?.value === now?.value) continue;
    const isUrl = (old ?? now)?.isUrl === true;
    const show = (text: string | undefined) => (text === undefined ? null : isUrl ? maskUrl(text) : text);
    const opens = comparison.hosts.isNew(now?.value) || losesEncryption(old?.value, now?.value);
    yield { ...changeOf(field), before: show(old?.value), after: show(now?.value), widens: isUrl && opens };
  }
  yield* headerChanges(comparison, changeOf);
}

/** Each provider's origins are found once, when there is a change to explain: all of them at a time. */
function createChange({ before, after }: ProviderComparison) {
  let origins: readonly [Origins, Origins] | undefined;
  return (field: string) => {
    origins ??= [after.origins, before.origins];
    const cause = origins[0][field] ?? origins[1][field] ?? null;
    return { kind: "connection-changed", provider: after.id, field, cause } as const;
  };
}

function settingsOf({ variant, baseUrl, endpoint, protocol, endpoints, sections }: CatalogProvider): Settings {
  const plain = Object.entries({ variant, protocol });
  const urls = Object.entries({ baseUrl, endpoint });
  const ofProtocols = Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, url] as const);
  const ofSections = Object.entries(sections).flatMap(([name, section]) =>
    Object.entries(section).map(
      ([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text] as const,
    ),
  );
  const settings = new Map<string, { readonly value: string; readonly isUrl: boolean }>();
  for (const [field, value] of [...urls, ...ofProtocols])
    if (value !== undefined) settings.set(field, { value, isUrl: true });
  for (const [field, value] of [...plain, ...ofSections])
    if (value !== undefined) settings.set(field, { value, isUrl: false });
  return settings;
}

/** Of a value it is only said that it is set, or that it has changed. */
function* headerChanges(
  { before, after }: ProviderComparison,
  changeOf: ReturnType<typeof createChange>,
): Iterable<ConnectionChanged> {
  const [old, now] = [new Set(before.headers), new Set(after.headers)];
  for (const name of new Set([...before.headers, ...after.headers])) {
    const isChanged = old.has(name) && now.has(name);
    if (isChanged && isSameHeader(name, before, after)) continue;
    yield {
      ...changeOf(`headers/${pointerStep(name)}`),
      before: old.has(name) ? "set" : null,
      after: isChanged ? "changed" : now.has(name) ? "set" : null,
      widens: false,
    };
  }
}
