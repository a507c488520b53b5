import { DurableObject } from "cloudflare:workers";
import { METRICS_ISOLATE_MAX_HOURS } from "../limits.ts";
import type { CountsBatch } from "./counts.ts";

const TABLES = `
  CREATE TABLE IF NOT EXISTS counts (key TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS isolates (
    id TEXT PRIMARY KEY,
    -- Of the last batch that was added.
    sequence INTEGER NOT NULL,
    -- When that was, in milliseconds since 1970.
    time INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS isolates_by_time ON isolates (time);
`;

const ADD_COUNT = `INSERT INTO counts (key, amount) VALUES (?1, ?2)
  ON CONFLICT (key) DO UPDATE SET amount = amount + excluded.amount`;

const NOTE_BATCH = `INSERT INTO isolates (id, sequence, time) VALUES (?1, ?2, ?3)
  ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, time = excluded.time
  WHERE excluded.sequence > sequence RETURNING id`;

/**
 * Keeps what all isolates of the Worker counted. There is one.
 * See docs/decisions/0062-metrics-batches.md.
 */
export class MetricsCounter extends DurableObject {
  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env);
    state.storage.sql.exec(TABLES);
  }

  /**
   * Adds what an isolate counted, all of it or nothing. A batch that was added already is passed over, so that an isolate may
   * send one again whose answer was lost.
   */
  add({ isolate, sequence, counts }: CountsBatch): void {
    const { sql } = this.ctx.storage;
    this.ctx.storage.transactionSync(() => {
      const now = Date.now();
      const isNew = sql.exec(NOTE_BATCH, isolate, sequence, now).toArray().length > 0;
      if (!isNew) return;
      for (const [key, amount] of counts) sql.exec(ADD_COUNT, key, amount);
      sql.exec("DELETE FROM isolates WHERE time < ?1", now - METRICS_ISOLATE_MAX_HOURS * 3_600_000);
    });
  }

  /** What was counted since the beginning. */
  read(): Map<string, number> {
    const rows = this.ctx.storage.sql.exec<{ key: string; amount: number }>("SELECT key, amount FROM counts");
    return new Map(rows.toArray().map(({ key, amount }) => [key, amount]));
  }
}
