import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runCommandLine } from "../../../action/command-line.ts";
import type { CommandProcess } from "../../../action/command-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const WRONG = '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "enabld": true } } }\n';

/** Longer than a change takes to be noticed and checked. */
const QUIET_MILLISECONDS = 250;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  mkdirSync(join(folder, "teams"));
  write("teams/providers.json", RIGHT);
});

function write(path: string, content: string): void {
  writeFileSync(join(folder, path), content);
}

/** Watches until the test has finished, or it is interrupted. */
function watch(...words: readonly string[]) {
  const texts = { stdout: "", stderr: "" };
  const collect = (name: "stdout" | "stderr") =>
    new Writable({
      write: (chunk: Buffer, _, done) => {
        texts[name] += chunk.toString();
        done();
      },
    });
  let interrupt = () => {};
  const [stdout, stderr] = [collect("stdout"), collect("stderr")];
  const command: CommandProcess = {
    stdin: (async function* nothing() {})(),
    stdout,
    stderr,
    env: {},
    exitCode: undefined,
    takesColor: () => false,
    openOutput: () => ({ takesColor: false, write: (text) => void stdout.write(text) }),
    locate: (path) => (isAbsolute(path) ? path : `${folder}/${path}`),
    once: (_, listener) => (interrupt = listener),
  };
  const running = runCommandLine(["validate", "--watch", ...words], command);
  onTestFinished(() => interrupt());
  return {
    /** Waits until there are so many reports, and then for any more. */
    reports: async (count: number): Promise<readonly string[]> => {
      const reports = () => texts.stdout.split(/(?<=^\d.*\n)/m).filter((report) => report !== "");
      await vi.waitUntil(() => texts.stderr.split("Ctrl+C").length > count, { timeout: 60_000, interval: 20 });
      await wait(QUIET_MILLISECONDS);
      return reports();
    },
    stderr: () => texts.stderr,
    end: async () => {
      interrupt();
      await running;
      return command.exitCode;
    },
  };
}

const LINES = "Watching 1 file. Ctrl+C ends this.\n";

describe("validate --watch", () => {
  it("checks a file again when it is written or replaced, once for each change, and ends with 0", async () => {
    const watching = watch("teams/providers.json");
    expect(await watching.reports(1)).toEqual(["1 file, nothing to report\n"]);
    write("teams/providers.json", WRONG);
    const [, second = ""] = await watching.reports(2);
    expect(second).toMatch(/^teams\/providers\.json:1:\d+ {2}error [^]*\n1 error in 1 file\n$/);
    write("teams/new.tmp", RIGHT);
    renameSync(join(folder, "teams/new.tmp"), join(folder, "teams/providers.json"));
    expect(await watching.reports(3)).toEqual(["1 file, nothing to report\n", second, "1 file, nothing to report\n"]);
    expect(watching.stderr()).toBe(`${LINES}\n${LINES}\n${LINES}`);
    expect(await watching.end()).toBe(0);
  });

  it("reports nothing again where a file is written as it was, or a report is written beside it", async () => {
    const watching = watch("teams", "--format", "text", "--format", "json=teams/report.json");
    expect(await watching.reports(1)).toHaveLength(1);
    write("teams/providers.json", RIGHT);
    write("teams/other.txt", "x");
    expect(await watching.reports(1)).toHaveLength(1);
    expect(await watching.end()).toBe(0);
  });

  it("finds files and folders that are new, and misses those that are gone", async () => {
    const watching = watch(".");
    await watching.reports(1);
    mkdirSync(join(folder, "teams/a/b"), { recursive: true });
    write("teams/a/b/providers.jsonc", RIGHT);
    expect((await watching.reports(2)).at(-1)).toBe("2 files, nothing to report\n");
    rmSync(join(folder, "teams/a"), { recursive: true });
    expect((await watching.reports(3)).at(-1)).toBe("1 file, nothing to report\n");
    mkdirSync(join(folder, "teams/a/b"), { recursive: true });
    write("teams/a/b/providers.jsonc", WRONG);
    expect((await watching.reports(4)).at(-1)).toMatch(/\n1 error in 1 of 2 files\n$/);
    await watching.end();
  });

  it("checks again when a policy appears above a file, or what it is to ignore changes", async () => {
    const watching = watch("teams");
    await watching.reports(1);
    write(".provider-steward.json", '{ "rulez": 1 }');
    expect((await watching.reports(2)).at(-1)).toMatch(/"rulez"[^]*\n1 error in 1 of 2 files\n$/);
    write(".gitignore", "teams\n");
    await watching.reports(3);
    expect(watching.stderr()).toContain('error: Could not read "teams". It has no file called ');
    await watching.end();
  });

  it("waits for a file that is not there", async () => {
    const watching = watch("teams/later/providers.json");
    await watching.reports(1);
    expect(watching.stderr()).toContain("No such file.");
    mkdirSync(join(folder, "teams/later"));
    write("teams/later/providers.json", RIGHT);
    await watching.reports(2);
    expect((await watching.reports(2)).at(-1)).toBe("1 file, nothing to report\n");
    await watching.end();
  });

  it("refuses standard input, which is no file to watch", async () => {
    const { code, stderr } = await runTerminal(["validate", "--watch", "-"], { folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: --watch watches files, and "-" is none\. Leave one of them out\.\n/);
  });
});
