import { DurableObject } from "cloudflare:workers";
import { METRICS_KEPT_HOURS } from "../values/limits.ts";
import { type CountsBatch, coarseCounts, hourOf } from "./counts.ts";

/** The time for which it is remembered which counts an isolate has handed over, after the last of them. */
const METRICS_ISOLATE_MAX_HOURS = 24;

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
  CREATE TABLE IF NOT EXISTS hours (
    -- Since 1970.
    hour INTEGER NOT NULL,
    key TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (hour, key)
  ) STRICT, WITHOUT ROWID;
`;

const ADD_COUNT = `INSERT INTO counts (key, amount) VALUES (?1, ?2)
  ON CONFLICT (key) DO UPDATE SET amount = amount + excluded.amount`;

const ADD_TO_HOUR = `INSERT INTO hours (hour, key, amount) VALUES (?1, ?2, ?3)
  ON CONFLICT (hour, key) DO UPDATE SET amount = amount + excluded.amount`;

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
      const hour = hourOf(now);
      for (const [key, amount] of coarseCounts(counts)) sql.exec(ADD_TO_HOUR, hour, key, amount);
      sql.exec("DELETE FROM hours WHERE hour <= ?1", hour - METRICS_KEPT_HOURS);
      sql.exec("DELETE FROM isolates WHERE time < ?1", now - METRICS_ISOLATE_MAX_HOURS * 3_600_000);
    });
  }

  /** The counts since the beginning. */
  read(): Map<string, number> {
    const rows = this.ctx.storage.sql.exec<{ key: string; amount: number }>("SELECT key, amount FROM counts");
    return new Map(rows.toArray().map(({ key, amount }) => [key, amount]));
  }

  /** The counts of each of the last hours, the oldest first; an hour is that in which a batch arrived. */
  readHours(hours: number): { hour: number; counts: Map<string, number> }[] {
    const last = hourOf(Date.now());
    const rows = this.ctx.storage.sql
      .exec<{ hour: number; key: string; amount: number }>(
        "SELECT hour, key, amount FROM hours WHERE hour > ?1 ORDER BY hour",
        last - hours,
      )
      .toArray();
    const counts = Array.from({ length: hours }, () => new Map<string, number>());
    for (const { hour, key, amount } of rows) counts[hour - last + hours - 1]?.set(key, amount);
    return counts.map((ofHour, index) => ({ hour: last - hours + 1 + index, counts: ofHour }));
  }
}
