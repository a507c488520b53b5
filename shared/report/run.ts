import { type Cause, type Change, type ChangeKind, EFFECTS, type Effect } from "../changes/change.ts";
import {
  allDiagnostics,
  type CheckedFile,
  countBySeverity,
  SEVERITIES,
  type SeverityCounts,
} from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { countOf } from "../text/wording.ts";
import { countEffects, describeEffects, type EffectCounts } from "./effect-counts.ts";

/** What the change of a configuration file does for users, or why that is not known. */
export type FileChanges = KnownChanges | UnknownChanges;

export interface KnownChanges {
  readonly kind: "known";
  readonly path: string;
  /** "unchanged" where only what governs the configuration is another. */
  readonly file: "new" | "changed" | "removed" | "unchanged";
  /** As `compareSides` orders them. */
  readonly changes: readonly Change[];
  /** Whether something opens; undefined where that is not known. */
  readonly widens: boolean | undefined;
  /** What of the file's layers was not compared, and why, in whole sentences. */
  readonly notCompared: readonly string[];
  /** Of settings, the configurations for which they hold: what they do is not repeated there. */
  readonly governs?: readonly string[];
}

export interface UnknownChanges {
  readonly kind: "unknown";
  readonly path: string;
  /** In whole sentences. */
  readonly reason: string;
}

/** What one run of the Action has to tell. */
export interface RunResults {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly changes: readonly FileChanges[];
  /** Findings on lines that the change does not touch, where only those that it touches are reported; not in `files`. */
  readonly untouched?: SeverityCounts | undefined;
}

/** How many changes of each effect all files have; what the same sentence says of several files is one change. */
export function countChanges(files: readonly FileChanges[]): EffectCounts {
  return countEffects(distinctChanges(files));
}

/** What one sentence says, and the files of which it says it. */
export interface SharedChange {
  readonly effect: Effect;
  readonly kind: ChangeKind;
  /** What it is about, whatever the values are: the same where a later version of the change says it of another value. */
  readonly subject: string;
  readonly text: string;
  readonly paths: readonly string[];
  /** How many configurations changed settings govern, where it is said of some of these; undefined elsewhere. */
  readonly governed: number | undefined;
  /** The values that decide: one where all files share it. */
  readonly causes: readonly Cause[];
}

/**
 * The changes of all files by effect, then in the order of the files; what the same sentence says of several files stands
 * once.
 */
export function distinctChanges(files: readonly FileChanges[]): readonly SharedChange[] {
  const all = files.flatMap((file) => saidOf(file.path, changesOf(file)));
  const byEffect = Map.groupBy(all, ({ change }) => change.effect);
  const governed = new Set(files.flatMap((file) => (file.kind === "known" ? (file.governs ?? []) : [])));
  return EFFECTS.flatMap((effect) =>
    [...Map.groupBy(byEffect.get(effect) ?? [], ({ key }) => key).values()].flatMap((said) => {
      const [first] = said;
      if (first === undefined) return [];
      const { kind, text } = first.change;
      return {
        effect,
        kind,
        subject: subjectOf(first.change),
        text,
        paths: said.map(({ path }) => path),
        governed: said.every(({ path }) => governed.has(path)) ? governed.size : undefined,
        causes: distinctCauses(said.map(({ change }) => change)),
      };
    }),
  );
}

function subjectOf({ effect, kind, provider, model, setting }: Change): string {
  return JSON.stringify([effect, kind, provider, model, setting]);
}

/** The changes of a file, each with what is the same for the same sentence on another file. */
function saidOf(path: string, changes: readonly Change[]) {
  const times = new Map<string, number>();
  return changes.map((change) => {
    // Names that are masked look alike, so that a file may have a sentence twice.
    const time = (times.get(change.text) ?? 0) + 1;
    times.set(change.text, time);
    return { path, change, key: `${time} ${change.text}` };
  });
}

function distinctCauses(changes: readonly Change[]): readonly Cause[] {
  return [
    ...new Map(changes.flatMap(({ cause }) => (cause === null ? [] : [[JSON.stringify(cause), cause]]))).values(),
  ];
}

/** The changes of a file that are known. */
export function changesOf(file: FileChanges): readonly Change[] {
  return file.kind === "known" ? file.changes : [];
}

/** Of how many files it is not known what changes, or whether something opens. */
export function countUnknown(files: readonly FileChanges[]): number {
  return files.filter((file) => file.kind === "unknown" || file.notCompared.length > 0).length;
}

/** Whether something opens in one of the files; undefined where that is not known. */
export function widensOf(files: readonly FileChanges[]): boolean | undefined {
  const each = files.map((file) => (file.kind === "known" ? file.widens : undefined));
  if (each.includes(true)) return true;
  return each.includes(undefined) ? undefined : false;
}

/** A file that could not be read, and so was not checked. */
export interface UnreadFile {
  /** Untrusted, as given by the caller or by GitHub. */
  readonly path: string;
  /** In whole sentences, with what to do about it. */
  readonly reason: string;
}

/** Says, in printable text, which file could not be read and why. */
export function describeUnread({ path, reason }: UnreadFile): string {
  return `Could not read "${printable(path)}". ${printable(reason)}`;
}

/** What is to be said of all files in one line: "2 errors, 1 warning in 1 of 3 files" or "3 files, nothing to report". */
export function verdict(files: readonly CheckedFile[]): string {
  const affected = files.some(({ diagnostics }) => diagnostics.length > 0);
  return affected ? describeFindings(files) : `${countOf(files.length, "file")}, nothing to report`;
}

/** The same where something else is to report: "no findings in 3 files". */
function describeFindings(files: readonly CheckedFile[]): string {
  const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
  if (affected === 0) return `no findings in ${countOf(files.length, "file")}`;
  const where =
    affected === files.length ? countOf(affected, "file") : `${affected} of ${countOf(files.length, "file")}`;
  return `${describeCounts(countBySeverity(allDiagnostics(files)))} in ${where}`;
}

/** "2 errors, 1 warning": the severities that occur, errors first; "" where none does. */
export function describeCounts(counts: SeverityCounts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => countOf(counts[severity], severity))
    .join(", ");
}

/**
 * What is to be said of a run in one line of plain text, the same wherever it stands: "2 errors in 1 of 3 files; 1 file
 * could not be read; opens 3, breaks 1; the effect on users is unknown for 1 file".
 */
export function describeRun({ files, unread, changes }: RunResults): string {
  const [effects, unknown] = [describeEffects({ ...countChanges(changes), none: 0 }), countUnknown(changes)];
  const parts = [
    files.length === 0 ? "" : effects === "" ? verdict(files) : describeFindings(files),
    unread.length === 0 ? "" : `${countOf(unread.length, "file")} could not be read`,
    effects,
    unknown === 0 ? "" : `the effect on users is unknown for ${countOf(unknown, "file")}`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? "nothing to check" : parts.join("; ");
}

/** The same with the project's name and a sign: ❌ for errors and files that could not be read, ⚠️ for what to look at. */
export function headlineOf(run: RunResults): string {
  return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}

function iconOf({ files, unread, changes }: RunResults): string {
  const { error, warning } = countBySeverity(allDiagnostics(files));
  if (error + unread.length > 0) return "❌";
  const { opens, breaks } = countChanges(changes);
  return warning + opens + breaks + countUnknown(changes) > 0 ? "⚠️" : "✅";
}

/** A sentence of Markdown each on what a run did not check and did not report; none where there is nothing to say. */
export function runNotes({ files, unread, untouched }: RunResults): readonly string[] {
  const notes: string[] = [];
  if (unread.length > 0)
    notes.push(
      `Not checked: ${unread.length} of ${countOf(unread.length + files.length, "file")}. See the log for the reason.`,
    );
  const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
  if (elsewhere !== "") notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
  return notes;
}
