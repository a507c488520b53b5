import { execFileSync } from "node:child_process";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AuditExportRecord, UserRecord } from "../../../shared/index.ts";
import { apiOf } from "../../../worker/local/command/api.ts";
import { migrate } from "../../../worker/local/server/database.ts";
import { bundleWorker, CONFIGURATION } from "../../../worker/local/server/prepare.ts";
import { cleanUp, emptyFolder } from "../local/support/programs.ts";
import { starterOn } from "./runtime.ts";
import { ROOT, storedStates, unpackState } from "./states.ts";
import { openSwitchingFront } from "./switching-front.ts";

/** Their exports are in format 1, which is not read: see docs/decisions/0122-format-2.md. */
const OF_FORMAT_1 = ["15afe093", "4b02df8e", "4baa9c67", "8c822eb2"];

/** A server of this version that goes on with the state of an earlier commit. */
async function continued(name: string) {
  const folder = emptyFolder();
  const facts = await unpackState(name, folder);
  const front = await openSwitchingFront(starterOn(folder)(today, CONFIGURATION));
  ({ close } = front);
  await migrate(front.first.database);
  const { url } = front;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Key ${facts.key}` } });
    expect(answer.status).toBe(200);
    return await answer.text();
  };
  return { facts, url, get, api: apiOf(url, facts.key) };
}

/** The page of exports, as a person gets it who signs in with a key. */
async function signedInPage(url: string, key: string): Promise<string> {
  const headers = { Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ key, to: "/exports" }).toString();
  const answer = await fetch(`${url}/sign-in`, { method: "POST", headers, body, redirect: "manual" });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const page = await fetch(`${url}/exports`, { headers: { Cookie: cookies.join("; "), Accept: "text/html" } });
  expect([answer.status, page.status]).toEqual([303, 200]);
  return await page.text();
}

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

describe("this version with the state of an earlier one", () => {
  it.each(storedStates())("reads what is kept, and goes on: %s", async (name) => {
    const { facts, url, get, api } = await continued(name);
    const exportPath = `/audit_exports/${facts.exportGuid}`;
    // Its next run may have been due, and is over by then.
    const kept = { name: "kept", entries: expect.toSatisfy((entries: number) => entries >= facts.exportedEntries) };
    expect(await api.call("GET", "/audit_exports")).toMatchObject([kept]);
    expect(await api.call("GET", exportPath)).toMatchObject(kept);
    const scraped = /^steward_audit_export_entries_total{export="kept"} (\d+)$/m.exec(await get("/__api__/v1/metrics"));
    expect(Number(scraped?.[1])).toBeGreaterThanOrEqual(facts.exportedEntries);
    expect(await api.call("GET", "/search/content?q=rainf")).toMatchObject({
      total: 1,
      results: [{ guid: facts.contentGuid }],
    });
    expect(await get(`/content/${facts.contentGuid}/`)).toContain("<h1>Rainfall</h1>");
    const { results } = await api.call<{ readonly results: readonly UserRecord[] }>("GET", "/users");
    expect(results.map(({ username, locked }) => [username, locked])).toContainEqual(["kim", true]);
    const self = await api.call<UserRecord>("GET", "/user");
    const created = api.call("POST", `/users/${self.guid}/keys`, { json: { name: "new" } });
    expect(await created).toMatchObject({ name: "new" });
    expect(await signedInPage(url, facts.key)).toContain("kept");

    for (const step of ["pause", "resume", "run"]) {
      await api.call("POST", `${exportPath}/${step}`);
    }
    const isOld = OF_FORMAT_1.includes(name);
    const next = isOld
      ? await api.call<AuditExportRecord>("POST", "/audit_exports", { json: { name: "next", source: "own" } })
      : { guid: facts.exportGuid };
    const read = async (guid: string) => await api.call<AuditExportRecord>("GET", `/audit_exports/${guid}`);
    await expect.poll(async () => (await read(next.guid)).entries).toBeGreaterThan(facts.exportedEntries);
    await expect.poll(async () => (await read(next.guid)).verdict.text).toMatch(/^Whole to entry /);
    if (isOld) {
      const { verdict } = await read(facts.exportGuid);
      expect([verdict.state, verdict.text]).toEqual(["needs_attention", expect.stringContaining("format 1")]);
    } else {
      const receivers = async () => (await read(next.guid)).receivers;
      await expect.poll(receivers).toMatchObject([{ name: "siem", last_segment: 0, state: "retrying" }]);
    }
  });

  it("is there for each tag", () => {
    const tags = execFileSync("git", ["tag"], { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
    expect(storedStates()).toEqual(expect.arrayContaining(tags));
  });
});
