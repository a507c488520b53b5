import { expect, test } from "vitest";
import { AUDIT_OVERLAP_MAX_SEGMENTS } from "../../../shared/audit-export/limits.ts";
import type { AuditSource, PageOutcome, SourceEntry } from "../../../shared/content-server/audit-source.ts";
import {
  createJobWorld,
  entries,
  entry,
  linesPerSegment,
  run,
  START,
  storedSegments,
  unreadable,
  watched,
} from "./support/job-world.ts";

const DAY = 24 * 60 * 60 * 1000;
const noAnswer: PageOutcome = { kind: "failed", failure: { kind: "no-answer", message: "It took too long." } };

test("an entry without an id is not kept twice where the one behind it is removed as pages are read", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9, segmentEntries: 1 } });
  world.log.push(unreadable(null, "{}"), ...entries(1, 2));
  await run(world, "export");
  world.log.push(unreadable(null, "[]"), entry("3"));
  const page = (names: readonly SourceEntry[], next: string | null): PageOutcome => ({
    kind: "page",
    page: { entries: names, next, isSuspect: false },
  });
  // The page ends early. Before the next one is asked for, all that is written is removed.
  world.answer = (url) =>
    url.endsWith("/up/9") ? page(world.log.slice(0, 1), `${url}/1`) : page(world.log.slice(3), null);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  const segments = await storedSegments(world);
  expect(segments.map(({ lines }) => lines)).toEqual([["1"], ["2"], ["3"]]);
  expect(segments.map(({ quarantined }) => quarantined.length)).toEqual([1, 0, 1]);
});

test("a server that names pages otherwise each time may repeat a page's last entry on the next one, even without an id", async () => {
  const world = createJobWorld({ settings: { pageEntries: 1 } });
  world.log.push(...entries(1, 2));
  await run(world, "export");
  world.log.push(unreadable(null, "{}"), unreadable(null, "[]"), ...entries(3, 4));
  const expired: PageOutcome = { kind: "failed", failure: { kind: "rejected", message: "Expired." } };
  let pages = 0;
  const asked = new Map<number, number>();
  const source: AuditSource = {
    ...world.ports.source,
    fetchPage: async (url) => {
      if (/\/up\/1\/\d/.test(url)) return expired;
      const outcome = await world.ports.source.fetchPage(url.split("?")[0] ?? "");
      if (outcome.kind === "failed" || outcome.page.next === null) return outcome;
      pages += 1;
      const row = Number(/\/(?<next>\d+)$/.exec(outcome.page.next)?.groups?.["next"]);
      asked.set(row, (asked.get(row) ?? 0) + 1);
      const above = (asked.get(row) ?? 0) % 2 === 0 ? world.log.slice(row, row + 1) : [];
      const { page } = outcome;
      return { ...outcome, page: { ...page, entries: [...above, ...page.entries], next: `${page.next}?${pages}` } };
    },
  };
  expect(await run({ ...world, ports: { ...world.ports, source } }, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4");
  expect((await storedSegments(world)).flatMap(({ quarantined }) => quarantined.map(({ bytes }) => bytes))).toEqual([
    2, 2,
  ]);
});

test("pages that take too long are asked for with fewer entries", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9 } });
  world.log.push(...entries(1, 5));
  world.answer = (url) => (/\/up\/(?:[3-9])/.test(url) ? noAnswer : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5");
});

test("a server that asks for fewer requests is not asked for smaller pages, which are more", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 5));
  let left = 9;
  world.answer = () => {
    left -= 1;
    const failure = { kind: "throttled", message: "Too many.", retryAfterMilliseconds: null } as const;
    return left < 0 ? undefined : { kind: "failed", failure };
  };
  await run(world, "export");
  expect(new Set(world.asked.map((url) => url.slice(0, 5)))).toEqual(new Set(["/up/2"]));
});

test("hold-back: a time that is days ahead holds nothing back, one that is an hour ahead does", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000, pageEntries: 9 } });
  const old = START - DAY;
  world.log.push(
    entry("1", old),
    entry("2", START + 2 * DAY),
    entry("3", old),
    entry("4", START + 3_600_000),
    entry("5", old),
  );
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
});

test("ten pages in a row of entries without ids are no standstill", async () => {
  const world = createJobWorld({ settings: { pageEntries: 1 } });
  const row = (index: number) => unreadable(null, `{"row":${index}}`);
  world.log.push(entry("1"), ...Array.from({ length: 25 }, (_, index) => row(index)), entry("2"));
  // Each page is told by its row, for there is no id.
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await storedSegments(world)).flatMap(({ quarantined }) => quarantined).length).toBe(25);
});

test("to find the entries that overlap, no more than so many segments are read back", async () => {
  const world = createJobWorld({ settings: { overlapEntries: 10_000, segmentEntries: 1, pageEntries: 100 } });
  world.log.push(...entries(1, AUDIT_OVERLAP_MAX_SEGMENTS + 50));
  await run(world, "export");
  world.asked.length = 0;
  world.log.push(entry("151"));
  const { world: told, touched } = watched(world);
  await run(told, "export");
  expect(touched.filter((name) => name.startsWith("seg/")).length).toBeLessThan(3 * AUDIT_OVERLAP_MAX_SEGMENTS);
  expect((await linesPerSegment(world)).slice(149)).toEqual(["150", "151"]);
});
