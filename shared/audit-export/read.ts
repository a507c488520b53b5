/**
 * Reads the entries of an export that are asked for, each verified before it is given: first all manifests, their chain and
 * their signatures, then the segments that may hold such entries, each against what its manifest lists of it. Segments
 * that are not opened are not verified.
 */

import { err, ok, type Result } from "../text/result.ts";
import { linesOf } from "./lines.ts";
import { SEGMENT_PREFIX, segmentName, segmentNumber } from "./object-names.ts";
import { asksForTimes, type EntryFilter, isAskedFor } from "./read/entry-filter.ts";
import type { ReadPlan } from "./read/read-plan.ts";
import { faultOf, sourceFault } from "./stored.ts";
import {
  type Listing,
  listingFault,
  readStoredSegment,
  type SegmentEnd,
  type StoredSegment,
  segmentChainFault,
  segmentEnd,
} from "./stored-segment.ts";
import type { Break, VerifyPorts } from "./verify/verification.ts";

/** The entries of one segment that are asked for. */
export interface ReadSegment {
  /** True if a manifest lists the segment. Otherwise only its own chain vouches for it. */
  readonly isListed: boolean;
  /** The source texts of those that are asked for, without line ends. */
  readonly lines: readonly Uint8Array[];
  /** The number of entries that are left out because they have no time that can be read. */
  readonly withoutTime: number;
  /** The number of entries of the segment in quarantine; it is not known if they are asked for. */
  readonly quarantined: number;
}

/**
 * Opens the segments of a plan and those that no manifest lists, one after the other.
 *
 * @returns the entries of each. A break is the last thing that is given, before any entry of its segment.
 * @throws where a port does.
 */
export async function* readSegments(
  plan: ReadPlan,
  filter: EntryFilter,
  ports: VerifyPorts,
): AsyncGenerator<Result<ReadSegment, Break>, void> {
  for await (const opened of openSegments(plan, ports)) {
    const read = opened.ok ? chooseEntries(opened.value, filter, ports) : opened;
    yield read;
    if (!read.ok) return;
  }
}

interface OpenedSegment {
  readonly segment: StoredSegment;
  readonly isListed: boolean;
}

async function* openSegments(plan: ReadPlan, ports: VerifyPorts): AsyncGenerator<Result<OpenedSegment, Break>, void> {
  for (const { listing, before } of plan.listed) {
    // oxlint-disable-next-line no-await-in-loop -- one segment after the other is held in memory
    const opened = await openSegment(before, listing, plan.source, ports);
    yield opened.ok ? ok({ segment: opened.value, isListed: true }) : opened;
  }
  let { end: before, source } = plan;
  for await (const name of ports.objects.list(SEGMENT_PREFIX)) {
    if ((segmentNumber(name) ?? 0) <= before.number) continue;
    const opened = await openSegment(before, null, source, ports);
    yield opened.ok ? ok({ segment: opened.value, isListed: false }) : opened;
    if (!opened.ok) return;
    before = segmentEnd(opened.value.metadata);
    ({ source } = opened.value.metadata);
  }
}

/** Reads the segment that follows on another, and holds it to that and to what lists it. */
async function openSegment(
  before: SegmentEnd,
  listing: Listing | null,
  source: string | null,
  ports: VerifyPorts,
): Promise<Result<StoredSegment, Break>> {
  const number = before.number + 1;
  const stored = await readStoredSegment(number, ports, listing);
  if (stored.state !== "whole") return brokenSegment(number, `It ${faultOf(stored)}.`);
  const { metadata } = stored.value;
  const fault =
    sourceFault(metadata.source, source ?? metadata.source) ??
    segmentChainFault(metadata, before) ??
    (listing === null ? null : listingFault(metadata, listing));
  return fault === null ? ok(stored.value) : brokenSegment(number, `It ${fault}.`);
}

function chooseEntries(
  { segment: { metadata, raw }, isListed }: OpenedSegment,
  filter: EntryFilter,
  { readEntry }: Pick<VerifyPorts, "readEntry">,
): Result<ReadSegment, Break> {
  const lines: Uint8Array[] = [];
  let [line, withoutTime] = [0, 0];
  for (const bytes of linesOf(raw)) {
    line += 1;
    const entry = readEntry(bytes);
    if (entry.kind === "unreadable") {
      return brokenSegment(metadata.number, `The line is not a readable entry. ${entry.reason}`, line, entry.id);
    }
    if (entry.time === null && asksForTimes(filter)) withoutTime += 1;
    else if (isAskedFor(entry, filter)) lines.push(bytes);
  }
  return ok({ isListed, lines, withoutTime, quarantined: metadata.quarantined.length });
}

function brokenSegment(number: number, message: string, line: number | null = null, id: string | null = null) {
  return err({ object: segmentName(number), line, id, message });
}
