import { printable } from "../../shared/index.ts";

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

/** On a terminal one line that is written anew; elsewhere a line every few seconds. */
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
