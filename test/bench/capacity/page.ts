/** The tables of `docs/capacity.md`, from what a run came to. */

import { AUDIT_SEGMENT_ENTRIES } from "../../../shared/index.ts";
import { AUDIT_PRUNING_MAX_SEGMENTS } from "../../../worker/values/limits.ts";
import { markdownTable, runOf } from "../table.ts";
import { LISTS } from "./lists.ts";
import { operationsTable } from "./operations.ts";
import { ASKERS, type Asker } from "./people.ts";
import type { CapacityResults, Growth, WriteRate } from "./results.ts";
import type { RowKind } from "./rows.ts";

/** The limits of D1 for one database on each plan; the setting DATABASE_LIMIT_BYTES has the first as its default. */
const LIMITS = [
  { plan: "paid", bytes: 10_000_000_000 },
  { plan: "free", bytes: 500_000_000 },
] as const;

const NAMES: Readonly<Record<RowKind, string>> = {
  users: "A user",
  keys: "An API key",
  content: "A content item, with its words",
  bundles: "A bundle",
  permissions: "A permission of a user",
  groups: "A group",
  members: "A member of a group",
  groupPermissions: "A permission of a group",
  entries: "An entry of the audit log",
};

/** The entries that the schedule removes in a second: one run in each minute. */
const SCHEDULED_PER_SECOND = (AUDIT_PRUNING_MAX_SEGMENTS * AUDIT_SEGMENT_ENTRIES) / 60;

/** The page with the tables of a run. */
export function pageOf(page: string, results: CapacityResults): string {
  const parts = {
    run: runOf(results),
    sizes: sizesOf(results),
    fit: fitOf(results),
    writes: writesOf(results),
    draining: drainingOf(results),
    operations: operationsTable(),
    lists: listsOf(),
    growth: growthOf(results),
  };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->\n\n`, `\n<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
    return text.slice(0, from) + part + text.slice(to);
  }, page);
}

/** The text that a run prints. */
export function summaryOf(results: CapacityResults): string {
  return [sizesOf, fitOf, writesOf, drainingOf, growthOf].map((part) => part(results)).join("\n");
}

function sizesOf({ sizes }: CapacityResults): string {
  return markdownTable(
    ["Row", "Bytes", "Measured with"],
    sizes.map(({ kind, rows, bytes }) => [NAMES[kind], number(bytes), `${number(rows)} rows`]),
  );
}

function fitOf({ sizes }: CapacityResults): string {
  const bytes = sizes.find(({ kind }) => kind === "entries")?.bytes ?? Number.NaN;
  return markdownTable(
    ["Plan", "Limit", "Entries", "Until the warning", "At one a second"],
    LIMITS.map((limit) => {
      const entries = Math.floor(limit.bytes / bytes);
      const days = `${number(entries / 86_400)} days`;
      return [limit.plan, `${number(limit.bytes / 1e6)} MB`, number(entries), number(Math.floor(0.8 * entries)), days];
    }),
  );
}

function writesOf({ writes }: CapacityResults): string {
  return markdownTable(
    ["Changes at a time", "Changes a second"],
    writes.map(({ writers, changesPerSecond }) => [number(writers), number(changesPerSecond)]),
  );
}

function drainingOf({ writes, draining }: CapacityResults): string {
  const { exportedPerSecond, removedPerSecond, runs, slowestRunSeconds } = draining;
  const rates = markdownTable(
    ["", "Entries a second"],
    [
      ["Written, at most", number(highestOf(writes))],
      ["Exported", number(exportedPerSecond)],
      ["Checked and removed, while a run lasts", number(removedPerSecond)],
      ["Removed by one run in each minute", number(SCHEDULED_PER_SECOND)],
    ],
  );
  return `${rates}\nThe slowest of ${runs} runs took ${slowestRunSeconds.toFixed(1)} s.\n`;
}

/** Tests if export and removal keep up with the writing, run after run. */
export function keepsUp({ writes, draining }: CapacityResults): boolean {
  const drained = Math.min(draining.exportedPerSecond, draining.removedPerSecond, SCHEDULED_PER_SECOND);
  return draining.slowestRunSeconds < 60 && highestOf(writes) < drained;
}

function highestOf(writes: readonly WriteRate[]): number {
  return Math.max(...writes.map(({ changesPerSecond }) => changesPerSecond));
}

function listsOf(): string {
  const mostOf = (group: string, as: Asker) => {
    const lists = LISTS.filter((list) => list.group === group && list.as === as);
    return lists.length === 0 ? "" : number(Math.max(...lists.map(({ most }) => most)));
  };
  const groups = new Set(LISTS.map(({ group }) => group));
  return markdownTable(
    ["List", "Rows read for an administrator", "For a viewer", "For the owner of half", "For a member"],
    [...groups].map((group) => [group, ...ASKERS.map((as) => mostOf(group, as))]),
  );
}

function growthOf({ growth }: CapacityResults): string {
  const rowsAt = ({ lists }: Growth, group: string) => number(lists.find((list) => list.group === group)?.rows ?? 0);
  return markdownTable(
    [
      "List",
      ...growth.map(
        ({ items, users, entries }) => `${number(items)} items, ${number(users)} users, ${number(entries)} entries`,
      ),
    ],
    (growth[0]?.lists ?? []).map(({ group }) => [group, ...growth.map((one) => rowsAt(one, group))]),
  );
}

function number(value: number): string {
  return Math.round(value).toLocaleString("en");
}
