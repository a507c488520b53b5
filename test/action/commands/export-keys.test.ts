import { generateKeyPairSync, hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

calmTime();

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    secret: String(privateKey.export({ format: "pem", type: "pkcs8" })),
    public: Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex"),
  };
}

const [one, other] = [newKey(), newKey()];

/** An export of 30 entries, signed by the first key. The server gets 10 more before each further run. */
async function exported() {
  const entries = makeEntries(100);
  const server = await serveAuditLog({ entries: entries.slice(0, 20) });
  const folder = join(temporaryFolder(), "audit-log");
  const run = async (signing: Record<string, string>, ...args: readonly string[]) => {
    server.entries.push(...entries.slice(server.entries.length, server.entries.length + 10));
    return await runTerminal(["export", "--server", server.url, "--out", folder, ...args], {
      folder: ".",
      environment: { STEWARD_API_KEY: KEY, ...signing },
    });
  };
  const verify = async (...args: readonly string[]) => {
    const { code, stdout } = await runTerminal(["verify-export", folder, "--format", "json", ...args], {
      folder: ".",
    });
    return { code, ...JSON.parse(stdout) };
  };
  expect(await run({ STEWARD_SIGNING_KEY: one.secret })).toMatchObject({ code: 0 });
  return { folder, run, verify };
}

const NEW = { STEWARD_SIGNING_KEY: other.secret };

describe("the key of an export", () => {
  it("the key of an export is changed by the previous one, and the chain of keys is followed", async () => {
    const { folder, run, verify } = await exported();
    const stopped = await run(NEW);
    expect(stopped.code).toBe(2);
    expect(stopped.stderr).toContain("at the terminal as STEWARD_PREVIOUS_SIGNING_KEY");
    expect(await run({ STEWARD_PREVIOUS_SIGNING_KEY: one.secret })).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("STEWARD_SIGNING_KEY, which is not set. Set it to the new key."),
    });
    const both = await run({ ...NEW, STEWARD_PREVIOUS_SIGNING_KEY: one.secret });
    expect(both).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`the signing key of this run is ${other.public}`),
    });
    expect(await run(NEW)).toMatchObject({ code: 0 });
    expect(await verify("--public-key", one.public)).toMatchObject({
      code: 0,
      breaks: [],
      signed_by: other.public,
      key_changes: [
        { object: "manifests/000000002.json", kind: "rotation", from: one.public, to: other.public, pinned: false },
      ],
    });
    const text = await runTerminal(["verify-export", folder], { folder: "." });
    expect(text.stdout).toContain(
      `  3 manifests, signed by ${other.public}\n  since manifests/000000002.json, in which ${one.public} names it: ${other.public}\n`,
    );
  });

  it("the key of an export is replaced where it is lost, which is asked for and reported", async () => {
    const { run, verify } = await exported();
    expect(await run(NEW)).toMatchObject({ code: 2 });
    expect(await run({}, "--restart-signing")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("STEWARD_SIGNING_KEY is not set"),
    });
    expect(await run(NEW, "--restart-signing")).toMatchObject({ code: 0 });
    expect(await run(NEW)).toMatchObject({ code: 0 });
    const unpinned = await verify();
    expect(unpinned).toMatchObject({ code: 0, key_changes: [{ kind: "restart", pinned: false }] });
    expect(unpinned.notices[0]).toContain("restarts the signing with a new key");
    expect(await verify("--public-key", one.public)).toMatchObject({
      code: 1,
      breaks: [{ object: "manifests/000000002.json" }],
    });
    const both = ["--public-key", one.public, "--public-key", other.public];
    const pinned = await verify(...both);
    expect(pinned).toMatchObject({ code: 0, key_changes: [{ pinned: true }] });
    expect(pinned.notices).toEqual([
      expect.stringContaining(`restarts the signing with the key ${other.public}, since`),
    ]);
  });
});

describe("--witness", () => {
  it("finds what the witness has and the export has not, and says what it compared", async () => {
    const { folder, verify } = await exported();
    const file = join(temporaryFolder(), "witness.jsonl");
    const first = { sequence: 1, sha256: hash("sha256", readFileSync(join(folder, "manifests/000000001.json"))) };
    writeFileSync(file, `${JSON.stringify(first)}\n`);
    expect(await verify("--witness", file)).toMatchObject({ code: 0, witnessed: 1, breaks: [] });
    writeFileSync(file, `${JSON.stringify(first)}\n${JSON.stringify({ ...first, sequence: 2 })}\n`);
    const message = `It is missing, though the witness ${file} has it in line 2.`;
    expect(await verify("--witness", file)).toMatchObject({
      code: 1,
      breaks: [{ object: "manifests/000000002.json", message }],
    });
  });

  it.each([
    ["is none", "no witness\n", 'Line 1 of FILE is not one of a witness. It must be a JSON object with a "sequence"'],
    ["is empty", "", "FILE lists no manifest. Name the file that a receiver of manifests writes."],
  ])("refuses a file that %s", async (_, text, message) => {
    const [folder, file] = [temporaryFolder(), "witness.jsonl"];
    writeFileSync(join(folder, file), text);
    const { code, stdout, stderr } = await runTerminal(["verify-export", ".", "--witness", file], { folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message.replace("FILE", file));
  });
});
