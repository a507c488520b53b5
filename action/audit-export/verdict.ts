import { type Break, countOf, type Differences, printable, type Verification } from "../../shared/index.ts";
import { countOfEntries } from "./progress.ts";
import type { Verdict } from "./verify-anywhere.ts";

/** Whether nothing is wrong: no break, and no entry of the server that is missing from the export. */
export function isWhole({ verification, differences }: Verdict): boolean {
  return verification.breaks.length === 0 && (differences?.missing ?? 0) === 0;
}

/** The verdict for programs. */
export function verdictJson(verdict: Verdict): object {
  const { verification, differences } = verdict;
  const { name, source, totals, breaks, breaksLeftOut, notices, signedBy } = verification;
  return {
    whole: isWhole(verdict),
    name,
    source,
    breaks,
    breaks_left_out: breaksLeftOut,
    notices,
    signed_by: signedBy,
    totals: {
      manifests: totals.manifests,
      segments: totals.segments,
      entries: totals.entries,
      quarantined: totals.quarantined,
      late: totals.late,
      gaps: totals.gaps,
      first_id: totals.firstId,
      last_id: totals.lastId,
      unsealed_segments: totals.unsealedSegments,
    },
    differences:
      differences === null
        ? null
        : {
            missing: differences.missing,
            missing_ids: differences.missingIds,
            vanished: differences.vanished,
            vanished_ids: differences.vanishedIds,
          },
  };
}

/** The verdict for people, in printable text: the first break is where the export breaks. */
export function verdictText(place: string, verdict: Verdict): string {
  const { verification, differences } = verdict;
  return [
    ...verification.breaks.map(breakText),
    ...(verification.breaksLeftOut === 0 ? [] : [`and ${countOf(verification.breaksLeftOut, "break")} more`]),
    ...(verification.breaks.length === 0 ? [] : [""]),
    `${isWhole(verdict) ? "Whole" : "Broken"}: the export in ${place}`,
    ...totalsOf(verification).map((line) => `  ${line}`),
    ...(differences === null ? [] : differencesText(differences).map((line) => `  ${line}`)),
    ...verification.notices.map((notice) => `  notice: ${notice}`),
    "",
  ]
    .map(printable)
    .join("\n");
}

function breakText({ object, line, id, message }: Break): string {
  const place = `${object}${line === null ? "" : `, line ${line}`}${id === null ? "" : `, id ${id}`}`;
  return `${place}: ${message}`;
}

function totalsOf({ name, source, totals, signedBy }: Verification): readonly string[] {
  const { manifests, segments, entries, quarantined, late, gaps, firstId, lastId, unsealedSegments } = totals;
  const ids = firstId === null || lastId === null ? "" : `, ids ${firstId} to ${lastId}`;
  const unsealed = unsealedSegments === 0 ? "" : `, ${unsealedSegments} of them in no manifest yet`;
  return [
    ...(source === null ? [] : [`the log of ${source}${name === null ? "" : `, exported as ${name}`}`]),
    `${countOfEntries(entries)} in ${countOf(segments, "segment")}${unsealed}${ids}`,
    `${quarantined} quarantined, ${late} late, ${gaps} ids left out`,
    `${countOf(manifests, "manifest")}, ${signedBy === null ? "not signed" : `signed by ${signedBy}`}`,
  ];
}

function differencesText({ missing, missingIds, vanished, vanishedIds }: Differences): readonly string[] {
  return [
    `missing, though the server has them: ${idsText(missing, missingIds)}`,
    `no longer on the server: ${idsText(vanished, vanishedIds)}`,
  ];
}

function idsText(count: number, ids: readonly string[]): string {
  if (count === 0) return "none";
  return `${countOfEntries(count)}, ids ${ids.join(", ")}${count > ids.length ? " and more" : ""}`;
}
