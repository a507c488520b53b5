import fc from "fast-check";
import { expect, it } from "vitest";
import { type Differences, differencesOf, noDifferences } from "../../../shared/audit-export/reconcile/differences.ts";
import { isWholeVerdict, type Reach, type VerdictFacts, verdictOf } from "../../../shared/audit-export/verdict.ts";
import { runs } from "../../support/size.ts";

const NOW = Date.UTC(2026, 10, 20, 14, 14);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HASH = "ab".repeat(32);
const PASSED = { segments: 4, entries: 90, quarantined: 0 };
const bounds = { now: NOW, maxLagSeconds: 3_600 };

const compared = ({
  differences = noDifferences(),
  ...reach
}: Partial<Reach & { differences: Differences }>): VerdictFacts => ({
  lastId: "200",
  broken: null,
  attention: null,
  serverFinding: null,
  isChecked: true,
  openGaps: null,
  differences,
  passedOver: null,
  quarantined: null,
  reach: { time: NOW, lastId: "200", isOvertaken: false, behind: null, earlyEnd: null, since: null, ...reach },
});

it.each<[string, VerdictFacts, string]>([
  ["current", compared({}), "Whole to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC."],
  [
    "whole",
    compared({ behind: { entries: 3, oldestTime: NOW - HOUR } }),
    "Whole to entry 200; the server has 3 more, the oldest from 2026-11-20 13:14 UTC (behind by 1 h).",
  ],
  [
    "behind",
    compared({ behind: { entries: 927, oldestTime: NOW - 130 * 60_000 } }),
    "Whole to entry 200; the server has 927 more, the oldest from 2026-11-20 12:04 UTC (behind by 2 h 10 min).",
  ],
  [
    "behind",
    compared({ behind: { entries: 1, oldestTime: null } }),
    "Whole to entry 200; the server has 1 more, without a usable time, so that it counts as old.",
  ],
  [
    "behind",
    compared({ behind: { entries: 2, oldestTime: NOW + 25 * HOUR } }),
    "Whole to entry 200; the server has 2 more, some of them without a usable time, so that they count as old.",
  ],
  [
    "behind",
    compared({ time: NOW - 2 * HOUR }),
    "Whole to entry 200; the server was last read to its end at 2026-11-20 12:14 UTC, 2 h ago.",
  ],
  [
    "whole",
    { ...compared({}), lastId: "203" },
    "Whole to entry 200; the server had nothing more at 2026-11-20 14:14 UTC; exported to entry 203 since.",
  ],
  [
    "behind",
    { ...compared({ time: NOW - 2 * HOUR }), lastId: "203" },
    "Whole to entry 200; the server was last read to its end at 2026-11-20 12:14 UTC, 2 h ago; exported to entry 203 since.",
  ],
  [
    "behind",
    { ...compared({ behind: { entries: 927, oldestTime: NOW - 2 * HOUR } }), lastId: "203" },
    "Whole to entry 200; the server has 927 more, the oldest from 2026-11-20 12:14 UTC (behind by 2 h). " +
      "That was at 2026-11-20 14:14 UTC; exported to entry 203 since.",
  ],
  [
    "whole",
    { ...compared({ isOvertaken: true, behind: { entries: 3, oldestTime: NOW - 2 * HOUR } }), lastId: "203" },
    "Whole to entry 200; the server had 3 more at 2026-11-20 14:14 UTC; exported to entry 203 since.",
  ],
  [
    "behind",
    {
      ...compared({ isOvertaken: true, time: NOW - 2 * HOUR, behind: { entries: 3, oldestTime: null } }),
      lastId: "203",
    },
    "Whole to entry 200; the server had 3 more at 2026-11-20 12:14 UTC, 2 h ago; exported to entry 203 since.",
  ],
  [
    "differs",
    { ...compared({ earlyEnd: { highest: "20" } }), lastId: "203" },
    "The server's log ends at entry 20, before entry 200: it was restored, or is another log. " +
      "Exported to entry 200; the server was read to its end at 2026-11-20 14:14 UTC; exported to entry 203 since.",
  ],
  ["not_compared", { ...compared({}), reach: null }, "Whole to entry 200; not compared with the server."],
  [
    "not_compared",
    { ...compared({}), isChecked: false, reach: null },
    "Exported to entry 200; neither checked nor compared with the server: verify-export does that.",
  ],
  [
    "broken",
    { ...compared({}), openGaps: [], serverFinding: { state: "broken", text: "Broken: It is." } },
    "Not complete: ids are missing, although the server's ids are consecutive. The server that keeps it says: Broken: It is. " +
      "Exported to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC.",
  ],
  ["not_compared", { ...compared({}), lastId: null, reach: null }, "Empty; not compared with the server."],
  [
    "incomplete",
    { ...compared({}), openGaps: [{ after: "7", before: "9" }] },
    "Not complete: ids are missing at 1 place, the first after 7, although the server's ids are consecutive. " +
      "Exported to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC.",
  ],
  [
    "needs_attention",
    { ...compared({ behind: { entries: 3, oldestTime: NOW } }), attention: "The server answered 401." },
    "Stopped until somebody sees to it: The server answered 401. " +
      "Exported to entry 200; the server has 3 more, the oldest from 2026-11-20 14:14 UTC (behind by 0 s).",
  ],
  [
    "differs",
    compared({
      differences: differencesOf({
        missingIds: ["3"],
        changedEntries: [
          { id: "4", exportedSha256: HASH, serverSha256: HASH },
          { id: "5", exportedSha256: HASH, serverSha256: HASH },
        ],
        repeatedEntries: [{ id: "6", sha256s: [HASH, HASH] }],
      }),
    }),
    "Differs from the server: 1 entry of the server is missing, 2 entries have other content on the server, " +
      "1 id given twice by the server, with different content. " +
      "Exported to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC.",
  ],
  [
    "differs",
    compared({ earlyEnd: { highest: "20" }, differences: differencesOf({ vanishedIds: ["21", "22"] }) }),
    "Differs from the server: 2 entries of the export were deleted on the server without a record (the first is 21). " +
      "The server's log ends at entry 20, before entry 200: it was restored, or is another log. " +
      "Exported to entry 200; the server was read to its end at 2026-11-20 14:14 UTC.",
  ],
  [
    "current",
    compared({ since: { time: NOW - 7 * DAY, maxDays: 7 } }),
    "Whole to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC. " +
      "The oldest comparison of an entry is of 2026-11-13 14:14 UTC.",
  ],
  [
    "not_compared",
    compared({ since: { time: NOW - 7 * DAY - 1, maxDays: 7 } }),
    "Exported to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC. " +
      "The oldest comparison of an entry is of 2026-11-13 14:13 UTC, longer ago than 7 days.",
  ],
  [
    "behind",
    compared({ behind: { entries: 1, oldestTime: null }, since: { time: null, maxDays: 7 } }),
    "Exported to entry 200; the server has 1 more, without a usable time, so that it counts as old. " +
      "Not all of it was compared with the server yet.",
  ],
  [
    "differs",
    compared({ differences: differencesOf({ vanishedIds: ["21"] }) }),
    "Differs from the server: 1 entry of the export was deleted on the server without a record (21). " +
      "Exported to entry 200, and current: the server had nothing more at 2026-11-20 14:14 UTC.",
  ],
  [
    "differs",
    compared({ earlyEnd: { highest: null } }),
    "The server's log ends before entry 200: it was restored, or is another log. " +
      "Exported to entry 200; the server was read to its end at 2026-11-20 14:14 UTC.",
  ],
  [
    "broken",
    { ...compared({}), broken: "seg/000000001.ndjson.gz is missing.", reach: null },
    "Broken: seg/000000001.ndjson.gz is missing. Exported to entry 200; not compared with the server.",
  ],
])("says %s", (state, facts, text) => {
  expect(verdictOf(facts, bounds)).toMatchObject({ state, text });
});

it("takes any entry that is not exported for too old where the bound is 0", () => {
  const facts = compared({ behind: { entries: 1, oldestTime: NOW } });
  expect(verdictOf(facts, { ...bounds, maxLagSeconds: 0 }).state).toBe("behind");
  expect(verdictOf(facts, bounds).state).toBe("whole");
});

it("does not take what the server records to have removed for a difference", () => {
  expect(verdictOf(compared({ differences: differencesOf({ prunedThrough: "17" }) }), bounds)).toMatchObject({
    state: "current",
    text: expect.stringMatching(/ The server records that it removed its entries up to 17\.$/),
  });
});

/** The errors of a verdict, by the facts alone. */
function breaksOf(facts: VerdictFacts, maxLagSeconds: number): readonly string[] {
  const { state, text } = verdictOf(facts, { now: NOW, maxLagSeconds });
  const { reach, differences: found } = facts;
  const behind = reach?.behind ?? null;
  const isOld =
    behind !== null &&
    reach?.isOvertaken === false &&
    (behind.oldestTime === null || behind.oldestTime < NOW - maxLagSeconds * 1_000);
  const isStale = reach !== null && reach.time < NOW - maxLagSeconds * 1_000;
  const isDifferent = found.missing + found.changed + found.repeated + found.vanished > 0;
  const isShort = reach !== null && reach.earlyEnd !== null;
  const isWrong =
    facts.broken !== null ||
    facts.attention !== null ||
    facts.openGaps !== null ||
    isDifferent ||
    isShort ||
    facts.serverFinding !== null;
  const since = reach?.since ?? null;
  const isOutOfTime = since !== null && (since.time === null || NOW - since.time > since.maxDays * DAY);
  const rules: readonly (readonly [string, boolean])[] = [
    ["wrong, and no finding", isWrong && isWholeVerdict({ state })],
    ["wrong or not checked, and called whole", (isWrong || !facts.isChecked) && /\bwhole to\b/i.test(text)],
    ["behind, and no finding", (isOld || isStale) && isWholeVerdict({ state })],
    ["behind, and called current", (behind !== null || isStale || isShort) && /\bcurrent\b/.test(text)],
    [
      "not compared, and called whole or current",
      reach?.lastId === "197" && /(?:to entry 200|current)\b.*;/.test(text),
    ],
    [
      "not all compared in time, and called whole",
      isOutOfTime && (state === "whole" || state === "current" || /\bwhole to\b/i.test(text)),
    ],
    [
      "not all looked at, and called whole",
      facts.passedOver !== null && (state === "whole" || state === "current" || !text.includes("Not looked at: ")),
    ],
    [
      "entries in quarantine, and not said",
      (facts.quarantined ?? 0) > 0 !== new RegExp(`${facts.quarantined} entr\\S+ of it \\S+ in quarantine`).test(text),
    ],
    ["a count left out", behind !== null && !text.includes(`${behind.entries} more`)],
    ["nothing wrong, and a finding", !isWrong && !isOld && !isStale && !isWholeVerdict({ state })],
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

const anyTime = fc.integer({ min: NOW - 5 * HOUR, max: NOW });
const anyFacts: fc.Arbitrary<VerdictFacts> = fc.record({
  lastId: fc.option(fc.constant("200")),
  broken: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constant("It is broken.")),
  attention: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constant("It stopped.")),
  serverFinding: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    fc.constant({ state: "differs" as const, text: "It differs." }),
  ),
  isChecked: fc.boolean(),
  openGaps: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constantFrom([], [{ after: "7", before: "9" }])),
  differences: fc.oneof(
    { weight: 5, arbitrary: fc.constant(noDifferences()) },
    fc.constantFrom(
      differencesOf({ missingIds: ["1"] }),
      differencesOf({ vanishedIds: ["1"] }),
      differencesOf({ prunedThrough: "1" }),
    ),
  ),
  passedOver: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constant(PASSED)),
  quarantined: fc.option(fc.nat({ max: 3 })),
  reach: fc.option(
    fc.record({
      time: fc.oneof(fc.constant(NOW), anyTime),
      lastId: fc.constantFrom("197", "200"),
      isOvertaken: fc.boolean(),
      behind: fc.option(fc.record({ entries: fc.integer({ min: 1, max: 999 }), oldestTime: fc.option(anyTime) })),
      earlyEnd: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constant({ highest: "20" })),
      since: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        fc.record({ time: fc.option(fc.integer({ min: NOW - 9 * DAY, max: NOW })), maxDays: fc.constant(7) }),
      ),
    }),
  ),
});
const anyLag = fc.integer({ min: 1, max: 4 * 3_600 });

it("never calls whole what is not, and finds nothing where nothing is", () => {
  fc.assert(
    fc.property(anyFacts, anyLag, (facts, lag) => {
      expect(breaksOf(facts, lag)).toEqual([]);
    }),
    { numRuns: runs(6_000) },
  );
});
