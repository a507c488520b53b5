import { readdirSync, readFileSync } from "node:fs";

/** Files to start from. */
export interface Corpus {
  /** At least one. */
  readonly files: readonly Uint8Array[];
}

const FOLDERS = [new URL("../fixtures/", import.meta.url), new URL("../../docs/examples/", import.meta.url)];

/** The fixtures and the examples, in the order of their names. */
export function readCorpus(): Corpus {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.jsonc?$/.test(name))
      .toSorted()
      .map((name) => new Uint8Array(readFileSync(new URL(name, folder)))),
  );
  return { files };
}
