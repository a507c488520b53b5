import type {
  AuditPage,
  AuditSource,
  PageFailure,
  PageOutcome,
} from "../../../../shared/content-server/audit-source.ts";
import { auditSource } from "../../../../shared/content-server/client.ts";
import type { Answer } from "../../../../shared/content-server/transport.ts";
import type { World } from "./world.ts";

const KEY = "key-0123456789abcdef";

const STATUSES: Partial<Record<PageFailure["kind"], number>> = {
  throttled: 429,
  "server-error": 503,
  refused: 401,
  rejected: 400,
  absent: 404,
  redirected: 302,
};

/** The server by the export's own client: pages are bytes on their way, which break off and are damaged. */
export function httpSource(world: World, exchange: (url: string) => Promise<PageOutcome>): AuditSource {
  const { server, settings } = world.plan;
  const get = async (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
    if (headers["Authorization"] !== `Key ${KEY}`) throw new Error("A request has no key.");
    const outcome = await exchange(url);
    return outcome.kind === "page" ? pageAnswer(world, outcome.page) : failedAnswer(world, outcome.failure);
  };
  return auditSource(
    { baseUrl: settings.source, key: KEY, keyHeader: "Authorization", cursorIsId: server.cursor === "id" },
    get,
  );
}

function failedAnswer(world: World, failure: PageFailure): Answer {
  const status = STATUSES[failure.kind];
  if (status === undefined) throw new Error(failure.message);
  const milliseconds = "retryAfterMilliseconds" in failure ? failure.retryAfterMilliseconds : null;
  const retryAfter = milliseconds === null ? null : String(Math.floor(milliseconds / 1000));
  const header = (name: string) => (name === "Retry-After" ? retryAfter : null);
  return { status, header, body: piecesOf(world, new TextEncoder().encode("<html>Unavailable.</html>"), false) };
}

function pageAnswer(world: World, page: AuditPage): Answer {
  const { random } = world;
  const body = render(world, page);
  const isDamaged = world.happens("damage");
  const hasLength = random.chance(0.5);
  const length = String(body.length);
  const header = (name: string) => (name === "Content-Length" && hasLength ? length : null);
  if (!isDamaged) return { status: 200, header, body: piecesOf(world, body, false) };
  if (random.chance(0.5)) {
    world.count("body breaks off");
    const start = body.subarray(0, random.below(body.length));
    return { status: 200, header, body: piecesOf(world, start, random.chance(0.5)) };
  }
  world.count("body with a wrong byte");
  // One that shows: the page is ASCII, and of a byte that is another one, only a checksum on the way could tell.
  body[random.below(body.length)] = 0x80 + random.below(0x80);
  return { status: 200, header, body: piecesOf(world, body, false) };
}

async function* piecesOf({ random }: World, body: Uint8Array, isToFail: boolean): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; ) {
    const end = Math.min(body.length, at + random.size(4 * body.length));
    yield await Promise.resolve(body.subarray(at, end));
    at = end;
  }
  if (isToFail) throw new Error("The connection broke off.");
}

function render(world: World, { entries, next }: AuditPage): Uint8Array {
  const texts = entries.map(({ bytes }) => new TextDecoder().decode(bytes));
  const between = world.random.pick([",", " , ", ",\n  "]);
  return new TextEncoder().encode(`{"results": [${texts.join(between)}], "paging": ${pagingOf(world, next)}}`);
}

/** A server says in one of these ways which page is next. */
function pagingOf({ plan, random }: World, next: string | null): string {
  if (next === null) return random.pick(["null", "{}", '{"next":null}', '{"cursors":null,"next":""}']);
  const cursor = /next=(?<cursor>[^&]+)/.exec(next)?.groups?.["cursor"];
  const path = next.slice(plan.settings.source.length);
  return JSON.stringify(
    random.pick([
      { next },
      { next: path },
      { next: path.replace(/&limit=\d+/, "") },
      { cursors: { next: cursor, previous: "1.1" } },
    ]),
  );
}
