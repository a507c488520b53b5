/** Compares the entries of a stretch of segments with those that the source has in its range. */

import type { PageEntry, PageFailure } from "../../content-server/audit-source.ts";
import { ok, type Result } from "../../text/result.ts";
import { sha256Of } from "../entry-content.ts";
import { isAbove } from "../entry-ids.ts";
import { AUDIT_RECONCILE_MAX_CANDIDATES, AUDIT_RECONCILE_MAX_LATER_PAGES } from "../limits.ts";
import { addCandidate, type Candidates, resolveCandidates } from "./candidates.ts";
import { compareInOrder } from "./compare-in-order.ts";
import {
  type ChangedEntry,
  type Differences,
  differencesOf,
  type Found,
  joinDifferences,
  type RepeatedEntry,
} from "./differences.ts";
import { readPrunedThrough, splitPruned } from "./pruned.ts";
import type { LastEntry, ReconcilePorts } from "./reconciliation.ts";
import { isPast, leadsTo, pagesFrom } from "./source-walk.ts";
import {
  entriesOf,
  isSameEntry,
  lastEntryOf,
  lowestLate,
  type StoredEntry,
  type Stretch,
  storedSha256,
} from "./stored-entries.ts";

interface Compared {
  readonly kind: "compared";
  readonly differences: Differences;
  /** The page that holds the end of the stretch; null where it has none. */
  readonly url: string | null;
  /** The highest id that the source gave; null where it gave none. */
  readonly highest: string | null;
  /** The entry with the highest id, where it is in the stretch; null where it is not. */
  readonly lastEntry: LastEntry | null;
}

export type Comparison =
  | Compared
  | { readonly kind: "failed"; readonly failure: PageFailure }
  /** The export itself is broken. @property message why, in whole sentences. */
  | { readonly kind: "broken"; readonly message: string };

/** A stretch with what it has, by id. */
interface ReadStretch extends Stretch {
  readonly entries: ReadonlyMap<string, StoredEntry>;
}

/** The state of a walk over the range of a stretch. */
interface Walk {
  /** The highest id on its pages. */
  highest: string | null;
  /** The ids that the source gave as they are stored. */
  readonly same: Set<string>;
  /** The SHA-256 of the first other content that it gave of an id. */
  readonly others: Map<string, string>;
  readonly repeated: Map<string, RepeatedEntry>;
  /** Entries that the stretch does not have. */
  readonly candidates: Candidates;
}

/**
 * Compares a stretch. An id in its range that only the source has may be in a later segment, of an entry that came late: it
 * is missing where no segment up to the last one has it, too. Late entries of this stretch are looked for where they are.
 *
 * @param known what was found before.
 * @param url the page of the source that holds the end of the segment before; null where none is known.
 */
export async function compareStretch(
  stretch: Stretch,
  known: Differences,
  url: string | null,
  ports: ReconcilePorts,
): Promise<Comparison> {
  const inOrder = await compareInOrder(stretch, url, ports);
  if (!inOrder.ok) return { kind: "failed", failure: inOrder.error };
  if (inOrder.value === null) return await compareById(stretch, known, url, ports);
  const { lastLine, ...read } = inOrder.value;
  const lastEntry = { id: stretch.last.last_id, sha256: await ports.codec.digest(lastLine) };
  return { kind: "compared", ...read, differences: known, lastEntry };
}

/** Compares a stretch whose entries are not all the next ones of the source. */
async function compareById(
  plain: Stretch,
  known: Differences,
  url: string | null,
  ports: ReconcilePorts,
): Promise<Comparison> {
  const read = entriesOf(plain, ports);
  if (!read.ok) return { kind: "broken", message: read.error };
  const stretch = { ...plain, entries: read.value };
  const { before, last } = stretch;
  const walk: Walk = { highest: null, same: new Set(), others: new Map(), repeated: new Map(), candidates: new Map() };
  let [differences, endUrl]: [Differences, string | null] = [known, null];
  let laterPages = hasOrder(stretch, ports) ? 0 : AUDIT_RECONCILE_MAX_LATER_PAGES;
  for await (const page of pagesFrom({ before, url, lowestLate: lowestLate(stretch, stretch.entries) }, ports)) {
    if (!page.ok) return { kind: "failed", failure: page.error };
    const { entries } = page.value;
    if (leadsTo(last.last_id, entries, walk)) endUrl = page.value.url;
    for (const entry of entries) await meet(entry, stretch, walk, ports);
    if (walk.candidates.size >= AUDIT_RECONCILE_MAX_CANDIDATES) {
      const resolved = await resolve(stretch, walk, differences, ports);
      if (!resolved.ok) return { kind: "broken", message: resolved.error };
      differences = resolved.value;
    }
    if (!isPast(walk, last.last_id)) continue;
    if (laterPages === 0 || walk.same.size + walk.others.size >= stretch.entries.size) break;
    laterPages -= 1;
  }
  const resolved = await resolve(stretch, walk, differences, ports);
  if (!resolved.ok) return { kind: "broken", message: resolved.error };
  const found = await ownDifferences(stretch, walk, ports);
  const through = found.vanishedIds.length === 0 ? ok(null) : await readPrunedThrough(ports.source);
  if (!through.ok) return { kind: "failed", failure: through.error };
  const own = differencesOf({ ...found, ...splitPruned(found.vanishedIds, through.value) });
  const lastEntry = await lastEntryOf(stretch, stretch.entries, ports.codec);
  const all = joinDifferences(resolved.value, own);
  return { kind: "compared", url: endUrl, highest: walk.highest, differences: all, lastEntry };
}

/** Tells if the source gives entries in the order of their ids: it does where these are its cursors. */
function hasOrder({ last }: Stretch, { source, pageEntries }: ReconcilePorts): boolean {
  return source.urlAfter(last.last_id, pageEntries) !== null;
}

/** Adds what is wrong with the candidates so far, and forgets them. @returns else what of the export is broken. */
async function resolve(
  { before, last }: Stretch,
  { candidates }: Walk,
  differences: Differences,
  ports: ReconcilePorts,
): Promise<Result<Differences, string>> {
  const place = { first: (before?.number ?? 0) + 1, after: last.number + 1, highestBefore: before?.last_id ?? null };
  const found = await resolveCandidates(candidates, differences, place, ports);
  candidates.clear();
  return found.ok ? ok(joinDifferences(differences, differencesOf(found.value))) : found;
}

/** Takes note of an entry of the source. */
async function meet(entry: PageEntry, stretch: ReadStretch, walk: Walk, ports: ReconcilePorts): Promise<void> {
  const { id } = entry;
  if (id === null) return;
  const { before, last, entries } = stretch;
  const stored = entries.get(id);
  // What is below the range belongs to a segment before, unless it comes behind entries of this one.
  const isStray = before !== null && !isAbove(id, before.last_id);
  const isCandidate = isStray ? isPast(walk, before.last_id) : !isAbove(id, last.last_id);
  if (stored !== undefined) await meetStored(entry, id, stored, walk, ports);
  else if (isCandidate) addCandidate(walk.candidates, id, await sha256Of(entry, ports.codec));
  if (isAbove(id, walk.highest)) walk.highest = id;
}

async function meetStored(
  entry: PageEntry,
  id: string,
  stored: StoredEntry,
  { same, others, repeated }: Walk,
  { codec }: ReconcilePorts,
): Promise<void> {
  const other = others.get(id);
  if (await isSameEntry(entry, stored, codec)) {
    same.add(id);
    if (other !== undefined) addRepeated(repeated, id, other, await storedSha256(stored, codec));
    return;
  }
  const sha256 = await sha256Of(entry, codec);
  if (same.has(id)) addRepeated(repeated, id, await storedSha256(stored, codec), sha256);
  else if (other !== undefined && other !== sha256) addRepeated(repeated, id, other, sha256);
  if (other === undefined) others.set(id, sha256);
}

function addRepeated(repeated: Map<string, RepeatedEntry>, id: string, ...sha256s: [string, string]): void {
  if (!repeated.has(id)) repeated.set(id, { id, sha256s });
}

/** The differences of the entries of the stretch itself. */
async function ownDifferences(
  { entries }: ReadStretch,
  { same, others, repeated }: Walk,
  { codec }: ReconcilePorts,
): Promise<Found & { readonly vanishedIds: readonly string[] }> {
  const changedEntries: ChangedEntry[] = [];
  const vanishedIds: string[] = [];
  for (const [id, stored] of entries) {
    if (same.has(id)) continue;
    const serverSha256 = others.get(id);
    if (serverSha256 === undefined) vanishedIds.push(id);
    else changedEntries.push({ id, exportedSha256: await storedSha256(stored, codec), serverSha256 });
  }
  return { changedEntries, repeatedEntries: [...repeated.values()], vanishedIds };
}
