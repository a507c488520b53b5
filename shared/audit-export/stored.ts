/**
 * The one reader of what is stored: each manifest and each segment is whole, absent or broken, and is held to its place by
 * the same rules, whoever reads it. Readers differ in what they do with the answer: an export stops, a check collects, and
 * nothing is removed from the log.
 *
 * A fault is the end of a sentence whose subject is the object, such as "has a last line without a line end".
 */

import type { ObjectReader, ReadCodec } from "./ports.ts";

/** The object found under a name. */
export type Stored<Value> = { readonly state: "whole"; readonly value: Value } | NotWhole;

/** @property object the name of the object. */
export type NotWhole =
  | { readonly state: "absent"; readonly object: string }
  | { readonly state: "broken"; readonly object: string; readonly fault: string };

/** The ports for reading a stored object. */
export interface StoredPorts {
  readonly objects: ObjectReader;
  readonly codec: ReadCodec;
}

/** Where a manifest or a segment names another server. */
export function sourceFault(source: string, expected: string): string | null {
  return source === expected ? null : `is of the log of another server, ${source}`;
}

/** The reason for which an object is not whole, as the end of a sentence. */
export function faultOf(stored: NotWhole): string {
  return stored.state === "absent" ? "is missing" : stored.fault;
}
