/**
 * Servers of earlier commits are upgraded while clients go on: nothing that one was told is kept is lost, and no answer is a failure but
 * 503 with Retry-After. The code of the commit runs on its own state, as the platform runs it until another is deployed.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import { apiOf } from "../../../worker/local/command/api.ts";
import { orderOf } from "../../../worker/local/deploy/order.ts";
import { migrate } from "../../../worker/local/server/database.ts";
import { bundleWorker, CONFIGURATION } from "../../../worker/local/server/prepare.ts";
import { sized } from "../../support/size.ts";
import { cleanUp, emptyFolder } from "../local/support/programs.ts";
import { type Clients, type Noted, startClients } from "./clients.ts";
import { earlierCode, hasCommit } from "./earlier-code.ts";
import { starterOn } from "./runtime.ts";
import { ROOT, type StateFacts, unpackState } from "./states.ts";
import { openSwitchingFront } from "./switching-front.ts";

/** The answers without an error that each client gets in each phase, at least. */
const ANSWERS = sized({ full: 10, small: 3 });

let today: string;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  today = await bundleWorker();
});
afterEach(async () => {
  await close?.();
  close = undefined;
  await cleanUp();
});

/** A server of an earlier commit in use. */
async function inUse(commit: string) {
  const folder = emptyFolder();
  const facts = await unpackState(commit, folder);
  const earlier = await earlierCode(commit, join(folder, "code"));
  const start = starterOn(folder);
  const before = start(earlier.code, earlier.configuration);
  const front = await openSwitchingFront(before);
  close = front.close;
  const clients = startClients(front.url, facts);
  await clients.succeed("before", ANSWERS);
  return { facts, front, clients, earlier, before, after: start(today, CONFIGURATION) };
}

/** Answers that a client cannot do with what it is told: an error of the server, but for being told to come again. */
function failuresIn(noted: readonly Noted[]): readonly Noted[] {
  return noted.filter(({ status, retryAfter }) => status >= 400 && !(status === 503 && retryAfter !== undefined));
}

/** Checks that everything is there which the clients were told is kept. */
async function expectNothingLost(url: string, facts: StateFacts, { promised }: Clients): Promise<void> {
  const api = apiOf(url, facts.key);
  const pageOf = async (guid: string) =>
    await (await fetch(`${url}/content/${guid}/`, { headers: { Authorization: `Key ${facts.key}` } })).text();
  expect(promised.content.size).toBeGreaterThan(1);
  for (const [guid, heading] of promised.content) {
    expect(await pageOf(guid)).toContain(heading);
  }
  const found = await api.call<{ readonly total: number }>("GET", "/search/content?q=rainfall");
  expect(found.total).toBe(promised.content.size + 1);

  expect(promised.keys.size).toBeGreaterThan(1);
  const asked = Array.from(
    promised.keys,
    async (key) => (await fetch(`${url}/__api__/v1/user`, { headers: { Authorization: `Key ${key}` } })).status,
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));

  const entries = await entriesFrom(`${url}/__api__/v1/audit_logs?limit=500`, facts.key);
  const ids = entries.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.map((_, at) => at + 1));
  const described = new Map(entries.map(({ id, event_description }) => [id, event_description]));
  expect(promised.entries.size).toBeGreaterThan(1);
  for (const [id, description] of promised.entries) expect([id, described.get(id)]).toEqual([id, description]);
  expect(entries.filter(({ action }) => action === "deploy_bundle").length).toBeGreaterThanOrEqual(
    promised.content.size,
  );

  const path = `/audit_exports/${facts.exportGuid}`;
  await api.call("POST", `${path}/run`);
  const read = async () => await api.call<AuditExportRecord>("GET", path);
  await expect.poll(async () => (await read()).entries).toBeGreaterThanOrEqual(entries.length);
  await expect.poll(async () => (await read()).verdict.text).toMatch(/^Whole to entry /);
}

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly event_description: string;
}

interface Page {
  readonly results: readonly Entry[];
  readonly paging: { readonly next: string | null };
}

/** All entries from a page of the log on. */
async function entriesFrom(page: string, key: string): Promise<readonly Entry[]> {
  const answer = await fetch(page, { headers: { Authorization: `Key ${key}` } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its form is checked against the description
  const { results, paging } = JSON.parse(await answer.text()) as Page;
  return paging.next === null ? results : [...results, ...(await entriesFrom(paging.next, key))];
}

/** Commits that there are states of, and the order by the migrations since then. A shallow clone has none of them. */
const EARLIER = [
  { commit: "70e3fcf5", order: "code-first" },
  { commit: "63426636", order: "code-first" },
  { commit: "164e1e75", order: "migrations-first" },
] as const;

describe.runIf(EARLIER.every(({ commit }) => hasCommit(commit)))("an upgrade while requests go on", () => {
  it.each(EARLIER)(
    "from $commit loses nothing, and fails nothing: $order",
    { timeout: 240_000 },
    async ({ commit, order }) => {
      const { facts, front, clients, earlier, after } = await inUse(commit);
      const pending = readdirSync(join(ROOT, "worker/migrations")).filter((name) => !earlier.migrations.includes(name));
      expect(orderOf(pending)).toBe(order);
      if (order === "code-first") {
        const { database } = await front.replace(after);
        await clients.begin("the code without its migrations");
        await migrate(database);
      } else {
        await migrate(front.first.database);
        await clients.succeed("the migrations without their code", ANSWERS);
        await front.replace(after);
      }
      await clients.succeed("after", ANSWERS);
      await clients.stop();
      expect(failuresIn(clients.noted)).toEqual([]);
      const waited = clients.noted.filter(({ status }) => status === 503);
      if (order === "migrations-first") expect(waited).toEqual([]);
      else expect(waited.length).toBeGreaterThan(0);
      await expectNothingLost(front.url, facts, clients);
    },
  );

  it("the code of 164e1e75 goes on after a rollback, on the tables of today", { timeout: 240_000 }, async () => {
    const { facts, front, clients, before, after } = await inUse("164e1e75");
    await migrate(front.first.database);
    await front.replace(after);
    await clients.succeed("after", ANSWERS);
    await front.replace(before);
    await clients.succeed("rolled back", ANSWERS);
    await front.replace(after);
    await clients.succeed("upgraded again", ANSWERS);
    await clients.stop();
    expect(failuresIn(clients.noted)).toEqual([]);
    await expectNothingLost(front.url, facts, clients);
  });
});
