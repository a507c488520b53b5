import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine } from "../../../shared/index.ts";
import { type RunOptions, runTerminalProcess } from "../run-terminal.ts";

/** Texts and model ids with all that means something to a shell. */
const ODD = [
  "'",
  '"',
  "''\\''",
  "$HOME",
  "$(id)",
  "`id`",
  "\\",
  "\\n",
  "!x",
  "größe 😀",
  " a  b ",
  "*",
  "#",
  "\u0085\u2028",
];
const SOURCE = `{ "$schema": "x", // why
  "providers": { "provider_a": { "models": { "deny": ${JSON.stringify([...ODD, "\n", "\t"])} }, "enabled": false } } }`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  writeFileSync(join(folder, ".provider-steward.json"), '{ "layers": { "enforced": "enforced.json" } }');
  writeFileSync(join(folder, "enforced.json"), SOURCE);
});

afterAll(() => rmSync(folder, { recursive: true }));

const emit = (args: readonly string[], options: Partial<RunOptions> = {}) =>
  runTerminalProcess(["emit", "enforced", ...args], { folder, ...options });

const shell = (script: string) => execFileSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });

describe.skipIf(process.platform === "win32")("a shell", () => {
  it("reads back exactly what a line sets, whatever the text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }).map((one) => one.toWellFormed().replaceAll("\0", "")),
      fc.array(fc.constantFrom(...ODD, "\n", "\r\n", "")).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 50, maxLength: 50 }), (texts) => {
        const lines = texts.map((one) => `${shellLine("VALUE", one)}\nprintf '%s\\0' "$VALUE"\n`);
        writeFileSync(join(folder, "script.sh"), lines.join(""));
        expect(shell(". ./script.sh").split("\0").slice(0, -1)).toEqual(texts);
      }),
      { numRuns: 10 },
    );
  });

  it("takes the emitted line, and the variable is what was emitted, by its digest, too", async () => {
    const plain = await emit([]);
    const line = await emit(["--format", "env", "--name", "ENFORCED"]);
    writeFileSync(join(folder, "enforced.env"), line.stdout);
    const value = shell('. ./enforced.env; printf %s "$ENFORCED"');
    expect(`${value}\n`).toBe(plain.stdout);
    expect(JSON.parse(value).providers.provider_a.models.deny).toEqual([...ODD, "\n", "\t"]);
    expect(line.stderr).toContain(`sha256 ${createHash("sha256").update(value).digest("hex")}\n`);
    const checked = await emit(["--check-env", "ENFORCED"], { environment: { ENFORCED: value } });
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining("the bytes are the same, too") });
  });
});

it("the command as a process reads what is deployed from standard input, and ends with 1 where it differs", async () => {
  const { stdout } = await emit([]);
  expect(await emit(["--check", "-"], { input: stdout })).toMatchObject({ code: 0 });
  const deployed = stdout.replace(',"enabled":false', "");
  expect(await emit(["--check", "-"], { input: deployed })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("  missing  /providers/provider_a/enabled\n"),
  });
});
