/** A whole run, with a content server and a bucket over HTTP. */

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { ACCESS_KEY_ID, BUCKET, SECRET_ACCESS_KEY, serveBucket } from "../support/bucket-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { exportedLines } from "../support/exported.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { HEX, PRIVATE_PEM } from "../support/verify-export.ts";
import { commandsIn, runExportAction } from "./run-export-step.ts";

calmTime();

const PLACE = `s3://${BUCKET}/content`;
const SIGNING_KEY = PRIVATE_PEM.trim();

describe("the Action of exports", () => {
  it("exports into a folder, goes on with it, and says what is there", async () => {
    const server = await serveAuditLog({ entries: makeEntries(30) });
    const folder = temporaryFolder();
    const inputs = { server: server.url, "api-key": KEY, "signing-key": SIGNING_KEY, "public-key": HEX };
    expect(await runExportAction(inputs, { folder })).toMatchObject({ exitCode: 0 });
    server.entries.push(...makeEntries(5, 31));
    const step = await runExportAction(inputs, { folder });
    expect(step.exitCode).toBe(0);
    expect(exportedLines(join(folder, "audit-log"))).toEqual(server.entries);
    const manifest = readFileSync(join(folder, "audit-log", "manifests", "000000002.json"));
    const sha256 = createHash("sha256").update(manifest).digest("hex");
    expect(step.outputs).toEqual({
      verdict: "not_compared",
      out: "audit-log",
      entries: "35",
      "last-id": "35",
      manifest: "2",
      "manifest-sha256": sha256,
    });
    expect(step.log).toContain(
      `| The audit log of ${server.url} in audit-log:\n|   35 entries in 2 segments, ids up to 35\n`,
    );
    expect(step.log).toContain("| Whole: the export in audit-log\n");
    expect(step.summary).toContain("## ✅ The audit log is exported, and the export is whole\n");
    expect(step.summary).toContain("| Entries | 35 entries, ids up to 35 |\n");
    expect(step.summary).toContain(`| Signed by | \`${HEX}\` |\n`);
    // A line of the file of a witness.
    const name = new URL(server.url).host;
    expect(step.summary).toContain(`\`{"export":"${name}","sequence":2,"sha256":"${sha256}"}\``);
    const witness = join(folder, "witness.ndjson");
    const [, line = ""] = /`(\{"export".*\})`/.exec(step.summary) ?? [];
    writeFileSync(witness, `${line}\n`);
    const { runTerminal } = await import("../support/terminal.ts");
    expect(await runTerminal(["verify-export", "audit-log", "--witness", "witness.ndjson"], { folder })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("witness"),
    });
  });

  it("hides every secret before it does anything, and prints none", async () => {
    const server = await serveAuditLog({ entries: makeEntries(3) });
    const bucket = await serveBucket({ sessionToken: "session+token" });
    const inputs = {
      server: server.url,
      "api-key": KEY,
      "signing-key": SIGNING_KEY,
      out: PLACE,
      endpoint: bucket.url,
      region: "eu-central-1",
      "access-key-id": ACCESS_KEY_ID,
      "secret-access-key": SECRET_ACCESS_KEY,
      "session-token": "session+token",
    };
    const step = await runExportAction(inputs, { folder: temporaryFolder() });
    expect(step.exitCode).toBe(0);
    const [, middle = ""] = SIGNING_KEY.split("\n");
    expect(step.secrets).toEqual(
      expect.arrayContaining([KEY, SIGNING_KEY, middle, SECRET_ACCESS_KEY, "session+token"]),
    );
    const told = step.log + step.summary + JSON.stringify(step.outputs);
    for (const secret of [KEY, middle, SECRET_ACCESS_KEY, "session+token"]) expect(told).not.toContain(secret);
  });

  it("fails where an object was changed", async () => {
    const server = await serveAuditLog({ entries: makeEntries(30) });
    const bucket = await serveBucket();
    const inputs = { server: server.url, "api-key": KEY, out: PLACE };
    const options = { folder: temporaryFolder(), environment: bucket.environment };
    await runExportAction(inputs, options);
    server.entries.push(...makeEntries(5, 31));
    await runExportAction(inputs, options);
    const named = "seg/000000001.ndjson.gz";
    const key = `content/${named}`;
    const { bytes, headers } = bucket.objects.get(key) ?? { bytes: Buffer.alloc(0), headers: {} };
    bucket.objects.set(key, { bytes: Buffer.concat([bytes, Buffer.from("x")]), headers });
    const step = await runExportAction(inputs, options);
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: "broken" });
    expect(step.log).toContain(named);
    expect(step.summary).toContain("## ❌ The export of the audit log is not whole");
    expect(commandsIn(step)).toContainEqual(
      expect.objectContaining({ name: "error", data: expect.stringContaining(named) }),
    );
  });

  it("fails where ids are missing, and where another key signed", async () => {
    const settings = { build: "0.1.0", limits: { audit_page_max_entries: 500 } };
    const incomplete = await serveAuditLog({ entries: makeEntries(9).toSpliced(4, 1), settings });
    const folder = temporaryFolder();
    const missing = await runExportAction({ server: incomplete.url, "api-key": KEY }, { folder });
    expect(missing).toMatchObject({ exitCode: 1, outputs: { verdict: "incomplete", entries: "8" } });
    rmSync(join(folder, "audit-log"), { recursive: true });
    const server = await serveAuditLog({ entries: makeEntries(9) });
    const inputs = { server: server.url, "api-key": KEY, "signing-key": SIGNING_KEY, "public-key": "0".repeat(64) };
    expect(await runExportAction(inputs, { folder })).toMatchObject({ exitCode: 1, outputs: { verdict: "broken" } });
  });

  it("fails where the server does, and verifies what is there", async () => {
    const server = await serveAuditLog({
      entries: makeEntries(900),
      fault: (request) => (request > 1 ? { status: 401 } : undefined),
    });
    const step = await runExportAction({ server: server.url, "api-key": KEY }, { folder: temporaryFolder() });
    expect(step.exitCode).toBe(1);
    expect(step.log).toContain("| Whole: the export in audit-log\n");
    expect(commandsIn(step).map(({ data }) => data)).toEqual([expect.stringContaining("the key is not valid")]);
    expect(step.summary).toContain("the key is not valid");
  });

  it("takes no name of an object for a command", async () => {
    const server = await serveAuditLog({ entries: makeEntries(3) });
    const bucket = await serveBucket();
    const options = { folder: temporaryFolder(), environment: bucket.environment };
    const inputs = { server: server.url, "api-key": KEY, out: PLACE };
    await runExportAction(inputs, options);
    // It comes after the run has looked for what else is there.
    const key = "content/::set-output name=a::##[add-mask]b";
    let lists = 0;
    const hostile = await serveBucket({
      fault: ({ url }) => {
        if (!url.searchParams.has("list-type")) return undefined;
        lists += 1;
        if (lists === 3) hostile.objects.set(key, { bytes: Buffer.alloc(0), headers: {} });
        return undefined;
      },
    });
    for (const [name, object] of bucket.objects) hostile.objects.set(name, object);
    const step = await runExportAction(inputs, { ...options, environment: hostile.environment });
    expect(hostile.objects.has(key)).toBe(true);
    expect(step).toMatchObject({ exitCode: 1, outputs: { verdict: "broken" } });
    expect(step.log).toContain("::set-output name=a::");
    expect(commandsIn(step).map(({ name }) => name)).toEqual(["error"]);
  });

  it.each([
    [{}, "There is no API key. Set the environment variable STEWARD_API_KEY"],
    [{ "api-key": KEY, server: "content.example.com" }, 'Input "server" must be a URL'],
    [{ "api-key": KEY, out: PLACE }, "Set AWS_REGION to the region of the bucket"],
    [{ "api-key": KEY, "signing-key": "secret" }, "STEWARD_SIGNING_KEY is not an Ed25519 key"],
  ])("says what it needs: %j", async (inputs, message) => {
    const step = await runExportAction({ server: "http://127.0.0.1:9", ...inputs }, { folder: temporaryFolder() });
    expect(step.exitCode).toBe(1);
    expect(commandsIn(step)).toEqual([
      expect.objectContaining({ name: "error", data: expect.stringContaining(message) }),
    ]);
    expect(step.summary).toContain("## ❌ Provider Steward could not do its work");
  });
});
