import { expect, test } from "vitest";
import type { LargeEntry, PageFailure, PageOutcome } from "../../../shared/content-server/audit-source.ts";
import {
  createJobWorld,
  entries,
  type JobWorld,
  linesPerSegment,
  run,
  SOURCE,
  storedSegments,
} from "./support/job-world.ts";

const tooLarge: PageOutcome = { kind: "failed", failure: { kind: "too-large", message: "GET answered with more." } };

const large = (id: string | null): LargeEntry => ({
  kind: "large",
  id,
  time: null,
  reason: "It is too large.",
  size: 200_000_000,
  sha256: "ab".repeat(32),
});

/** A log of eight entries, the fifth of which is too large to hold. */
function worldWithLarge(entry: LargeEntry): JobWorld {
  const world = createJobWorld({ settings: { pageEntries: 4, segmentEntries: 20 } });
  world.log.push(...entries(1, 8));
  world.answer = (url) => (/\/up\/\d\/4$/.test(url) ? tooLarge : undefined);
  world.answerLarge = (url) => {
    expect(url).toBe(`${SOURCE}/up/1/4`);
    return { kind: "page", page: { entries: [entry], next: `${SOURCE}/up/1/5`, isSuspect: false } };
  };
  return world;
}

test("an entry that is too large to hold goes to quarantine by its hash and its place, and the export goes on", async () => {
  const world = worldWithLarge(large("5"));
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4 6 7 8"]);
  expect((await storedSegments(world))[0]).toMatchObject({
    gaps: [],
    quarantined: [
      { id: "5", reason: "It is too large.", bytes: 200_000_000, sha256: "ab".repeat(32), after: "4", kept: false },
    ],
  });
  expect([...world.objects.keys()].filter((name) => name.startsWith("quarantine/"))).toEqual([]);
  // Pages grow again behind it.
  expect(world.asked.slice(-4)).toEqual(["/up/2/4", "/up/1/4", "/up/1/5", "/up/2/6"]);
});

test("one without an id is written with the next one, once", async () => {
  const world = worldWithLarge(large(null));
  await run(world, "export");
  await run(world, "export");
  const [segment, ...more] = await storedSegments(world);
  expect(segment?.quarantined).toMatchObject([{ id: null, after: "4", kept: false }]);
  expect(more).toEqual([]);
});

test.each<PageFailure>([
  { kind: "no-answer", message: "It took too long." },
  { kind: "malformed", message: "It is no page." },
])("$kind, time and again, needs attention", async (failure) => {
  const world = worldWithLarge(large("5"));
  const { answerLarge } = world;
  let tries = 0;
  world.answerLarge = () => {
    tries += 1;
    return { kind: "failed", failure };
  };
  expect(await run(world, "export")).toEqual({
    kind: "needs-attention",
    message: `${failure.message} It is a page of one entry that is too large to arrive whole. See why the server writes such entries. Everything written so far is kept.`,
  });
  expect(tries).toBe(5);
  world.answerLarge = answerLarge;
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 6 7 8");
});

test("one that is too large to pass needs attention", async () => {
  const world = worldWithLarge(large("5"));
  world.answerLarge = () => ({ kind: "failed", failure: { kind: "too-large", message: "It has more than 1 GiB." } });
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringMatching(/^It has more than 1 GiB\. Nothing after it can be exported\. /),
  });
});

test("another failure of the server is one as of any page", async () => {
  const world = worldWithLarge(large("5"));
  const failure: PageFailure = { kind: "server-error", message: "503", retryAfterMilliseconds: 1_000 };
  let tries = 0;
  const { answerLarge } = world;
  world.answerLarge = (url) => {
    tries += 1;
    return tries < 20 ? { kind: "failed", failure } : answerLarge(url);
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
});

test("the newest entry is one", async () => {
  const world = createJobWorld({ settings: { pageEntries: 4, segmentEntries: 20 } });
  world.log.push(...entries(1, 6));
  await run(world, "export");
  world.log.push(...entries(7, 12));
  world.answer = (url) => {
    if (url.includes("/up/")) return { kind: "failed", failure: { kind: "rejected", message: "Expired." } };
    return /\/down\/\d$/.test(url) ? tooLarge : undefined;
  };
  const page = { entries: [large("12")], next: `${SOURCE}/down/1/12`, isSuspect: false };
  world.answerLarge = () => ({ kind: "page", page });
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4 5 6", "7 8 9 10 11"]);
  expect((await storedSegments(world))[1]).toMatchObject({ last_id: "12", quarantined: [{ id: "12", after: "11" }] });
});

test("one that came late before it, while it was asked for, is exported as any other", async () => {
  const world = worldWithLarge(large("6"));
  const [late] = world.log.splice(4, 1);
  let isThere = false;
  world.answer = (url) => (!isThere && /\/up\/\d\/4$/.test(url) ? tooLarge : undefined);
  world.answerLarge = (url) => {
    expect(url).toBe(`${SOURCE}/up/1/4`);
    if (late !== undefined) world.log.splice(4, 0, late);
    isThere = true;
    const entry = { ...large("5"), size: 100 };
    return { kind: "page", page: { entries: [entry], next: `${SOURCE}/up/1/5`, isSuspect: true } };
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4 5 6 7 8"]);
  expect((await storedSegments(world))[0]).toMatchObject({ quarantined: [] });
});
