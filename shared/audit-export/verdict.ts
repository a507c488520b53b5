/** The verdict on an export: the one place that turns what is known of it into a word and into sentences. */

import { AUDIT_EXPORT_VERDICTS, type AuditExportVerdict } from "../content-server/audit-records.ts";
import { countOf, countOfEntries, durationText } from "../text/wording.ts";
import { isFarAhead } from "./age.ts";
import type { Gap } from "./gaps.ts";
import { countOfDifferences, type Differences } from "./reconcile/differences.ts";
import type { Behind, EarlyEnd } from "./reconcile/reconciliation.ts";
import type { PassedOver } from "./verify/verification.ts";

/** The known facts of an export. */
export interface VerdictFacts {
  /** The highest id that it has; null where it has none. */
  readonly lastId: string | null;
  /** Why it is broken in itself, in whole sentences; null where nothing of that is known. */
  readonly broken: string | null;
  /** Why its job has stopped until a person sees to it, in whole sentences; null where it has not. */
  readonly attention: string | null;
  /** The finding of the server that keeps it; null where it has none, or is this one. */
  readonly serverFinding: Finding | null;
  /** True if its objects were checked, and not only written. */
  readonly isChecked: boolean;
  /** Where ids are missing of a log whose ids are consecutive; null where none are. Empty where it is not known where. */
  readonly openGaps: readonly Gap[] | null;
  /** The differences between it and its server, as far as they were compared. */
  readonly differences: Differences;
  /** The part of it that was not looked at; null where all of it was. */
  readonly passedOver: PassedOver | null;
  /** The number of its entries in quarantine; null where that is not known. */
  readonly quarantined: number | null;
  /** The entries of the server beyond it; null where its log was never read to the end. */
  readonly reach: Reach | null;
}

/** A finding against an export by the server that keeps it. */
export interface Finding {
  readonly state: AuditExportVerdict;
  /** Whole sentences. */
  readonly text: string;
}

/** The entries of a server beyond an export when they were compared. */
export interface Reach {
  /** When the server was read to its end, in milliseconds since 1970. */
  readonly time: number;
  /** The highest id that the export had then; null where it had none. */
  readonly lastId: string | null;
  /**
   * True if a run has exported more since, up to the end of the server's log: then it is not known what is beyond it
   * now.
   */
  readonly isOvertaken: boolean;
  readonly behind: Behind | null;
  /** Null where the server has the last entry of the export, or a later one. */
  readonly earlyEnd: EarlyEnd | null;
  /** Null where all of the export was compared at that time. */
  readonly since: Since | null;
}

/** When the parts of an export were compared, of which each has its turn. */
export interface Since {
  /** Milliseconds since 1970: each entry was compared then or later. Null where one never was. */
  readonly time: number | null;
  /** The highest age of that time. */
  readonly maxDays: number;
}

export interface VerdictBounds {
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * The highest age of an entry that is not exported yet, and of the facts about the server. 0 allows no such entry.
   */
  readonly maxLagSeconds: number;
}

export interface Verdict {
  readonly state: AuditExportVerdict;
  /** Whole sentences. */
  readonly text: string;
  /**
   * The age of the oldest entry that is not exported yet; null where there is none, or it has no time that can be read.
   */
  readonly lagSeconds: number | null;
  /** The bound that this was measured by. */
  readonly maxLagSeconds: number;
}

type Fact = readonly [state: AuditExportVerdict, sentence: string];

/** The verdict by the facts. Where several things are wrong, the worst one gives the state, and all are named. */
export function verdictOf(facts: VerdictFacts, bounds: VerdictBounds): Verdict {
  const lagSeconds = lagOf(facts.reach, bounds);
  const wrong = [
    ...brokenFact(facts),
    ...differencesFact(facts),
    ...earlyEndFact(facts),
    ...attentionFact(facts),
    ...gapsFact(facts),
    ...serverFact(facts),
  ];
  const isWhole = wrong.length === 0 && isComparedInTime(facts, bounds) && facts.passedOver === null;
  const reach = reachFact(facts, bounds, lagSeconds, isWhole);
  const all = [...wrong, reach, ...sinceFact(facts, bounds), ...partFact(facts)];
  const [state] = all.toSorted(([one], [other]) => badness(other) - badness(one))[0] ?? reach;
  const sentences = all.map(([, sentence]) => sentence);
  return {
    state,
    text: [...sentences, ...prunedText(facts), ...quarantinedText(facts)].join(" "),
    lagSeconds,
    maxLagSeconds: bounds.maxLagSeconds,
  };
}

function badness(state: AuditExportVerdict): number {
  return AUDIT_EXPORT_VERDICTS.indexOf(state);
}

/** Tells if no known fact speaks against the export. */
export function isWholeVerdict({ state }: Pick<Verdict, "state">): boolean {
  return state === "current" || state === "whole" || state === "not_compared";
}

function brokenFact({ broken }: VerdictFacts): readonly Fact[] {
  return broken === null ? [] : [["broken", `Broken: ${broken}`]];
}

function differencesFact({ differences }: VerdictFacts): readonly Fact[] {
  if (countOfDifferences(differences) === 0) return [];
  const { missing, changed, repeated, vanished } = differences;
  const found = [
    ...(missing === 0 ? [] : [`${countOfEntries(missing)} of the server ${missing === 1 ? "is" : "are"} missing`]),
    ...(changed === 0
      ? []
      : [`${countOfEntries(changed)} ${changed === 1 ? "has" : "have"} other content on the server`]),
    ...(repeated === 0 ? [] : [`${countOf(repeated, "id")} given twice by the server, with different content`]),
    ...(vanished === 0 ? [] : [vanishedText(differences)]),
  ];
  return [["differs", `Differs from the server: ${found.join(", ")}.`]];
}

/** A server removes its oldest entries, never the newest ones. */
function earlyEndFact({ reach }: VerdictFacts): readonly Fact[] {
  if (reach === null || reach.earlyEnd === null) return [];
  const { highest } = reach.earlyEnd;
  const at = highest === null ? "" : ` at entry ${highest},`;
  return [["differs", `The server's log ends${at} before entry ${reach.lastId}: it was restored, or is another log.`]];
}

/** The sentence on entries that the server no longer has and records no removal of: they were deleted there. */
function vanishedText({ vanished, vanishedIds: [first] }: Differences): string {
  const where = first === undefined ? "" : vanished === 1 ? ` (${first})` : ` (the first is ${first})`;
  return `${countOfEntries(vanished)} of the export ${vanished === 1 ? "was" : "were"} deleted on the server without a record${where}`;
}

/** A removal that the server records is no difference. */
function prunedText({ differences: { prunedThrough } }: VerdictFacts): readonly string[] {
  return prunedThrough === null ? [] : [`The server records that it removed its entries up to ${prunedThrough}.`];
}

/** They are part of the export, and what reads its lines alone does not see them. */
function quarantinedText({ quarantined }: VerdictFacts): readonly string[] {
  if (quarantined === null || quarantined === 0) return [];
  return [`${countOfEntries(quarantined)} of it ${quarantined === 1 ? "is" : "are"} in quarantine.`];
}

function attentionFact({ attention }: VerdictFacts): readonly Fact[] {
  return attention === null ? [] : [["needs_attention", `Stopped until somebody sees to it: ${attention}`]];
}

function gapsFact({ openGaps }: VerdictFacts): readonly Fact[] {
  if (openGaps === null) return [];
  const [first] = openGaps;
  const where = first === undefined ? "" : ` at ${countOf(openGaps.length, "place")}, the first after ${first.after}`;
  return [["incomplete", `Not complete: ids are missing${where}, although the server's ids are consecutive.`]];
}

function serverFact({ serverFinding }: VerdictFacts): readonly Fact[] {
  return serverFinding === null ? [] : [[serverFinding.state, `The server that keeps it says: ${serverFinding.text}`]];
}

/** Whoever asks for a part is told what it was not. */
function partFact({ passedOver }: VerdictFacts): readonly Fact[] {
  if (passedOver === null) return [];
  const { segments, entries, quarantined } = passedOver;
  const which = `${countOf(segments, "segment")} with ${countOfEntries(entries)}, and ${quarantined} in quarantine`;
  return [["not_compared", `Not looked at: ${which}, as the manifests list them.`]];
}

/** The oldest comparison, on which the verdict rests. */
function sinceFact(facts: VerdictFacts, bounds: VerdictBounds): readonly Fact[] {
  const since = facts.reach?.since;
  if (since === null || since === undefined) return [];
  if (since.time === null) return [["not_compared", "Not all of it was compared with the server yet."]];
  const oldest = `The oldest comparison of an entry is of ${minuteText(since.time)}`;
  return isComparedInTime(facts, bounds)
    ? [["current", `${oldest}.`]]
    : [["not_compared", `${oldest}, longer ago than ${countOf(since.maxDays, "day")}.`]];
}

function isComparedInTime({ reach }: VerdictFacts, { now }: VerdictBounds): boolean {
  const since = reach?.since ?? null;
  return since === null || (since.time !== null && now - since.time <= since.maxDays * DAY);
}

const DAY = 86_400_000;

const UNCHECKED = "neither checked nor compared with the server: verify-export does that.";

/** The sentence on how far the export is. @param isWhole true where it may be called whole up to there. */
function reachFact(
  { lastId, reach, isChecked }: VerdictFacts,
  { now, maxLagSeconds }: VerdictBounds,
  lagSeconds: number | null,
  isWhole: boolean,
): Fact {
  const known = reach === null ? lastId : reach.lastId;
  const to = known === null ? "Empty" : `${isWhole && isChecked ? "Whole" : "Exported"} to entry ${known}`;
  if (reach === null && !isChecked && lastId !== null) return ["not_compared", `${to}; ${UNCHECKED}`];
  if (reach === null) return ["not_compared", `${to}; not compared with the server.`];
  const { behind, earlyEnd, time, isOvertaken } = reach;
  const isStale = now - time > maxLagSeconds * 1_000;
  const read = `${minuteText(time)}${isStale ? `, ${durationText((now - time) / 1_000)} ago` : ""}`;
  const since = known === lastId ? "" : `; exported to entry ${lastId} since`;
  if (behind !== null && isOvertaken) {
    return [isStale ? "behind" : "whole", `${to}; the server had ${behind.entries} more at ${read}${since}.`];
  }
  if (behind !== null) {
    const isOld = lagSeconds === null || maxLagSeconds === 0 || lagSeconds > maxLagSeconds;
    const more = `${to}; the server has ${behind.entries} more, ${oldestText(behind, lagSeconds)}.`;
    const isPast = isStale || since !== "";
    return [isOld || isStale ? "behind" : "whole", isPast ? `${more} That was at ${read}${since}.` : more];
  }
  if (earlyEnd !== null) return ["differs", `${to}; the server was read to its end at ${read}${since}.`];
  if (isStale) return ["behind", `${to}; the server was last read to its end at ${read}${since}.`];
  if (since !== "") return ["whole", `${to}; the server had nothing more at ${read}${since}.`];
  return ["current", `${to}, and current: the server had nothing more at ${read}.`];
}

function oldestText({ entries, oldestTime }: Behind, lagSeconds: number | null): string {
  if (oldestTime === null || lagSeconds === null) {
    return entries === 1
      ? "without a usable time, so that it counts as old"
      : "some of them without a usable time, so that they count as old";
  }
  return `the oldest from ${minuteText(oldestTime)} (behind by ${durationText(lagSeconds)})`;
}

/** A time far ahead is a mistake, and says nothing; so does an entry that a run has had the time to export. */
function lagOf(reach: Reach | null, { now }: VerdictBounds): number | null {
  const oldestTime = reach === null || reach.isOvertaken ? null : (reach.behind?.oldestTime ?? null);
  if (oldestTime === null || isFarAhead(oldestTime, now)) return null;
  return Math.max(0, (now - oldestTime) / 1_000);
}

/** "2026-11-20 12:04 UTC". */
function minuteText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
