import { type ConfigurationTexts, type HostsInUse, hostsIn } from "../shared/index.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { readTexts } from "./governed.ts";
import type { SettingsContent, Sides } from "./sides.ts";

/** Tests if the files that a change touches name a host that they did not name before. */
export function namesNewHost(
  edited: readonly ConfigurationTexts[],
  { before, after }: { readonly before: SettingsContent; readonly after: SettingsContent },
): boolean {
  const hostsOf = ({ layers, vocabulary }: SettingsContent, own: readonly (string | undefined)[]) =>
    new Set([...layers.map(({ text }) => text), ...own].flatMap((text = "") => [...hostsIn(text, vocabulary)]));
  const known = hostsOf(
    before,
    edited.map((one) => one.before),
  );
  const now = hostsOf(
    after,
    edited.map((one) => one.after),
  );
  return [...now].some((host) => !known.has(host));
}

/**
 * Counts the configurations that used each host before a change, without those that the change takes to another;
 * undefined where the commit before cannot be read.
 */
export async function countHosts(
  { openBefore }: Pick<ChangeSet, "openBefore">,
  { before }: Sides,
  { layers, vocabulary }: SettingsContent,
  edited: readonly ConfigurationTexts[],
  matches: (path: string) => boolean,
): Promise<HostsInUse | undefined> {
  const repository = await openBefore?.();
  if (!repository?.ok) return undefined;
  const counts = new Map<string, number | undefined>();
  for (const layer of layers) for (const host of hostsIn(layer.text ?? "", vocabulary)) counts.set(host, undefined);
  const add = (host: string, count: number) => counts.set(host, (counts.get(host) ?? 0) + count);
  for (const text of await readTexts(repository.value, before, matches)) {
    for (const host of hostsIn(text, vocabulary)) add(host, 1);
  }
  for (const texts of edited) {
    const now = hostsIn(texts.after ?? "", vocabulary);
    for (const host of hostsIn(texts.before ?? "", vocabulary)) if (!now.has(host)) add(host, -1);
  }
  return counts;
}
