import { linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
/** One error. */
const WRONG = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabld": true } } }\n';
/** One error, whose fix is safe. */
const FIXABLE = WRONG.replace("enabld", "Enabled");
/** One warning. */
const DOUBTFUL =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m", "n"], "deny": ["m"] } } } }\n';
const AS_ERROR = '{ "rules": { "allow-deny-overlap": "error" } }\n';
const OFF = '{ "rules": { "allow-deny-overlap": "off" } }\n';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function validate(words: readonly string[], options: Partial<CommandOptions> = {}) {
  return runTerminal(["validate", ...words], { folder, ...options });
}

async function findingsOf(words: readonly string[], options: Partial<CommandOptions> = {}) {
  const { stdout } = await validate([...words, "--format", "json"], options);
  const { files }: { files: readonly { path: string; diagnostics: readonly { severity: string; rule: string }[] }[] } =
    JSON.parse(stdout);
  return files.map(({ path, diagnostics }) => [
    path,
    ...diagnostics.map(({ severity, rule }) => `${severity} ${rule}`),
  ]);
}

describe("the policy of each file", () => {
  beforeEach(() => {
    write({ "a/providers.json": DOUBTFUL, "b/c/providers.json": DOUBTFUL, "providers.json": DOUBTFUL });
  });

  it("the policy of each file is the nearest one above it, wherever the command runs", async () => {
    write({ "a/.provider-steward.json": AS_ERROR, "b/.provider-steward.json": OFF });
    const expected = [
      ["a/providers.json", "error allow-deny-overlap"],
      ["b/c/providers.json"],
      ["providers.json", "warning allow-deny-overlap"],
    ];
    expect(await findingsOf(["."])).toEqual(expected);
    expect(await findingsOf(["a/providers.json", "b/c/providers.json", "providers.json"])).toEqual(expected);
    const elsewhere = await findingsOf(["../providers.json", "../b/c/providers.json"], { folder: join(folder, "a") });
    expect(elsewhere).toEqual([["../providers.json", "warning allow-deny-overlap"], ["../b/c/providers.json"]]);
  });

  it("the policy of each file is not looked for above its repository", async () => {
    write({ ".provider-steward.json": AS_ERROR });
    mkdirSync(join(folder, "a/.git"));
    expect(await findingsOf(["a", "b"])).toEqual([
      ["a/providers.json", "warning allow-deny-overlap"],
      ["b/c/providers.json", "error allow-deny-overlap"],
    ]);
  });

  it("the policy of each file gives way to the one that is named, and to none", async () => {
    write({ "a/.provider-steward.json": AS_ERROR, "other.json": OFF });
    expect(await findingsOf(["a", "--policy", "other.json"])).toEqual([["a/providers.json"]]);
    expect(await findingsOf(["a", "--no-policy"])).toEqual([["a/providers.json", "warning allow-deny-overlap"]]);
  });

  it("the policy of each file may have a layer that another one has, which is reported once", async () => {
    write({
      ".provider-steward.json": '{ "layers": { "enforced": "b/layer.json" } }',
      "b/.provider-steward.json": '{ "layers": { "enforced": "layer.json", "default": "no.json" } }',
      "b/layer.json": WRONG,
    });
    const { code, stdout, stderr } = await validate(["a", "b", "--format", "json"]);
    expect(code).toBe(2);
    expect(stderr).toContain('error: Could not read "b/no.json". ');
    const paths = JSON.parse(stdout).files.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(["b/layer.json", "a/providers.json", "b/c/providers.json"]);
  });

  it("the policy of each file keeps only its own files from being fixed", async () => {
    write({ "a/.provider-steward.json": '{ "rulez": 1 }', "a/providers.json": FIXABLE, "b/c/providers.json": FIXABLE });
    const { code, stdout, stderr } = await runTerminal(["fix", "a", "b"], { folder });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'error: No file was fixed by the policy "a/.provider-steward.json", because it or a layer of it cannot be used. Fix it first, or add --no-policy.\n',
    );
    expect(stdout).toContain("b/c/providers.json");
    expect(readFileSync(join(folder, "a/providers.json"), "utf8")).toBe(FIXABLE);
    expect(readFileSync(join(folder, "b/c/providers.json"), "utf8")).toContain('"enabled": true');
  });
});

describe("standard input with a path", () => {
  it("standard input with a path has the policy, the globs and the schema of that place", async () => {
    const ignore = { rule: "allow-deny-overlap", files: ["x/*.json"], reason: "Known." };
    write({ "a/.provider-steward.json": JSON.stringify({ ignores: [ignore] }) });
    const { stdout, code } = await validate(["-", "--stdin-filename", "a/x/providers.json"], { input: DOUBTFUL });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^a\/x\/providers\.json:1:\d+ {2}suppressed /);
    expect((await validate(["-"], { input: DOUBTFUL })).stdout).toMatch(/\n1 warning in 1 file\n$/);
  });

  it("standard input with a path is fixed by the policy there, and the command for one fix names it", async () => {
    write({ "a/.provider-steward.json": AS_ERROR });
    const words = ["fix", "-", "--stdin-filename", "a/x.json"];
    const opening =
      '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": false }, "provider_b": { "baseUrl": "gateway.example.com/v1" } } }\n';
    const { stderr } = await runTerminal([...words, "--unsafe"], { folder, input: opening });
    expect(stderr).toMatch(/^a\/x\.json:1:\d+ /m);
    expect(stderr).toMatch(/provider-steward fix --apply [0-9a-f]{16} --stdin-filename a\/x\.json -\n/);
  });

  it.each([["validate"], ["fix"]])(
    "standard input with a path is asked for by %s where it is missing",
    async (command) => {
      write({ "providers.json": RIGHT });
      const { code, stderr } = await runTerminal([command, "providers.json", "--stdin-filename", "x.json"], { folder });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr:
          'error: --stdin-filename says where "-" is, and "-" is not among the files. Add it.\nAdd --help to see the options.\n',
      });
    },
  );
});

describe("fix in a folder", () => {
  it("fix in a folder leaves links alone, and ignored files", async () => {
    write({ "a/providers.json": FIXABLE, "outside.json": FIXABLE, "b/providers.json": FIXABLE, ".gitignore": "b\n" });
    symlinkSync("../outside.json", join(folder, "a/providers.jsonc"));
    const { code, stdout } = await runTerminal(["fix", "."], { folder });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n1 fixed in 1 file, nothing remaining\n$/);
    for (const path of ["outside.json", "b/providers.json"])
      expect(readFileSync(join(folder, path), "utf8")).toBe(FIXABLE);
  });

  it("fix in a folder applies no single fix where there are several files", async () => {
    write({ "a/providers.json": FIXABLE, "b/providers.json": FIXABLE });
    const { code, stderr } = await runTerminal(["fix", "--apply", "0123456789abcdef", "."], { folder });
    expect(code).toBe(2);
    expect(stderr).toContain("error: --apply applies one fix of one file. Name only that file.");
  });
});

describe("--quiet and --max-warnings", () => {
  beforeEach(() => write({ "wrong.json": WRONG, "doubtful.json": DOUBTFUL }));

  it("--quiet reports errors alone, in every format", async () => {
    const { code, stdout } = await validate(["wrong.json", "doubtful.json", "--quiet"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\n1 error in 1 of 2 files\n$/);
    expect(stdout).not.toContain("allow-deny-overlap");
    for (const format of ["json", "sarif", "github", "junit", "gitlab"]) {
      const report = await validate(["wrong.json", "doubtful.json", "--quiet", "--format", format]);
      expect(report.stdout).toContain("enabld");
      expect(report.stdout).not.toContain("doubtful.json:1");
      // SARIF describes each rule, whether it found anything or not.
      if (format !== "sarif") expect(report.stdout).not.toContain("allow-deny-overlap");
    }
  });

  it("--quiet prints nothing where there is no error", async () => {
    expect(await validate(["doubtful.json", "--quiet"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("--max-warnings ends with 1 past its number, also where --quiet does not show them", async () => {
    const more = "error: 1 warning, more than the 0 of --max-warnings.\n";
    expect(await validate(["doubtful.json", "--max-warnings", "1"])).toMatchObject({ code: 0, stderr: "" });
    expect(await validate(["doubtful.json", "--max-warnings", "0"])).toMatchObject({ code: 1, stderr: more });
    expect(await validate(["doubtful.json", "--max-warnings=0", "--quiet"])).toEqual({
      code: 1,
      stdout: "",
      stderr: more,
    });
    expect(await validate(["doubtful.json", "missing.json", "--max-warnings=0"])).toMatchObject({ code: 2 });
  });

  it.each(["-1", "1.5", "many", ""])("--max-warnings refuses %j", async (number) => {
    const { code, stderr } = await validate(["doubtful.json", `--max-warnings=${number}`]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: option '--max-warnings <number>' .*It is a whole number from 0\.\n/);
  });
});

describe("several reports", () => {
  beforeEach(() => write({ "wrong.json": WRONG, ".provider-steward.json": "{}" }));

  it("several reports go to standard output and to files, each as it would alone", async () => {
    const formats = ["text", "json", "sarif", "github", "junit", "gitlab"];
    const targets = formats.slice(1).flatMap((format) => ["--format", `${format}=out=${format}`]);
    const { code, stdout, stderr } = await validate(["wrong.json", "--format", "text", ...targets], {
      takesColor: "stdout",
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toContain("\u001b[");
    for (const format of formats.slice(1)) {
      const alone = await validate(["wrong.json", "--format", format]);
      expect(alone.stdout).toContain("enabld");
      expect(readFileSync(join(folder, `out=${format}`), "utf8")).toBe(alone.stdout);
    }
  });

  it("several reports need not include one on standard output, and a text in a file has no colors", async () => {
    const outcome = await validate(["wrong.json", "--format", "text=out.txt"], { takesColor: "stdout" });
    expect(outcome).toEqual({ code: 1, stdout: "", stderr: "" });
    expect(readFileSync(join(folder, "out.txt"), "utf8")).toMatch(/^wrong\.json:1:\d+ {2}error /);
  });

  it.each([
    [
      ["--format", "text", "--format", "json"],
      "error: Two reports would go to standard output. Name another file, as in --format json=report.json.",
    ],
    [
      ["--format", "text=x", "--format", "json=x"],
      "error: Two reports would go to one file. Name another file, as in --format json=report.json.",
    ],
    [
      ["--format", "text=x", "--format", "json=./y/../x"],
      "error: Two reports would go to one file. Name another file, as in --format json=report.json.",
    ],
    [
      ["--format", "json="],
      "error: option '-f, --format <format[=file]>' argument 'json=' is invalid. Name a file after the \"=\".",
    ],
  ])("several reports are refused with %j", async (words, message) => {
    const { code, stdout, stderr } = await validate(["wrong.json", ...words]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.split("\n")[0]).toBe(message);
  });

  it.each([
    ["wrong.json", "It is one of the files that the report comes from. Name another file."],
    ["link.json", "It is one of the files that the report comes from. Name another file."],
    ["hard.json", "It is one of the files that the report comes from. Name another file."],
    [".provider-steward.json", "It is one of the files that the report comes from. Name another file."],
    ["no/out.json", "There is no such folder. Create it first."],
    [".git", "It is a folder. Name a file."],
  ])("several reports are not written to %s, and the files stay as they are", async (path, reason) => {
    symlinkSync("wrong.json", join(folder, "link.json"));
    linkSync(join(folder, "wrong.json"), join(folder, "hard.json"));
    const outcome = await validate(["wrong.json", "--format", `json=${path}`]);
    expect(outcome).toEqual({ code: 2, stdout: "", stderr: `error: Could not write "${path}". ${reason}\n` });
    expect(readFileSync(join(folder, "wrong.json"), "utf8")).toBe(WRONG);
    expect(readFileSync(join(folder, ".provider-steward.json"), "utf8")).toBe("{}");
  });
});

describe("progress", () => {
  beforeEach(() => {
    write({ "a.json": RIGHT, "b.json": RIGHT });
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => (now += 700));
    return () => void vi.restoreAllMocks();
  });

  it("progress is shown past a second on a terminal, and erased", async () => {
    const { stderr, stdout } = await validate(["a.json", "b.json"], { columns: 80 });
    expect(stderr).toBe("\r\u001b[2Kchecked 2 of 2 files\r\u001b[2K");
    expect(stdout).toBe("2 files, nothing to report\n");
  });

  it("progress is not shown elsewhere", async () => {
    expect((await validate(["a.json", "b.json"])).stderr).toBe("");
  });
});
