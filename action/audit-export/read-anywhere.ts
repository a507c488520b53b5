import {
  type Break,
  countOf,
  type EntryFilter,
  planRead,
  type ReadPlan,
  type ReadSegment,
  readSegments,
} from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { openExport, readPublicKey, refuseNothing, verifyPorts } from "./open-export.ts";
import { type ProgressLine, readText } from "./progress.ts";
import { serverWithKey } from "./server-option.ts";

/** The export to read, the entries to choose, and the keys that must have signed it. */
export interface ReadAnywhereOptions {
  readonly filter: EntryFilter;
  /** Hexadecimal, or a file. */
  readonly publicKey: readonly string[];
  readonly keyHeader: string;
}

/** The result of reading an export. */
export type ReadOutcome =
  | { readonly kind: "read"; readonly plan: ReadPlan; readonly totals: ReadTotals }
  /** @property found where it is broken. What was given before is verified. */
  | { readonly kind: "broken"; readonly found: Break }
  /** The output was closed. */
  | { readonly kind: "ended" };

/** The segments that were opened, together. */
export interface ReadTotals {
  readonly listed: number;
  readonly unlisted: number;
  /** The number of entries that were given. */
  readonly chosen: number;
  readonly withoutTime: number;
  readonly quarantined: number;
}

const NOTHING_READ: ReadTotals = { listed: 0, unlisted: 0, chosen: 0, withoutTime: 0, quarantined: 0 };

/**
 * Reads the entries that are asked for from the export in a folder or at a URL.
 *
 * @param write told of the entries of each segment, when the segment is verified; false ends the reading.
 * @throws ActionError where it cannot be read, with the reason as its message.
 */
export async function readAnywhere(
  place: string,
  options: ReadAnywhereOptions,
  process: Pick<CommandProcess, "env" | "locate">,
  progress: ProgressLine,
  write: (lines: readonly Uint8Array[]) => Promise<boolean>,
): Promise<ReadOutcome> {
  const publicKeys = await Promise.all(options.publicKey.map(async (key) => await readPublicKey(key, process)));
  const serverAt = (baseUrl: string) => serverWithKey(baseUrl, options.keyHeader, process.env);
  const ports = verifyPorts(await openExport(place, serverAt, process, progress), ({ manifests }) =>
    progress.show(() => `checked ${countOf(manifests, "manifest")}`),
  );
  const planned = await planRead(options.filter, { publicKeys }, ports);
  if (!planned.ok) return { kind: "broken", found: planned.error };
  const plan = planned.value;
  let totals = NOTHING_READ;
  for await (const read of readSegments(plan, options.filter, ports)) {
    if (!read.ok) return { kind: "broken", found: read.error };
    if (!(await write(read.value.lines))) return { kind: "ended" };
    totals = add(totals, read.value);
    const { listed, unlisted, chosen } = totals;
    progress.show(() => readText(listed + unlisted, Math.max(plan.listed.length, listed) + unlisted, chosen));
  }
  refuseNothing(plan.manifests + totals.unlisted);
  return { kind: "read", plan, totals };
}

function add(totals: ReadTotals, { isListed, lines, withoutTime, quarantined }: ReadSegment): ReadTotals {
  return {
    listed: totals.listed + (isListed ? 1 : 0),
    unlisted: totals.unlisted + (isListed ? 0 : 1),
    chosen: totals.chosen + lines.length,
    withoutTime: totals.withoutTime + withoutTime,
    quarantined: totals.quarantined + quarantined,
  };
}
