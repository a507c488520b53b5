import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import type { World } from "./world.ts";

export interface Row {
  readonly isLarge: boolean;
  readonly time: number;
  /** Milliseconds since 1970 from which on pages have it. */
  readonly visibleFrom: number;
  readonly entry: SourceEntry;
  /** True if the entry looks as if it had been damaged on its way. */
  readonly isSuspect: boolean;
}

export interface Log {
  readonly rows: readonly Row[];
  /** The number of first rows that no page has any more. */
  readonly removed: () => number;
  readonly write: (ageMilliseconds?: number) => void;
  /** Removes old entries, all of which are up to an id. */
  readonly remove: (lastId: string | null) => void;
  /** Has a last entry with the highest id: of those without one that end a log, nothing can be said. */
  readonly finish: () => void;
  /** The place of the last row whose id is not above this one; -1 where there is none. */
  readonly placeOf: (id: string) => number;
}

interface Ids {
  /** The number of the id that the next row gets. */
  readonly next: (isFirst: boolean) => number;
  /** The next one is above all others, whatever was left out before. */
  readonly goOn: () => void;
}

export function createLog(world: World): Log {
  const { plan, random, scheduler } = world;
  const { settings } = plan;
  const rows: Row[] = [];
  const ids = createIds(world);
  let removed = 0;

  function write(ageMilliseconds = 0): void {
    const time = scheduler.now() - ageMilliseconds;
    const isWithoutId = random.chance(plan.server.withoutIdChance) && !endsWithoutIds(rows);
    const isLate = mayBeLate(world, rows, ageMilliseconds, isWithoutId) && random.chance(plan.server.lateChance);
    if (isLate) world.count("late entry");
    if (isWithoutId) world.count("entry without an id");
    const visibleFrom = time + (isLate ? random.below(plan.server.lateMaxMilliseconds) : 0);
    add(isWithoutId, time, visibleFrom);
  }

  function add(isWithoutId: boolean, time: number, visibleFrom: number): void {
    const number = isWithoutId ? null : ids.next(rows.length === 0);
    rows.push({ ...makeLine(world, number, rows.length, time), time, visibleFrom });
  }

  function append(time: number): void {
    ids.goOn();
    add(false, time, time);
  }

  function placeOf(id: string): number {
    return rows.findLastIndex(({ entry }) => entry.id !== null && BigInt(entry.id) <= BigInt(id));
  }

  return {
    rows,
    removed: () => removed,
    write,
    remove: (lastId) => {
      if (lastId !== null) removed = Math.max(removed, random.below(placeOf(lastId) + 2));
    },
    finish: () => {
      ids.goOn();
      const isWaitedFor = rows.at(-1)?.entry.id === null || settings.overlapEntries > 0;
      if (isWaitedFor) append(scheduler.now());
    },
    placeOf,
  };
}

function endsWithoutIds(rows: readonly Row[]): boolean {
  return rows.at(-1)?.entry.id === null && rows.at(-2)?.entry.id === null;
}

function mayBeLate(
  { plan: { settings } }: World,
  rows: readonly Row[],
  ageMilliseconds: number,
  isWithoutId: boolean,
): boolean {
  // Whether an entry without an id is written cannot be known if it comes later than the one behind it.
  const isFoundLate = settings.overlapEntries > 0 || settings.consecutiveIds;
  // Below the first one, only what a comparison finds may come, of a log whose ids are consecutive.
  const mayBeFirst = settings.consecutiveIds && settings.overlapEntries === 0;
  return ageMilliseconds === 0 && (rows.length > 0 || mayBeFirst) && !(isWithoutId && isFoundLate);
}

/** Now and then two are the other way round, where the export is told to look for such. */
function createIds({ plan: { server, settings }, random, count }: World): Ids {
  let given = 0;
  /** The id of the next entry, if one with a higher id came first. */
  let leftOut: number | null = null;
  return {
    next: (isFirst) => {
      const left = leftOut;
      leftOut = null;
      if (left !== null) return left;
      const isLost = !isFirst && random.chance(server.lossChance);
      if (isLost) count("lost id");
      given += isLost ? 2 : 1;
      // Where both are in a log, entries without ids and entries out of order, nothing could be said of the former.
      const isMixed = settings.overlapEntries > 0 && server.withoutIdChance === 0 && random.chance(0.1);
      if (!isMixed) return given - 1;
      count("ids the other way round");
      leftOut = given - 1;
      given += 1;
      return given - 1;
    },
    goOn: () => {
      leftOut = null;
    },
  };
}

/** @param number of the id; null for an entry without one. */
function makeLine(
  { plan: { server }, random }: World,
  number: number | null,
  row: number,
  time: number,
): Pick<Row, "entry" | "isLarge" | "isSuspect"> {
  const id = number === null ? null : String(server.firstId + BigInt(number * server.idGap));
  const isLarge = random.chance(server.largeChance);
  const pad = "x".repeat(isLarge ? server.pageMaxBytes : random.size(300));
  const isBroken = id !== null && random.chance(server.unreadableChance);
  const isDeep = isBroken && random.chance(0.5);
  const text = isDeep ? `${"[".repeat(70)}${"]".repeat(70)}` : isBroken ? "NaN" : `"${pad}"`;
  const said = `{"id":"${id ?? ""}","row":${row},"time":"${new Date(time).toISOString()}","text":${text}}`;
  const bytes = new TextEncoder().encode(said);
  const entry: SourceEntry =
    id === null || isBroken
      ? { kind: "unreadable", id, time, reason: "It is not to be read.", bytes }
      : { kind: "entry", id, time, bytes };
  return { entry, isLarge: bytes.length > server.pageMaxBytes, isSuspect: isBroken && !isDeep };
}
