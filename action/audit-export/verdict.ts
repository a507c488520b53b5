import {
  type AuditExportVerdict,
  type Behind,
  type Break,
  countOf,
  countOfEntries,
  countOfMissing,
  type Differences,
  differencesRecord,
  type FoundKeyChange,
  isWholeVerdict,
  printable,
  type Verification,
} from "../../shared/index.ts";
import type { Checked } from "./verify-anywhere.ts";

/** The verdict for programs. */
export function verdictJson({ verification, comparison, verdict }: Checked): object {
  const { name, source, totals, breaks, breaksLeftOut, openGaps, notices, signedBy, keyChanges, witnessed } =
    verification;
  return {
    whole: isWholeVerdict(verdict) && verification.passedOver === null,
    verdict: { state: verdict.state, text: verdict.text, max_lag_seconds: verdict.maxLagSeconds },
    name,
    source,
    breaks,
    breaks_left_out: breaksLeftOut,
    open_gaps: openGaps,
    notices,
    signed_by: signedBy,
    key_changes: keyChanges.map(({ object, kind, from, to, isPinned }) => ({
      object,
      kind,
      from,
      to,
      pinned: isPinned,
    })),
    witnessed,
    totals: {
      manifests: totals.manifests,
      segments: totals.segments,
      entries: totals.entries,
      quarantined: totals.quarantined,
      late: totals.late,
      // It is not known of what was not looked at.
      gaps: verification.passedOver === null ? totals.gaps : null,
      first_id: totals.firstId,
      last_id: totals.lastId,
      unsealed_segments: totals.unsealedSegments,
    },
    not_looked_at: verification.passedOver,
    differences: comparison === null ? null : differencesRecord(comparison.differences),
    behind: comparison?.reach.behind == null ? null : behindJson(comparison.reach.behind, verdict.lagSeconds),
  };
}

function behindJson({ entries, oldestTime }: Behind, lagSeconds: number | null): object {
  const time = oldestTime === null ? null : new Date(oldestTime).toISOString();
  return { entries, oldest_time: time, lag_seconds: lagSeconds === null ? null : Math.floor(lagSeconds) };
}

const LABELS: Readonly<Record<AuditExportVerdict, string>> = {
  current: "Whole",
  whole: "Whole",
  not_compared: "Whole",
  behind: "Behind",
  incomplete: "Not complete",
  needs_attention: "Needs attention",
  differs: "Differs from the server",
  broken: "Broken",
};

/** A part of an export is not called whole. */
function labelOf(state: AuditExportVerdict, { passedOver }: Verification): string {
  return state === "not_compared" && passedOver !== null ? "Nothing wrong in a part" : LABELS[state];
}

/** The verdict for people, in printable text: the first break is where the export breaks. */
export function verdictText(place: string, { verification, comparison, verdict }: Checked): string {
  return [
    ...verification.breaks.map(breakText),
    ...(verification.breaksLeftOut === 0 ? [] : [`and ${countOf(verification.breaksLeftOut, "break")} more`]),
    ...(verification.breaks.length === 0 ? [] : [""]),
    `${labelOf(verdict.state, verification)}: the export in ${place}`,
    ...totalsOf(verification).map((line) => `  ${line}`),
    ...(comparison === null ? [] : differencesText(comparison.differences).map((line) => `  ${line}`)),
    ...verification.notices.map((notice) => `  notice: ${notice}`),
    `  ${verdict.text}`,
    "",
  ]
    .map(printable)
    .join("\n");
}

/** The place at which the export breaks, and the reason: "seg/000000002.ndjson.gz, line 3, id 7: …". */
function breakText({ object, line, id, message }: Break): string {
  const place = `${object}${line === null ? "" : `, line ${line}`}${id === null ? "" : `, id ${id}`}`;
  return `${place}: ${message}`;
}

function keyChangeText({ object, kind, from, to }: FoundKeyChange): string {
  return kind === "rotation"
    ? `since ${object}, in which ${from} names it: ${to}`
    : `restarted with ${object}, since ${from} was lost: ${to}`;
}

function totalsOf(verification: Verification): readonly string[] {
  const { name, source, totals, signedBy, keyChanges, witnessed, breaks } = verification;
  const { manifests, segments, entries, quarantined, late, gaps, firstId, lastId, unsealedSegments } = totals;
  const ids = firstId === null || lastId === null ? "" : `, ids ${firstId} to ${lastId}`;
  const unsealed = unsealedSegments === 0 ? "" : `, ${unsealedSegments} of them in no manifest yet`;
  // The signatures of a broken export are not checked to their end.
  const unsigned = breaks.length === 0 ? "not signed" : "signatures not verified";
  return [
    ...(source === null ? [] : [`the log of ${source}${name === null ? "" : `, exported as ${name}`}`]),
    `${countOfEntries(entries)} in ${countOf(segments, "segment")}${unsealed}${ids}`,
    `${quarantined} quarantined, ${late} late${verification.passedOver === null ? `, ${countOfMissing(gaps)} left out` : ""}`,
    `${countOf(manifests, "manifest")}, ${signedBy === null ? unsigned : `signed by ${signedBy}`}`,
    ...keyChanges.map(keyChangeText),
    ...(witnessed === null
      ? []
      : [`${countOf(witnessed, "manifest")} as a witness has ${witnessed === 1 ? "it" : "them"}`]),
  ];
}

function differencesText(differences: Differences): readonly string[] {
  const { missing, missingIds, changed, changedEntries, repeated, repeatedEntries } = differences;
  const { vanished, vanishedIds, prunedThrough } = differences;
  return [
    `missing, though the server has them: ${idsText(missing, missingIds)}`,
    `with other content on the server: ${idsText(
      changed,
      changedEntries.map(({ id }) => id),
    )}`,
    ...changedEntries.map((entry) => `  ${entry.id}: exported ${entry.exportedSha256}, server ${entry.serverSha256}`),
    `given twice by the server: ${idsText(
      repeated,
      repeatedEntries.map(({ id }) => id),
    )}`,
    ...repeatedEntries.map(({ id, sha256s }) => `  ${id}: first ${sha256s[0]}, then ${sha256s[1]}`),
    `deleted on the server without a record: ${idsText(vanished, vanishedIds)}`,
    ...(prunedThrough === null ? [] : [`removed by the server, as it records: up to ${prunedThrough}`]),
  ];
}

function idsText(count: number, ids: readonly string[]): string {
  if (count === 0) return "none";
  return `${countOfEntries(count)}, ids ${ids.join(", ")}${count > ids.length ? " and more" : ""}`;
}
