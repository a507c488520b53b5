/** An export is pushed by a Worker that is killed again and again, to receivers that fail in every way. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { PushStatus } from "../../../../worker/platform/jobs.ts";
import { createRandom } from "../../../fuzz/random.ts";
import { sha256 } from "../../../shared/audit-export/support/node-codec.ts";
import { migrationStatements } from "../../../support/migrated-database.ts";
import { SEED, sized } from "../../../support/size.ts";
import { bundle } from "../bundled-worker.ts";
import { execute, finish, objectsIn, PATIENCE_MILLISECONDS } from "../killed/ask.ts";
import { SIGNING_KEY } from "../killed/law.ts";
import { killAll, type Life, startLife } from "../killed/life.ts";
import { KILLED_VARIABLE, type KilledSettings } from "../killed/settings.ts";
import { STALL_PATH, secretOf, startReceiving, type Taken } from "./receiver.ts";
import { EXPORT, RECEIVERS, type ReceiverName } from "./settings.ts";

/** See docs/decisions/0075-kill-tests.md. */
const KILLS = sized({ full: 12, small: 2 });
const ENTRIES_A_LIFE = 2_000;
const PUSHES_BEFORE_KILL = 12;
const LATEST_KILL_MILLISECONDS = 60;
const POLL_MILLISECONDS = 10;

/** No test asserts a time; on a machine with much else to do it may be long. */
const TIMEOUT = 900_000;

const EXPORT_ROW = `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
  VALUES ('${EXPORT}', '${EXPORT}', 'own', 'https://steward.example', 1440, '2026-01-01T00:00:00Z')`;

const MORE_ENTRIES = `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${ENTRIES_A_LIFE})
  INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
  SELECT '2026-01-01T00:00:00Z', '0', NULL, 'System', 'bootstrap', substr(hex(randomblob(200)), 1, abs(random()) % 400) FROM numbers`;

afterAll(killAll);

test("the pushes as they are: everything arrives in order, again only with the same key and bytes, and nowhere else", {
  timeout: TIMEOUT,
}, async () => {
  const code = await bundle(new URL("worker.ts", import.meta.url));
  const [server, random] = [await startReceiving(createRandom(SEED, 0)), createRandom(SEED, 1)];
  const state = mkdtempSync(join(tmpdir(), "steward-pushed-"));
  try {
    const start = async () => await startLife({ code, state, bindings: bindingsFor(server.origin) });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const pushes = server.pushes + random.below(PUSHES_BEFORE_KILL);
      const life = await start();
      await execute(
        life,
        kill === 0 ? [...(await migrationStatements(".")), EXPORT_ROW, MORE_ENTRIES] : [MORE_ENTRIES],
      );
      await fetch(`${life.url}/killed/run`);
      // What was pushed before the kill is noted or not; what is exported meanwhile is for the next life.
      await untilPushed(life, () => server.pushes > pushes);
      await sleep(random.below(LATEST_KILL_MILLISECONDS));
      await life.kill();
    }
    const last = await start();
    await finish(last);
    const statuses = await untilPushed(last, () => false);
    expect(Object.values(statuses).map((status) => status.state)).toEqual(["waiting", "waiting", "waiting"]);

    const objects = await objectsIn(last, EXPORT);
    await last.kill();
    const named = (prefix: string) =>
      Array.from(objects)
        .filter(([name]) => name.startsWith(prefix))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, bytes]) => bytes);
    const lines = named("seg/").flatMap((bytes) => gunzipSync(bytes).toString().split("\n").slice(0, -1));
    const manifests = named("manifests/").map((bytes, index) => `${index + 1} ${sha256(bytes)} ${sha256(bytes)}`);
    expect([server.strayed, lines.length]).toEqual([0, KILLS * ENTRIES_A_LIFE]);
    for (const [receiver, { format, ...fields }] of Object.entries(RECEIVERS)) {
      const taken = server.taken.filter((one) => one.receiver === receiver);
      expect(taken.filter(({ isGenuine }) => !isGenuine)).toEqual([]);
      const firsts = new Map(taken.toReversed().map((one) => [one.key, one]));
      expect(taken.filter(({ key, body }) => firsts.get(key)?.body.equals(body) !== true)).toEqual([]);
      // In the order of their first arrival, they are those that are stored.
      const inOrder = taken.filter((one) => firsts.get(one.key) === one);
      // As one text, because a report of a failure shortens a list to its length.
      expect(inOrder.flatMap((one) => linesIn(one, format)).join("\n")).toBe(
        "entries" in fields ? "" : lines.join("\n"),
      );
      expect(inOrder.flatMap((one) => manifestsIn(one, format))).toEqual(manifests);
    }
    // The receivers met them with what they are to meet. Of few pushes, chance may have each arrive once.
    const arrivals = new Set(server.taken.map(({ receiver, key }) => `${receiver} ${key}`));
    expect(server.taken.length - arrivals.size).toBeGreaterThanOrEqual(sized({ full: 1, small: 0 }));
  } finally {
    await server.close();
    rmSync(state, { recursive: true, force: true });
  }
});

function bindingsFor(origin: string): Readonly<Record<string, string>> {
  const receivers = Object.entries(RECEIVERS).map(([name, fields]) => {
    return [name, { ...fields, url: `${origin}/${name}`, exports: [EXPORT], secret: secretOf(name) }] as const;
  });
  const killed: KilledSettings = { stallUrl: origin + STALL_PATH, asks: null };
  return {
    AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY,
    AUDIT_EXPORT_RECEIVERS: JSON.stringify(Object.fromEntries(receivers)),
    ALLOW_PRIVATE_UPSTREAMS: "true",
    [KILLED_VARIABLE]: JSON.stringify(killed),
  };
}

type PushStatuses = Readonly<Record<string, PushStatus>>;

/** Waits until everything is pushed, or as long as it may. @param isEnough ends it earlier. @returns the status of each receiver. */
async function untilPushed(life: Life, isEnough: () => boolean): Promise<PushStatuses> {
  const ask = async (path: string) => await (await fetch(life.url + path)).json();
  for (const end = Date.now() + PATIENCE_MILLISECONDS; ; await sleep(POLL_MILLISECONDS)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the tested Worker sends
    const [[job], statuses] = (await Promise.all([ask("/killed/status"), ask("/pushed/status")])) as [
      readonly { isServed: boolean; segments: number; manifests: number }[],
      PushStatuses,
    ];
    const isPushed = Object.entries(statuses).every(([name, { state, lastSegment, lastManifest }]) => {
      const isCaughtUp = lastManifest === job?.manifests && (name === "witness" || lastSegment === job.segments);
      return state === "needs_attention" || (state === "waiting" && isCaughtUp);
    });
    if (isEnough() || Date.now() > end || (job?.isServed === true && isPushed)) return statuses;
  }
}

type Format = (typeof RECEIVERS)[ReceiverName]["format"];

/** The entries of a push, as their texts. */
function linesIn({ key, body }: Taken, format: Format): readonly string[] {
  if (key.split(":")[1] !== "entries") return [];
  const lines = body.toString().trimEnd().split("\n");
  if (format === "webhook") return lines.slice(1, -1).map((line) => line.replace(/,$/, ""));
  return lines.map((line) => line.slice(line.indexOf(`"event":`) + `"event":`.length, -1));
}

/** The hash of a manifest that is pushed, and that of its text. */
function manifestsIn({ key, body }: Taken, format: Format): readonly string[] {
  if (key.split(":")[1] !== "manifest") return [];
  const json = JSON.parse(body.toString());
  const { sequence, sha256: hash, manifest } = format === "webhook" ? json : json.event;
  return [`${sequence} ${hash} ${sha256(`${JSON.stringify(manifest, null, 2)}\n`)}`];
}
