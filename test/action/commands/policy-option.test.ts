import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

/** One warning, whose fix is safe. */
const DOUBTFUL =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m", "n"], "deny": ["m"] } } } }\n';
const OFF = '{ "rules": { "allow-deny-overlap": "off" } }\n';
const UNUSABLE =
  'error: No file was fixed by the policy "../.provider-steward.json", because it or a layer of it cannot be used. Fix it first, or add --no-policy.\n';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  write("repository/team/providers.json", DOUBTFUL);
  mkdirSync(join(folder, "repository/.git"));
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function run(args: readonly string[], options: Partial<CommandOptions> = {}) {
  return runTerminal(args, { folder: join(folder, "repository/team"), ...options });
}

describe("the policy of a terminal", () => {
  it("the policy of a terminal holds for standard input, which stands in the working folder", async () => {
    const ignore = { rule: "allow-deny-overlap", files: ["team/*"], reason: "Known." };
    write("repository/.provider-steward.json", JSON.stringify({ ignores: [ignore] }));
    const { stdout } = await run(["validate", "-"], { input: DOUBTFUL });
    expect(stdout).toMatch(/  \(policy \/ignores\/0: Known\.\)\n\n1 file, nothing to report, 1 suppressed\n$/);
    const outside = await run(["validate", "-"], { input: DOUBTFUL, folder: join(folder, "repository") });
    expect(outside.stdout).toMatch(/\n1 warning in 1 file\n$/);
  });

  it("the policy of a terminal takes globs from its own folder, however a file is named", async () => {
    const ignore = { rule: "allow-deny-overlap", files: ["team/providers.json"], reason: "Known." };
    write("repository/.provider-steward.json", JSON.stringify({ ignores: [ignore] }));
    for (const path of ["providers.json", "./../team/providers.json", join(folder, "repository/team/providers.json")]) {
      expect((await run(["validate", path])).stdout).toMatch(/\n1 file, nothing to report, 1 suppressed\n$/);
    }
  });

  it("the policy of a terminal is reported on where something is wrong with it, by its path from here", async () => {
    write("repository/.provider-steward.json", '{\n  "rulez": {}\n}\n');
    const { code, stdout, stderr } = await run(["validate", "providers.json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(/^\.\.\/\.provider-steward\.json:2:3 {2}error {2}.*"rulez".* {2}policy-file\n/);
    expect(stdout).toMatch(/\n1 error, 1 warning in 2 files\n$/);
  });

  it("the policy of a terminal is told as a file that cannot be read where it is not there", async () => {
    const { code, stdout, stderr } = await run([
      "validate",
      "providers.json",
      "--policy",
      "p.json",
      "--format",
      "json",
    ]);
    const unread = { path: "p.json", reason: "No such file. Check the name and the current folder." };
    expect({ code, stderr }).toEqual({ code: 2, stderr: `error: Could not read "p.json". ${unread.reason}\n` });
    expect(JSON.parse(stdout)).toMatchObject({ valid: false, files: [{ path: "providers.json" }], unread: [unread] });
  });

  it("the policy of a terminal brings its layers, and tells of those that it cannot use", async () => {
    write(
      "repository/.provider-steward.json",
      '{ "layers": { "enforced": "layers/e.json", "default": "layers/d.json" } }',
    );
    write(
      "repository/layers/e.json",
      '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    );
    write("repository/layers/d.json", "{ ");
    write(
      "repository/team/providers.json",
      '{ "$schema": "provider-config.schema.json", "providers": { "custom": { "gateway": { "enabled": true } } } }\n',
    );
    const { code, stdout } = await run(["validate", "providers.json"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^\.\.\/layers\/d\.json:1:\d+ {2}error .* syntax\n/);
    expect(stdout).toMatch(/\n1 error in 1 of 2 files\n$/);
    rmSync(join(folder, "repository/layers/d.json"));
    expect((await run(["validate", "providers.json"])).stderr).toBe(
      'error: Could not read "../layers/d.json". No such file. Check the name and the current folder. ' +
        'The policy file names it as the layer "default".\n',
    );
  });
});

describe("the policy of a command about one file", () => {
  const FILE = "repository/team/providers.json";

  beforeEach(() => {
    write("other.json", "{}");
    write("repository/team/.provider-steward.json", '{ "layers": { "enforced": "e.json" } }');
    write("repository/team/e.json", '{ "providers": { "provider_a": { "enabled": false } } }');
  });

  const nearTo = [
    ["resolve", "--explain", FILE],
    ["resolve", "--explain", "other.json", FILE],
    ["explain", FILE, "/providers/provider_a/enabled"],
  ];

  it.each(nearTo)("is nearest to the file, and not to the working folder: %s %s %s", async (...words) => {
    const near = await run(words, { folder });
    expect([near.code, near.stdout.includes("from  repository/team/e.json:1:")]).toEqual([0, true]);
    const none = await run([...words, "--no-policy"], { folder });
    expect([none.code, none.stdout.includes("e.json")]).toEqual([0, false]);
  });

  it.each([
    ["other.json", FILE],
    [FILE, "-"],
    [FILE, "/dev/null"],
  ])("is nearest to the new side, or to the old one where the new one is no file: diff %s %s", async (...sides) => {
    write("repository/team/e.json", "{ ");
    const { code, stderr } = await run(["diff", ...sides], { folder, input: "{}" });
    expect([code, stderr.startsWith("repository/team/e.json:1:")]).toEqual([2, true]);
  });

  it.each(["resolve --explain --provider provider_a -", "explain - /providers/provider_a/enabled"])(
    "is nearest to the working folder where there is no file: %s",
    async (words) => {
      const ofLayer = /from {2}e\.json:1:|"enabled":false/;
      expect(await run(words.split(" "), { input: "{}" })).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(ofLayer),
      });
      const { stdout } = await run(words.split(" "), { folder, input: "{}" });
      expect(stdout).not.toMatch(ofLayer);
    },
  );
});

describe("fix by a policy", () => {
  it("fixes what the policy reports", async () => {
    write("repository/.provider-steward.json", OFF);
    expect((await run(["fix", "providers.json"])).stdout).toBe("nothing to fix in 1 file, nothing remaining\n");
    expect((await run(["fix", "--unsafe", "--no-policy", "providers.json"])).stdout).toMatch(
      /\n1 fixed in 1 file, 1 notice remaining\n$/,
    );
  });

  it("counts what the policy makes an error", async () => {
    write("repository/.provider-steward.json", '{ "rules": { "schema-reference": "error" } }');
    write("repository/team/other.json", '{ "$schema": "other.json" }');
    write("repository/team/provider-config.schema.json", "{}");
    expect(await run(["fix", "other.json"])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^other\.json {2}remaining {2}1 error: run validate for details, and --unsafe to try 1 more\n/,
      ),
    });
  });

  it("names a schema that is there", async () => {
    write("repository/.provider-steward.json", '{ "schema": "../schemas/providers.json" }');
    write("repository/team/other.json", "{}\n");
    expect((await run(["fix", "other.json"])).stdout).toMatch(/\nnothing to fix in 1 file, 1 notice remaining\n$/);
    write("repository/schemas/providers.json", "{}");
    expect((await run(["fix", "other.json"])).stdout).toMatch(/\n1 fixed in 1 file, nothing remaining\n$/);
    expect(readFileSync(join(folder, "repository/team/other.json"), "utf8")).toBe(
      '{ "$schema": "../schemas/providers.json" }\n',
    );
  });

  it.each([
    ["has a mistake", '{ "rulez": {} }', 1],
    ["names a layer that is not there", '{ "layers": { "enforced": "e.json" } }', 2],
  ])("fixes nothing where the policy %s", async (_, policy, expected) => {
    write("repository/.provider-steward.json", policy);
    const { code, stdout, stderr } = await run(["fix", "providers.json"]);
    expect(code).toBe(expected);
    expect(stderr.startsWith(UNUSABLE)).toBe(true);
    expect(stdout).not.toContain("fixed  ");
    expect(readFileSync(join(folder, "repository/team/providers.json"), "utf8")).toBe(DOUBTFUL);
    const { stdout: report } = await run(["fix", "providers.json", "--format", "json"]);
    expect(JSON.parse(report)).toMatchObject({
      files: expected === 1 ? [{ path: "../.provider-steward.json", changed: false, remaining: { error: 1 } }] : [],
      unread: expected === 1 ? [] : [{ path: "../e.json" }],
    });
  });

  it("leaves the policy file itself alone", async () => {
    write("repository/team/.provider-steward.json", OFF);
    expect(await run(["fix", ".provider-steward.json"])).toMatchObject({
      code: 0,
      stdout: "nothing to fix in 1 file, nothing remaining\n",
    });
    expect(readFileSync(join(folder, "repository/team/.provider-steward.json"), "utf8")).toBe(OFF);
  });
});
