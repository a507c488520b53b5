/** The faults that the proxy adds to the answers of the server behind it. */

import type { Random } from "../../../fuzz/random.ts";

/** The faults of answers. */
export interface Weather {
  /** The share of answers with a fault, from 0 to 1. */
  readonly rate: number;
  /** True where statuses come, too, that a server has while it is deployed. */
  readonly hasOutages: boolean;
  /** Which lies are told. */
  readonly lies: readonly Lie[];
}

/** A page of the log, as the server sends it. */
export interface Page {
  readonly results: readonly Entry[];
  readonly paging: { readonly next: string | null; readonly [name: string]: unknown };
}

export interface Entry {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** The replacement of an answer, or the fault in it. */
export type Fault =
  /** The connection ends before the answer, or in the middle of it. */
  | { readonly kind: "reset" | "cut" }
  /** The answer ends in the middle of its body, as if that were all of it. */
  | { readonly kind: "truncated" | "not-json" }
  | { readonly kind: "delay"; readonly milliseconds: number }
  /** @property times so many requests in a row. */
  | { readonly kind: "status"; readonly status: number; readonly times: number }
  /** The server says something else than its log has. */
  | { readonly kind: "lie"; readonly lie: Lie };

export const LIES = ["gap", "short", "stale", "ended", "rewritten", "doubled", "doubled-other"] as const;

/**
 * - gap: some entries are left out
 * - short: the last entries are left out, and the next page begins after them
 * - stale: an older answer to the same request
 * - ended: the page is the last one, and ends early
 * - rewritten: an entry has another content
 * - doubled: an entry is there twice
 * - doubled-other: the same, and the second one has another content
 */
export type Lie = (typeof LIES)[number];

/** Lies that a client finds out which knows that ids are consecutive, or that only hide what a later run gets. */
export const LIES_OF_GAPS: readonly Lie[] = ["gap", "short", "stale", "ended", "doubled"];

const STATUSES = [500, 502, 503, 429];
const OUTAGES = [302, 404, 410];
const BURST_MAX_REQUESTS = 3;
const DELAY_MAX_MILLISECONDS = 30;
const OMITTED_MAX_ENTRIES = 3;

/** A fault for a request; undefined for none. */
export function chooseFault(random: Random, { rate, hasOutages, lies }: Weather): Fault | undefined {
  if (!random.chance(rate)) return undefined;
  if (lies.length > 0 && random.chance(0.5)) return { kind: "lie", lie: random.pick(lies) };
  switch (random.below(6)) {
    case 0:
      return { kind: "delay", milliseconds: random.below(DELAY_MAX_MILLISECONDS) };
    case 1:
      return { kind: "reset" };
    case 2:
      return { kind: "cut" };
    case 3:
      return { kind: random.chance(0.5) ? "truncated" : "not-json" };
    default:
      return {
        kind: "status",
        status: random.pick(hasOutages ? [...STATUSES, ...OUTAGES] : STATUSES),
        times: 1 + random.below(BURST_MAX_REQUESTS),
      };
  }
}

/** A page with a lie. @param older an earlier answer to the same request. */
export function tell(lie: Lie, page: Page, older: Page | undefined, random: Random): Page {
  const { results } = page;
  if (results.length === 0) return page;
  const at = random.below(results.length);
  const few = 1 + random.below(OMITTED_MAX_ENTRIES);
  switch (lie) {
    case "gap":
      return { ...page, results: results.toSpliced(at, few) };
    case "short":
      return { ...page, results: results.slice(0, -few) };
    case "stale":
      return older ?? page;
    case "ended":
      return { results: results.slice(0, at), paging: { ...page.paging, next: null } };
    case "rewritten":
      return { ...page, results: results.with(at, rewritten(results[at])) };
    case "doubled":
      return { ...page, results: results.toSpliced(random.below(results.length), 0, entryAt(results, at)) };
    case "doubled-other":
      return { ...page, results: results.toSpliced(random.below(results.length), 0, rewritten(results[at])) };
    default:
      return lie satisfies never;
  }
}

function rewritten(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error("There is no entry.");
  return { ...entry, event_description: "The proxy says so." };
}

function entryAt(results: readonly Entry[], at: number): Entry {
  const entry = results[at];
  if (entry === undefined) throw new Error("There is no entry.");
  return entry;
}
