/** The states that servers of earlier commits have left, each as one file. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";

export const ROOT = resolve(import.meta.dirname, "../../..");

const STATES = join(import.meta.dirname, "states");
const ENDING = ".tar.br";

/** The things that the test must know of a state to use it. */
export interface StateFacts {
  /** A key of the administrator. */
  readonly key: string;
  /** The guid of content with a bundle that is served. */
  readonly contentGuid: string;
  /** The guid of an export of the own log. */
  readonly exportGuid: string;
  /** The number of entries that it had. */
  readonly exportedEntries: number;
}

const FACTS = "facts.json";

/** The commits and tags of which there are states. */
export function storedStates(): readonly string[] {
  return readdirSync(STATES).flatMap((name) => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : []));
}

/** Stores the files of a state's folder under the name of its commit. */
export async function packState(name: string, folder: string, facts: StateFacts): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map((file) => {
    const path = join(file.parentPath, file.name);
    return entryOf(path.slice(folder.length + 1), readFileSync(path));
  });
  const tar = await packTar([...entries, entryOf(FACTS, Buffer.from(JSON.stringify(facts)))]);
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${name}${ENDING}`), brotliCompressSync(tar));
}

function entryOf(name: string, body: Buffer) {
  return { header: { name, size: body.length, type: "file" as const }, body: new Uint8Array(body) };
}

/** Puts a state into a folder, for a server to go on with. */
export async function unpackState(name: string, folder: string): Promise<StateFacts> {
  const entries = await unpackTar(brotliDecompressSync(readFileSync(join(STATES, `${name}${ENDING}`))));
  let facts: StateFacts | undefined;
  for (const { header, data = new Uint8Array() } of entries) {
    const path = join(folder, header.name);
    mkdirSync(dirname(path), { recursive: true });
    if (header.name === FACTS) facts = JSON.parse(Buffer.from(data).toString());
    else writeFileSync(path, data);
  }
  if (facts === undefined) throw new Error(`The state ${name} has no ${FACTS}.`);
  return facts;
}
