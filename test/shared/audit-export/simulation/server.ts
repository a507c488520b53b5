import type {
  AuditSource,
  PageFailure,
  PageOutcome,
  SourceEntry,
} from "../../../../shared/content-server/audit-source.ts";
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
  readonly refuseFor: (milliseconds: number) => void;
  /** Has a last entry with an id: of those without one that end a log, nothing can be said. */
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
  let ids = 0;

  function write(ageMilliseconds = 0): void {
    const time = scheduler.now() - ageMilliseconds;
    const isLate = ageMilliseconds === 0 && random.chance(server.lateChance);
    const visibleFrom = time + (isLate ? random.below(server.lateMaxMilliseconds) : 0);
    const isInARow = rows.at(-1)?.entry.id === null && rows.at(-2)?.entry.id === null;
    const isWithoutId = random.chance(server.withoutIdChance) && !isInARow;
    addRow(isWithoutId, time, visibleFrom);
  }

  function addRow(isWithoutId: boolean, time: number, visibleFrom: number): void {
    const id = isWithoutId ? null : String(server.firstId + BigInt(ids * server.idGap));
    if (id !== null) ids += 1;
    const pad = "x".repeat(random.size(300));
    const said = `{"id":"${id ?? ""}","row":${rows.length},"time":"${new Date(time).toISOString()}","text":"${pad}"}`;
    const bytes = new TextEncoder().encode(said);
    const isUnreadable = id === null || random.chance(server.unreadableChance);
    const entry: SourceEntry = isUnreadable
      ? { kind: "unreadable", id, time, reason: "It is not to be read.", bytes }
      : { kind: "entry", id, time, bytes };
    rows.push({ time, visibleFrom, entry, isSuspect: isUnreadable && random.chance(0.5) });
  }

  function pageAt(url: string): PageOutcome {
    const asked = readUrl(url);
    const after = orderOf(asked.cursor);
    if (after === undefined) return failed({ kind: "rejected", message: "The cursor has expired." });
    const visible = [...rows.entries()].filter(([, { visibleFrom }]) => visibleFrom <= scheduler.now());
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
    const next = hasNext ? urlOf(asked.isAscending, asked.limit, `${generation}.${last[0]}`) : null;
    const bytes = page.reduce((total, [, { entry }]) => total + entry.bytes.length, 0);
    if (bytes > server.pageMaxBytes) return failed({ kind: "too-large", message: "The page is too large." });
    const isSuspect = page.some(([, row]) => row.isSuspect);
    return { kind: "page", page: { entries: page.map(([, { entry }]) => entry), next, isSuspect } };
  }

  /** The place of a cursor among the rows; undefined where it has expired. */
  function orderOf(cursor: string | null): number | undefined {
    if (cursor === null) return -1;
    const [kind, value = ""] = cursor.split(".");
    if (kind === "id") return rows.findLastIndex(({ entry }) => entry.id !== null && BigInt(entry.id) <= BigInt(value));
    return kind === String(generation) ? Number(value) : undefined;
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

  function trouble(): PageFailure {
    const retryAfterMilliseconds = random.chance(0.5) ? random.below(10 * MINUTE) : null;
    return random.pick<PageFailure>([
      { kind: "no-answer", message: "The connection failed." },
      { kind: "throttled", message: "Too many requests.", retryAfterMilliseconds },
      { kind: "server-error", message: "The server failed.", retryAfterMilliseconds },
    ]);
  }

  async function fetchPage(url: string): Promise<PageOutcome> {
    await scheduler.turn();
    if (world.happens("answer")) return failed(trouble());
    if (scheduler.now() < refusedUntil) return failed({ kind: "refused", message: "The key is not valid." });
    const outcome = pageAt(url);
    await scheduler.sleep(world.happens("answer") ? random.below(MINUTE) : 0);
    const answer = world.happens("answer")
      ? failed({ kind: "no-answer", message: "It took too long." })
      : damaged(outcome);
    world.trace(() => `GET ${url.slice(url.indexOf("?"))} ${describe(answer)}`);
    return answer;
  }

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
      if (rows.at(-1)?.entry.id === null) addRow(false, scheduler.now(), scheduler.now());
    },
    source: {
      fetchPage,
      startUrl: (order, entries) => urlOf(order === "ascending", entries, null),
      urlAfter: (id, entries) => (server.cursor === "id" ? urlOf(true, entries, `id.${id}`) : null),
      withLimit: (url, entries) => url.replace(/limit=\d+/, `limit=${entries}`),
    },
  };

  function urlOf(isAscending: boolean, limit: number, cursor: string | null): string {
    const next = cursor === null ? "" : `&next=${cursor}`;
    return `${settings.source}${PATH}?ascOrder=${isAscending}&limit=${limit}${next}`;
  }
}

function readUrl(url: string): {
  readonly isAscending: boolean;
  readonly limit: number;
  readonly cursor: string | null;
} {
  const asked = /\?ascOrder=(?<order>true|false)&limit=(?<limit>\d+)(?:&next=(?<cursor>[\w.]+))?$/.exec(url)?.groups;
  if (asked === undefined) throw new Error(`The export asks for ${url}, which no page of the server has named.`);
  return { isAscending: asked["order"] === "true", limit: Number(asked["limit"]), cursor: asked["cursor"] ?? null };
}

function failed(failure: PageFailure): PageOutcome {
  return { kind: "failed", failure };
}

function describe(outcome: PageOutcome): string {
  if (outcome.kind === "failed") return outcome.failure.kind;
  return `[${outcome.page.entries.map(({ id }) => id ?? "-").join(" ")}]${outcome.page.isSuspect ? " suspect" : ""}${outcome.page.next === null ? "" : " …"}`;
}
