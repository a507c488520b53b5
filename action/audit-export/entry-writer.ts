import { CSV_HEADER, csvLine, printable, printableJsonText } from "../../shared/index.ts";
import type { OutputStream } from "../command-process.ts";

/** The format in which entries are printed. */
export type EntryFormat = "ndjson" | "csv";

/** Prints entries. Each of its functions gives false where nothing more can be printed. */
export interface EntryWriter {
  readonly write: (lines: readonly Uint8Array[]) => Promise<boolean>;
  /** Prints what there is also without an entry. */
  readonly end: () => Promise<boolean>;
}

/** Prints entries: byte for byte, but on a terminal with escapes for what would not be seen there. */
export function entryWriter(format: EntryFormat, stdout: OutputStream): EntryWriter {
  const textOf = stdout.isTTY === true ? TERMINAL[format] : PLAIN[format];
  let header = format === "csv" ? CSV_HEADER : "";
  const write = async (lines: readonly Uint8Array[]) => {
    const parts = [Buffer.from(header), ...lines.flatMap(textOf)];
    header = "";
    return await writeOut(Buffer.concat(parts), stdout);
  };
  return { write, end: async () => await write([]) };
}

type LineText = (line: Uint8Array) => readonly Uint8Array[];

const LINE_END = Buffer.from("\n");

const PLAIN: Readonly<Record<EntryFormat, LineText>> = {
  ndjson: (line) => [line, LINE_END],
  csv: (line) => [Buffer.from(csvLine(line))],
};

const TERMINAL: Readonly<Record<EntryFormat, LineText>> = {
  ndjson: (line) => [Buffer.from(printableJsonText(new TextDecoder().decode(line))), LINE_END],
  csv: (line) => [Buffer.from(csvLine(line, printable))],
};

/** Waits until the stream takes more, so that no more than a segment is held. Who guards the stream reports its errors. */
async function writeOut(bytes: Uint8Array, stdout: OutputStream): Promise<boolean> {
  if (bytes.length === 0) return !stdout.destroyed;
  return await new Promise((resolve) => {
    stdout.write(bytes, (error) => resolve(error === null || error === undefined));
  });
}
