/** The line that shows the progress of a command, and its text. */

import {
  countOf,
  countOfEntries,
  type PageFailure,
  type Progress,
  printable,
  type ReconcileState,
  type VerifiedTotals,
} from "../../shared/index.ts";
import type { CommandProcess, OutputStream } from "../command-process.ts";
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
  /** Erases the line, on a terminal. */
  readonly clear: () => void;
}

/** The part of a process that the progress needs. */
interface ProgressProcess extends Pick<CommandProcess, "env"> {
  readonly stderr: Pick<OutputStream, "isTTY" | "columns"> & { readonly write: (text: string) => unknown };
}

/** Shows nothing. */
export const NO_PROGRESS: ProgressLine = { show: () => {}, say: () => {}, clear: () => {} };

/** On a terminal one line of standard error that is rewritten; elsewhere a line every few seconds. */
export function progressLine({ stderr, env }: ProgressProcess, now: () => number = Date.now): ProgressLine {
  const isTerminal = stderr.isTTY === true && env["TERM"] !== "dumb";
  const interval = isTerminal ? TERMINAL_MILLISECONDS : LOG_MILLISECONDS;
  let shown = isTerminal ? 0 : now();
  const clear = () => {
    if (isTerminal) stderr.write(ERASE_LINE);
  };
  return {
    show: (text) => {
      if (now() - shown < interval) return;
      shown = now();
      const line = printable(text());
      // Some terminals say that they have no columns.
      stderr.write(isTerminal ? ERASE_LINE + line.slice(0, (stderr.columns || Infinity) - 1) : `${line}\n`);
    },
    say: (text) => {
      clear();
      stderr.write(`${printable(text)}\n`);
    },
    clear,
  };
}

/**
 * The progress of an export: "12500 entries (2100 a second), written up to id 12000, 1 segment".
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

/** The failure of a server, and when it is asked again. */
export function waitText({ message }: Pick<PageFailure, "message">, milliseconds: number, tries: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${AUDIT_EXPORT_TRIES_MAX}).`;
}

/** The progress of a check. */
export function checkedText({ manifests, segments, entries }: VerifiedTotals): string {
  return `checked ${countOf(manifests, "manifest")}, ${countOf(segments, "segment")}, ${countOfEntries(entries)}`;
}

/** The progress of a reading. @param opened how many of the segments to open were opened. */
export function readText(opened: number, segments: number, entries: number): string {
  return `opened ${opened} of ${countOf(segments, "segment")}, ${countOfEntries(entries)} found`;
}

/** The progress of a comparison. */
export function comparedText({ entries }: Pick<VerifiedTotals, "entries">, state: ReconcileState): string {
  const { beyond } = state;
  const compared = `compared ${state.entries} of ${countOfEntries(entries)} with the server`;
  return beyond === null ? compared : `${compared}, which has ${beyond.entries} more`;
}
