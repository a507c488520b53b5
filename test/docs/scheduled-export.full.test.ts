/** The page's commands run as its readers run them: by a shell, by cron's environment, by the lines of a systemd unit. */

import { spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runExportAction } from "../action/export/run-export-step.ts";
import { COMPILED, terminalProgram } from "../action/run-terminal.ts";
import { KEY, makeEntries, serveAuditLog } from "../action/support/audit-server.ts";
import { BUCKET, type BucketServer, serveBucket } from "../action/support/bucket-server.ts";
import { CALM } from "../action/support/calm-environment.ts";
import { calmTime } from "../action/support/calm-time.ts";
import { temporaryFolder } from "../action/support/temporary-folder.ts";
import { blocksOf, read } from "./examples.ts";

calmTime();

const PAGE = "docs/scheduled-export.md";
const SERVER = "https://content.example.com";
const PLACE = `s3://${BUCKET}/content`;
const PUBLIC_KEY = "5af1f1430fe8f0c96cfb0d9362fa67242bb6ef095a1aa5f27babbe7b914eacac";

const blocks = blocksOf(PAGE, read(PAGE));

/** The text of the block that has a line, such as the path of the file that it shows. */
function blockWith(line: string): string {
  const found = blocks.filter((block) => block.text.split("\n").includes(line));
  if (found.length !== 1) throw new Error(`${PAGE} needs one block with "${line}", and has ${found.length}.`);
  return found[0]?.text ?? "";
}

const workflows = blocks.filter(({ language }) => language === "yaml").map((block) => parse(block.text));

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const SIGNING_KEY = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
const OWN_PUBLIC_KEY = Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex");

/** A machine, on which the folders of the system that the page names are below one. */
interface Machine {
  readonly root: string;
  readonly bucket: BucketServer;
  readonly server: string;
  /** Replaces in a text of the page what is another one here: paths, and the server. */
  readonly here: (text: string) => string;
}

let machine: Machine;

beforeEach(async () => {
  const { url } = await serveAuditLog({ entries: makeEntries(30) });
  const [root, bucket] = [temporaryFolder(), await serveBucket()];
  const here = (page: string) =>
    page
      .replaceAll(SERVER, url)
      .replaceAll(/(?<![\w.])\/(?:usr\/local\/bin|etc|var\/log)(?=[/:])/g, (path) => root + path)
      .replaceAll(PUBLIC_KEY, OWN_PUBLIC_KEY);
  for (const folder of ["usr/local/bin", "etc/systemd/system", "var/log"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const program = `#!/bin/sh\nexec "${process.execPath}" "${terminalProgram()}" "$@"\n`;
  writeFileSync(join(root, "usr/local/bin/provider-steward"), program, { mode: 0o755 });
  writeFileSync(join(root, "etc/audit-log-public-key.pem"), publicKey.export({ format: "pem", type: "spki" }));
  machine = { root, bucket, server: url, here };
});

/** The environment of a command that the page has in a file. */
function environmentOf({ bucket }: Machine): Readonly<Record<string, string>> {
  return { STEWARD_API_KEY: KEY, STEWARD_SIGNING_KEY: SIGNING_KEY, ...bucket.environment };
}

/** Writes a file that the page shows, named in its first comment. */
function install(path: string): string {
  const { root, here } = machine;
  writeFileSync(join(root, path), here(blockWith(`# ${path}`)));
  return join(root, path);
}

/** Writes the file of secrets, with the keys in place of the dots. */
function installSecrets(): string {
  const path = install("/etc/audit-log-export.env");
  const values = environmentOf(machine);
  const lines = readFileSync(path, "utf8").replaceAll(
    /^(\w+)=\.\.\.$/gm,
    (_, name: string) => `${name}=${values[name]}`,
  );
  expect(lines).not.toContain("...");
  writeFileSync(path, `${lines}AWS_ENDPOINT_URL_S3=${machine.bucket.url}\n`);
  return path;
}

/** Runs a program with nothing in its environment but what is given. */
async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = machine.root,
) {
  const child = spawn(command, args, { env: { ...COMPILED, ...env }, cwd, stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve).on("error", reject);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** Someone changes an object that was exported. */
function tamper({ objects }: BucketServer): void {
  const key = "content/seg/000000001.ndjson.gz";
  const { bytes, headers } = objects.get(key) ?? { bytes: Buffer.alloc(0), headers: {} };
  objects.set(key, { bytes: Buffer.concat([bytes, Buffer.from("x")]), headers });
}

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

it.skipIf(!has("openssl"))("the commands for keys give a key that signs, on one line", async () => {
  const commands = blockWith("openssl genpkey -algorithm ed25519 -out signing-key.pem");
  const made = await run("sh", ["-ec", commands], CALM);
  const line = made.stdout.trim();
  expect(line).not.toContain("\n");
  const environment = { ...environmentOf(machine), STEWARD_SIGNING_KEY: line };
  const args = ["export", "--server", machine.server, "--out", "out"];
  const program = join(machine.root, "usr/local/bin/provider-steward");
  expect(await run(program, args, environment)).toMatchObject({ code: 0 });
  const verified = await run(program, ["verify-export", "out", "--public-key", "public-key.pem"], environment);
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining("signed by") });
});

describe("the workflows", () => {
  /** The inputs of the step that exports, with the secrets in place of the expressions. */
  function inputsOf(workflow: { jobs: { export: { steps: { uses?: string; with?: Record<string, string> }[] } } }) {
    const step = workflow.jobs.export.steps.find(({ uses }) => uses?.includes("/action/export@"));
    const secrets: Readonly<Record<string, string | undefined>> = {
      CONTENT_API_KEY: KEY,
      AUDIT_SIGNING_KEY: SIGNING_KEY,
      AUDIT_ACCESS_KEY_ID: machine.bucket.environment["AWS_ACCESS_KEY_ID"],
      AUDIT_SECRET_ACCESS_KEY: machine.bucket.environment["AWS_SECRET_ACCESS_KEY"],
    };
    const values = Object.entries(step?.with ?? {}).map(([name, value]) => [
      name,
      machine.here(value).replace(/^\$\{\{ secrets\.(\w+) \}\}$/, (_, secret: string) => secrets[secret] ?? ""),
    ]);
    return Object.fromEntries(values);
  }

  it("the first one exports into the bucket with a lock, and fails once an object was changed", async () => {
    const bucket = await serveBucket({ hasObjectLock: true });
    machine = { ...machine, bucket };
    const inputs = { ...inputsOf(workflows[0]), endpoint: bucket.url };
    expect(inputs).toMatchObject({ out: PLACE, "object-lock": "compliance:365" });
    const options = { folder: temporaryFolder() };
    expect(await runExportAction(inputs, options)).toMatchObject({ exitCode: 0, outputs: { entries: "30" } });
    tamper(bucket);
    expect(await runExportAction(inputs, options)).toMatchObject({ exitCode: 1, outputs: { verdict: "broken" } });
  });

  it("the third one exports, verifies and compares as its script says", async () => {
    const [, , { jobs }] = workflows;
    const script: string = jobs.export.steps.at(-1).run;
    const folder = temporaryFolder();
    const bundle = join(folder, "provider-steward/action/dist/terminal/index.js");
    mkdirSync(dirname(bundle), { recursive: true });
    writeFileSync(bundle, `import(${JSON.stringify(terminalProgram())});`);
    expect(Object.keys(jobs.export.env)).toEqual(
      expect.arrayContaining(["STEWARD_API_KEY", "STEWARD_SIGNING_KEY", "AWS_REGION", "AWS_SECRET_ACCESS_KEY"]),
    );
    const path = [dirname(process.execPath), process.env["PATH"]].join(":");
    const environment = { ...environmentOf(machine), AUDIT_PUBLIC_KEY: OWN_PUBLIC_KEY, PATH: path };
    const first = await run("bash", ["-ec", machine.here(script)], environment, folder);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(`Whole: the export in ${PLACE}`) });
    tamper(machine.bucket);
    const second = await run("bash", ["-ec", machine.here(script)], environment, folder);
    expect(second).toMatchObject({ code: 1, stdout: expect.stringContaining(`Broken: the export in ${PLACE}`) });
  });
});

describe("systemd", () => {
  const [SERVICE, TIMER] = [
    "/etc/systemd/system/audit-log-export.service",
    "/etc/systemd/system/audit-log-export.timer",
  ];

  it.skipIf(!has("systemd-analyze"))("systemd has nothing to say of the units", async () => {
    const units = [install(SERVICE), install(TIMER)];
    const verify = async () => await run("systemd-analyze", ["verify", ...units], { PATH: process.env["PATH"] ?? "" });
    expect(await verify()).toEqual({ code: 0, stdout: "", stderr: "" });
    // It sees what is wrong.
    writeFileSync(units[1] ?? "", readFileSync(units[1] ?? "", "utf8").replace("03:17", "3am"));
    expect(await verify()).not.toMatchObject({ code: 0 });
  });

  it("the lines of the unit export and verify, and the second one fails once an object was changed", async () => {
    const secrets = installSecrets();
    const unit = readFileSync(install(SERVICE), "utf8");
    expect(unit).toContain(`EnvironmentFile=${secrets}\n`);
    const lines = Array.from(unit.matchAll(/^ExecStart=(.+)$/gm), ([, line = ""]) => line.split(" "));
    expect(lines).toHaveLength(2);
    const pairs = readFileSync(secrets, "utf8").matchAll(/^(?<name>\w+)=(?<value>.*)$/gm);
    const environment = Object.fromEntries(Array.from(pairs, ({ groups }) => [groups?.["name"], groups?.["value"]]));
    const start = async ([program = "", ...args]: readonly string[]) => await run(program, args, environment);
    for (const line of lines) {
      expect(await start(line)).toMatchObject({ code: 0, stderr: "" });
    }
    tamper(machine.bucket);
    expect(await start(lines[1] ?? [])).toMatchObject({ code: 1 });
  });
});

it("the line of cron prints nothing where all is well, and the verdict once an object was changed", async () => {
  installSecrets();
  chmodSync(install("/usr/local/bin/audit-log-export"), 0o755);
  const [, command = ""] = /^17 3 \* \* \* (.+)$/m.exec(read(PAGE)) ?? [];
  // As cron runs it: by sh, from the home folder, with no more than this.
  const environment = { SHELL: "/bin/sh", PATH: "/usr/bin:/bin", HOME: machine.root, LOGNAME: "root" };
  const runLine = async () => await run("/bin/sh", ["-c", machine.here(command)], environment);
  expect(await runLine()).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(machine.bucket.objects.size).toBe(3);
  tamper(machine.bucket);
  expect((await runLine()).stdout).toContain(`Broken: the export in ${PLACE}`);
});
