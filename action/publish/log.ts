import {
  acceptedText,
  type Cause,
  type CheckedFile,
  changeLines,
  countBySeverity,
  countEffects,
  countOf,
  describeCounts,
  describeEffects,
  describeUnread,
  type FileChanges,
  headlineOf,
  isAccepted,
  type KnownChanges,
  type Opening,
  type Openings,
  openingOf,
  placeOf,
  printable,
  reportedChanges,
  suppressedLine,
  withSuppressed,
} from "../../shared/index.ts";
import type { Results } from "../check.ts";
import type { FailOn } from "../inputs.ts";
import { LOG_MAX_LISTED_CHANGES } from "../limits.ts";
import { failsOnChanges } from "./outcome.ts";
import type { Publication } from "./publication.ts";

/**
 * The findings: the verdict, a line for each file and each of its findings, and one for what is not reported. The
 * runner takes none of them for a command, whatever a file is called.
 */
export function logLines({ results, run }: Pick<Publication, "results" | "run">): readonly string[] {
  const { files, unread, changes = [], unreported } = results;
  const isNothing = files.length + unread.length + changes.length === 0;
  const elsewhere = describeCounts(unreported);
  return [
    isNothing ? nothingToCheck(results.changes) : headlineOf(run),
    ...files.flatMap(({ checked }) => [describeFile(checked), ...findingLines(checked)]),
    ...unread.map(describeUnread),
    ...(elsewhere === "" ? [] : [`Not reported: ${elsewhere} on lines that the change does not touch.`]),
  ];
}

function nothingToCheck(changes: Results["changes"]): string {
  const what = changes === undefined ? "No file matches" : "No changed file matches";
  return `${what} the input \`files\`, so there is nothing to check.`;
}

function describeFile({ path, diagnostics, suppressed }: CheckedFile): string {
  const found = describeCounts(countBySeverity(diagnostics)) || "nothing to report";
  return `Checked ${printable(path)}: ${withSuppressed(found, suppressed.length)}.`;
}

function findingLines({ path, diagnostics, suppressed }: CheckedFile): readonly string[] {
  const reported = diagnostics.map(({ range, severity, message, advice, rule }) =>
    [placeOf(path, range), severity, `${printable(message)} ${printable(advice)}`, printable(rule)].join("  "),
  );
  return [...reported, ...suppressed.map((one) => suppressedLine(path, one))].map((line) => `  ${line}`);
}

/** The effects for users: a line for each file that was compared, then a list for each effect. */
export function effectLines(
  files: readonly FileChanges[] | undefined,
  failOn: FailOn,
  openings?: Openings,
): readonly string[] {
  if (files === undefined) {
    return failsOnChanges(failOn)
      ? ["There is nothing to compare with, so the step cannot fail for changes, which the input `fail-on` asks for."]
      : [];
  }
  const listed = reportedChanges(files, openings).map((one) => {
    const opening = openings?.canBeAccepted === true ? openingOf(openings, one) : undefined;
    const { paths, ...change } = { ...one, notes: acceptanceNotes(opening) };
    return files.length === 1 || isPlaceOf(change.causes, paths) ? change : { ...change, paths };
  });
  const described = files.flatMap(describeChanges);
  return [
    ...described.slice(0, LOG_MAX_LISTED_CHANGES),
    ...countRest(described.length - LOG_MAX_LISTED_CHANGES, "line"),
    ...changeLines(listed.slice(0, LOG_MAX_LISTED_CHANGES), (_, line) => line),
    ...countRest(listed.length - LOG_MAX_LISTED_CHANGES, "change"),
  ];
}

function acceptanceNotes(opening: Opening | undefined): readonly string[] {
  if (opening === undefined) return [];
  if (isAccepted(opening)) return [acceptedText(opening)];
  return opening.fingerprint === null ? [] : [`fingerprint  ${opening.fingerprint}`];
}

function countRest(count: number, noun: string): readonly string[] {
  return count <= 0
    ? []
    : [`  ${countOf(count, `more ${noun}`)}. The output \`report\` names the file that has all of them.`];
}

/** Tests if the causes of a change name the only file that it is in. */
function isPlaceOf(causes: readonly Cause[], [path, ...others]: readonly string[]): boolean {
  const named = causes.map(({ place }) => ("label" in place ? place.label : undefined));
  return others.length === 0 && named.length > 0 && named.every((label) => label === path);
}

function describeChanges(file: FileChanges): readonly string[] {
  const name = `Changes in ${printable(file.path)}`;
  if (file.kind === "unknown") return [`${name}: not known. ${printable(file.reason)}`];
  return [`${name}: ${countsOf(file)}.`, ...file.notCompared.map((reason) => `${name}: ${printable(reason)}`)];
}

/** "none", "opens 1, moves 2". */
function countsOf({ changes }: KnownChanges): string {
  return changes.length === 0 ? "none" : describeEffects(countEffects(changes));
}
