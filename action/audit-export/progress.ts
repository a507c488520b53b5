/** How far a command is: the line that shows it, and the words. */

import { countOf, type PageFailure, type Progress, printable, type VerifiedTotals } from "../../shared/index.ts";
import { AUDIT_EXPORT_TRIES_MAX } from "../limits.ts";

const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";

/** Tells how far a command is, in printable text. */
export interface ProgressLine {
  /** Shows how far it is, if it is time to show it again. */
  readonly show: (text: () => string) => void;
  /** Tells something that stays to be read. */
  readonly say: (text: string) => void;
  /** Takes the line away, where it can be taken away. */
  readonly clear: () => void;
}

/** Shows nothing. */
export const NO_PROGRESS: ProgressLine = { show: () => {}, say: () => {}, clear: () => {} };

/** On a terminal one line that is rewritten; elsewhere a line every few seconds. */
export function progressLine(stream: NodeJS.WriteStream, now: () => number = Date.now): ProgressLine {
  const isTerminal = stream.isTTY && process.env["TERM"] !== "dumb";
  const interval = isTerminal ? TERMINAL_MILLISECONDS : LOG_MILLISECONDS;
  let shown = isTerminal ? 0 : now();
  const clear = () => {
    if (isTerminal) stream.write(ERASE_LINE);
  };
  return {
    show: (text) => {
      if (now() - shown < interval) return;
      shown = now();
      const line = printable(text());
      stream.write(isTerminal ? ERASE_LINE + line.slice(0, stream.columns - 1) : `${line}\n`);
    },
    say: (text) => {
      clear();
      stream.write(`${printable(text)}\n`);
    },
    clear,
  };
}

/**
 * Says how far an export is: "12500 entries (2100 a second), last id 12500, 1 segment".
 *
 * @param now milliseconds since 1970.
 */
export function progressText(now: () => number): (progress: Progress) => string {
  let start: { readonly time: number; readonly entries: number } | undefined;
  return (progress) => {
    const entries = progress.entries + progress.gathered;
    start ??= { time: now(), entries };
    const seconds = (now() - start.time) / 1000;
    const rate = seconds > 0 ? ` (${Math.round((entries - start.entries) / seconds)} a second)` : "";
    const last = progress.lastId === null ? "" : `, written up to id ${progress.lastId}`;
    return `${countOfEntries(entries)}${rate}${last}, ${countOf(progress.segments, "segment")}`;
  };
}

/** Says how a server failed, and when it is asked again. */
export function waitText({ message }: Pick<PageFailure, "message">, milliseconds: number, tries: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${AUDIT_EXPORT_TRIES_MAX}).`;
}

/** Says how far a check is. */
export function checkedText({ manifests, segments, entries }: VerifiedTotals): string {
  return `checked ${countOf(manifests, "manifest")}, ${countOf(segments, "segment")}, ${countOfEntries(entries)}`;
}

/** Says how far a comparison is. @param segments how many are compared. */
export function comparedText(
  of: Pick<VerifiedTotals, "manifests" | "segments">,
  manifest: number,
  segments: number,
): string {
  return `comparing manifest ${manifest} of ${of.manifests} with the server, ${segments} of ${countOf(of.segments, "segment")} done`;
}

/** "1 entry", "2 entries". */
export function countOfEntries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}
