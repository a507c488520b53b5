/**
 * An outside witness: what a receiver of manifests kept of them that the holder of the key does not control. It is lines of JSON,
 * each with the `sequence` and the `sha256` of a manifest. They may have the `export` and the `source`, too, because a receiver may
 * keep several exports in one file. Further fields are ignored.
 * See docs/decisions/0132-outside-witness.md.
 */

import { CARRIAGE_RETURN, LINE_FEED, SPACE, TAB } from "../text/characters.ts";
import { isObject, type Json } from "../text/json.ts";
import { err, ok, type Result } from "../text/result.ts";
import { count, hash, type Read, record } from "./fields.ts";
import { linesOf } from "./lines.ts";

/** The manifests that a witness kept. */
export interface Witness {
  /** The name of the witness in messages, such as the path of its file. */
  readonly name: string;
  /** In the order of the file. A receiver may get a manifest more than once, and so may list it more than once. */
  readonly lines: readonly WitnessLine[];
}

/** @property line from 1. */
export interface WitnessLine {
  readonly line: number;
  readonly sequence: number;
  readonly sha256: string;
  /** The name of the export and of its server in its file; undefined where it has none. */
  readonly export: Json | undefined;
  readonly source: Json | undefined;
}

const readManifest: Read<{ readonly sequence: number; readonly sha256: string }> = record({
  sequence: count,
  sha256: hash,
});

const EXPECTED =
  'It must be a JSON object with a "sequence" from 1 on and a "sha256" of 64 lower-case hexadecimal digits.';

/** Reads what a witness kept. Blank lines are passed over. @returns else what is wrong with it, in whole sentences. */
export function readWitness(name: string, bytes: Uint8Array): Result<Witness, string> {
  const lines: WitnessLine[] = [];
  const hasEnd = bytes.at(-1) === LINE_FEED;
  const texts = [...linesOf(bytes)];
  for (const [index, text] of texts.entries()) {
    if (text.every((byte) => WHITESPACE.has(byte))) continue;
    const line = index + 1;
    const json = parse(text);
    if (json === undefined && line === texts.length && !hasEnd) return err(cutLine(name, line));
    const manifest = readManifest(json);
    if (manifest === undefined || manifest.sequence === 0 || !isObject(json))
      return err(`Line ${line} of ${name} is not one of a witness. ${EXPECTED}`);
    lines.push({ line, ...manifest, export: json["export"], source: json["source"] });
  }
  return lines.length === 0
    ? err(`${name} lists no manifest. Name the file that a receiver of manifests writes.`)
    : ok({ name, lines });
}

/** The bytes of a blank line. */
const WHITESPACE: ReadonlySet<number> = new Set([TAB, CARRIAGE_RETURN, SPACE]);

/** The writer was stopped in the middle of the line. */
function cutLine(name: string, line: number): string {
  return `Line ${line} of ${name}, the last one, is cut. Remove it; the receiver gets the manifest again.`;
}

function parse(text: Uint8Array): Json | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse makes nothing else
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text)) as Json;
  } catch {
    return undefined;
  }
}
