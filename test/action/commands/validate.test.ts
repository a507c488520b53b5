import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatWorkflowCommands } from "../../../action/publish/annotations.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { checkFile, formatJson, formatSarif, formatText, ruleDescriptions } from "../../../shared/index.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

const GOOD = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": true } } }\n';
const BROKEN =
  '{ "$schema": "provider-config.schema.json",\n  "providers": {\n    "provider_a": { "enabld": true }\n  }\n}\n';
const EVERY_KIND = ["good.json", "broken.json", "conf/other.jsonc"];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  mkdirSync(join(folder, "conf"));
  writeFileSync(join(folder, "good.json"), GOOD);
  writeFileSync(join(folder, "broken.json"), BROKEN);
  writeFileSync(join(folder, "conf/other.jsonc"), `// a comment\n${BROKEN}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

function validate(args: readonly string[], options: Partial<CommandOptions> = {}) {
  return runTerminal(["validate", ...args], { folder, ...options });
}

function checked(path: string, text: string) {
  return checkFile(path, new TextEncoder().encode(text));
}

const CHECKED = [
  checked("good.json", GOOD),
  checked("broken.json", BROKEN),
  checked("conf/other.jsonc", `// a comment\n${BROKEN}`),
];

it("ends with 0 where there is nothing to report", async () => {
  expect(await validate(["good.json"])).toEqual({ code: 0, stdout: "1 file, nothing to report\n", stderr: "" });
});

it("ends with 1 where a file has errors, and shows where", async () => {
  const { code, stdout, stderr } = await validate(["good.json", "broken.json"]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^broken\.json:3:21 {2}error {2}.*"enabld".* {2}unknown-key\n/);
  expect(stdout).toContain(
    '\n  3 │     "provider_a": { "enabld": true }\n    │                     ~~~~~~~~\n  why   ',
  );
  expect(stdout.split("\n").slice(-2)).toEqual(["1 error in 1 of 2 files", ""]);
  expect(stderr).toBe("");
});

it("ends with 0 where there are only warnings", async () => {
  const text = '{ "providers": { "custom": { " a": { "type": "provider-b-compatible" } } } }';
  const { code, stdout } = await validate(["-"], { input: text });
  expect(stdout).toMatch(/^1 warning(?:, \d+ notices?)? in 1 file$/m);
  expect(code).toBe(0);
});

it.each([
  ["text", formatText(CHECKED, { color: false })],
  ["json", formatJson(CHECKED)],
  ["sarif", formatSarif(CHECKED, ruleDescriptions, packageJson.version)],
  ["github", formatWorkflowCommands(CHECKED)],
])("reports as %s", async (format, report) => {
  expect(report).toContain("enabld");
  expect(await validate([...EVERY_KIND, "--format", format])).toEqual({ code: 1, stdout: report, stderr: "" });
});

it("reads standard input for -, once, beside files", async () => {
  const { code, stdout } = await validate(["-", "good.json", "-", "--format=json"], { input: BROKEN });
  expect(code).toBe(1);
  expect(stdout).toBe(formatJson([checked("<stdin>", BROKEN), checked("good.json", GOOD)]));
});

it.each(["good.json", "./good.json", "conf/../good.json"])(
  "checks a file once that is named twice: also as %s",
  async (again) => {
    const { stdout } = await validate(["good.json", again]);
    expect(stdout).toBe("1 file, nothing to report\n");
  },
);

it("takes a file whose name starts with a dash after --", async () => {
  writeFileSync(join(folder, "--format"), GOOD);
  expect(await validate(["--", "--format"])).toMatchObject({ code: 0, stdout: "1 file, nothing to report\n" });
});

it("ends with 2 where a file cannot be read, says why, and checks the others", async () => {
  symlinkSync("loop.json", join(folder, "loop.json"));
  symlinkSync("nowhere.json", join(folder, "link.json"));
  mkdirSync(join(folder, "conf.json"));
  const long = `${"x".repeat(300)}.json`;
  const paths = [
    "missing.json",
    "broken.json",
    "conf.json",
    "good.json/x",
    "loop.json",
    "link.json",
    long,
    "good.json",
  ];
  const { code, stdout, stderr } = await validate(paths);
  expect(code).toBe(2);
  expect(stdout).toMatch(/^broken\.json:3:21 {2}error /);
  expect(stdout).toMatch(/\n1 error in 1 of 2 files\n$/);
  expect(stderr.split("\n")).toEqual([
    'error: Could not read "missing.json". No such file. Check the name and the current folder.',
    'error: Could not read "conf.json". It is a folder. Name the files in it; validate and fix take it with "/" at its end.',
    'error: Could not read "good.json/x". A part of the path is a file, not a folder. Check the path.',
    'error: Could not read "loop.json". It is a symbolic link, and the links lead in a circle. Correct them.',
    'error: Could not read "link.json". It is a symbolic link to a file that is not there. Correct the link, or remove it.',
    `error: Could not read "${long}". The name is too long for the system. Check it.`,
    "",
  ]);
});

it("says in each report for programs what could not be read", async () => {
  const unread = { path: "a%,b.json", reason: "No such file. Check the name and the current folder." };
  const sentence = `Could not read "${unread.path}". ${unread.reason}`;
  const report = async (format: string) => {
    const { code, stdout, stderr } = await validate([unread.path, "good.json", "--format", format]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `error: ${sentence}\n` });
    return stdout;
  };
  expect(JSON.parse(await report("json"))).toMatchObject({
    valid: false,
    files: [{ valid: true }],
    unread: [unread],
  });
  expect(JSON.parse(await report("sarif"))).toMatchObject({
    runs: [
      {
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: "error", message: { text: sentence } }],
          },
        ],
        results: [],
      },
    ],
  });
  expect(await report("github")).toBe(
    `::error title=Could not read,file=a%25%2Cb.json::${sentence.replace("%", "%25")}\n`,
  );
});

it.skipIf(process.getuid?.() === 0)("says so where it may not read a file", async () => {
  writeFileSync(join(folder, "private.json"), GOOD, { mode: 0o000 });
  expect(await validate(["private.json"])).toEqual({
    code: 2,
    stdout: "",
    stderr: 'error: Could not read "private.json". Permission denied. Ask for permission to read it.\n',
  });
});

it("reports a file that is not UTF-8 as a finding", async () => {
  writeFileSync(join(folder, "latin1.json"), Buffer.from('{ "a": "\xe9" }', "latin1"));
  const { code, stdout, stderr } = await validate(["latin1.json"]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^latin1\.json {2}error {2}.*UTF-8.* {2}encoding\n/);
  expect(stderr).toBe("");
});

it("reports a file past the bound as a finding, without reading the whole of it", async () => {
  writeFileSync(join(folder, "large.json"), "");
  // More than one buffer holds, and no blocks on the disk.
  truncateSync(join(folder, "large.json"), 3 * 1024 ** 3);
  const { code, stdout } = await validate(["large.json"]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^large\.json {2}error {2}.*16777216.* {2}file-size\n/);
});

it("colours where its output takes colours", async () => {
  const plain = await validate(["broken.json"]);
  expect(plain.stdout).not.toContain("\u001b");
  const colored = await validate(["broken.json"], { takesColor: "stdout" });
  expect(colored.stdout).toContain("\u001b[1;31merror\u001b[0m");
  expect(stripVTControlCharacters(colored.stdout)).toBe(plain.stdout);
});

it("says where to save the schema only where it is not there", async () => {
  writeFileSync(join(folder, "conf/bare.json"), "{}");
  const advice = 'help  Add "$schema": "./provider-config.schema.json" as the first key';
  expect((await validate(["conf/bare.json"])).stdout).toContain(`${advice}, and save there what `);
  writeFileSync(join(folder, "conf/provider-config.schema.json"), "{}");
  const { stdout } = await validate(["conf/bare.json"]);
  expect(stdout).toContain(advice);
  expect(stdout).not.toContain("save there");
});

it("lets no file name forge a line", async () => {
  const name = "::error::x\n\u001b[2J.json";
  writeFileSync(join(folder, name), BROKEN);
  const { stdout } = await validate([name]);
  expect(stdout).toMatch(/^\.\/::error::x\\u\{a\}\\u\{1b\}\[2J\.json:3:21 /);
  expect((await validate([`${name}.missing`])).stderr).toBe(
    'error: Could not read "::error::x\\u{a}\\u{1b}[2J.json.missing". No such file. ' +
      "Check the name and the current folder.\n",
  );
});
