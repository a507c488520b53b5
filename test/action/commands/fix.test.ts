import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import type { FixReport } from "../../../action/commands/fix-report.ts";
import { FILE_MAX_BYTES } from "../../../shared/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

/** Two mistakes whose fix is safe, one whose fix is not, and one without a fix. */
const BROKEN = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": {
      "enabled": "yes",
      "customHeaders": { "Authorization": "Bearer hunter2", "X-Tenant": "q7Rt9ZkLm3XvB8sWc2Yd" }, // ours
      "models": { "Allow": ["small", "large"] }
    }
  }
}
`;
const SAFELY_FIXED = BROKEN.replace('"Authorization": "Bearer hunter2", ', "").replace('"Allow"', '"allow"');
const ALL_FIXED = SAFELY_FIXED.replace(' "X-Tenant": "q7Rt9ZkLm3XvB8sWc2Yd" ', " ");
const GOOD = '{ "$schema": "provider-config.schema.json" }\n';

const DIFF = `--- a/broken.json
+++ b/broken.json
@@ -3,8 +3,8 @@
   "providers": {
     "provider_a": {
       "enabled": "yes",
-      "customHeaders": { "Authorization": ••••••••••••••••, "X-Tenant": •••••••••••••••••••••• }, •••••••
-      "models": { "Allow": ["small", "large"] }
+      "customHeaders": { "X-Tenant": •••••••••••••••••••••• }, •••••••
+      "models": { "allow": ["small", "large"] }
     }
   }
 }
`;

const FIXED_LINES = `broken.json:6:26  fixed  Remove the header.  reserved-header
broken.json:7:19  fixed  Rename it to "allow".  unknown-key
broken.json  remaining  2 errors: run validate for details, and --unsafe to try 1 more
`;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  write("broken.json", BROKEN);
  write("good.json", GOOD);
});

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, name), content);
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function fix(args: readonly string[], options: Partial<CommandOptions> = {}) {
  return runTerminal(["fix", ...args], { folder, ...options });
}

async function fixJson(...args: readonly string[]): Promise<FixReport> {
  return JSON.parse((await fix([...args, "--format", "json"])).stdout);
}

describe("fix", () => {
  it("applies the safe fixes in place, and reports what it fixed and what remains", async () => {
    expect(await fix(["broken.json", "good.json"])).toEqual({
      code: 1,
      stdout: `${FIXED_LINES}\n2 fixed in 1 of 2 files, 2 errors remaining\n`,
      stderr: "",
    });
    expect(read("broken.json")).toBe(SAFELY_FIXED);
    expect(read("good.json")).toBe(GOOD);
    expect(readdirSync(folder)).toEqual(["broken.json", "good.json"]);
  });

  it("applies all fixes with --unsafe", async () => {
    const { code, stdout } = await fix(["--unsafe", "broken.json"]);
    expect(code).toBe(1);
    expect(stdout).toBe(`broken.json:6:26  fixed  Remove the header.  reserved-header
broken.json:7:19  fixed  Rename it to "allow".  unknown-key
broken.json:6:38  fixed  Remove the header. (unsafe)  secret-in-header
broken.json  remaining  1 error: run validate for details

3 fixed in 1 file, 1 error remaining
`);
    expect(read("broken.json")).toBe(ALL_FIXED);
  });

  it("fixes nothing the second time", async () => {
    write("broken.json", ALL_FIXED.replace('"yes"', "true"));
    const before = statSync(join(folder, "broken.json"));
    expect(await fix(["--unsafe", "broken.json", "good.json"])).toEqual({
      code: 0,
      stdout: "nothing to fix in 2 files, nothing remaining\n",
      stderr: "",
    });
    expect(statSync(join(folder, "broken.json"))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it("ends with 0 where warnings are left", async () => {
    write(
      "doubtful.json",
      GOOD.replace(" }", ', "providers": { "custom": { " a": { "type": "provider-b-compatible" } } } }'),
    );
    expect(await fix(["doubtful.json"])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^doubtful\.json {2}remaining {2}1 warning: run validate for details\n\nnothing to fix in 1 file, 1 warning remaining\n$/,
      ),
    });
  });

  it("reports as JSON", async () => {
    expect(await fixJson("broken.json", "good.json", "missing.json")).toEqual({
      files: [
        {
          path: "broken.json",
          changed: true,
          fixed: [
            {
              rule: "reserved-header",
              message: 'The header "Authorization" contains the credential, which must not be stored in this file.',
              title: "Remove the header.",
              pointer: "/providers/provider_a/customHeaders/Authorization",
              range: {
                start: { line: 6, column: 26, offset: BROKEN.indexOf('"Authorization"') },
                end: { line: 6, column: 41, offset: BROKEN.indexOf('"Authorization"') + 15 },
              },
            },
            expect.objectContaining({ rule: "unknown-key", pointer: "/providers/provider_a/models/Allow" }),
          ],
          opens: [],
          unapplied: [],
          remaining: { error: 2, warning: 0, notice: 0 },
        },
        {
          path: "good.json",
          changed: false,
          fixed: [],
          opens: [],
          unapplied: [],
          remaining: { error: 0, warning: 0, notice: 0 },
        },
      ],
      unread: [{ path: "missing.json", reason: "No such file. Check the name and the current folder." }],
      unwritten: [],
    });
    expect(read("broken.json")).toBe(SAFELY_FIXED);
  });
});

describe("fix --dry-run", () => {
  it("writes nothing, and shows what would change without its secrets", async () => {
    expect(await fix(["--dry-run", "good.json", "broken.json"])).toEqual({
      code: 1,
      stdout: DIFF,
      stderr: `${FIXED_LINES}\n2 fixed in 1 of 2 files, 2 errors remaining; nothing was written\n`,
    });
    expect(read("broken.json")).toBe(BROKEN);
  });

  it("ends as if it had written", async () => {
    const onlyHeader = SAFELY_FIXED.replace('"yes"', "true");
    write("fixable.json", onlyHeader);
    expect(await fix(["--dry-run", "fixable.json"])).toMatchObject({ code: 1 });
    expect(await fix(["--dry-run", "--unsafe", "fixable.json"])).toMatchObject({ code: 0 });
    expect(read("fixable.json")).toBe(onlyHeader);
  });

  it("has no diff beside JSON", async () => {
    const report = await fixJson("--dry-run", "broken.json");
    expect(report.files).toMatchObject([{ changed: true, fixed: [{}, {}], remaining: { error: 2 } }]);
    expect(read("broken.json")).toBe(BROKEN);
  });

  it("takes standard input, too", async () => {
    const { code, stdout } = await fix(["--dry-run", "-"], { input: BROKEN });
    expect(code).toBe(1);
    expect(stdout).toBe(DIFF.replaceAll("broken.json", "<stdin>"));
    expect((await fix(["--dry-run", "--format", "json", "-"], { input: BROKEN })).stdout).toContain(
      '"path": "<stdin>"',
    );
  });

  it("colours where its output takes colours", async () => {
    const { stdout } = await fix(["--dry-run", "broken.json"], { takesColor: "stdout" });
    expect(stdout).toContain('\n\u001b[32m+      "models": { "allow": ["small", "large"] }\u001b[39m\n');
    expect(stdout).toContain("\u001b[36m@@ -3,8 +3,8 @@\u001b[39m");
    expect(stripVTControlCharacters(stdout)).toBe(DIFF);
  });
});

/** One mistake whose fix is safe, and two whose fixes open something. */
const OPENING = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "true", "baseUrl": "http://gateway.example.com:8080/v1" },
    "provider_b": { "baseUrl": "other.example.com/v1" }
  }
}
`;
const OPENING_FIXED = OPENING.replace('"true"', "true");
const TO_HTTPS = "Requests of `provider_a` go to gateway.example.com:8080 by HTTPS; before, by plain HTTP.";
const TO_OTHER = "Requests of `provider_b` go to other.example.com, which none went to before.";

describe("fixes that open something", () => {
  beforeEach(() => write("my file.json", OPENING));

  const idsOf = ({ files }: FixReport) => files.flatMap(({ unapplied }) => unapplied.map(({ id }) => id));

  it("fixes that open something are not applied with --unsafe, which shows what each opens and how to apply it", async () => {
    const [first, second] = idsOf(await fixJson("--unsafe", "--dry-run", "my file.json"));
    const { code, stdout } = await fix(["--unsafe", "my file.json"]);
    expect(code).toBe(1);
    expect(stdout).toBe(`my file.json:4:32  fixed  Use true.  wrong-type
my file.json:4:49  not applied  Use "https". (unsafe)  plain-http
  opens  ${TO_HTTPS}
  to apply it alone: provider-steward fix --apply ${first} 'my file.json'
my file.json:5:32  not applied  Add "https://" at the start. (unsafe)  url-syntax
  opens  ${TO_OTHER}
  to apply it alone: provider-steward fix --apply ${second} 'my file.json'
my file.json  compared with what it was:
  opens  Requests of \`provider_a\` go to gateway.example.com:8080 by plain HTTP, which none went to before.
my file.json  remaining  1 error, 1 warning: run validate for details

1 fixed in 1 file, 1 error, 1 warning remaining
`);
    expect(read("my file.json")).toBe(OPENING_FIXED);
  });

  it("fixes that open something are shown with --dry-run, too, with a command for what is then written", async () => {
    const { stderr } = await fix(["--unsafe", "--dry-run", "--no-policy", "my file.json"]);
    const [, id = ""] =
      /once the rest is written: provider-steward fix --apply (\w+) --no-policy 'my file\.json'\n/.exec(stderr) ?? [];
    expect(read("my file.json")).toBe(OPENING);
    await fix(["--unsafe", "my file.json"]);
    expect(await fix(["--apply", id, "--no-policy", "my file.json"])).toMatchObject({ code: 1, stderr: "" });
    expect(read("my file.json")).toBe(OPENING_FIXED.replace("http:", "https:"));
  });

  it("fixes that open something are in the JSON with what they open", async () => {
    const { files } = await fixJson("--unsafe", "my file.json");
    expect(files).toMatchObject([
      {
        fixed: [{ rule: "wrong-type" }],
        opens: [expect.stringContaining("by plain HTTP, which none went to before")],
        unapplied: [
          { rule: "plain-http", pointer: "/providers/provider_a/baseUrl", opens: [TO_HTTPS], id: expect.any(String) },
          { rule: "url-syntax", pointer: "/providers/provider_b/baseUrl", opens: [TO_OTHER] },
        ],
      },
    ]);
  });

  it("fixes that open something are applied one at a time by their ids, and nothing with them", async () => {
    await fix(["my file.json"]);
    const [, second = ""] = idsOf(await fixJson("--unsafe", "my file.json"));
    const { stdout } = await fix(["--apply", second, "my file.json"]);
    expect(stdout).toContain(`my file.json  compared with what it was:\n  opens  ${TO_OTHER}\n`);
    expect(read("my file.json")).toBe(OPENING_FIXED.replace('"other', '"https://other'));
  });

  it("fixes that open something are not applied where the file has changed so that one would open something else", async () => {
    await fix(["my file.json"]);
    const [first = ""] = idsOf(await fixJson("--unsafe", "my file.json"));
    const changed = OPENING_FIXED.replace("gateway", "evil");
    write("my file.json", changed);
    expect(await fix(["--apply", first, "my file.json"])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'error: Could not fix "my file.json". No fix with the id of "--apply" opens something in this file. It may have changed: run "fix --unsafe" again.\n',
    });
    expect(read("my file.json")).toBe(changed);
  });

  it.each([
    ["several files", ["--apply", "0", "good.json", "my file.json"], /Name only that file/],
    ["--unsafe", ["--apply", "0", "--unsafe", "good.json"], /cannot be used with/],
  ])("fixes that open something cannot be applied with %s", async (_, args, message) => {
    expect(await fix(args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringMatching(message) });
  });
});

describe("fix -", () => {
  it("fixes standard input to standard output", async () => {
    expect(await fix(["-"], { input: BROKEN })).toEqual({
      code: 1,
      stdout: SAFELY_FIXED,
      stderr: `${FIXED_LINES.replaceAll("broken.json", "<stdin>")}\n2 fixed in 1 file, 2 errors remaining\n`,
    });
    expect((await fix(["-"], { input: GOOD })).stdout).toBe(GOOD);
  });

  it.each([
    ["has broken syntax", new TextEncoder().encode('{ "providers": ')],
    ["is empty", new Uint8Array()],
  ])("gives back what %s, and ends with 1", async (_, bytes) => {
    const { code, stdout, stderr } = await fix(["-"], { input: bytes });
    expect({ code, stdout }).toEqual({ code: 1, stdout: new TextDecoder().decode(bytes) });
    expect(stderr).toMatch(/^<stdin> {2}remaining {2}1 error: run validate for details\n/);
  });

  it("gives nothing of what is too large, of which it has only a part", async () => {
    const { code, stdout, stderr } = await fix(["-"], { input: new Uint8Array(FILE_MAX_BYTES + 2).fill(0x20) });
    expect({ code, characters: stdout.length }).toEqual({ code: 1, characters: 0 });
    expect(stderr).toMatch(/^<stdin> {2}remaining {2}1 error/);
  });

  it("refuses to mix its text with JSON", async () => {
    expect(await fix(["-", "--format", "json"], { input: BROKEN })).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'error: "-" writes its text where the JSON would go. Add --dry-run, or name files.\nAdd --help to see the options.\n',
    });
  });
});

describe("the bytes of a file", () => {
  it.each([
    ["a byte order mark", `\u{feff}${BROKEN}`, `\u{feff}${SAFELY_FIXED}`],
    ["CRLF", BROKEN.replaceAll("\n", "\r\n"), SAFELY_FIXED.replaceAll("\n", "\r\n")],
    ["CR", BROKEN.replaceAll("\n", "\r"), SAFELY_FIXED.replaceAll("\n", "\r")],
    ["no final line break", BROKEN.trimEnd(), SAFELY_FIXED.trimEnd()],
    ["tabs", BROKEN.replaceAll("  ", "\t"), SAFELY_FIXED.replaceAll("  ", "\t")],
    ["letters beyond ASCII", BROKEN.replace("ours", "größe 漢 👍"), SAFELY_FIXED.replace("ours", "größe 漢 👍")],
  ])("a fixed file keeps %s", async (_, before, after) => {
    write("broken.json", before);
    await fix(["broken.json"]);
    expect(read("broken.json")).toBe(after);
  });

  it.skipIf(process.platform === "win32")("a fixed file keeps its mode and the symbolic link to it", async () => {
    mkdirSync(join(folder, "real"));
    write("real/providers.json", BROKEN);
    chmodSync(join(folder, "real/providers.json"), 0o640);
    symlinkSync("real/providers.json", join(folder, "link.json"));
    await fix(["link.json"]);
    expect(lstatSync(join(folder, "link.json")).isSymbolicLink()).toBe(true);
    expect(read("real/providers.json")).toBe(SAFELY_FIXED);
    expect(statSync(join(folder, "real/providers.json")).mode & 0o777).toBe(0o640);
  });
});

describe("files that cannot be fixed", () => {
  it.each([
    [
      "broken syntax",
      '{ "providers": { "provider_a": { "customHeaders": { "Host": "a" } } ',
      /^bad\.json {2}remaining {2}\d+ errors?/,
    ],
    ["another encoding", new Uint8Array([0x7b, 0xff, 0x7d]), /^bad\.json {2}remaining {2}1 error/],
    ["too many bytes", new Uint8Array(FILE_MAX_BYTES + 1).fill(0x20), /^bad\.json {2}remaining {2}1 error/],
  ])("stays as it is: %s", async (_, content, report) => {
    write("bad.json", content);
    const before = readFileSync(join(folder, "bad.json"));
    const { code, stdout, stderr } = await fix(["bad.json", "broken.json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(report);
    expect(readFileSync(join(folder, "bad.json")).equals(before)).toBe(true);
    expect(read("broken.json")).toBe(SAFELY_FIXED);
  });

  it("ends with 2 where a file cannot be read, and fixes the others", async () => {
    const { code, stdout, stderr } = await fix(["missing.json", "broken.json", "."]);
    expect(code).toBe(2);
    expect(stdout).toMatch(/\n2 fixed in 1 file, 2 errors remaining\n$/);
    expect(stderr).toBe(
      'error: Could not read ".". It has no file called "providers.json" or "providers.jsonc", apart from what .gitignore or ' +
        "node_modules may leave out. Name files, or write a glob, or add --no-ignore.\n" +
        'error: Could not read "missing.json". No such file. Check the name and the current folder.\n',
    );
  });
});
