import { FILE_MAX_BYTES, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { painter, type Style } from "./command.ts";
import type { ContentChange } from "./fix-file.ts";
import { isStandardInput, nameOfInput } from "./read-input.ts";
import { replaceFile } from "./replace-file.ts";
import { type DiffPart, unifiedDiff } from "./unified-diff.ts";

/** The way in which a changed file leaves a command: written, or shown as a diff or not at all. */
export type Delivery = "write" | "diff" | "none";

const COLORS = {
  file: "bold",
  hunk: "cyan",
  removed: "red",
  added: "green",
  context: [],
} as const satisfies Record<DiffPart, Style>;

/**
 * Writes a changed text where it belongs, or shows the difference. Standard input goes to standard output, also unchanged.
 *
 * @param bytes of the file as it was read.
 */
export async function deliverChange(
  path: string,
  bytes: Uint8Array,
  change: ContentChange | undefined,
  delivery: Delivery,
  process: CommandProcess,
): Promise<Result<undefined, Failure>> {
  if (delivery === "diff") {
    if (change !== undefined) showDiff(path, change, process);
  } else if (delivery === "write" && isStandardInput(path)) {
    // Only a part of a file that is too large was read, and a part is not the text.
    if (bytes.length <= FILE_MAX_BYTES) process.stdout.write(change?.bytes ?? bytes);
  } else if (delivery === "write" && change !== undefined) {
    return replaceFile(process.locate(path), bytes, change.bytes);
  }
  return ok(undefined);
}

function showDiff(path: string, { before, after }: ContentChange, process: CommandProcess): void {
  const paint = painter(process);
  const paintPart = (part: DiffPart, line: string) => paint(COLORS[part], line);
  process.stdout.write(unifiedDiff(nameOfInput(path), before, after, paintPart));
}
