/** Compares an export in a folder with a log: by its bytes, with nothing of the product. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { exportedLines } from "../../../action/support/exported.ts";
import { outOf } from "./json.ts";

/** A line of an export or of a log. */
interface Line {
  readonly id: number;
  readonly text: string;
}

/** Ids of entries, in their order. */
export interface Truth {
  /** They are in the export more than once. */
  readonly twice: readonly number[];
  /** The log has them, below the highest id of the export, but the export has not. */
  readonly missing: readonly number[];
  /** Both have them, with other bytes. */
  readonly changed: readonly number[];
  /** The export has them, but the log has not. */
  readonly strange: readonly number[];
  /** The log has them, above the highest id of the export. */
  readonly behind: readonly number[];
  /** The earliest time of these, in milliseconds since 1970. */
  readonly oldestBehind: number;
}

/** The lines of an export; none where it has no segment. */
export function linesOfExport(folder: string): readonly string[] {
  return existsSync(join(folder, "seg")) ? exportedLines(folder) : [];
}

export function truthOf(exported: readonly string[], logged: readonly string[]): Truth {
  const lines = exported.map(lineOf);
  const log = new Map(logged.map(lineOf).map(({ id, text }) => [id, text]));
  const held = new Map(lines.map(({ id, text }) => [id, text]));
  const last = Math.max(0, ...held.keys());
  const absent = [...log.keys()].filter((id) => !held.has(id));
  const behind = absent.filter((id) => id > last);
  return {
    twice: repeated(lines.map(({ id }) => id)),
    missing: absent.filter((id) => id < last),
    changed: [...held].flatMap(([id, text]) => (log.has(id) && log.get(id) !== text ? [id] : [])),
    strange: [...held.keys()].filter((id) => !log.has(id)),
    behind,
    oldestBehind: Math.min(...behind.map((id) => timeOf(log.get(id) ?? ""))),
  };
}

/** Tells if an export and a log have the same entries, byte for byte. */
export function isSame({ twice, missing, changed, strange, behind }: Truth): boolean {
  return [twice, missing, changed, strange, behind].every((ids) => ids.length === 0);
}

function repeated(ids: readonly number[]): readonly number[] {
  const met = new Set<number>();
  return ids.filter((id) => met.size === met.add(id).size);
}

function timeOf(text: string): number {
  return Date.parse(String(outOf(JSON.parse(text), "time")));
}

function lineOf(text: string): Line {
  return { id: Number(outOf(JSON.parse(text), "id")), text };
}
