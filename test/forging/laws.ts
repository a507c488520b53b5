/**
 * What each report has to say of files, compared with what an independent reader makes of it. Where hostile text forges
 * something, the two differ.
 */
import { parsePatch } from "diff";
import type { Log } from "sarif";
import type { CheckedFile, Diagnostic, Severity } from "../../shared/index.ts";
import { parseCommand } from "../action/support/runner.ts";
import type { Mended } from "./mended.ts";
import { readPage } from "./readers/page.ts";
import { readSarifMessage } from "./readers/sarif-message.ts";
import { readTerminal, shownAs } from "./readers/terminal.ts";

/** What a report says to its reader, and what it was to say. */
export interface Comparison {
  readonly read: unknown;
  readonly meant: unknown;
}

/** For people: each line one of ours, and in it nothing that a terminal does not simply draw. */
export function compareText(files: readonly CheckedFile[], report: string, colors: boolean): Comparison {
  const { lines, notDrawn } = readTerminal(report, { colors });
  const meant = files.flatMap(({ path, diagnostics, source }) =>
    diagnostics.flatMap((diagnostic) => [...linesOf(path, diagnostic, source !== ""), ""]),
  );
  return {
    read: { notDrawn, commands: commandsIn(report), lines: lines.map(withoutContent) },
    meant: { notDrawn: undefined, commands: [], lines: [...meant, "verdict", ""] },
  };
}

/** The lines of a diagnostic; of those that have a mark, the mark alone. */
function linesOf(path: string, diagnostic: Diagnostic, hasSource: boolean): readonly string[] {
  const { severity, message, rule, range, fix, related } = diagnostic;
  const start = /^[ :]/.test(shownAs(path)) ? `./${shownAs(path)}` : shownAs(path);
  const place = range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
  return [
    `${place}  ${severity}  ${shownAs(message)}  ${rule}`,
    ...(range === undefined || !hasSource ? [] : ["frame", "frame"]),
    "why",
    "help",
    ...(fix === undefined ? [] : ["fix"]),
    ...related.map(() => "see"),
  ];
}

function withoutContent(line: string): string {
  if (/^ {2} *\d* │/.test(line)) return "frame";
  const verdict = /^(?:\d+ (?:error|warning|notice)s?,? )*(?:in )?\d+ (?:of \d+ )?files?(?:, nothing to report)?$/;
  return /^ {2}(why|help|fix|see) /.exec(line)?.[1] ?? (verdict.test(line) ? "verdict" : line);
}

/** For people: a line for each fix, one for what is left, the verdict; and a diff that is one, of one file. */
export function compareMended({ file, diff: meantDiff }: Mended, report: string, diff: string): Comparison {
  const { path, applied, remaining } = file;
  const shown = [readTerminal(report, { colors: false }), readTerminal(diff, { colors: false })];
  const mended = [...applied.map(() => "mended"), ...(remaining.length > 0 ? ["left"] : [])];
  const isBlank = mended.length > 0 ? [""] : [];
  return {
    read: {
      notDrawn: shown.map(({ notDrawn }) => notDrawn),
      commands: commandsIn(report + diff),
      lines: shown[0]?.lines.map((line) => mendedLine(line, path)),
      files: diff === "" ? 0 : filesInDiff(diff),
      others: diff.split("\n").filter((line) => !/^(?:[-+ \\]|@@ |$)/.test(line)),
    },
    meant: {
      notDrawn: [undefined, undefined],
      commands: [],
      lines: [...mended, ...isBlank, "verdict", ""],
      files: meantDiff === "" ? 0 : 1,
      others: [],
    },
  };
}

function mendedLine(line: string, path: string): string {
  if (/^(?:\d+ mended|nothing to mend) in 1 file, .* left; nothing was written$/.test(line)) return "verdict";
  const start = /^[ :]/.test(shownAs(path)) ? `./${shownAs(path)}` : shownAs(path);
  if (!line.startsWith(start)) return line;
  return /^(?::\d+:\d+)? {2}(mended|left) {2}/.exec(line.slice(start.length))?.[1] ?? line;
}

/** How many files a patch tool finds in a diff; undefined where it finds none in it. */
function filesInDiff(diff: string): number | undefined {
  try {
    return parsePatch(diff).length;
  } catch {
    return undefined;
  }
}

/** What GitHub's runner takes for commands in what a step prints. It ends lines as .NET does. */
function commandsIn(report: string) {
  return report.split(/\r\n|\r|\n/).flatMap((line) => parseCommand(line) ?? []);
}

/** For GitHub's runner: just the commands that were meant, with just their fields. Of one file with few diagnostics. */
export function compareCommands({ path, diagnostics }: CheckedFile, report: string): Comparison {
  const lines = report.split(/\r\n|\r|\n/).filter((line) => line !== "");
  const bySeverity = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  return {
    read: { count: lines.length, commands: commandsIn(report) },
    meant: {
      count: diagnostics.length,
      commands: (["error", "warning", "notice"] as const).flatMap(bySeverity).map((diagnostic) => ({
        name: diagnostic.severity,
        // The runner takes the blanks from the ends of a property.
        properties: {
          title: diagnostic.rule,
          ...(path.trim() === "" ? {} : { file: trimLine(path) }),
          ...linesIn(diagnostic),
        },
        data: `${shownAs(diagnostic.message)}\n${shownAs(diagnostic.advice)}`,
      })),
    },
  };
}

function trimLine(text: string): string {
  return text.replaceAll(/^[^\S\r\n]+|[^\S\r\n]+$/g, "");
}

function linesIn({ range }: Diagnostic): Readonly<Record<string, string>> {
  if (range === undefined) return {};
  const { start, end } = range;
  const lines = { line: String(start.line), endLine: String(end.line) };
  if (start.line !== end.line) return lines;
  return { ...lines, col: String(start.column), endColumn: String(Math.max(start.column, end.column - 1)) };
}

/** For GitHub's pages: a heading and a table for each file, the texts in them, our links, and nothing else. */
export function comparePage(
  files: readonly CheckedFile[],
  markdown: string,
  linkTo?: (path: string, line: number) => string,
): Comparison {
  const { headings, rows, links, others } = readPage(markdown);
  const found = files.filter(({ diagnostics }) => diagnostics.length > 0);
  const meantRows = found.flatMap(({ diagnostics }) => [
    ["Severity", "Line", "Finding", "Rule"],
    ...diagnostics.map(rowOf),
  ]);
  const meantLinks = found.flatMap(({ path, diagnostics }) =>
    diagnostics.flatMap(({ range }) => (range && linkTo ? [decodeURI(linkTo(path, range.start.line))] : [])),
  );
  return {
    read: {
      headings: headings.slice(1).map(oneBlank),
      rows: rows.map((cells) => cells.map(oneBlank)),
      links: links.map(decodeURI),
      others,
      commands: commandsIn(markdown),
    },
    meant: {
      headings: found.map(({ path }) => `3 ${oneBlank(shownAs(path))}`),
      rows: meantRows,
      links: meantLinks,
      others: [],
      commands: [],
    },
  };
}

function rowOf({ severity, range, message, advice, rule }: Diagnostic): readonly string[] {
  return [
    severity,
    range === undefined ? "–" : String(range.start.line),
    oneBlank(shownAs(`${message} ${advice}`)),
    rule,
  ];
}

/** A page shows blanks as one, and none at the ends of a cell. */
function oneBlank(text: string): string {
  return text.trim().replaceAll(/ +/g, " ");
}

/** For programs: every diagnostic as it is, in characters that are harmless where the JSON is printed. */
export function compareJson(files: readonly CheckedFile[], report: string): Comparison {
  return {
    read: { ...printed(report), files: filesIn(parsed(report)).map(pathAndDiagnostics) },
    meant: { ...HARMLESS, files: JSON.parse(JSON.stringify(files.map(pathAndDiagnostics))) },
  };
}

function filesIn(report: { readonly files: readonly object[] } | undefined): readonly object[] {
  return report?.files ?? [];
}

function pathAndDiagnostics(file: { path?: unknown; diagnostics?: unknown }) {
  return { path: file.path, diagnostics: file.diagnostics };
}

/** For code scanning: every message as text without links, at a URI that leads to the file below the root. */
export function compareSarif(files: readonly CheckedFile[], report: string): Comparison {
  const log: Partial<Log> | undefined = parsed(report);
  const results = log?.runs?.[0]?.results ?? [];
  return {
    read: {
      ...printed(report),
      results: results.map(({ message, locations, relatedLocations = [] }) => ({
        messages: [message, ...relatedLocations.flatMap((place) => place.message ?? [])].map(({ text = "" }) =>
          readSarifMessage(text),
        ),
        path: pathOf(locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? ""),
      })),
    },
    meant: {
      ...HARMLESS,
      results: files.flatMap(({ path, diagnostics }) =>
        diagnostics.map(({ message, advice, related }) => ({
          messages: [`${message} ${advice}`, ...related.map((place) => place.message)].map((text) => ({
            text: shownAs(text),
            links: [],
          })),
          path: path
            .toWellFormed()
            .replace(/^(?:\.\/+)+/, "")
            .replace(/^\/+/, "/"),
        })),
      ),
    },
  };
}

const ROOT = "https://root.example/";

/** Where a URI reference leads from the root; one that starts with a slash or a scheme is as it is. */
function pathOf(uri: string): string {
  const text = uri.startsWith("file://") ? uri.slice("file://".length) : uri;
  try {
    const isBelow =
      new URL(uri, ROOT).href.startsWith(uri.startsWith("file://") ? "file:///" : ROOT) && !/[?#\\]/.test(uri);
    return isBelow ? decodeURIComponent(text) : `elsewhere: ${uri}`;
  } catch {
    return `nowhere: ${uri}`;
  }
}

const HARMLESS = { notDrawn: undefined, commands: [] };

/** What happens where a machine's report comes to a terminal or to a log. */
function printed(report: string) {
  return { notDrawn: readTerminal(report, { colors: false }).notDrawn, commands: commandsIn(report) };
}

function parsed(json: string) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
