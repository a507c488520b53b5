import { err, ok, type Result } from "../text/result.ts";
import type { Finding } from "./rules/rule.ts";
import { encoding, fileSize } from "./rules/text-rules.ts";

/** Used for every file: to make one takes longer than to decode a small file. */
const decoder = createDecoder();

/** Something about a file as a whole. */
export type FileFinding = Pick<Finding, "rule" | "severity" | "message" | "why" | "advice">;

/** The text of a file's bytes, a byte order mark included, so that offsets are the file's; or why it cannot be read. */
export function decodeFile(bytes: Uint8Array, maxBytes: number): Result<string, FileFinding> {
  if (bytes.length > maxBytes) return err(tooLarge(maxBytes));
  if (isUtf16(bytes)) return err(utf16());
  try {
    return ok(decoder.decode(bytes));
  } catch {
    return err(notUtf8(bytes));
  }
}

function tooLarge(maxBytes: number): FileFinding {
  return {
    rule: fileSize,
    message: `The file is larger than ${maxBytes} bytes.`,
    advice: "Check that it is the right file; if it is, remove what is not needed.",
  };
}

/** By its byte order mark, or by the zero beside its first character, which JSON does not hold. */
function isUtf16([first, second]: Uint8Array): boolean {
  const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMark || (first !== undefined && second !== undefined && (first === 0) !== (second === 0));
}

function utf16(): FileFinding {
  return { rule: encoding, message: "The file is UTF-16, not UTF-8.", advice: "Save it as UTF-8." };
}

function notUtf8(bytes: Uint8Array): FileFinding {
  const message = `The file is not UTF-8; the first invalid byte is on line ${lineOfFault(bytes)}.`;
  return { rule: encoding, message, advice: "Save it as UTF-8." };
}

/** The 1-based line of the first byte that is not UTF-8. */
function lineOfFault(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (decodePrefix(bytes, middle) === undefined) bad = middle;
    else good = middle;
  }
  return (decodePrefix(bytes, good) ?? "").split(/\r\n|\r|\n/).length;
}

/** The text of the first bytes, less a character that they cut; undefined where they are not UTF-8. */
function decodePrefix(bytes: Uint8Array, length: number): string | undefined {
  try {
    return createDecoder().decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}

function createDecoder() {
  // To ignore the mark is to keep it as a character.
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}
