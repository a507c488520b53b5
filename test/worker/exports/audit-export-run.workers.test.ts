import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import { jobsWith } from "../workerd/export-jobs.ts";
import { addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { PUBLIC_KEY, SIGNING_KEY } from "../workerd/things.ts";

const variables = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY };

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});

const get = async (path: string) => await callApi(`/audit_exports/${path}`, { key: admin.key, variables });
const post = async (path: string, json?: unknown) =>
  await callApi(`/audit_exports${path}`, {
    method: "POST",
    key: admin.key,
    variables,
    bindings: jobsWith(variables),
    json,
  });
const create = async (name: string): Promise<string> => (await post("", { name, source: "own" })).body.guid;

/** The record once the job has done all that it was asked. */
async function settled(guid: string): Promise<AuditExportRecord> {
  for (;;) {
    await runDurableObjectAlarm(env.AUDIT_EXPORT_JOB.getByName(guid));
    const { body } = await get(guid);
    const isPlanned = Date.parse(body.next_run_time) > Date.now();
    if (body.state !== "running" && (isPlanned || body.state !== "waiting")) return body;
  }
}

/** The lines of all segments. */
async function exported(guid: string): Promise<readonly string[]> {
  const { body } = await get(`${guid}/objects?prefix=seg/`);
  const texts = body.results.map(async ({ url }: { url: string }) => {
    const response = await call(url, { key: admin.key });
    return await new Response(response.body?.pipeThrough(new DecompressionStream("gzip"))).text();
  });
  return (await Promise.all<string>(texts)).flatMap((text) => text.split("\n").slice(0, -1));
}

describe("an export of this server's log", () => {
  it("has every entry once, and a manifest when it was asked to run", async () => {
    const guid = await create("whole");
    const first = await settled(guid);
    expect(first).toMatchObject({ state: "waiting", last_error: null, segments: 1, public_key: PUBLIC_KEY });
    expect((await post(`/${guid}/run`)).status).toBe(202);
    const second = await settled(guid);
    expect(second).toMatchObject({ state: "waiting", last_error: null, segments: 2 });
    const entries = await auditEntries();
    expect(second).toMatchObject({ entries: entries.length, last_id: String(entries.at(-1)?.id) });
    expect((await exported(guid)).map((line) => JSON.parse(line).id)).toEqual(entries.map(({ id }) => String(id)));
    expect(second.manifests).toBeGreaterThan(first.manifests ?? 0);
    const { body } = await get(`${guid}/objects?prefix=manifests/`);
    const manifest = await (await call(body.results.at(-1).url, { key: admin.key })).json();
    expect(manifest).toMatchObject({ name: "whole", last_id: second.last_id, public_key: PUBLIC_KEY });
  });

  it("stands still while it is paused, and goes on when it is resumed", async () => {
    const guid = await create("still");
    await settled(guid);
    const { body: before } = await post(`/${guid}/pause`);
    await addPerson("viewer");
    expect((await post(`/${guid}/run`)).status).toBe(409);
    await runDurableObjectAlarm(env.AUDIT_EXPORT_JOB.getByName(guid));
    expect((await get(guid)).body).toMatchObject({ state: "paused", entries: before.entries, next_run_time: null });
    expect((await post(`/${guid}/resume`)).body.state).not.toBe("paused");
    const after = await settled(guid);
    expect(after.entries).toBe((await auditEntries()).length);
  });
});
