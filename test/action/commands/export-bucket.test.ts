/** The commands work with a content server and a bucket over HTTP, both of which fail on the way. */

import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type AuditServerOptions, KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { BUCKET, type BucketServer, type BucketServerOptions, serveBucket } from "../support/bucket-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";
import { HEX, PRIVATE_PEM } from "../support/verify-export.ts";

calmTime();

const PLACE = `s3://${BUCKET}/logs/content`;

async function start(options: AuditServerOptions = {}, ofBucket: BucketServerOptions = {}) {
  const server = await serveAuditLog({ entries: makeEntries(300), ...options });
  const bucket = await serveBucket(ofBucket);
  const environment = { STEWARD_API_KEY: KEY, STEWARD_SIGNING_KEY: PRIVATE_PEM, ...bucket.environment };
  const run = async (...args: readonly string[]) => await runTerminal(args, { folder: temporaryFolder(), environment });
  return { server, bucket, run, exported: async () => await run("export", "--server", server.url, "--out", PLACE) };
}

/** The lines of all segments in a bucket, in their order, unpacked by Node. */
function linesIn({ objects }: BucketServer): readonly string[] {
  const keys = [...objects.keys()].filter((key) => key.startsWith("logs/content/seg/")).toSorted();
  return keys.flatMap((key) => {
    const { bytes } = objects.get(key) ?? { bytes: Buffer.alloc(0) };
    return gunzipSync(bytes).toString().split("\n").filter(Boolean);
  });
}

describe("an export in a bucket", () => {
  it("is written, verified and read, and resumes with new entries only", async () => {
    const { server, bucket, run, exported } = await start();
    const first = await exported();
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toContain(`The audit log of ${server.url} in ${PLACE}:\n  300 entries in 1 segment`);
    expect([...bucket.objects.keys()].toSorted()).toEqual([
      "logs/content/latest.json",
      "logs/content/manifests/000000001.json",
      "logs/content/seg/000000001.ndjson.gz",
    ]);
    const before = bucket.objects.get("logs/content/seg/000000001.ndjson.gz");
    server.entries.push(...makeEntries(20, 301));
    expect(await exported()).toMatchObject({ code: 0, stderr: "" });
    expect(bucket.objects.get("logs/content/seg/000000001.ndjson.gz")).toBe(before);
    expect(linesIn(bucket)).toEqual(server.entries);
    const verified = await run("verify-export", PLACE, "--public-key", HEX, "--server", server.url, "-f", "json");
    expect(JSON.parse(verified.stdout)).toMatchObject({ whole: true, totals: { entries: 320, manifests: 2 } });
  });

  it("goes on after a failure of the bucket, with what was written", async () => {
    let isRefused = true;
    const { server, bucket, exported } = await start(
      {},
      {
        fault: ({ method, key }) =>
          isRefused && method === "PUT" && key.includes("/manifests/")
            ? { status: 403, code: "AccessDenied" }
            : undefined,
      },
    );
    const { code, stderr } = await exported();
    expect(code).toBe(2);
    expect(stderr).toContain("answered 403 (AccessDenied). Give the key the permissions s3:ListBucket");
    expect(stderr).toContain("Everything that was written is kept.");
    expect(linesIn(bucket)).toEqual(server.entries);
    isRefused = false;
    expect(await exported()).toMatchObject({ code: 0, stderr: "" });
    expect(linesIn(bucket)).toEqual(server.entries);
  });
});

describe("the options of a bucket", () => {
  it.each([
    [["--out", "folder", "--object-lock", "compliance:30"], "--object-lock is for a bucket."],
    [["--out", PLACE, "--object-lock", "forever"], "It must be governance or compliance, a colon and 1 to 36500 days"],
    [["--out", "s3://Audit/log"], "A bucket is named as in s3://audit-log-bucket/prefix"],
  ])("%j is refused before anything is asked", async (args, message) => {
    const { server, bucket, run } = await start();
    const { code, stderr } = await run("export", "--server", server.url, ...args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
    expect(bucket.requests).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  it("a locked export resumes, and its newest manifest is replaced", async () => {
    const { server, bucket, run, exported } = await start({}, { hasObjectLock: true });
    const locked = async () =>
      await run("export", "--server", server.url, "--out", PLACE, "--object-lock", "governance:30");
    expect(await locked()).toMatchObject({ code: 0, stderr: "" });
    server.entries.push(...makeEntries(20, 301));
    expect(await locked()).toMatchObject({ code: 0, stderr: "" });
    expect(await exported()).toMatchObject({ code: 0, stderr: "" });
    const modes = [...bucket.objects].map(([key, { headers }]) => [
      key.slice("logs/content/".length),
      headers["x-amz-object-lock-mode"],
    ]);
    expect(Object.fromEntries(modes)).toEqual({
      "seg/000000001.ndjson.gz": "GOVERNANCE",
      "seg/000000002.ndjson.gz": "GOVERNANCE",
      "manifests/000000001.json": "GOVERNANCE",
      "manifests/000000002.json": "GOVERNANCE",
      "manifests/000000003.json": undefined,
      "latest.json": undefined,
    });
  });
});
