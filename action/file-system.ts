import { closeSync, fstatSync, lstatSync, openSync, readSync } from "node:fs";

/** Holds the first part of each file, and so all of most: to make a buffer for each takes longer than to read it. */
const start = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Reads a file, a pipe or a device, but never more than `maxBytes` of it. It waits for the system: a stream, or a promise
 * for each step, takes several times as long for a small file.
 *
 * @throws the system's error where it cannot be read.
 */
export function readFileBounded(path: string, maxBytes: number): Uint8Array {
  const file = openSync(path, "r");
  try {
    return readToEnd(file, maxBytes);
  } finally {
    closeSync(file);
  }
}

function readToEnd(file: number, maxBytes: number): Uint8Array {
  let buffer: Buffer<ArrayBuffer> = start;
  let size = 0;
  for (;;) {
    const count = readSync(file, buffer, size, Math.min(buffer.length, maxBytes) - size, null);
    size += count;
    if (count === 0 || size === maxBytes) break;
    if (size === buffer.length) buffer = larger(buffer, fstatSync(file).size, maxBytes);
  }
  const read = buffer.subarray(0, size);
  return buffer === start ? Buffer.from(read) : read;
}

/** A buffer that begins with the same bytes. Of what has no size, such as a pipe, it is not known how much is to come. */
function larger(buffer: Buffer, fileBytes: number, maxBytes: number): Buffer<ArrayBuffer> {
  const bytes = fileBytes > buffer.length ? fileBytes + 1 : buffer.length * 2;
  const result = Buffer.allocUnsafeSlow(Math.min(bytes, maxBytes));
  buffer.copy(result);
  return result;
}

/** Tests if a path is a symbolic link, also one that leads nowhere. */
export function isSymbolicLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Nothing is there, or a file is in the way.
    return false;
  }
}

/** The code of an error of the system, such as "ENOENT"; undefined for every other error. */
export function systemCodeOf(error: unknown): string | undefined {
  return systemField(error, "code");
}

/** The system call that failed, such as "link"; undefined for every other error. */
export function systemCallOf(error: unknown): string | undefined {
  return systemField(error, "syscall");
}

function systemField(error: unknown, name: "code" | "syscall"): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
