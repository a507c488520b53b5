import type { JobSettings } from "../../../../shared/audit-export/job-types.ts";
import type { Random } from "../../../fuzz/random.ts";

export interface Plan {
  readonly settings: JobSettings;
  readonly server: ServerPlan;
  readonly faults: Faults;
  readonly runners: readonly RunnerPlan[];
  readonly turns: number;
  readonly isSigned: boolean;
  readonly startTime: number;
}

export interface ServerPlan {
  readonly cursor: "id" | "opaque";
  /** True if the same cursor is spelt differently each time. */
  readonly isCursorNew: boolean;
  /** Entries that are there from the beginning, and that are written meanwhile. */
  readonly oldEntries: number;
  readonly newEntries: number;
  readonly firstId: bigint;
  readonly idGap: number;
  readonly lossChance: number;
  /** No page has more entries, whatever is asked. */
  readonly cap: number;
  readonly pageMaxBytes: number;
  readonly lateMaxMilliseconds: number;
  readonly lateChance: number;
  readonly shortChance: number;
  readonly repeatChance: number;
  readonly unreadableChance: number;
  readonly withoutIdChance: number;
  /** The chance that an entry alone is larger than a page may be. */
  readonly largeChance: number;
  /** True if the last page with entries names a next one, which is empty. */
  readonly namesEmptyPage: boolean;
}

/** The probability of each fault, from 0 to 1. */
export interface Faults {
  /** An answer is none. */
  readonly answer: number;
  readonly damage: number;
  /** All cursors expire, per turn. */
  readonly expiry: number;
  /** Entries that are exported are removed from the log, per turn. */
  readonly removal: number;
  /** The key is refused for a while, per turn. */
  readonly refusal: number;
  /** The server is being deployed for a while, per turn. */
  readonly outage: number;
  /** An object store fails, before or after the effect. */
  readonly store: number;
  readonly hint: number;
  /** The process is killed, per step. */
  readonly kill: number;
}

export interface RunnerPlan {
  readonly skewMilliseconds: number;
  readonly pauseMaxMilliseconds: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOURCE = "https://content.example.com";

export function makePlan(random: Random): Plan {
  const mode = random.pick(["plain", "hold-back", "overlap"] as const);
  const overlapEntries = mode === "overlap" ? 1 + random.below(30) : 0;
  const consecutiveIds = random.chance(0.5);
  // Of a log whose ids are consecutive, the export finds by itself what comes late.
  const isLate = mode !== "plain" || (consecutiveIds && random.chance(0.5));
  const lateUnits = mode === "plain" ? [MINUTE, 10 * MINUTE] : [1_000, MINUTE];
  const lateMaxMilliseconds = isLate ? random.pick(lateUnits) * (1 + random.below(10)) : 0;
  const maxSkew = random.pick([0, 2 * MINUTE, mode === "hold-back" ? 2 * MINUTE : 50 * MINUTE]);
  const isPageSmall = random.chance(0.2);
  const largeChance = isPageSmall ? random.pick([0, 0.1]) : 0;
  const cap = random.chance(0.2) ? 1 + random.below(6) : 1_000;
  return {
    settings: {
      name: "audit",
      source: SOURCE,
      pageEntries: 1 + random.below(9),
      segmentEntries: 1 + random.below(16),
      segmentRawBytes: random.pick([100_000, 100_000, 100 + random.below(1_500)]),
      holdBackMilliseconds: mode === "hold-back" ? lateMaxMilliseconds + 2 * maxSkew + 1 : 0,
      overlapEntries,
      consecutiveIds,
    },
    server: {
      cursor: random.pick(["id", "opaque", "opaque"]),
      isCursorNew: random.chance(0.2),
      // Only the first of a log may come late below all others.
      oldEntries: random.chance(isLate && mode === "plain" ? 0.5 : 0.2) ? 0 : random.below(40),
      newEntries: random.below(mode === "overlap" && !consecutiveIds ? overlapEntries + 1 : 40),
      firstId: random.pick([0n, 1n, 95n, 990n, 9_007_199_254_740_985n, 12_345_678_901_234_567_890n]),
      idGap: consecutiveIds ? 1 : random.pick([1, 1, 7]),
      lossChance: consecutiveIds ? random.pick([0, 0.1]) : 0,
      cap,
      pageMaxBytes: isPageSmall ? 1_000 : 1_000_000,
      lateMaxMilliseconds,
      lateChance: isLate ? 0.4 : 0,
      shortChance: random.pick([0, 0, 0.2]),
      // Beside an entry that is repeated, none that is too large comes alone.
      repeatChance: largeChance > 0 ? 0 : random.pick([0, 0, 0.3]),
      unreadableChance: random.pick([0, 0.1]),
      withoutIdChance: random.pick([0, 0.2]),
      largeChance,
      namesEmptyPage: random.chance(0.3),
    },
    faults: makeFaults(random),
    runners: Array.from({ length: random.pick([1, 2, 2, 3]) }, () => ({
      skewMilliseconds: maxSkew === 0 ? 0 : random.below(2 * maxSkew) - maxSkew,
      pauseMaxMilliseconds: random.pick([MINUTE, 30 * MINUTE, 3 * HOUR]),
    })),
    turns: 40 + random.below(200),
    isSigned: random.chance(0.5),
    startTime: Date.UTC(2026, 8, 1) + random.below(24 * HOUR),
  };
}

function makeFaults(random: Random): Faults {
  const some = (probability: number) => random.pick([0, probability, probability / 5]);
  return {
    answer: some(0.3),
    damage: some(0.2),
    expiry: some(0.1),
    removal: some(0.05),
    refusal: some(0.01),
    outage: some(0.02),
    store: some(0.2),
    hint: some(0.5),
    kill: some(0.15),
  };
}
