import type {
  AuditSource,
  PageFailure,
  PageOutcome,
  SourceEntry,
} from "../../../../shared/content-server/audit-source.ts";
import { httpSource } from "./http.ts";
import type { World } from "./world.ts";

/** A line of the log. */
export interface Row {
  readonly time: number;
  /** Milliseconds since 1970 from which on pages have it. */
  readonly visibleFrom: number;
  readonly entry: SourceEntry;
  /** Whether it looks as if it had been damaged on its way. */
  readonly isSuspect: boolean;
}

export interface Server {
  readonly rows: readonly Row[];
  /** Writes an entry now, or some time ago. */
  readonly write: (ageMilliseconds?: number) => void;
  readonly expireCursors: () => void;
  /** Removes old entries, all of which are up to an id. */
  readonly remove: (lastId: string | null) => void;
  readonly refuseFor: (milliseconds: number) => void;
  /** Has a last entry with the highest id: of those without one that end a log, nothing can be said. */
  readonly finish: () => void;
  readonly source: AuditSource;
}

const PATH = "/__api__/v1/audit_logs";
const MINUTE = 60_000;

/** A content server's audit log. */
export function createServer(world: World): Server {
  const { plan, random, scheduler } = world;
  const { server, settings } = plan;
  const rows: Row[] = [];
  let generation = 0;
  let refusedUntil = 0;
  let damages = 0;
  let cursors = 0;
  let removed = 0;
  let ids = 0;
  /** The id that the next entry gets, as one with a higher id came first. */
  let leftOut: number | null = null;

  function write(ageMilliseconds = 0): void {
    const time = scheduler.now() - ageMilliseconds;
    const isInARow = rows.at(-1)?.entry.id === null && rows.at(-2)?.entry.id === null;
    const isWithoutId = random.chance(server.withoutIdChance) && !isInARow;
    // Whether an entry without an id is written cannot be known if it comes later than the one behind it.
    const mayBeLate = ageMilliseconds === 0 && !(isWithoutId && settings.overlapEntries > 0);
    const isLate = mayBeLate && random.chance(server.lateChance);
    if (isLate) world.count("late entry");
    if (isWithoutId) world.count("entry without an id");
    const visibleFrom = time + (isLate ? random.below(server.lateMaxMilliseconds) : 0);
    addRow(isWithoutId, time, visibleFrom);
  }

  function addRow(isWithoutId: boolean, time: number, visibleFrom: number): void {
    const id = isWithoutId ? null : String(server.firstId + BigInt(nextId() * server.idGap));
    const pad = "x".repeat(random.size(300));
    const isBroken = id !== null && random.chance(server.unreadableChance);
    const isUnreadable = id === null || isBroken;
    const isDeep = isBroken && random.chance(0.5);
    const text = isDeep ? `${"[".repeat(70)}${"]".repeat(70)}` : isBroken ? "NaN" : `"${pad}"`;
    const said = `{"id":"${id ?? ""}","row":${rows.length},"time":"${new Date(time).toISOString()}","text":${text}}`;
    const bytes = new TextEncoder().encode(said);
    const entry: SourceEntry = isUnreadable
      ? { kind: "unreadable", id, time, reason: "It is not to be read.", bytes }
      : { kind: "entry", id, time, bytes };
    rows.push({ time, visibleFrom, entry, isSuspect: isBroken && !isDeep });
  }

  /** Now and then two are the other way round, where the export is told to look for such. */
  function nextId(): number {
    const left = leftOut;
    leftOut = null;
    if (left !== null) return left;
    ids += 1;
    // Where both are in a log, entries without ids and entries out of order, nothing could be said of the former.
    const isMixed = settings.overlapEntries > 0 && server.withoutIdChance === 0 && random.chance(0.1);
    if (!isMixed) return ids - 1;
    world.count("ids the other way round");
    leftOut = ids - 1;
    ids += 1;
    return ids - 1;
  }

  function pageAt(url: string): PageOutcome {
    const asked = readUrl(url);
    const after = orderOf(asked.cursor);
    if (after === undefined) world.count("cursor has expired");
    if (!asked.isAscending) world.count("page downward");
    if (after === undefined) return failed({ kind: "rejected", message: "The cursor has expired." });
    const visible = [...rows.entries()].slice(removed).filter(([, { visibleFrom }]) => visibleFrom <= scheduler.now());
    const directed = asked.isAscending ? visible : visible.toReversed();
    const first = directed.findIndex(
      ([order]) => asked.cursor === null || (asked.isAscending ? order > after : order < after),
    );
    const start = first === -1 ? directed.length : first;
    const most = Math.min(asked.limit, server.cap);
    const length = world.isFaulty() && random.chance(server.shortChance) ? 1 + random.below(most) : most;
    const end = Math.min(start + length, directed.length);
    const isRepeated = start > 0 && start < end && random.chance(server.repeatChance);
    const page = directed.slice(isRepeated ? start - 1 : start, end);
    const last = page.at(-1);
    const hasNext = last !== undefined && (end < directed.length || server.namesEmptyPage);
    const next = hasNext ? urlOf(asked.isAscending, asked.limit, cursorAt(last[0])) : null;
    if (length < most) world.count("short page");
    if (isRepeated) world.count("repeated entry");
    if (removed > 0 && start === 0) world.count("page with entries before it removed");
    const bytes = page.reduce((total, [, { entry }]) => total + entry.bytes.length, 0);
    if (bytes > server.pageMaxBytes) world.count("page too large");
    if (bytes > server.pageMaxBytes) return failed({ kind: "too-large", message: "The page is too large." });
    const isSuspect = page.some(([, row]) => row.isSuspect);
    return { kind: "page", page: { entries: page.map(([, { entry }]) => entry), next, isSuspect } };
  }

  function cursorAt(order: number): string {
    cursors += 1;
    return `${generation}.${order}${server.isCursorNew ? `.${cursors}` : ""}`;
  }

  /** The place of a cursor among the rows; undefined where it has expired. */
  function orderOf(cursor: string | null): number | undefined {
    if (cursor === null) return -1;
    const [kind, value] = cursor.split(".");
    if (value === undefined) return rowOf(cursor);
    return kind === String(generation) ? Number(value) : undefined;
  }

  function rowOf(id: string): number {
    return rows.findLastIndex(({ entry }) => entry.id !== null && BigInt(entry.id) <= BigInt(id));
  }

  /** What comes of a page on its way. */
  function damaged(outcome: PageOutcome): PageOutcome {
    if (outcome.kind === "failed" || !world.happens("damage")) return outcome;
    if (random.chance(0.5) || outcome.page.entries.length === 0) {
      return failed({ kind: "malformed", message: "The answer is no page." });
    }
    const at = random.below(outcome.page.entries.length);
    damages += 1;
    const bytes = new TextEncoder().encode(`damage ${damages}`);
    const entries = outcome.page.entries.map((entry, index): SourceEntry => {
      if (index !== at) return entry;
      return {
        kind: "unreadable",
        id: damages % 2 === 0 ? entry.id : null,
        time: null,
        reason: "It is damaged.",
        bytes,
      };
    });
    return { kind: "page", page: { ...outcome.page, entries, isSuspect: true } };
  }

  function anyFailure(): PageFailure {
    const retryAfterMilliseconds = random.chance(0.5) ? random.below(10 * MINUTE) : null;
    return random.pick<PageFailure>([
      { kind: "no-answer", message: "The connection failed." },
      { kind: "throttled", message: "Too many requests.", retryAfterMilliseconds },
      { kind: "server-error", message: "The server failed.", retryAfterMilliseconds },
    ]);
  }

  /** What the server answers, as far as the answer arrives. */
  async function exchange(url: string): Promise<PageOutcome> {
    await scheduler.turn();
    if (world.happens("answer")) return failed(anyFailure());
    if (scheduler.now() < refusedUntil) return failed({ kind: "refused", message: "The key is not valid." });
    const outcome = pageAt(url);
    await scheduler.sleep(world.happens("answer") ? random.below(MINUTE) : 0);
    return world.happens("answer") ? failed({ kind: "no-answer", message: "It took too long." }) : outcome;
  }

  const overHttp = httpSource(world, exchange);

  async function fetchPage(url: string): Promise<PageOutcome> {
    const answer = server.isOverHttp ? await overHttp.fetchPage(url) : damaged(await exchange(url));
    if (server.isOverHttp) world.count(`over HTTP: ${answer.kind === "page" ? "page" : answer.failure.kind}`);
    if (answer.kind === "page" && answer.page.isSuspect) world.count("suspect page");
    world.trace(() => `GET ${url.slice(url.indexOf("?"))} ${describe(answer)}`);
    return answer;
  }

  function urlOf(isAscending: boolean, limit: number, cursor: string | null): string {
    const next = cursor === null ? "" : `&next=${cursor}`;
    return `${settings.source}${PATH}?ascOrder=${isAscending}&limit=${limit}${next}`;
  }

  const direct: Omit<AuditSource, "fetchPage"> = {
    startUrl: (order, entries) => urlOf(order === "ascending", entries, null),
    urlAfter: (id, entries) => (server.cursor === "id" ? urlOf(true, entries, id) : null),
    withLimit: (url, entries) => url.replace(/limit=\d+/, `limit=${entries}`),
  };

  return {
    rows,
    write,
    expireCursors: () => {
      generation += 1;
    },
    refuseFor: (milliseconds) => {
      refusedUntil = scheduler.now() + milliseconds;
    },
    finish: () => {
      leftOut = null;
      const isWaitedFor = rows.at(-1)?.entry.id === null || settings.overlapEntries > 0;
      if (isWaitedFor) addRow(false, scheduler.now(), scheduler.now());
    },
    remove: (lastId) => {
      if (lastId !== null) removed = Math.max(removed, random.below(rowOf(lastId) + 2));
    },
    source: {
      ...(server.isOverHttp ? overHttp : direct),
      fetchPage,
    },
  };
}

function readUrl(url: string): {
  readonly isAscending: boolean;
  readonly limit: number;
  readonly cursor: string | null;
} {
  const parameters = URL.parse(url)?.searchParams;
  const [order, limit] = [parameters?.get("ascOrder"), parameters?.get("limit")];
  if (!/^(?:true|false)$/.test(order ?? "") || !/^\d+$/.test(limit ?? "")) {
    throw new Error(`The export asks for ${url}, which no page of the server has named.`);
  }
  return { isAscending: order === "true", limit: Number(limit), cursor: parameters?.get("next") ?? null };
}

function failed(failure: PageFailure): PageOutcome {
  return { kind: "failed", failure };
}

function describe(outcome: PageOutcome): string {
  if (outcome.kind === "failed") return outcome.failure.kind;
  return `[${outcome.page.entries.map(({ id }) => id ?? "-").join(" ")}]${outcome.page.isSuspect ? " suspect" : ""}${outcome.page.next === null ? "" : " …"}`;
}
