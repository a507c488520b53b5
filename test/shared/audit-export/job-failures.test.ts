import { expect, test } from "vitest";
import { startRun, step } from "../../../shared/audit-export/job.ts";
import { segmentLog } from "../../../shared/audit-export/logs.ts";
import { segmentName } from "../../../shared/audit-export/object-names.ts";
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
  storedSegments,
  unreadable,
} from "./support/job-world.ts";

const failed = (failure: PageFailure): PageOutcome => ({ kind: "failed", failure });

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
    "The server refused the key (401). Give the export a valid key of an administrator of that server: at the terminal as STEWARD_API_KEY, on a server in AUDIT_EXPORT_SOURCES. Everything written so far is kept.",
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
    "J. This is the first page of the log. See whether the base URL is that of a content server with an audit log, and whether it gives 2 entries at once.",
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

test.each([segmentName(4), "manifests/000000002.json"])(
  "a listed object that cannot be read is named: %s",
  async (name) => {
    const world = createJobWorld();
    world.log.push(...entries(1, 9));
    await run(world, "export-and-close");
    world.objects.set(name, new Uint8Array());
    const { read } = world.ports.store;
    const store = {
      ...world.ports.store,
      read: async (at: string, most: number) => (at === name ? null : await read(at, most)),
    };
    world.hint = null;
    const segments = segmentLog(store, world.ports.hints, world.ports.codec);
    expect(await run({ ...world, ports: { ...world.ports, store, segments } }, "export")).toEqual({
      kind: "needs-attention",
      message: expect.stringMatching(new RegExp(`^The stored object ${name} is listed, but missing\\.`)),
    });
  },
);

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
