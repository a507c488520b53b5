import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import { cleanUp, emptyFolder, run, startServer } from "../local/support/programs.ts";
import { type Answering, entryText, type OtherServer, pagesOf, startOtherServer } from "./other-server.ts";

const SOURCE_KEY = "the-key-of-the-source";

/**
 * A process of its own: what serves tests otherwise asks other servers by Node, which follows redirects.
 * See docs/decisions/0078-redirects-in-tests.md.
 */
let server: string;
let key: string;
/** One server for each name: an export of the other name may still be at work, and asks with its own header. */
let sources: Record<"plain" | "renamed", OtherServer>;
/** On another port, and so another origin. */
let stranger: OtherServer;

beforeAll(async () => {
  sources = { plain: await startOtherServer(pagesOf(0, 1)), renamed: await startOtherServer(pagesOf(0, 1)) };
  stranger = await startOtherServer(pagesOf(3, 3));
  const fields = { key: SOURCE_KEY, page_entries: 100 };
  const named = JSON.stringify({
    plain: { ...fields, base_url: sources.plain.url },
    renamed: { ...fields, base_url: sources.renamed.url, key_header: "X-SVC-Authorization" },
  });
  const state = { STEWARD_STATE: emptyFolder() };
  const secret = Buffer.alloc(32, 7).toString("base64");
  const settings = `BOOTSTRAP_SECRET=${secret}\nAUDIT_EXPORT_SOURCES='${named}'\n`;
  writeFileSync(join(state.STEWARD_STATE, "local.env"), settings);
  const allowed = [sources.plain, sources.renamed, stranger].map(({ url }) => new URL(url).host).join(",");
  ({ url: server } = await startServer({ ...state, ALLOW_PRIVATE_UPSTREAMS: allowed }));
  const bootstrap = run("bootstrap.ts", ["--json", "--server", server], state);
  await bootstrap.ended;
  key = JSON.parse(bootstrap.stdout).api_key;
});
afterAll(async () => {
  await cleanUp();
  await Promise.all([sources?.plain.stop(), sources?.renamed.stop(), stranger?.stop()]);
});
beforeEach(() => {
  sources.plain.seen.length = 0;
  sources.renamed.seen.length = 0;
  stranger.seen.length = 0;
});

let count = 0;

async function ask(path: string, json?: unknown): Promise<ArrayBuffer> {
  const url = `${server}/__api__/v1/audit_exports${path}`;
  const method = json === undefined ? "GET" : "POST";
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Key ${key}` },
    body: json === undefined ? null : JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`${path} is answered ${response.status}: ${await response.text()}`);
  return await response.arrayBuffer();
}

async function askRecord(path: string, json?: unknown): Promise<AuditExportRecord> {
  return JSON.parse(Buffer.from(await ask(path, json)).toString());
}

/** Exports the source's log until it stands so. */
async function exported(
  answer: Answering,
  name: "plain" | "renamed",
  isReached: (record: AuditExportRecord) => boolean,
): Promise<AuditExportRecord> {
  sources[name].answer = answer;
  count += 1;
  const { guid } = await askRecord("", { name: `remote-${count}`, source: name });
  return await vi.waitFor(
    async () => {
      const now = await askRecord(`/${guid}`);
      if (!isReached(now)) throw new Error(JSON.stringify(now));
      return now;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Exported and compared: nothing more is asked of the source. */
const isDone = ({ state, reconciliation }: AuditExportRecord) => state === "waiting" && reconciliation.time !== null;
const isStopped = ({ state }: AuditExportRecord) => state === "needs_attention";

async function linesOf({ guid }: AuditExportRecord): Promise<readonly string[]> {
  const object = await ask(`/${guid}/objects/seg/000000001.ndjson.gz`);
  return gunzipSync(object).toString().split("\n").slice(0, -1);
}

describe("the log of another server", () => {
  it.each([
    ["plain", "authorization"],
    ["renamed", "x-svc-authorization"],
  ] as const)("is exported byte for byte, by a key in the header that the source %s states", async (name, header) => {
    const record = await exported(pagesOf(250, 100), name, isDone);
    expect(record).toMatchObject({ last_id: "250", entries: 250, last_error: null, verdict: { state: "current" } });
    expect(await linesOf(record)).toEqual(Array.from({ length: 250 }, (_, index) => entryText(index + 1)));
    expect(sources[name].seen.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sources[name].seen.map(({ headers }) => headers[header]))).toEqual(new Set([`Key ${SOURCE_KEY}`]));
  });
});

describe.each(["plain", "renamed"] as const)("two origins, and the key of the source %s:", (name) => {
  const onlyNext: Answering = (_, response) => {
    response.end(
      `{ "results": [${entryText(1)}], "paging": { "next": "${stranger.url}/__api__/v1/audit_logs?next=x" } }`,
    );
  };

  it("a next page on another server stops the export, and nothing is sent there", async () => {
    const { last_error: error } = await exported(onlyNext, name, isStopped);
    expect(error?.message).toMatch(/next page .* Nothing was sent there/);
    expect(error?.message).not.toContain(SOURCE_KEY);
    expect(stranger.seen).toEqual([]);
    expect(sources[name].seen.length).toBeGreaterThan(0);
  });

  it.each([301, 302, 307, 308])(
    "a redirect by %i to another server stops the export, and is not followed",
    async (code) => {
      const { last_error: error } = await exported(
        ({ path }, response) => response.writeHead(code, { Location: stranger.url + path }).end(),
        name,
        isStopped,
      );
      expect(error?.message).toContain(String(code));
      expect(error?.message).not.toContain(SOURCE_KEY);
      expect(stranger.seen).toEqual([]);
      expect(sources[name].seen.length).toBeGreaterThan(0);
    },
  );
});
