import {
  type CheckedFile,
  type Diagnostic,
  fixTitle,
  type Range,
  type Severity,
  type SuppressedDiagnostic,
  type Suppression,
} from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { codeFrame } from "./code-frame.ts";
import { verdict } from "./run.ts";

/** Select Graphic Rendition codes (ECMA-48), each set with its reset. */
const COLORS = {
  error: ["\u001b[1;31m", "\u001b[0m"],
  warning: ["\u001b[1;33m", "\u001b[0m"],
  notice: ["\u001b[1;36m", "\u001b[0m"],
  success: ["\u001b[1;32m", "\u001b[0m"],
  strong: ["\u001b[1m", "\u001b[0m"],
  faint: ["\u001b[2m", "\u001b[0m"],
} as const;

type Paint = (color: keyof typeof COLORS, text: string) => string;

/**
 * Reports to a person at a terminal: each diagnostic with its place, its line of the source and what to do; a line for
 * each that is suppressed; and at last one line for all files.
 */
export function formatText(files: readonly CheckedFile[], options: { readonly color: boolean }): string {
  const paint: Paint = options.color ? paintColor : (_, text) => text;
  const blocks = files.flatMap((file) =>
    file.diagnostics.map((diagnostic) => formatDiagnostic(file, diagnostic, paint)),
  );
  const suppressed = files.flatMap((file) => file.suppressed.map((one) => suppressedLine(file.path, one)));
  if (suppressed.length > 0) blocks.push(suppressed.map((line) => paint("faint", line)).join("\n"));
  return `${[...blocks, paint(colorOfVerdict(files), verdict(files))].join("\n\n")}\n`;
}

function formatDiagnostic(file: CheckedFile, diagnostic: Diagnostic, paint: Paint): string {
  const { severity, range, fix } = diagnostic;
  return [
    [
      paint("strong", placeOf(file.path, range)),
      paint(severity, severity),
      printable(diagnostic.message),
      paint("faint", printable(diagnostic.rule)),
    ].join("  "),
    ...(range === undefined ? [] : formatFrame(file, range, severity, paint)),
    `  ${paint("faint", "why")}   ${printable(diagnostic.why)}`,
    `  ${paint("faint", "help")}  ${printable(diagnostic.advice)}`,
    ...(fix === undefined ? [] : [`  ${paint("faint", "fix")}   ${fixTitle(fix)}`]),
    ...diagnostic.related.map(
      (place) => `  ${paint("faint", "see")}   ${placeOf(file.path, place.range)}  ${printable(place.message)}`,
    ),
  ].join("\n");
}

/** The line with its number, and below it a line of `~` under the range, or a `^` where the range has no width. */
function formatFrame(file: CheckedFile, range: Range, severity: Severity, paint: Paint): readonly string[] {
  const frame = codeFrame(file.source, range);
  if (frame === undefined) return [];
  const number = String(range.start.line);
  const underline = paint(severity, "~".repeat(frame.width) || "^");
  const more = range.end.line > range.start.line ? paint("faint", ` to line ${range.end.line}`) : "";
  return [
    `  ${paint("faint", `${number} │`)} ${frame.text}`.trimEnd(),
    `  ${paint("faint", `${" ".repeat(number.length)} │`)} ${" ".repeat(frame.indent)}${underline}${more}`,
  ];
}

/** A finding that counts for nothing, and why, as one line of printable text. */
export function suppressedLine(path: string, diagnostic: SuppressedDiagnostic): string {
  const { range, severity, message, rule, suppression } = diagnostic;
  const reason = `(${describeSuppression(suppression)}: ${printable(suppression.reason)})`;
  return [placeOf(path, range), "suppressed", severity, printable(message), printable(rule), reason].join("  ");
}

/** "comment on line 4", "policy /ignores/0": where the decision stands, in printable text. */
export function describeSuppression(suppression: Suppression): string {
  return suppression.kind === "comment"
    ? `comment on line ${suppression.line}`
    : `policy ${printable(suppression.pointer)}`;
}

/**
 * Where something stands, as a line for people may begin: `path:line:column`, or the path alone for a whole file.
 *
 * A path that starts with a colon could make its line a command to the GitHub runner, and one that starts with spaces
 * would look like a line of ours. With "./" it names the same file.
 */
export function placeOf(path: string, range?: Range): string {
  const shown = printable(path);
  const start = /^[ :]/.test(shown) ? `./${shown}` : shown;
  return range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
}

function colorOfVerdict(files: readonly CheckedFile[]): keyof typeof COLORS {
  const severities = new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity)));
  if (severities.has("error")) return "error";
  if (severities.has("warning")) return "warning";
  return severities.has("notice") ? "notice" : "success";
}

function paintColor(color: keyof typeof COLORS, text: string): string {
  const [start, reset] = COLORS[color];
  return `${start}${text}${reset}`;
}
