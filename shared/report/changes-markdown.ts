import type { Change } from "../resolve/change.ts";
import { escapeLinkTarget, escapeMarkdown } from "../text/markdown.ts";
import { countOf } from "../text/wording.ts";
import { changeCause, describeChange, wideningFirst } from "./changes-text.ts";
import { pointToWhole, sentenceForComment, type WholeReport } from "./escape-markdown.ts";
import { countBytes, countFittingWithRest } from "./fit.ts";
import { countWidening, type FileChanges, type KnownChanges } from "./run.ts";

export interface ChangesOptions {
  /** How many bytes the text may take. */
  readonly maxBytes: number;
  /** Where a line of a file can be read as it is after the change; `line` is 1-based. Without it, lines are no links. */
  readonly linkTo?: (path: string, line: number) => string;
  /** Where all is, for what has no room here. */
  readonly more?: WholeReport | undefined;
}

/** A piece of the section: what stands above it comes only with it or with another piece of the same part. */
interface Piece {
  readonly part: Part;
  readonly widens: boolean;
  readonly text: () => string;
}

interface Part {
  readonly head: string;
}

/** How many changes of a new or a removed file are listed: that everything in it is new or gone needs no list. */
const WHOLE_FILE_MAX_CHANGES = 10;

const WIDENS = "⚠️";

/**
 * A section of a summary in GitHub's Markdown: a table for each file of what changes for users, what opens something
 * first. Where all does not fit, what widens access stays, and a last line counts the others. Empty where there is no
 * file.
 */
export function formatChangesSummary(files: readonly FileChanges[], options: ChangesOptions): string {
  const pieces = [...unknownPieces(files), ...files.flatMap((file) => filePieces(file, options))];
  if (pieces.length === 0) return "";
  const widens = countWidening(files) > 0;
  const head = `\n## What changes for users\n${widens ? `\n${WIDENS} marks changes that widen access.\n` : ""}`;
  const reserved = countBytes(explainOmission(pieces.length, options.more));
  const ranked = [...pieces.filter((piece) => piece.widens), ...pieces.filter((piece) => !piece.widens)];
  const room = options.maxBytes - countBytes(head);
  const kept = new Set(ranked.slice(0, countFittingWithRest(ranked, measurePieces, room, reserved)));
  const shown = Map.groupBy(
    pieces.filter((piece) => kept.has(piece)),
    ({ part }) => part,
  );
  const parts = Array.from(shown, ([part, ofPart]) => part.head + ofPart.map(({ text }) => text()).join(""));
  return head + parts.join("") + explainOmission(pieces.length - kept.size, options.more);
}

/** The first piece of a part comes with what stands above it. */
function measurePieces(): (piece: Piece) => number {
  const begun = new Set<Part>();
  return ({ part, text }) => {
    const above = begun.has(part) ? "" : part.head;
    begun.add(part);
    return countBytes(above + text());
  };
}

function explainOmission(rows: number, more: WholeReport | undefined): string {
  if (rows === 0) return "";
  return `\n${countOf(rows, "more row")} left out: GitHub limits the size of a summary.${pointToWhole(more)}\n`;
}

/** One line for all files whose changes are not known for the same reason. */
function unknownPieces(files: readonly FileChanges[]): readonly Piece[] {
  const unknown = files.filter(({ reason }) => reason !== undefined);
  const byReason = Map.groupBy(unknown, ({ reason }) => reason ?? "");
  return Array.from(byReason, ([reason, [first, ...others]]) => {
    const names =
      others.length === 0 ? escapeMarkdown(first?.path ?? "") : `${others.length + 1} files, listed in the log`;
    const line = `\nUnknown for ${names}: ${escapeMarkdown(reason)}\n`;
    return { part: { head: "" }, widens: false, text: () => line };
  });
}

function filePieces(file: FileChanges, options: ChangesOptions): readonly Piece[] {
  if (file.reason !== undefined) return [];
  const changes = wideningFirst(file.changes);
  const shown = file.file === "changed" ? changes : changes.slice(0, WHOLE_FILE_MAX_CHANGES);
  const title = `\n### ${escapeMarkdown(file.path)}\n\n${INTRODUCTIONS[file.file]}`;
  if (shown.length === 0) return [{ part: { head: title }, widens: false, text: () => "Nothing changes for users.\n" }];
  const part = { head: `${title}| | Change | Cause |\n| --- | --- | --- |\n` };
  const rows = shown.map((change) => ({ part, widens: change.widens, text: () => formatRow(file, change, options) }));
  const left = changes.length - shown.length;
  const rest = { part, widens: false, text: () => `\n${countOf(left, "more change")} in this file.\n` };
  return left === 0 ? rows : [...rows, rest];
}

const INTRODUCTIONS: Readonly<Record<KnownChanges["file"], string>> = {
  new: "The file is new.\n\n",
  changed: "",
  removed: "The file is removed.\n\n",
};

function formatRow({ path }: KnownChanges, change: Change, options: ChangesOptions): string {
  const sentence = escapeMarkdown(describeChange(change));
  return `| ${change.widens ? WIDENS : ""} | ${sentence} | ${changeCauseLink(path, change, options.linkTo)} |\n`;
}

/** A line of the file as it is after the change is a link; what stands elsewhere is only named. */
export function changeCauseLink(path: string, change: Change, linkTo: ChangesOptions["linkTo"]): string {
  const place = change.cause?.place;
  if (place?.kind !== "layer" || place.label !== path || place.position === undefined || linkTo === undefined)
    return sentenceForComment(changeCause(change));
  const { line } = place.position;
  return `[line ${line}](${escapeLinkTarget(linkTo(path, line))})`;
}
