/** A real local Worker with a database to fill, in a process of the runtime whose JavaScript has a bounded heap. */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { migrationStatements } from "../../support/migrated-database.ts";
import { bundle, miniflareOptions } from "../../worker/exports/bundled-worker.ts";
import { residentBytes, startRuntime } from "../runtime-process.ts";
import { addRows, type RowKind } from "./rows.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** The memory of a Worker for all of its JavaScript. */
export const HEAP_MEBIBYTES = 128;

/** The example key of RFC 8410, section 10.3. */
const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const RANKS = { viewer: 1, publisher: 2, administrator: 3 } as const;

/** An answer to a request, with how many rows of the database it read. */
export interface Answer {
  readonly status: number;
  readonly body: any;
  readonly rowsRead: number;
  readonly milliseconds: number;
}

/** A new user with a key. */
export interface CapacityPerson {
  readonly id: number;
  readonly guid: string;
  readonly key: string;
}

export interface CapacityServer {
  readonly database: Database;
  /** Adds rows to those that were added so. */
  readonly add: (kind: RowKind, count: number) => Promise<void>;
  readonly person: (role: keyof typeof RANKS) => Promise<CapacityPerson>;
  readonly ask: (path: string, key?: string) => Promise<Answer>;
  /** The peak of the runtime's resident memory, as Linux counts it. */
  readonly peakBytes: () => number;
  readonly close: () => Promise<void>;
}

/** @param state the folder of the database. */
export async function startCapacityServer(state: string): Promise<CapacityServer> {
  // Miniflare reads this whenever it starts the runtime.
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] = `--max-heap-size=${HEAP_MEBIBYTES}`;
  const code = await bundle(new URL("worker.ts", import.meta.url));
  const bindings = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, AUDIT_LOG_RETENTION_DAYS: "30" };
  const { started: miniflare, pid } = await startRuntime(async () => {
    const created = new Miniflare(miniflareOptions({ code, state, bindings }, "AuditExportJob"));
    await created.ready;
    return created;
  });
  const database = await miniflare.getD1Database("DATABASE");
  await database.batch((await migrationStatements(ROOT)).map((statement) => database.prepare(statement)));
  const counts = new Map<RowKind, number>();
  let people = 0;
  return {
    database,
    async add(kind, count) {
      const has = counts.get(kind) ?? 0;
      await addRows(database, kind, has, count);
      counts.set(kind, has + count);
    },
    async person(role) {
      people += 1;
      return await addPerson(database, role, people);
    },
    ask: async (path, key) => await ask(miniflare, path, key === undefined ? {} : { Authorization: `Key ${key}` }),
    peakBytes: () => residentBytes(pid, "VmHWM"),
    close: async () => await miniflare.dispose(),
  };
}

async function addPerson(database: Database, role: keyof typeof RANKS, number: number): Promise<CapacityPerson> {
  const key = keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, () => number));
  const guid = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  const time = "2024-01-01T00:00:00Z";
  await database.batch([
    database
      .prepare(
        `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
        VALUES (?1, ?2, ?2, 'Example', '', ?3, ?4, ?4)`,
      )
      .bind(guid, `${role}${number}`, RANKS[role], time),
    database
      .prepare(
        `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time)
        SELECT id, 'bench', ?2, 'aB3d', 3, ?3 FROM users WHERE guid = ?1`,
      )
      .bind(guid, [...createHash("sha256").update(key).digest()], time),
  ]);
  const id = (await database.prepare("SELECT id FROM users WHERE guid = ?1").bind(guid).first<number>("id")) ?? 0;
  return { id, guid, key };
}

async function ask(miniflare: Miniflare, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const start = performance.now();
  const response = await miniflare.dispatchFetch(`http://bench.example${path}`, { headers });
  const text = await response.text();
  const milliseconds = performance.now() - start;
  if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}: ${text}`);
  const rowsRead = Number(response.headers.get("rows-read"));
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, rowsRead, milliseconds };
}
