import { JOB_SUMMARY_MAX_BYTES } from "../limits.ts";
import type { Change } from "../resolve/change.ts";
import { wideningFirst } from "./changes-text.ts";
import { changeCause, describeChange } from "./describe-change.ts";
import { escapeLinkTarget, escapeMarkdown } from "./escape-markdown.ts";
import type { Quote } from "./show-value.ts";
import { countOf } from "./verdict.ts";

/** What the change of a configuration file does for users, or why that is not known. */
export type FileChanges =
  | {
      readonly path: string;
      readonly changes: readonly Change[];
      readonly file: "new" | "changed" | "removed";
      readonly reason?: never;
    }
  /** In whole sentences. */
  | { readonly path: string; readonly reason: string; readonly changes?: never };

export interface ChangesOptions {
  /** How many bytes the text may take. */
  readonly maxBytes: number;
  /** Where a line of a file can be read as it is after the change; `line` is 1-based. */
  readonly linkTo: (path: string, line: number) => string;
  /** Puts a name from a file in quotes. */
  readonly quote: Quote;
}

type KnownChanges = Extract<FileChanges, { readonly file: string }>;

/** Room for the line that says how much was left out. */
const RESERVED_BYTES = 256;

/** How many changes of a new or a removed file are listed; that everything is new needs no list. */
const WHOLE_FILE_MAX_CHANGES = 10;

const WIDENS = "⚠️";

/**
 * A section of a job summary in GitHub's Markdown: a table for each file of what changes for users, what opens something
 * first. What there is no room for is counted by a last line. Empty where there is no file.
 */
export function formatChangesSummary(files: readonly FileChanges[], options: ChangesOptions): string {
  const pieces = [...parts(files, options)];
  let bytesLeft = options.maxBytes - RESERVED_BYTES;
  const shown = pieces.findIndex((part) => (bytesLeft -= countBytes(part)) < 0);
  if (shown < 0) return pieces.join("");
  const omission = `\n${countOf(pieces.length - shown, "more row")} of what changes for users left out: GitHub takes ${JOB_SUMMARY_MAX_BYTES} bytes of summary from a step.\n`;
  return pieces.slice(0, shown).join("") + omission;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Row by row; what stands above a row comes with it. */
function* parts(files: readonly FileChanges[], options: ChangesOptions): Generator<string> {
  const widens = files.some(({ changes }) => changes?.some((change) => change.widens));
  let head = `\n## What changes for users\n${widens ? `\n${WIDENS} marks what opens something that was closed.\n` : ""}`;
  for (const part of [...unknownParts(files), ...files.flatMap((file) => fileParts(file, options))]) {
    yield head + part;
    head = "";
  }
}

/** One line for all files whose changes are not known for the same reason. */
function unknownParts(files: readonly FileChanges[]): readonly string[] {
  const unknown = files.filter(({ reason }) => reason !== undefined);
  const byReason = Map.groupBy(unknown, ({ reason }) => reason ?? "");
  return Array.from(byReason, ([reason, [first, ...others]]) => {
    const names =
      others.length === 0 ? escapeMarkdown(first?.path ?? "") : `${others.length + 1} files, which the log names`;
    return `\nNot known of ${names}: ${escapeMarkdown(reason)}\n`;
  });
}

function fileParts(file: FileChanges, options: ChangesOptions): readonly string[] {
  if (file.reason !== undefined) return [];
  const changes = wideningFirst(file.changes);
  const shown = file.file === "changed" ? changes : changes.slice(0, WHOLE_FILE_MAX_CHANGES);
  const rows = shown.map((change) => formatRow(file, change, options));
  const title = `\n### ${escapeMarkdown(file.path)}\n\n${INTRODUCTIONS[file.file]}`;
  if (rows.length === 0) return [`${title}Nothing changes for users.\n`];
  const left = changes.length - shown.length;
  return [
    `${title}| | Change | Cause |\n| --- | --- | --- |\n${rows[0]}`,
    ...rows.slice(1),
    ...(left === 0 ? [] : [`\n${countOf(left, "more change")} of the same file.\n`]),
  ];
}

const INTRODUCTIONS: Readonly<Record<KnownChanges["file"], string>> = {
  new: "The file is new.\n\n",
  changed: "",
  removed: "The file is removed.\n\n",
};

function formatRow({ path }: KnownChanges, change: Change, { linkTo, quote }: ChangesOptions): string {
  const sentence = escapeMarkdown(describeChange(change, quote));
  return `| ${change.widens ? WIDENS : ""} | ${sentence} | ${formatCause(path, change, linkTo)} |\n`;
}

/** A line of the file as it is after the change is a link; what stands elsewhere is only named. */
function formatCause(path: string, change: Change, linkTo: ChangesOptions["linkTo"]): string {
  const place = change.cause?.place;
  if (place?.kind !== "layer" || place.label !== path || place.position === undefined)
    return escapeMarkdown(changeCause(change));
  const { line } = place.position;
  return `[line ${line}](${escapeLinkTarget(linkTo(path, line))})`;
}
