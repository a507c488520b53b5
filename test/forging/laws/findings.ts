import { type CheckedFile, type Diagnostic, SEVERITIES, type SuppressedDiagnostic } from "../../../shared/index.ts";
import { shownAs } from "../readers/terminal.ts";

/** Of more findings than this, the totals come first. */
const MAX_WITHOUT_TOTALS = 20;

/** A page shows findings in the order of the files and of each file's diagnostics, then those that are suppressed. */
export interface MeantFindings {
  /** The title of each part that folds. */
  readonly folds: readonly string[];
  /** The texts of all cells, by row. */
  readonly rows: readonly (readonly string[])[];
  /** What the links of the rows lead to. */
  readonly links: readonly string[];
}

export function meantFindings(
  files: readonly CheckedFile[],
  linkTo?: (path: string, line: number) => string,
): MeantFindings {
  const parts = files
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map(({ path, diagnostics }) => ({ path, findings: diagnostics }));
  const all = mostSevereFirst(files.flatMap(({ diagnostics }) => diagnostics));
  const suppressed = meantSuppressed(files, linkTo);
  const totals = Array.from(
    Map.groupBy(all, ({ rule }) => rule),
    ([rule, found]) => [oneBlank(codeAs(rule)), countsOf(found)],
  );
  return {
    folds: [
      ...parts.map(({ path, findings }) => oneBlank(`${codeAs(path)}: ${countsOf(findings)}`)),
      ...suppressed.folds,
    ],
    rows: [
      ...(all.length > MAX_WITHOUT_TOTALS ? [["Rule", "Findings"], ...totals] : []),
      ...parts.flatMap(({ findings }) => [["Severity", "Line", "Finding", "Rule"], ...findings.map(rowOf)]),
      ...suppressed.rows,
    ],
    links: [
      ...parts.flatMap(({ path, findings }) =>
        findings.flatMap(({ range }) => (range && linkTo ? [decodeURI(linkTo(path, range.start.line))] : [])),
      ),
      ...suppressed.links,
    ],
  };
}

/** One fold with a row for each, and links to its line and to that of the comment. */
function meantSuppressed(
  files: readonly CheckedFile[],
  linkTo?: (path: string, line: number) => string,
): MeantFindings {
  const found = files.flatMap(({ path, suppressed }) => suppressed.map((one) => ({ path, ...one })));
  if (found.length === 0) return { folds: [], rows: [], links: [] };
  const all = mostSevereFirst(found);
  return {
    folds: [`${found.length} suppressed finding${found.length === 1 ? "" : "s"}`],
    rows: [["Severity", "Place", "Finding", "Rule", "Suppressed by", "Reason"], ...all.map(suppressedRowOf)],
    links: all.flatMap(({ path, range, suppression }) => {
      const lines = [range.start.line, ...(suppression.kind === "comment" ? [suppression.line] : [])];
      return linkTo ? lines.map((line) => decodeURI(linkTo(path, line))) : [];
    }),
  };
}

function suppressedRowOf(finding: SuppressedDiagnostic & { readonly path: string }): readonly string[] {
  const { path, severity, range, message, rule, suppression } = finding;
  return [
    severity,
    oneBlank(`${codeAs(path)}, line ${range.start.line}`),
    oneBlank(sentenceAs(message)),
    oneBlank(codeAs(rule)),
    suppression.kind === "comment"
      ? `comment on line ${suppression.line}`
      : oneBlank(`policy ${codeAs(suppression.pointer)}`),
    oneBlank(shownAs(suppression.reason)),
  ];
}

export function mostSevereFirst<One extends Diagnostic>(diagnostics: readonly One[]): readonly One[] {
  return SEVERITIES.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity));
}

/** "2 errors, 1 notice" */
function countsOf(findings: readonly Diagnostic[]): string {
  return SEVERITIES.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? "" : "s"}`];
  }).join(", ");
}

function rowOf({ severity, range, message, advice, rule }: Diagnostic): readonly string[] {
  return [
    severity,
    range === undefined ? "–" : String(range.start.line),
    oneBlank(`${sentenceAs(message)} ${sentenceAs(advice)}`),
    oneBlank(codeAs(rule)),
  ];
}

/** A sentence, in which what is between backticks is code, but not in quotation marks, nor behind one that is never closed. */
export function sentenceAs(text: string): string {
  return shownAs(text).replaceAll(
    /("(?:[^"\\]|\\.)*"|"[^]*$)|`([^`"]+)`/g,
    (_, quoted?: string, code?: string) => quoted ?? codeAs(code ?? ""),
  );
}

/** A name as code; spaces alone stand in quotation marks. */
export function codeAs(name: string): string {
  const shown = shownAs(name);
  return shown.trim() === "" ? `"${shown}"` : shown;
}

/** A page shows whitespace as one space, and none at the ends of a cell. */
export function oneBlank(text: string): string {
  return text.trim().replaceAll(/ +/g, " ");
}
