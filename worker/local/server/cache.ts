/** A cache of values that take long to make. An entry holds until one of the files that it was made from changes. */

import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../command/command.ts";

/** A JSON value, and the files that it was made from. A missing file counts, too: the value changes once it exists. */
export interface Made<Value> {
  readonly value: Value;
  readonly inputs: readonly string[];
}

/** The packages as npm has installed them, with their versions. */
export const INSTALLED = join(root, "node_modules/.package-lock.json");

/** The path of a cache file of a project. */
export function cacheFile(folder: string, name: string): string {
  return join(folder, ".wrangler/start", `${name}.json`);
}

/**
 * Returns the value in a cache file, or makes and caches it if the file has none for this key or an input has changed. A file that
 * is missing, damaged or can't be written is no error.
 *
 * See docs/decisions/0191-a-start-from-a-cache.md.
 */
export async function cached<Value>(file: string, key: string, make: () => Promise<Made<Value>>): Promise<Value> {
  const found = read<Value>(file, key);
  if (found !== undefined) return found.value;
  const begun = Date.now();
  const { value, inputs } = await make();
  const isSettled = inputs.every((path) => (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) < begun);
  // Otherwise it may have been made from the text before a change, and be cached for the one after.
  if (isSettled) write(file, JSON.stringify({ key, inputs: inputs.map((path) => [path, hashOf(path)]), value }));
  return value;
}

interface Entry<Value> {
  readonly key: string;
  readonly inputs: readonly (readonly [path: string, hash: string])[];
  readonly value: Value;
}

/** The first line of a file is the hash of the rest. */
function read<Value>(file: string, key: string): Entry<Value> | undefined {
  try {
    const [hash = "", text = ""] = readFileSync(file, "utf8").split("\n");
    if (hash !== sha256(text)) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hash is right, so this program wrote it
    const entry = JSON.parse(text) as Entry<Value>;
    const isSame = entry.key === key && entry.inputs.every(([path, of]) => hashOf(path) === of);
    return isSame ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Several starts may write at once, and each reads a whole file. */
function write(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(draft, `${sha256(text)}\n${text}`, { mode: 0o600 });
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch {
    // The next start makes the value again.
  }
}

function hashOf(path: string): string {
  try {
    return sha256(readFileSync(path));
  } catch {
    return "";
  }
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
