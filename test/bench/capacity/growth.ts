/** The rows that lists read while a server grows. */

import { LISTS, type List, pageNumber } from "./lists.ts";
import type { Growth } from "./results.ts";
import type { RowKind } from "./rows.ts";
import { type CapacityServer, startCapacityServer } from "./server.ts";
import { addPeople, type Namer, namerOf, type People, shareWith } from "./sharing.ts";

/** The rows that a server has for each content item. Groups do not grow with it, but what is shared with them does. */
const ROWS_PER_ITEM = {
  users: 0.1,
  content: 1,
  permissions: 0.2,
  members: 0.05,
  groupPermissions: 0.2,
  entries: 10,
} as const satisfies Partial<Readonly<Record<RowKind, number>>>;

const GROUPS = 50;

/** The fractions of all items at which lists are read. */
const STEPS = [0.01, 0.1, 1];

/** The lists that are read: of those that are alike, some. */
const SAMPLE = LISTS.filter(
  ({ name }) => !/^content by \w+, descending/.test(name) && !/^audit log, (?!all|action and user_guid)/.test(name),
);

/** @param items the content items that the server has in the end. @param state the folder of its database. */
export async function measureGrowth(state: string, items: number): Promise<readonly Growth[]> {
  const server = await startCapacityServer(state);
  try {
    const people = await addPeople(server);
    const growth: Growth[] = [];
    let has = 0;
    for (const step of STEPS) {
      const size = step * items;
      console.error(`lists of ${size} content items`);
      await grow(server, people, has, size);
      has = size;
      const lists = await rowsOf(server, people);
      growth.push({ items: size, users: size * ROWS_PER_ITEM.users, entries: ROWS_PER_ITEM.entries * size, lists });
    }
    return growth;
  } finally {
    await server.close();
  }
}

async function grow(server: CapacityServer, people: People, has: number, size: number): Promise<void> {
  const kinds = ["users", "content", "permissions", "members", "groupPermissions", "entries"] as const;
  for (const kind of kinds) {
    if (kind === "members" && has === 0) await server.add("groups", GROUPS);
    await server.add(kind, ROWS_PER_ITEM[kind] * (size - has));
  }
  await shareWith(server, people);
}

/** The most rows that a page of each group of lists reads, whoever asks. */
async function rowsOf(server: CapacityServer, people: People): Promise<Growth["lists"]> {
  const named = await namerOf(server, people);
  const most = new Map<string, number>();
  for (const list of SAMPLE) {
    const rows = await rowsOfPage(server, people, named, list);
    most.set(list.group, Math.max(rows, most.get(list.group) ?? 0));
  }
  return [...most].map(([group, rows]) => ({ group, rows }));
}

async function rowsOfPage({ ask }: CapacityServer, people: People, named: Namer, list: List): Promise<number> {
  const [path, { key }] = [named(list.path, list.as), people[list.as]];
  const first = await ask(path, key);
  if (first.status !== 200) throw new Error(`${path} was answered with ${first.status}.`);
  const page = pageNumber(list.page, first.body.total ?? 0);
  return page === 1 ? first.rowsRead : (await ask(`${path}&page_number=${page}`, key)).rowsRead;
}
