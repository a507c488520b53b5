import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExportStatus } from "../../../worker/audit-export/export-status.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { type Answering, entryText, type OtherServer, pagesOf, startOtherServer } from "./support/other-server.ts";

const KEY = "the-key-of-the-source";
const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";

let server: RunningServer;
let source: OtherServer;
/** On another port, and so another origin. */
let stranger: OtherServer;

beforeAll(async () => {
  source = await startOtherServer(pagesOf(0, 1));
  stranger = await startOtherServer(pagesOf(3, 3));
  const fields = { base_url: source.url, key: KEY, page_entries: 100 };
  server = await startServer({
    ALLOW_PRIVATE_UPSTREAMS: "true",
    AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY,
    AUDIT_EXPORT_SOURCES: JSON.stringify({ plain: fields, renamed: { ...fields, key_header: "X-SVC-Authorization" } }),
  });
});
afterAll(async () => {
  await Promise.all([server?.close(), source?.stop(), stranger?.stop()]);
});
beforeEach(() => {
  source.seen.length = 0;
  stranger.seen.length = 0;
});

let count = 0;

/** Exports the source's log until it stands so. */
async function exported(
  answer: Answering,
  name: "plain" | "renamed",
  isReached: (status: ExportStatus) => boolean,
): Promise<{ readonly status: ExportStatus; readonly name: string }> {
  source.answer = answer;
  count += 1;
  const [guid, made] = [crypto.randomUUID(), `remote-${count}`];
  await server.stores.DATABASE.prepare(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES (?, ?, ?, ?, 1440, '2026-01-01T00:00:00Z')`,
  )
    .bind(guid, made, name, source.url)
    .run();
  const job = server.exportJob(guid);
  await job.runNow(guid);
  const status = await vi.waitFor(
    async () => {
      const now = await job.status();
      if (!isReached(now)) throw new Error(JSON.stringify(now));
      return now;
    },
    { timeout: 60_000, interval: 50 },
  );
  return { status, name: made };
}

const isDone = ({ state, manifests }: ExportStatus) => state === "waiting" && manifests === 1;
const isStopped = ({ state }: ExportStatus) => state === "needs_attention";

async function linesOf(name: string): Promise<readonly string[]> {
  const object = await server.exportsBucket.get(`${name}/seg/000000001.ndjson.gz`);
  const bytes = Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer());
  return gunzipSync(bytes).toString().split("\n").slice(0, -1);
}

describe("the log of another server", () => {
  it.each([
    ["plain", "authorization"],
    ["renamed", "x-svc-authorization"],
  ] as const)("is exported byte for byte, by a key in the header that the source %s states", async (name, header) => {
    const { status, name: made } = await exported(pagesOf(250, 100), name, isDone);
    expect(status).toMatchObject({ lastId: "250", entries: 250, lastError: null });
    expect(await linesOf(made)).toEqual(Array.from({ length: 250 }, (_, index) => entryText(index + 1)));
    expect(source.seen.length).toBeGreaterThanOrEqual(3);
    expect(new Set(source.seen.map(({ headers }) => headers[header]))).toEqual(new Set([`Key ${KEY}`]));
  });
});

describe.each(["plain", "renamed"] as const)("two origins, and the key of the source %s:", (name) => {
  const onlyNext: Answering = (_, response) => {
    response.end(
      `{ "results": [${entryText(1)}], "paging": { "next": "${stranger.url}/__api__/v1/audit_logs?next=x" } }`,
    );
  };

  it("a next page on another server stops the export, and nothing is sent there", async () => {
    const { status } = await exported(onlyNext, name, isStopped);
    expect(status.lastError?.message).toMatch(/next page .* Nothing was sent there/);
    expect(status.lastError?.message).not.toContain(KEY);
    expect(stranger.seen).toEqual([]);
    expect(source.seen.length).toBeGreaterThan(0);
  });

  it.each([301, 302, 307, 308])(
    "a redirect by %i to another server stops the export, and is not followed",
    async (code) => {
      const { status } = await exported(
        ({ path }, response) => response.writeHead(code, { Location: stranger.url + path }).end(),
        name,
        isStopped,
      );
      expect(status.lastError?.message).toContain(String(code));
      expect(status.lastError?.message).not.toContain(KEY);
      expect(stranger.seen).toEqual([]);
      expect(source.seen.length).toBeGreaterThan(0);
    },
  );
});
