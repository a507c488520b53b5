/** `docs/capacity.md`, from what a run came to. */

import { AUDIT_SEGMENT_ENTRIES } from "../../../shared/index.ts";
import { CONTENT_LIST_MAX_ITEMS } from "../../../worker/content/search-terms.ts";
import { AUDIT_PRUNING_MAX_SEGMENTS } from "../../../worker/values/limits.ts";
import { markdownTable } from "../table.ts";
import { LISTS, SCALE } from "./lists.ts";
import { operationsText } from "./operations.ts";
import { ASKERS, type Asker, PEOPLE } from "./people.ts";
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

export function pageOf(results: CapacityResults): string {
  const { command, date, commit, isChanged, machine } = results;
  return `# How much fits into one database

<!-- Written by \`npm run bench:capacity -- --write-docs\` from \`test/bench/capacity/results.json\`. -->

A content server keeps users, keys, settings of content and its audit log in one database, D1 of Cloudflare; files are in a bucket,
and count nothing here. The audit log grows with each change, so it decides how long the database lasts. The figures are from
a run of the command below, which fills a real local database and measures. Sizes are the same everywhere; rates are not: on the platform,
a change takes as long as its database is away.

| | |
|---|---|
| Command | \`${command}\` |
| Date | ${date} |
| Commit | ${commit}${isChanged ? ", with changes" : ""} |
| Processor | ${machine.processor}, ${machine.cores} cores |
| System | ${machine.system}, Node ${machine.node} |

## What a row takes

With what the indexes have of it. Long titles and descriptions take more.

${sizesOf(results)}
## How many entries fit

D1 allows [10 GB for a database on the paid plan of Workers, and 500 MB on the free one](https://developers.cloudflare.com/d1/platform/limits/). The setting
\`DATABASE_LIMIT_BYTES\` tells the server which, and changes nothing about the limit itself.

${fitOf(results)}
## How fast it fills

Changes through the API by one administrator, from inside the runtime, each of which is an entry. A database writes one at a time, so that more
writers soon make no more of them.

${writesOf(results)}
By the rate limit of \`wrangler.toml\`, one caller makes 100 requests a second at most.

## How old entries go

[Retention](content-server/retention.md) is the way out: with an [export of the server's own log](content-server/exports.md) and
\`AUDIT_LOG_RETENTION_DAYS\`, entries that are old enough are compared with the export byte for byte, and removed. Every minute, one
run removes up to ${number(AUDIT_PRUNING_MAX_SEGMENTS * AUDIT_SEGMENT_ENTRIES)} entries.

${drainingOf(results)}
The log then has as many days as the setting says, and the server can go on for ever: what it writes in a second, times
86,400, times the days, must fit. What is removed is used again, and the gauge of the database's size goes down.

## What an export costs

${operationsText()}
## When it is full

The log of the Worker warns every hour from 80 % of the limit on (\`database-nearly-full\`). Once the database is full,
every change is answered 503 (and \`database-full\` in the log), for a change without its entry in the audit log must not be. What does not
change anything still works: content is served, lists and searches are answered, keys are valid, exports go on, metrics tell.

Retention works in a full database, too: 256 KB of it are kept for the notes of what is removed, freed before these are written,
and taken again once entries are gone. So the way out is the same as before: set \`AUDIT_LOG_RETENTION_DAYS\` to fewer days, with an export
that has a manifest; the first run makes room.

## What to alert on

| Metric or event | Alert |
|---|---|
| \`steward_database_bytes / steward_database_limit_bytes\` | above 0.8: with retention, the setting has too many days for what is written. |
| \`steward_audit_export_lag_seconds\` | above a few intervals of the export: what is not exported is not removed. |
| \`steward_audit_export_state{state="needs_attention"}\` | 1: the export does not go on by itself. |
| \`audit-log-not-pruned\` in the log | any: the export or the log differs, and nothing is removed. |
| \`database-nearly-full\`, \`database-full\` in the log | any. |

## What lists read

With ${number(SCALE.content)} content items, ${number(SCALE.users)} users and ${number(SCALE.entries)} entries, in a runtime with 128 MB of JavaScript heap, and six of the heaviest at once.
\`npm run test:all\` compares each list with what plain SQL selects, and holds it to the rows below; pages have 500 items. One item in ten is for some
users only: it is shared with two users or so, and with one or two of ${SCALE.groups} groups, which have ${SCALE.members / SCALE.groups} members each. Those who ask are

${ASKERS.map((as) => `- ${PEOPLE[as].described}${as === ASKERS.at(-1) ? "." : ";"}`).join("\n")}

The first and the last page read what they show: with each item its owner, its place in a list, and of what it gives to groups each permission. A page in
the middle also reads what is before it, or after it, whichever is less: three rows for each item that the caller may see and that is for
some users only, and one for each other item. A search for words reads an entry of the index for each item that has the rarest of them, and the item, once
for the page and its total. So does a search for the owner of much, for others than administrators and that owner. Every other total is known without
reading what it counts: it costs a row for each set of groups that content is shared with and that has one of the caller's. The list without pages is refused
without reading an item where it is longer than ${number(CONTENT_LIST_MAX_ITEMS)}.
The list of users reads all of them, some 20 milliseconds here. By its query plan, no other statement counts or sorts a whole table.

${listsOf()}
As a server grows, what lists read stays the same, but for pages in the middle, common words, and users. These are the most rows that a page of each list
read in the run above, whoever asked, on a server that grew; there is one user for ten items. Groups stay ${SCALE.groups}, while what is shared with them grows.

${growthOf(results)}`;
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
