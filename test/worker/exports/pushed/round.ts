/** A round: an export is pushed by a Worker that is killed again and again, to receivers that fail in every way. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "../../../fuzz/random.ts";
import { migrationStatements } from "../../../support/migrated-database.ts";
import { execute, finish, objectsIn, PATIENCE_MILLISECONDS } from "../killed/ask.ts";
import { SIGNING_KEY } from "../killed/law.ts";
import { type Life, startLife } from "../killed/life.ts";
import { KILLED_VARIABLE, type KilledSettings } from "../killed/settings.ts";
import { harmOf, linesOf } from "./law.ts";
import { type Deed, type ReceivingServer, startReceiving } from "./receiver.ts";
import {
  EXPORT,
  PUSHED_VARIABLE,
  type PushStatuses,
  type PushVariant,
  RECEIVERS,
  type ReceiverName,
  STALL_PATH,
  secretOf,
} from "./settings.ts";

export interface RoundPlan {
  /** The tested Worker as one module. */
  readonly code: string;
  readonly seed: number;
  readonly index: number;
  readonly variant: PushVariant;
  readonly kills: number;
}

export interface RoundOutcome {
  /** The faults of what arrived; empty where there is none. */
  readonly harm: readonly string[];
  /** Connections to where the receivers redirect. */
  readonly strayed: number;
  readonly entries: number;
  readonly exported: number;
  readonly taken: number;
  /** The number of those that came again. */
  readonly again: number;
  readonly deeds: ReadonlyMap<Deed, number>;
  readonly statuses: PushStatuses;
}

const ENTRIES_A_LIFE = 2_000;
const PUSHES_BEFORE_KILL = 12;
const LATEST_KILL_MILLISECONDS = 60;
const POLL_MILLISECONDS = 10;

export async function playRound(plan: RoundPlan): Promise<RoundOutcome> {
  const server = await startReceiving(createRandom(plan.seed, 2 * plan.index));
  const state = mkdtempSync(join(tmpdir(), "steward-pushed-"));
  const start = async () => await startLife({ code: plan.code, state, bindings: bindings(plan, server) });
  try {
    await killAgainAndAgain(plan, server, start);
    const last = await start();
    await finish(last);
    const statuses = await everythingPushed(last);
    const objects = await objectsIn(last, EXPORT);
    await last.kill();
    return { ...judged(server, objects), entries: plan.kills * ENTRIES_A_LIFE, statuses };
  } finally {
    await server.close();
    rmSync(state, { recursive: true, force: true });
  }
}

async function killAgainAndAgain(plan: RoundPlan, server: ReceivingServer, start: () => Promise<Life>): Promise<void> {
  const random = createRandom(plan.seed, 2 * plan.index + 1);
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const pushes = server.pushes() + random.below(PUSHES_BEFORE_KILL);
    const life = await start();
    await execute(life, kill === 0 ? [...(await migrationStatements(".")), EXPORT_ROW, MORE_ENTRIES] : [MORE_ENTRIES]);
    await fetch(`${life.url}/killed/run`);
    // What was pushed before the kill is noted or not; what is exported meanwhile is for the next life.
    const end = Date.now() + PATIENCE_MILLISECONDS;
    while (server.pushes() <= pushes && Date.now() < end && !(await isEverythingPushed(life))) {
      await sleep(POLL_MILLISECONDS);
    }
    await sleep(random.below(LATEST_KILL_MILLISECONDS));
    await life.kill();
  }
}

const EXPORT_ROW = `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
  VALUES ('${EXPORT}', '${EXPORT}', 'own', 'https://steward.example', 1440, '2026-01-01T00:00:00Z')`;

const MORE_ENTRIES = `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${ENTRIES_A_LIFE})
  INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
  SELECT '2026-01-01T00:00:00Z', '0', NULL, 'System', 'bootstrap', substr(hex(randomblob(200)), 1, abs(random()) % 400) FROM numbers`;

function bindings({ variant }: RoundPlan, { origin }: ReceivingServer): Readonly<Record<string, string>> {
  const receivers = Object.entries(RECEIVERS).map(([name, fields]) => {
    return [name, { ...fields, url: `${origin}/${name}`, exports: [EXPORT], secret: secretOf(name) }] as const;
  });
  const killed: KilledSettings = { stallUrl: origin + STALL_PATH, asks: null };
  return {
    AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY,
    AUDIT_EXPORT_RECEIVERS: JSON.stringify(Object.fromEntries(receivers)),
    ALLOW_PRIVATE_UPSTREAMS: "true",
    [KILLED_VARIABLE]: JSON.stringify(killed),
    [PUSHED_VARIABLE]: variant,
  };
}

/** Waits until no pushes go on by themselves. */
async function everythingPushed(life: Life): Promise<PushStatuses> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < end && !(await isEverythingPushed(life))) await sleep(POLL_MILLISECONDS);
  return await statusesOf(life);
}

async function isEverythingPushed(life: Life): Promise<boolean> {
  const [response, statuses] = await Promise.all([fetch(`${life.url}/killed/status`), statusesOf(life)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the tested Worker sends
  const [job] = (await response.json()) as readonly { isServed: boolean; segments: number; manifests: number }[];
  if (job?.isServed !== true) return false;
  return Object.entries(statuses).every(([name, { state, lastSegment, lastManifest }]) => {
    const isCaughtUp = lastManifest === job.manifests && (name === "witness" || lastSegment === job.segments);
    return state === "needs_attention" || (state === "waiting" && isCaughtUp);
  });
}

async function statusesOf(life: Life): Promise<PushStatuses> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the tested Worker sends
  return (await (await fetch(`${life.url}/pushed/status`)).json()) as PushStatuses;
}

function judged(
  server: ReceivingServer,
  objects: ReadonlyMap<string, Uint8Array>,
): Omit<RoundOutcome, "entries" | "statuses"> {
  const { taken, deeds } = server;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
  const names = Object.keys(RECEIVERS) as readonly ReceiverName[];
  const arrivals = new Set(taken.map(({ receiver, key }) => `${receiver} ${key}`));
  return {
    harm: names.flatMap((name) => harmOf(name, taken, objects)),
    strayed: server.strayed(),
    exported: linesOf(objects).length,
    taken: taken.length,
    again: taken.length - arrivals.size,
    deeds,
  };
}
