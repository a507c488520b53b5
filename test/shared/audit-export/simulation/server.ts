import { hash } from "node:crypto";
import type {
  AuditSource,
  LargeEntry,
  PageOutcome,
  SourceEntry,
} from "../../../../shared/content-server/audit-source.ts";
import { anyFailure, createDamage, failed } from "./failures.ts";
import { createLog, type Log } from "./log.ts";
import { createPages, type Pages } from "./pages.ts";
import type { World } from "./world.ts";

export interface Server extends Omit<Log, "placeOf"> {
  readonly expireCursors: () => void;
  readonly refuseFor: (milliseconds: number) => void;
  /** Answers as what is in front of a server that is being deployed. */
  readonly deployFor: (milliseconds: number) => void;
  readonly source: AuditSource;
}

const MINUTE = 60_000;

/** A content server with an audit log. */
export function createServer(world: World): Server {
  const { plan, random, scheduler } = world;
  const log = createLog(world);
  const pages = createPages(world, log);
  let refusedUntil = 0;
  let deployedUntil = 0;

  /** The answer of the server, as far as it arrives. */
  async function exchange(url: string, maxBytes = plan.server.pageMaxBytes): Promise<PageOutcome> {
    await scheduler.turn();
    if (world.happens("answer")) return failed(anyFailure(world));
    if (scheduler.now() < refusedUntil) return failed({ kind: "refused", message: "The key is not valid." });
    if (world.isFaulty() && scheduler.now() < deployedUntil) {
      const kind = random.pick(["absent", "redirected"] as const);
      world.count(kind);
      return failed({ kind, message: "The server is being deployed." });
    }
    const outcome = pages.at(url, maxBytes);
    await scheduler.sleep(world.happens("answer") ? random.below(MINUTE) : 0);
    return world.happens("answer") ? failed({ kind: "no-answer", message: "It took too long." }) : outcome;
  }

  return {
    ...log,
    expireCursors: pages.expireCursors,
    refuseFor: (milliseconds) => {
      refusedUntil = scheduler.now() + milliseconds;
    },
    deployFor: (milliseconds) => {
      deployedUntil = scheduler.now() + milliseconds;
    },
    source: sourceOf(world, pages, exchange),
  };
}

/** The server as the export sees it. */
function sourceOf(
  world: World,
  pages: Pages,
  exchange: (url: string, maxBytes?: number) => Promise<PageOutcome>,
): AuditSource {
  const damaged = createDamage(world);
  const { urlOf } = pages;
  return {
    startUrl: (order, entries) => urlOf(order === "ascending", entries, null),
    urlAfter: (id, entries) => (world.plan.server.cursor === "id" ? urlOf(true, entries, id) : null),
    newestUrl: () => urlOf(false, 1, null),
    withLimit: (url, entries) => url.replace(/limit=\d+/, `limit=${entries}`),
    fetchPage: async (url) => {
      const answer = damaged(await exchange(url));
      if (answer.kind === "page" && answer.page.isSuspect) world.count("suspect page");
      world.trace(() => `GET ${url.slice(url.indexOf("?"))} ${describe(answer)}`);
      return answer;
    },
    fetchLargePage: async (url) => {
      const answer = largePageOf(await exchange(url, Number.POSITIVE_INFINITY), world.plan.server.pageMaxBytes);
      if (answer.kind === "page")
        world.count(answer.page.isSuspect ? "another entry than too large" : "entry too large");
      return answer;
    },
  };
}

/** The page of one entry that is too large, by its hash; suspect where it fits by now. */
function largePageOf(answer: PageOutcome, pageMaxBytes: number): PageOutcome<LargeEntry> {
  if (answer.kind === "failed") return answer;
  const [entry, ...more] = answer.page.entries;
  if (entry === undefined || more.length > 0) return failed({ kind: "too-large", message: "It has other entries." });
  const isSuspect = entry.bytes.length <= pageMaxBytes;
  return { kind: "page", page: { ...answer.page, entries: [largeOf(entry)], isSuspect } };
}

/** The description of an entry that is too large. */
export function largeOf({ id, time, bytes }: SourceEntry): LargeEntry {
  return { kind: "large", id, time, reason: "It is too large.", size: bytes.length, sha256: hash("sha256", bytes) };
}

function describe(outcome: PageOutcome): string {
  if (outcome.kind === "failed") return outcome.failure.kind;
  return `[${outcome.page.entries.map(({ id }) => id ?? "-").join(" ")}]${outcome.page.isSuspect ? " suspect" : ""}${outcome.page.next === null ? "" : " …"}`;
}
