import { type AuditExportRecord, type AuditReceiverRecord, ok } from "../../shared/index.ts";
import { readDatabaseBytes } from "../database/database-size.ts";
import { someAuditExports } from "../export-records/export-store.ts";
import { recordOf } from "../exports/export-answer.ts";
import type { SenderContext } from "../identity/caller.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { DATABASE_WARNING_SHARE } from "../values/limits.ts";
import {
  expiringKeys,
  type KeyToCheck,
  type Some,
  type UserToInvite,
  unusedKeys,
  usersNeverActive,
} from "./attention-store.ts";

/** Exports that are asked how they stand: the job of each is asked. Few servers have more. */
export const ATTENTION_MAX_EXPORTS = 20;

/** A receiver that something waits for longer lags. */
export const RECEIVER_LAG_NOTICE_SECONDS = 60 * 60;

/** A receiver of an export that needs a person, or lags. */
export interface LaggingReceiver {
  readonly exported: AuditExportRecord;
  readonly receiver: AuditReceiverRecord;
}

/** The things that a person who administers the server should do; where all are empty, nothing is to be done. */
export interface Attention {
  /** Exports that stopped, that do not agree with their log, or that are behind. */
  readonly exports: readonly AuditExportRecord[];
  readonly receivers: readonly LaggingReceiver[];
  /** Only the first `ATTENTION_MAX_EXPORTS` exports were asked. */
  readonly isMoreExports: boolean;
  readonly expiringKeys: Some<KeyToCheck>;
  readonly unusedKeys: Some<KeyToCheck>;
  readonly users: Some<UserToInvite>;
  /** The share of its limit that the database takes; undefined where it is not near it. */
  readonly databaseShare: number | undefined;
}

/** Returns what needs attention. Exports that are paused are so because a person wanted it. */
export const READ_ATTENTION = operation({
  name: "readAttention",
  summary: "What needs attention on this server.",
  access: byRole("list-keys-of-others"),
  input: {},
  failures: [],
  ahead: (context) => attentionReadings(context),
  run: async (context) => {
    const [expiring, unused, users, exports] = await context.ask(...attentionReadings(context));
    const [bytes, ...records] = await Promise.all([
      readDatabaseBytes(context.database),
      ...exports.exports.filter(({ isPaused }) => !isPaused).map(async (one) => await recordOf(one, context)),
    ]);
    const share = bytes / context.settings.databaseLimitBytes;
    return ok<Attention>({
      exports: records.filter(needsAttention),
      receivers: records.flatMap(laggingReceivers),
      isMoreExports: exports.isMore,
      expiringKeys: expiring,
      unusedKeys: unused,
      users,
      databaseShare: share < DATABASE_WARNING_SHARE ? undefined : share,
    });
  },
});

function attentionReadings({ sender, now }: SenderContext) {
  return [
    expiringKeys(sender, now),
    unusedKeys(sender, now),
    usersNeverActive(sender, now),
    someAuditExports({ name: undefined, after: undefined, limit: ATTENTION_MAX_EXPORTS }),
  ] as const;
}

const GOOD_VERDICTS: readonly AuditExportRecord["verdict"]["state"][] = ["current", "whole", "not_compared"];

function needsAttention({ state, verdict }: AuditExportRecord): boolean {
  return state === "needs_attention" || !GOOD_VERDICTS.includes(verdict.state);
}

function laggingReceivers(exported: AuditExportRecord): readonly LaggingReceiver[] {
  const lagging = exported.receivers.filter(
    ({ state, lag_seconds: seconds }) =>
      state === "needs_attention" || (seconds !== null && seconds >= RECEIVER_LAG_NOTICE_SECONDS),
  );
  return lagging.map((receiver) => ({ exported, receiver }));
}
