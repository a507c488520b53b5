import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunOptions, runTerminalProcess } from "../run-terminal.ts";
import { runTerminal } from "../support/terminal.ts";

const GOOD = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabled": true } } }\n';
const BROKEN = '{ "providers": { "provider_a": { "enabld": true } } }\n';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  writeFileSync(join(folder, "good.json"), GOOD);
  writeFileSync(join(folder, "broken.json"), BROKEN);
  const keys = Array.from({ length: 900 }, (_, index) => `"${"k".repeat(70)}${index}": 1`);
  writeFileSync(join(folder, "many.json"), `{ "providers": {}, ${keys.join(", ")} }`);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it as a process. */
function validate(args: readonly string[], options: Partial<RunOptions> = {}) {
  return runTerminalProcess(["validate", ...args], { folder, ...options });
}

describe("validate as a process", () => {
  it.each<[readonly string[], number, Partial<RunOptions>]>([
    [["good.json"], 0, {}],
    [["missing.json", "--format", "text"], 2, {}],
    [["-"], 1, { input: BROKEN }],
    [["broken.json"], 1, { environment: { FORCE_COLOR: "1" } }],
  ])("says to %j what it says here, and ends with %i", async (words, code, options) => {
    const { input, environment } = options;
    const here = await runTerminal(["validate", ...words], {
      folder,
      ...(environment === undefined ? {} : { takesColor: "stdout" as const }),
      ...(typeof input === "string" ? { input } : {}),
    });
    expect(here).toMatchObject({ code });
    expect(here.stdout.includes("\u001b[1;31m")).toBe(environment !== undefined);
    expect(await validate(words, options)).toEqual(here);
  });

  it("ends quietly where the reader closes the pipe", async () => {
    const whole = await runTerminal(["validate", "many.json"], { folder });
    expect(whole.stdout.length).toBeGreaterThan(200_000);
    const cut = await validate(["many.json"], { closesEarly: true });
    expect(cut.stdout.length).toBeLessThan(whole.stdout.length);
    expect(cut).toMatchObject({ code: 1, stderr: "" });
  });

  it.skipIf(process.platform !== "linux")("ends with 2 where its output cannot be written", async () => {
    const full = openSync("/dev/full", "w");
    expect(await validate(["good.json"], { output: { stdout: full } })).toMatchObject({
      code: 2,
      stderr: "error: The output cannot be written (ENOSPC). Check that there is space for it.\n",
    });
    expect(await validate(["missing.json"], { output: { stdout: full, stderr: full } })).toMatchObject({ code: 2 });
    closeSync(full);
  });
});
