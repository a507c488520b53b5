import type { PageOutcome } from "../../../../shared/content-server/audit-source.ts";
import { failed } from "./failures.ts";
import type { Log, Row } from "./log.ts";
import type { World } from "./world.ts";

export interface Pages {
  /** @param maxBytes more entries than these are too large for one page. */
  readonly at: (url: string, maxBytes: number) => PageOutcome;
  /** @param cursor null for the first page. */
  readonly urlOf: (isAscending: boolean, limit: number, cursor: string | null) => string;
  readonly expireCursors: () => void;
}

interface AskedPage {
  readonly isAscending: boolean;
  readonly limit: number;
  readonly cursor: string | null;
}

type Placed = readonly [number, Row];

const PATH = "/__api__/v1/audit_logs";
/** The number of entries on a page if the URL names none. */
const LIMIT_DEFAULT = "20";

export function createPages(world: World, log: Log): Pages {
  const { plan, random, scheduler, count } = world;
  const { server, settings } = plan;
  let generation = 0;
  let cursors = 0;

  function pageAt(url: string, maxBytes: number): PageOutcome {
    const asked = readUrl(url);
    const after = placeOf(asked.cursor);
    if (after === undefined) count("cursor has expired");
    if (!asked.isAscending) count("page downward");
    if (after === undefined) return failed({ kind: "rejected", message: "The cursor has expired." });
    const { page, next } = cut(asked, after);
    const bytes = page.reduce((total, [, { entry }]) => total + entry.bytes.length, 0);
    if (bytes > maxBytes) count("page too large");
    if (bytes > maxBytes) return failed({ kind: "too-large", message: "The page is too large." });
    const isSuspect = page.some(([, row]) => row.isSuspect);
    return { kind: "page", page: { entries: page.map(([, { entry }]) => entry), next, isSuspect } };
  }

  /** @param after the place behind which the page begins; any where there is no cursor. */
  function cut(asked: AskedPage, after: number): { readonly page: readonly Placed[]; readonly next: string | null } {
    const directed = directedRows(asked.isAscending);
    const first = directed.findIndex(
      ([place]) => asked.cursor === null || (asked.isAscending ? place > after : place < after),
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
    if (length < most) count("short page");
    if (isRepeated) count("repeated entry");
    if (log.removed() > 0 && start === 0) count("page with entries before it removed");
    return { page, next };
  }

  function directedRows(isAscending: boolean): readonly Placed[] {
    const left = [...log.rows.entries()].slice(log.removed());
    const visible = left.filter(([, { visibleFrom }]) => visibleFrom <= scheduler.now());
    return isAscending ? visible : visible.toReversed();
  }

  function cursorAt(place: number): string {
    cursors += 1;
    return `${generation}.${place}${server.isCursorNew ? `.${cursors}` : ""}`;
  }

  /** The place of a cursor among the rows; undefined where it has expired. */
  function placeOf(cursor: string | null): number | undefined {
    if (cursor === null) return -1;
    const [kind, value] = cursor.split(".");
    if (value === undefined) return log.placeOf(cursor);
    return kind === String(generation) ? Number(value) : undefined;
  }

  function urlOf(isAscending: boolean, limit: number, cursor: string | null): string {
    const next = cursor === null ? "" : `&next=${cursor}`;
    return `${settings.source}${PATH}?ascOrder=${isAscending}&limit=${limit}${next}`;
  }

  return {
    at: pageAt,
    urlOf,
    expireCursors: () => {
      generation += 1;
    },
  };
}

function readUrl(url: string): AskedPage {
  const parameters = URL.parse(url)?.searchParams;
  const [order, limit] = [parameters?.get("ascOrder"), parameters?.get("limit") ?? LIMIT_DEFAULT];
  if (!/^(?:true|false)$/.test(order ?? "") || !/^\d+$/.test(limit ?? "")) {
    throw new Error(`The export asks for ${url}, which no page of the server has named.`);
  }
  return {
    isAscending: order === "true",
    limit: Number(limit),
    cursor: parameters?.get("next") ?? null,
  };
}
