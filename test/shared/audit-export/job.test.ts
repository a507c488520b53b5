import { expect, test } from "vitest";
import { progressOf, startRun, step, writeGathered } from "../../../shared/audit-export/job.ts";
import { quarantineName, segmentName } from "../../../shared/audit-export/object-names.ts";
import type { PageFailure, PageOutcome } from "../../../shared/content-server/audit-source.ts";
import {
  createJobWorld,
  damage,
  entries,
  entry,
  firstSegment,
  type JobWorld,
  linesPerSegment,
  run,
  SOURCE,
  START,
  storedSegments,
  unreadable,
} from "./support/job-world.ts";

const failed = (failure: PageFailure): PageOutcome => ({ kind: "failed", failure });
const rejected = failed({ kind: "rejected", message: "The server does not take the cursor." });

test("a log is read to its end, and goes on from the page that held its last entry", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4", "5 6 7 8", "9"]);
  const tails = (await storedSegments(world)).map(({ tail_url }) => tail_url);
  expect(tails).toEqual([`${SOURCE}/up/2/2`, `${SOURCE}/up/2/6`, `${SOURCE}/up/2/8`]);
  world.log.push(...entries(10, 11));
  world.asked.length = 0;
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual(["/up/2/8", "/up/2/10"]);
  expect((await linesPerSegment(world)).slice(3)).toEqual(["10 11"]);
});

test("a page may be split over two segments: the first one's tail URL is that page", async () => {
  const world = createJobWorld({ settings: { pageEntries: 3 } });
  world.log.push(...entries(1, 5));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4", "5"]);
  expect((await storedSegments(world)).map(({ tail_url }) => tail_url)).toEqual([
    `${SOURCE}/up/3/3`,
    `${SOURCE}/up/3/3`,
  ]);
});

test("ids are compared by value, and what a server repeats is written once", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9 } });
  world.log.push(...["9", "10", "10", "99", "10", "100", "12345678901234567890", "9"].map((id) => entry(id)));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["9 10 99 100", "12345678901234567890"]);
});

test("a segment is closed by its bytes, too", async () => {
  const world = createJobWorld({ settings: { segmentRawBytes: 20 } });
  world.log.push(...entries(1, 5));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2", "3 4", "5"]);
});

test("what is gathered is written on request, and a run that starts again continues from it", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  let state = startRun("export");
  expect(progressOf(state)).toBeNull();
  for (let steps = 0; steps < 2; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    ({ state } = await step(state, world.settings, world.ports));
  }
  expect(progressOf(state)).toEqual({ lastId: null, segments: 0, entries: 0, manifests: 0, pages: 1, gathered: 2 });
  state = await writeGathered(state, world.settings, world.ports);
  expect(progressOf(state)).toEqual({ lastId: "2", segments: 1, entries: 2, manifests: 0, pages: 1, gathered: 0 });
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2", "3"]);
});

test("whoever finds the segment there adopts what is stored, and goes on from it", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  const slow = await step(
    (await step(startRun("export"), world.settings, world.ports)).state,
    world.settings,
    world.ports,
  );
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
  const late = await writeGathered(slow.state, world.settings, world.ports);
  expect(progressOf(late)).toEqual({ lastId: "3", segments: 1, entries: 3, manifests: 0, pages: 1, gathered: 0 });
  world.log.push(entry("4"));
  expect(await run(world, "export", late)).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4"]);
});

test.each([
  null,
  { segment: 0, manifest: 0 },
  { segment: 1, manifest: 7 },
  { segment: 99, manifest: 99 },
  { segment: Number.NaN, manifest: -1 },
])("the end is found whatever the hint says: %j", async (hint) => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  await run(world, "export-and-close");
  world.hint = hint;
  world.log.push(entry("10"));
  await run(world, "export");
  expect((await linesPerSegment(world)).slice(2)).toEqual(["9", "10"]);
});

test("an expired cursor whose server's cursors are ids: the URL is made of the last id", async () => {
  const world = createJobWorld({ cursorIsId: true });
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 6));
  world.asked.length = 0;
  world.answer = (url) => (url === `${SOURCE}/up/2/2` ? rejected : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual(["/up/2/2", "/up/2/3", "/up/2/5"]);
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6"]);
  expect((await storedSegments(world)).at(-1)?.tail_url).toBe(`${SOURCE}/up/2/5`);
});

test("an expired cursor of another server: down from the newest entries, then up again", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  world.asked.length = 0;
  world.answer = (url) => (url === `${SOURCE}/up/2/2` ? rejected : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual([
    "/up/2/2",
    "/down/2",
    "/down/2/8",
    "/down/2/6",
    "/down/2/4",
    "/down/2/4",
    "/down/2/6",
    "/down/2/8",
  ]);
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6 7", "8 9"]);
  expect((await storedSegments(world)).map(({ tail_url }) => tail_url)).toEqual([`${SOURCE}/up/2/2`, null, null]);
  world.log.push(entry("10"));
  world.asked.length = 0;
  await run(world, "export");
  expect(world.asked).toEqual(["/down/2"]);
  expect((await linesPerSegment(world)).at(-1)).toBe("10");
});

test("a page that leads elsewhere on the way up: the walk starts again, and what is gathered is kept", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  let times = 0;
  world.answer = (url) => {
    if (url === `${SOURCE}/up/2/2`) return rejected;
    if (url !== `${SOURCE}/down/2/6`) return undefined;
    times += 1;
    if (times !== 2) return undefined;
    return { kind: "page", page: { entries: [entry("5")], next: `${SOURCE}/down/2/5`, isSuspect: false } };
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5 6 7 8 9");
});

test("cursors that always expire are told at last", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  world.answer = (url) => (/\/(?:up|down)\/2\/\d/.test(url) ? rejected : undefined);
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining("cursors expire"),
  });
});

test("a tail URL on another origin counts as expired, and is not asked for", async () => {
  const world = createJobWorld({ cursorIsId: true });
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(entry("4"));
  const { source } = world.ports;
  const moved = {
    ...source,
    startUrl: (order: "ascending" | "descending", limit: number) =>
      source.startUrl(order, limit).replace("content.", "new."),
    urlAfter: (id: string, limit: number) => source.urlAfter(id, limit)?.replace("content.", "new.") ?? null,
    fetchPage: async (url: string) => {
      expect(url).toMatch(/^https:\/\/new\.example\.com\//);
      return await source.fetchPage(url.replace("new.", "content."));
    },
  };
  expect(await run({ ...world, ports: { ...world.ports, source: moved } }, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4"]);
});

test("hold-back: the walk stops before the first entry that is too young, and does not pass it", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000 } });
  const old = START - 60_000;
  world.log.push(
    entry("1", old),
    entry("2", old),
    entry("3", old),
    entry("5", old + 1),
    entry("6", old),
    entry("7", null),
  );
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
  world.log.splice(3, 0, entry("4", old));
  world.time += 1;
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6 7"]);
});

test("hold-back counts to when a page was asked for: what came while it was on its way is not on it", async () => {
  const world = createJobWorld({ settings: { holdBackMilliseconds: 60_000 } });
  world.log.push(entry("1", START - 60_000), entry("2", START - 59_999));
  world.answer = () => {
    world.time += 30_000;
    return undefined;
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1"]);
});

test("overlap: what appears late among the last entries is written and counted, and nothing else once more", async () => {
  const world = createJobWorld({ settings: { overlapEntries: 3, pageEntries: 2 } });
  world.log.push(...["10", "20", "30", "40", "50", "60"].map((id) => entry(id)));
  await run(world, "export");
  expect((await storedSegments(world)).at(-1)?.tail_url).toBe(`${SOURCE}/up/2/2`);
  // 35 and 55 are above the third entry from the end, 25 is below it.
  world.log.splice(5, 0, entry("55"));
  world.log.splice(3, 0, entry("35"));
  world.log.splice(2, 0, entry("25"));
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["10 20 30 40", "50 60", "35 55"]);
  const last = (await storedSegments(world)).at(-1);
  expect(last).toMatchObject({ late: 2, first_id: "35", last_id: "60" });
  await run(world, "export");
  expect((await storedSegments(world)).length).toBe(3);
});

test("an unreadable entry is kept in quarantine, and the chain goes on", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9, segmentEntries: 9 } });
  world.log.push(
    entry("1"),
    unreadable("2", "broken"),
    unreadable(null, "nameless"),
    entry("3"),
    unreadable("4", "last"),
  );
  expect(await run(world, "export")).toEqual({ kind: "done" });
  const [segment] = await storedSegments(world);
  expect(segment?.lines).toEqual(["1", "3"]);
  expect(segment).toMatchObject({ entries: 2, first_id: "1", last_id: "4" });
  expect(segment?.quarantined.map(({ id, bytes }) => [id, bytes])).toEqual([
    ["2", 6],
    [null, 8],
    ["4", 4],
  ]);
  const kept = segment?.quarantined.map(({ sha256 }) =>
    new TextDecoder().decode(world.objects.get(quarantineName(sha256))),
  );
  expect(kept).toEqual(["broken", "nameless", "last"]);
});

test("an entry without an id waits for the next one that has one, over pages and runs, and is written once", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"), unreadable(null, "a"), unreadable(null, "b"));
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([0]);
  world.log.push(entry("2"), entry("3"));
  await run(world, "export");
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([0, 2]);
  expect(await linesPerSegment(world)).toEqual(["1", "2 3"]);
});

test("a segment lists a hundred quarantined entries at most", async () => {
  const world = createJobWorld({ settings: { pageEntries: 500, segmentEntries: 500 } });
  world.log.push(...Array.from({ length: 99 }, (_, index) => unreadable(String(index + 1), `x${index}`)));
  world.log.push(unreadable(null, "y"), unreadable(null, "z"), entry("200"), unreadable("201", "w"));
  await run(world, "export");
  expect((await storedSegments(world)).map(({ quarantined }) => quarantined.length)).toEqual([99, 3]);
});

test.each([
  ["all of the log", [unreadable(null, "a")]],
  [
    "a hundred in a row",
    [entry("1"), ...Array.from({ length: 100 }, (_, index) => unreadable(null, `x${index}`)), entry("2")],
  ],
])("entries without ids: %s needs attention", async (_, log) => {
  const world = createJobWorld({ settings: { pageEntries: 20 } });
  world.log.push(...log);
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining("have no `id`"),
  });
});

test("a page that may be damaged is asked for again until it comes three times with the same damage", async () => {
  const world = createJobWorld({ settings: { pageEntries: 9 } });
  const page = (text: string): PageOutcome => ({
    kind: "page",
    page: { entries: [entry("1"), unreadable("2", text), entry("3")], next: null, isSuspect: true },
  });
  const answers = ["a", "b", "b", "c", "c", "c"].map(page);
  world.answer = () => answers.shift();
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(answers).toEqual([]);
  expect((await storedSegments(world))[0]?.quarantined.map(({ bytes }) => bytes)).toEqual([1]);
});

test("pages that are too large are asked for with fewer entries, and grow again", async () => {
  const world = createJobWorld({ settings: { pageEntries: 8, segmentEntries: 20 } });
  world.log.push(...entries(1, 12));
  world.answer = (url) =>
    url === `${SOURCE}/up/8` || url === `${SOURCE}/up/4`
      ? failed({ kind: "too-large", message: "Too large." })
      : undefined;
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual(["/up/8", "/up/4", "/up/2", "/up/4/2", "/up/8/6"]);
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4 5 6 7 8 9 10 11 12"]);
});

test.each<[PageFailure, number]>([
  [{ kind: "no-answer", message: "a" }, 500],
  [{ kind: "malformed", message: "b" }, 500],
  [{ kind: "throttled", message: "c", retryAfterMilliseconds: 7_000 }, 7_000],
  [{ kind: "server-error", message: "d", retryAfterMilliseconds: null }, 500],
])("%j is waited for", async (failure, milliseconds) => {
  const world = createJobWorld();
  world.log.push(entry("1"));
  world.answer = () => failed(failure);
  const { state } = await step(startRun("export"), world.settings, world.ports);
  const first = await step(state, world.settings, world.ports);
  expect(first.outcome).toEqual({ kind: "wait", milliseconds, failure });
  world.answer = () => undefined;
  expect(await run(world, "export", first.state)).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1"]);
});

test.each<[PageFailure, string]>([
  [
    { kind: "refused", message: "The server refused the key (401)." },
    "The server refused the key (401). Give the export a valid key of an administrator of that server. Everything written so far is kept.",
  ],
  [
    { kind: "redirected", message: "R." },
    "R. The export does not follow redirects. Set the base URL to the server's own address. Everything written so far is kept.",
  ],
  [
    { kind: "left-server", message: "L." },
    "L. No key is sent there. Set the base URL to the one that the URLs of the server's pages begin with. Everything written so far is kept.",
  ],
  [
    { kind: "rejected", message: "J." },
    "J. This is the first page of the log. See whether the base URL is that of a content server with an audit log.",
  ],
  [
    { kind: "too-large", message: "T." },
    "T. One entry alone is larger than the export reads, so nothing after it can be exported. Everything written so far is kept.",
  ],
])("%j needs attention, and goes on once somebody has seen to it", async (failure, message) => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  world.answer = () => failed(failure);
  expect(await run(world, "export")).toEqual({ kind: "needs-attention", message });
  world.answer = () => undefined;
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3"]);
});

test("what was gathered before a key was refused can be written", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  world.answer = (url) => (url === `${SOURCE}/up/2` ? undefined : failed({ kind: "refused", message: "No." }));
  let state = startRun("export");
  for (let steps = 0; steps < 3; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    ({ state } = await step(state, world.settings, world.ports));
  }
  await writeGathered(state, world.settings, world.ports);
  expect(await linesPerSegment(world)).toEqual(["1 2"]);
});

test("a server whose pages lead nowhere is told", async () => {
  const world = createJobWorld();
  world.answer = () => ({ kind: "page", page: { entries: [entry("1")], next: `${SOURCE}/up/2`, isSuspect: false } });
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining("would never end"),
  });
  expect(world.asked.length).toBe(11);
});

test.each<[string, (world: JobWorld) => void]>([
  [
    "has no metadata of a segment in its gzip header",
    ({ objects }) => objects.set(segmentName(3), new Uint8Array([1])),
  ],
  ["says that it is segment 1", ({ objects }) => objects.set(segmentName(3), firstSegment({ objects }))],
  ["is missing, though it is in a manifest", ({ objects }) => objects.delete(segmentName(3))],
])("a last segment that %s needs attention", async (what, harm) => {
  const world = createJobWorld();
  world.log.push(...entries(1, 9));
  await run(world, "export-and-close");
  harm(world);
  const todo =
    "Nothing is written after it. Restore it from a copy, or start a new export elsewhere: under another name, or in another folder.";
  const message = `The stored object ${segmentName(3)} ${what}. ${todo}`;
  expect(await run(world, "export")).toEqual({ kind: "needs-attention", message });
});

test("an export goes on with its own source alone", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  const other = { ...world, settings: { ...world.settings, source: "https://other.example.com" } };
  expect(await run(other, "export")).toEqual({
    kind: "needs-attention",
    message: `The stored object ${segmentName(1)} is of the log of another server, ${SOURCE}. Set the base URL to that server again, or start a new export elsewhere: under another name, or in another folder.`,
  });
});

test("a damaged segment is not listed in a manifest", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 5));
  await run(world, "export");
  damage(world, segmentName(1));
  expect(await run(world, "export-and-close")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining(`${segmentName(1)} has packed lines that do not match their hash`),
  });
});

test("a port that throws has the step throw, and a new run loses nothing", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 5));
  const create = async () => await Promise.reject(new Error("The store fails."));
  const failing = { ...world, ports: { ...world.ports, segments: { ...world.ports.segments, append: create } } };
  await expect(run(failing, "export")).rejects.toThrow("The store fails.");
  await run(world, "export");
  expect(await linesPerSegment(world)).toEqual(["1 2 3 4", "5"]);
});

test("the time of a segment never goes back", async () => {
  const world = createJobWorld();
  world.log.push(entry("1"));
  await run(world, "export");
  world.time -= 3_600_000;
  world.log.push(entry("2"));
  await run(world, "export");
  const times = (await storedSegments(world)).map(({ written_time }) => written_time);
  expect(times).toEqual(["2026-09-01T09:30:00.000Z", "2026-09-01T09:30:00.000Z"]);
});
