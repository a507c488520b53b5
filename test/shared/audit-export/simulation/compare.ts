import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import type { Gap } from "../../../../shared/audit-export/gaps.ts";
import { AUDIT_RECONCILE_MAX_IDS } from "../../../../shared/audit-export/limits.ts";
import type { Codec, ObjectReader } from "../../../../shared/audit-export/ports.ts";
import type {
  ReconcilePorts,
  ReconcileState,
  ReconcileStep,
} from "../../../../shared/audit-export/reconcile/reconciliation.ts";
import { reconcileStep, startReconciliation } from "../../../../shared/audit-export/reconcile.ts";
import { verdictOf } from "../../../../shared/audit-export/verdict.ts";
import type { SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import type { Row } from "./log.ts";
import type { Server } from "./server.ts";
import type { World } from "./world.ts";

/** The functions that compare an export with its server and judge the result. */
export interface Comparer {
  readonly compare: typeof reconcileStep;
  readonly judge: typeof verdictOf;
}

export const COMPARER: Comparer = { compare: reconcileStep, judge: verdictOf };

/** The known facts of an export that is to be compared. */
export interface Exported {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  readonly lastId: string | null;
  readonly gaps: readonly Gap[];
  /** Those that the log has, and the export cannot know of. */
  readonly missingIds: readonly string[];
}

/** The faults of a server's log since it was exported, known only from how the log was made. */
interface Wrong {
  readonly changed: readonly string[];
  readonly repeated: readonly string[];
  readonly missing: readonly string[];
  /** Removed without a record. */
  readonly vanished: readonly string[];
  /** The ages of entries that are new, in seconds. */
  readonly behind: readonly number[];
}

const MAX_LAG_SECONDS = 3_600;
const COMPARISON_MAX_STEPS = 2_000;
const COMPARISON_MAX_FAILURES = 20;

/**
 * Changes the log of a server as no server should, and compares it with the export. What the comparison finds and what is
 * said of the export must be that, and no more. Empty where it is.
 */
export async function breaksOfComparison(
  world: World,
  server: Server,
  exported: Exported,
  { compare, judge }: Comparer,
): Promise<readonly string[]> {
  const tampered = tamper(world, server, exported);
  const wrong = { ...tampered, missing: [...tampered.missing, ...exported.missingIds] };
  const { objects, codec, readEntry } = exported;
  const { pageEntries } = world.plan.settings;
  const ports = { source: server.source, objects, codec, readEntry, pageEntries, inOrder: new Set<number>() };
  const compared = await compareAll(ports, world, compare);
  if (compared.kind !== "compared") return [`the comparison ended with ${JSON.stringify(compared)}`];
  const { differences, lastId } = compared.state;
  const now = world.scheduler.now();
  const isStale = world.random.chance(0.3);
  const reach = {
    time: isStale ? now - 2 * MAX_LAG_SECONDS * 1_000 : now,
    lastId,
    isOvertaken: false,
    behind: compared.behind,
    earlyEnd: compared.earlyEnd,
    since: null,
  };
  const openGaps = exported.gaps.length > 0 ? exported.gaps : null;
  const facts = {
    lastId: exported.lastId,
    broken: null,
    attention: null,
    serverFinding: null,
    isChecked: true,
    openGaps,
    differences,
    passedOver: null,
    quarantined: null,
    reach,
  };
  const { state, text } = judge(facts, { now, maxLagSeconds: MAX_LAG_SECONDS });
  world.trace(() => `${state}: ${text}`);
  world.count(`verdict ${state}`);
  const held: readonly (readonly [string, unknown, unknown])[] = [
    ["changed", differences.changedEntries.map(({ id }) => id).join(), inOrder(wrong.changed).join()],
    ["repeated", differences.repeatedEntries.map(({ id }) => id).join(), inOrder(wrong.repeated).join()],
    ["missing", differences.missingIds.join(), inOrder(wrong.missing).join()],
    ["vanished", differences.vanishedIds.join(), inOrder(wrong.vanished).slice(0, AUDIT_RECONCILE_MAX_IDS).join()],
    ["count of the vanished", differences.vanished, wrong.vanished.length],
    ["entries behind", compared.behind?.entries ?? 0, wrong.behind.length],
    ["verdict", state, expectedVerdict(wrong, exported.gaps, isStale, endsEarly(server, exported.lastId))],
  ];
  return held.flatMap(([what, is, should]) =>
    is === should ? [] : [`comparison: ${what} is ${String(is)}, not ${String(should)}`],
  );
}

function expectedVerdict(
  { changed, repeated, missing, vanished, behind }: Wrong,
  gaps: readonly Gap[],
  isStale: boolean,
  isEarlyEnd: boolean,
): string {
  if (isEarlyEnd || changed.length + repeated.length + missing.length + vanished.length > 0) return "differs";
  if (gaps.length > 0) return "incomplete";
  if (isStale || behind.some((age) => age > MAX_LAG_SECONDS)) return "behind";
  return behind.length > 0 ? "whole" : "current";
}

/** Tells if the server's log ends below the last entry of the export. */
function endsEarly(server: Server, lastId: string | null): boolean {
  const left = server.rows.slice(server.removed());
  return lastId !== null && !left.some(({ entry: { id } }) => id !== null && compareIds(id, lastId) >= 0);
}

async function compareAll(
  ports: ReconcilePorts,
  { trace }: World,
  compare: Comparer["compare"],
): Promise<ReconcileStep> {
  let state: ReconcileState = startReconciliation();
  let failures = 0;
  for (let steps = 0; steps < COMPARISON_MAX_STEPS; steps += 1) {
    const step = await compare(state, ports);
    trace(() => `comparison: ${step.kind}`);
    // A page may come with and without the entry before it, and look damaged.
    if (step.kind === "failed") failures += 1;
    if (step.kind === "compared" || step.kind === "broken") return step;
    if (step.kind === "failed" && failures > COMPARISON_MAX_FAILURES) return step;
    ({ state } = step);
  }
  throw new Error("The comparison does not end.");
}

function tamper({ random, scheduler, count }: World, server: Server, { lastId, missingIds }: Exported): Wrong {
  const wrong = {
    changed: [] as string[],
    repeated: [] as string[],
    missing: [] as string[],
    vanished: removedWithoutRecord(server, random.chance(0.5)),
    behind: [] as number[],
  };
  if (wrong.vanished.length > 0) count("removed without a record");
  const isTampered = random.chance(0.5);
  const rows = server.rows
    .slice(server.removed())
    .filter(({ isLarge, entry }) => !isLarge && entry.kind === "entry" && !missingIds.includes(entry.id));
  for (const row of isTampered ? rows : []) {
    const { id } = row.entry;
    if (id === null || lastId === null || compareIds(id, lastId) > 0 || !random.chance(0.1)) continue;
    const how = random.pick(["changed", "repeated", "missing"] as const);
    const other = how === "missing" ? nextFree(server.rows, id) : id;
    // Behind the last entry, nothing is missing: it is not exported yet.
    if (other === null || compareIds(other, lastId) > 0) continue;
    if (how === "changed") server.rewrite(row);
    else server.insertAfter(row, other);
    count(`${how} on the server`);
    wrong[how].push(other);
  }
  if (random.chance(0.5)) {
    const age = random.pick([60, 2 * MAX_LAG_SECONDS]);
    server.append(scheduler.now() - age * 1_000);
    wrong.behind.push(age);
  }
  return wrong;
}

/** The ids of what the server has removed, unless it records that now. */
function removedWithoutRecord(server: Server, isRecorded: boolean): readonly string[] {
  if (isRecorded) server.recordRemoval();
  return isRecorded ? [] : server.rows.slice(0, server.removed()).flatMap(({ entry: { id } }) => id ?? []);
}

function inOrder(ids: readonly string[]): readonly string[] {
  return ids.toSorted(compareIds);
}

/** The id after this one, where no entry has it; null where one has. */
function nextFree(rows: readonly Row[], id: string): string | null {
  const next = String(BigInt(id) + 1n);
  return rows.some(({ entry }) => entry.id === next) ? null : next;
}
