import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import { segmentLog } from "../../../../shared/audit-export/logs.ts";
import { quarantineName } from "../../../../shared/audit-export/object-names.ts";
import type { Codec } from "../../../../shared/audit-export/ports.ts";
import { type SegmentMetadata, segmentMetadata } from "../../../../shared/audit-export/segment.ts";
import type { PageEntry, SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import { createKeys, verifySignature } from "./keys.ts";
import { breaksOfLaw, idsOfSegments, sha256Of } from "./law.ts";
import type { RunnerPlan } from "./plan.ts";
import { runInPeace, runWithFaults, Stop, type UnsignedPorts } from "./runs.ts";
import { createServer, largeOf, type Server } from "./server.ts";
import { createStorage, type Storage } from "./store.ts";
import { createWorld, type NewWorld, type World } from "./world.ts";

export interface Simulation {
  readonly seed: number;
  readonly codec: Codec;
  readonly print?: (line: string) => void;
}

/** The result of a simulation. @property breaks of the law; empty if it was kept. */
export interface Simulated {
  readonly breaks: readonly string[];
  /** The number of times that each fault happened, and that it had each result. */
  readonly counts: ReadonlyMap<string, number>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const IN_TIME: RunnerPlan = { skewMilliseconds: 0, pauseMaxMilliseconds: 0 };

/** Runs an export in a world with faults, then without them to its end, and holds what is stored to the law. */
export async function simulate({ seed, codec, print }: Simulation): Promise<Simulated> {
  const world = createWorld(seed, print);
  world.trace(() =>
    JSON.stringify(world.plan, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  );
  const server = createServer(world);
  const storage = createStorage(world);
  const { oldEntries } = world.plan.server;
  for (let left = oldEntries; left > 0; left -= 1) server.write(left * MINUTE);
  addFaults(world, server, storage);
  const keys = createKeys(world, storage.objects);
  const portsOf = (runner: RunnerPlan) => makePorts(world, server, storage, codec, runner);
  const stops = await stopsOf(async () => {
    const { runners } = world.plan;
    await world.scheduler.run(
      runners.map((runner, index) => () => runWithFaults(world, runner, keys, portsOf(runner), index)),
    );
    storage.settleAll();
    server.finish();
    await world.scheduler.run([() => runInPeace(world, storage, keys, portsOf(IN_TIME))]);
  });
  const log = server.rows.map(({ entry, isLarge }) => (isLarge ? largeOf(entry) : entry));
  const ids = await idsOfSegments(storage.objects, codec);
  const lowest = (ids[0] ?? []).toSorted(compareIds)[0];
  const below = belowFirst(world, log, lowest, new Set(ids.flat()));
  const expected = log.filter(({ id }) => id === null || !below.includes(id));
  // Of one that a killed run had read, the quarantined bytes may be left over.
  const unseen = await Promise.all(log.filter((entry) => !expected.includes(entry)).map((one) => sha256Of(one, codec)));
  const leftOver = unseen.map(quarantineName);
  const objects = new Map([...storage.objects].filter(([name]) => !leftOver.includes(name)));
  const broken = await breaksOfLaw(expected, objects, codec, verifySignature);
  const breaks = [...stops, ...broken, ...breaksOfGaps(world, storage, log, lowest)];
  return { breaks, counts: world.counts };
}

/**
 * The ids that came late below the lowest of the first segment and are not exported: a log may begin with any id, so that only an
 * overlap that reaches so far finds them. See docs/audit-export.md.
 */
function belowFirst(
  { plan, count }: World,
  log: readonly PageEntry[],
  lowest: string | undefined,
  exported: ReadonlySet<string>,
): readonly string[] {
  const { consecutiveIds, holdBackMilliseconds, overlapEntries } = plan.settings;
  // What is held back is exported in its order.
  const mayBeMissing = consecutiveIds && holdBackMilliseconds === 0 && exported.size > overlapEntries;
  if (lowest === undefined || !mayBeMissing) return [];
  const ids = log.flatMap(({ id }) => (id === null || compareIds(id, lowest) > 0 || exported.has(id) ? [] : [id]));
  for (const _ of ids) count("late below the first");
  return ids;
}

/** Where ids are consecutive, the last segment states exactly those that the log does not have. */
function breaksOfGaps(
  { plan, count }: World,
  { objects }: Storage,
  log: readonly PageEntry[],
  lowest: string | undefined,
): readonly string[] {
  if (!plan.settings.consecutiveIds) return [];
  const ids = log.flatMap(({ id }) => (id === null ? [] : [BigInt(id)]));
  const ascending = ids.toSorted((one, other) => (one < other ? -1 : 1));
  const missing = ascending.flatMap((id, index) => {
    const before = ascending[index - 1] ?? id;
    return id - before > 1n ? [`${before} to ${id}`] : [];
  });
  const stated = (lastOf(objects)?.gaps ?? []).map(({ after, before }) => `${after} to ${before}`);
  const filled = segmentsOf(objects).flatMap(({ gaps }) =>
    gaps.filter(({ after, before }) => !stated.includes(`${after} to ${before}`)),
  );
  if (filled.length > 0) count("gap filled");
  // What came late below the lowest id of the first segment opens none: docs/audit-export.md.
  const isRight = missing.every(
    (gap) => stated.includes(gap) || (lowest !== undefined && compareIds(gap.split(" to ")[1] ?? "", lowest) <= 0),
  );
  return isRight && stated.every((gap) => missing.includes(gap))
    ? []
    : [`the export has gaps ${stated.join()}, and the log ${missing.join()}`];
}

/** Why the export came to no end; empty where it did. */
async function stopsOf(run: () => Promise<void>): Promise<readonly string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof Stop) return [error.message];
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** Has entries written, cursors expire and faults happen while the tasks run, until the faults cease. */
function addFaults(world: NewWorld, server: Server, storage: Storage): void {
  const { plan, random, scheduler } = world;
  let turns = 0;
  let left = plan.server.newEntries;
  // What comes late among entries that are removed is lost to every reader.
  const isLookingBack =
    plan.settings.overlapEntries > 0 || (plan.settings.consecutiveIds && plan.server.lateChance > 0);
  world.onTurn(() => {
    turns += 1;
    scheduler.advance(random.size(3_000));
    if (left > 0 && (turns > plan.turns || random.chance(0.15))) {
      server.write();
      left -= 1;
    }
    if (random.chance(0.1)) storage.settle();
    if (world.happens("expiry")) server.expireCursors();
    if (!isLookingBack && world.happens("removal")) server.remove(lastOf(storage.objects)?.last_id ?? null);
    if (world.happens("outage")) server.deployFor(random.below(3 * MINUTE));
    if (world.happens("refusal")) server.refuseFor(random.below(2 * HOUR));
    if (turns >= plan.turns && left === 0) world.ceaseFaults();
  });
}

/** The metadata of the last segment, by the objects; undefined where there is none. */
function lastOf(objects: Storage["objects"]): SegmentMetadata | undefined {
  let last: string | undefined;
  for (const name of objects.keys()) if (name.startsWith("seg/") && name > (last ?? "")) last = name;
  return last === undefined ? undefined : segmentMetadata(objects.get(last) ?? new Uint8Array());
}

function segmentsOf(objects: Storage["objects"]): readonly SegmentMetadata[] {
  return [...objects].flatMap(([name, bytes]) => (name.startsWith("seg/") ? (segmentMetadata(bytes) ?? []) : []));
}

function makePorts(
  { random, scheduler }: NewWorld,
  { source }: Server,
  { store, hints }: Storage,
  codec: Codec,
  { skewMilliseconds }: RunnerPlan,
): UnsignedPorts {
  return {
    store,
    segments: segmentLog(store, hints, codec),
    source,
    hints,
    codec,
    readEntry,
    now: () => scheduler.now() + skewMilliseconds,
    random: () => random.below(2 ** 32) / 2 ** 32,
  };
}

function readEntry(bytes: Uint8Array): SourceEntry {
  const id = /"id":"(?<id>\d+)"/.exec(new TextDecoder().decode(bytes))?.groups?.["id"];
  return id === undefined
    ? { kind: "unreadable", id: null, time: null, reason: "It has no id.", bytes }
    : { kind: "entry", id, time: null, bytes };
}
