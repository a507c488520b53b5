/**
 * Units that are gathered: a list of what each page brought, and its totals. As all states it never changes; a page is added
 * without a copy of the units before it.
 * See docs/decisions/0127-export-pace.md.
 */

import type { PageEntry } from "../content-server/audit-source.ts";

/** An entry with an id, and those without one before it: they are written together. */
export interface Unit {
  readonly entry: PageEntry;
  readonly id: string;
  readonly before: readonly PageEntry[];
  /**
   * True if those before it may be written already: the server removed the entry with which they were, as pages were
   * read.
   */
  readonly isInDoubt: boolean;
  /** The URL of the page that has it; null where it is not good for a later run. */
  readonly url: string | null;
  /** True if a higher id came before. */
  readonly isLate: boolean;
}

/** Units in the order in which they came. */
export interface Units {
  /** None of them empty. */
  readonly pages: readonly (readonly Unit[])[];
  readonly length: number;
  /** The length of the lines that they become together, line ends included. */
  readonly lineBytes: number;
  /** The number of their entries that cannot be lines. */
  readonly unreadable: number;
}

export const NO_UNITS: Units = { pages: [], length: 0, lineBytes: 0, unreadable: 0 };

/** The units, and those of one more page. */
export function withPage(units: Units, page: readonly Unit[]): Units {
  if (page.length === 0) return units;
  return {
    pages: [...units.pages, page],
    length: units.length + page.length,
    lineBytes: page.reduce((total, unit) => total + lineBytesOf(unit), units.lineBytes),
    unreadable: page.reduce((total, unit) => total + unreadableOf(unit), units.unreadable),
  };
}

/** All units as one list. */
export function listOf({ pages }: Units): readonly Unit[] {
  return pages.flat();
}

/** The length of one unit as a line, line end included; 0 where it is none. */
export function lineBytesOf({ entry }: Unit): number {
  return entry.kind === "entry" ? entry.bytes.length + 1 : 0;
}

/** The number of entries of one unit that cannot be lines. */
export function unreadableOf({ entry, before }: Unit): number {
  return before.length + (entry.kind === "entry" ? 0 : 1);
}
