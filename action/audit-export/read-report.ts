import { type Break, countOf, countOfEntries, printable, type ReadPlan } from "../../shared/index.ts";
import type { ReadTotals } from "./read-anywhere.ts";
import { breakText } from "./verdict.ts";

/**
 * The report on a reading: the printed entries, the part that is verified, and the part that is not known. In printable
 * text.
 */
export function readSummary({ plan, totals }: { readonly plan: ReadPlan; readonly totals: ReadTotals }): string {
  const { signedBy, manifests, segments, openGaps, quarantinedElsewhere } = plan;
  const { listed, unlisted, chosen, withoutTime, quarantined } = totals;
  const opened = listed + unlisted;
  const signed = signedBy === null ? "not signed" : `signed by ${signedBy}`;
  const these = opened === 0 ? "" : `${opened === 1 ? "this" : "these"} and `;
  const verified = `${these}${countOf(manifests, "manifest")}, ${signed}`;
  const lines: readonly (string | false)[] = [
    `${countOfEntries(chosen)}, from ${countOf(opened, "segment")}. Verified: ${verified}.`,
    segments > listed &&
      `Not verified: ${countOf(segments - listed, "segment")} without an entry of these times, as the manifests state.`,
    unlisted > 0 && `In no manifest yet, and so not signed: ${countOf(unlisted, "segment")}.`,
    quarantined + quarantinedElsewhere > 0 &&
      `In quarantine, and so neither filtered nor printed: ${countOfEntries(quarantined)} of these segments, ${quarantinedElsewhere} of others.`,
    withoutTime > 0 && `Not printed, because they have no time that can be read: ${countOfEntries(withoutTime)}.`,
    openGaps[0] !== undefined &&
      `Ids are missing from the export in ${countOf(openGaps.length, "place")}, the first after ${openGaps[0].after}.`,
    ...plan.notices.map((notice) => `notice: ${notice}`),
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => `${printable(line)}\n`)
    .join("");
}

/** The reason why no more is printed, as whole sentences. */
export function brokenText(found: Break): string {
  return `The export is broken. ${breakText(found)} Of that object, and of what follows it, nothing is printed.`;
}
