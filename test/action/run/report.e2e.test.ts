import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startPublishing, type TestPublishing, withErrors } from "../support/publishing.ts";
import { type Files, openPullRequest, type TestPullRequest } from "../support/pull-request.ts";

const SECRET = "correct-horse-battery-staple";
const WITH_SECRET = `{ "$schema": "x", "providers": { "provider_a": { "baseUrl": "https://u:${SECRET}@example.com/v1", "customHeaders": { "X-Auth-Token": "${SECRET}" } } } }\n`;

let publishing: TestPublishing;

beforeEach(async () => {
  publishing = await startPublishing({ contents: "read", "pull-requests": "read" });
});

afterEach(() => publishing.close());

async function open(files: Files): Promise<TestPullRequest> {
  return openPullRequest(publishing.github, { "README.md": "" }, files);
}

describe("the report", () => {
  it("the report has all that was found, in a folder of its own", async () => {
    const pull = await open({ "providers.json": withErrors(200) });
    const reports = [await publishing.run(pull), await publishing.run(pull)].map(
      ({ outputs }) => outputs["report"] ?? "",
    );
    expect(new Set(reports).size).toBe(2);
    for (const path of reports) {
      expect(path.startsWith(join(publishing.temp, "provider-steward-"))).toBe(true);
      const { valid, counts, files, unread, changes, untouched } = JSON.parse(readFileSync(path, "utf8"));
      expect({ valid, counts, unread, untouched }).toEqual({
        valid: false,
        counts: { error: 200, warning: 0, notice: 0 },
        unread: [],
        untouched: null,
      });
      expect(files[0].diagnostics).toHaveLength(200);
      expect(changes.files).toHaveLength(1);
    }
    expect(readdirSync(publishing.workspace)).toEqual([]);
  });

  it("the report goes to the system's folder where the runner names none", async () => {
    const { outputs } = await publishing.run(await open({}), { environment: { RUNNER_TEMP: "" } });
    expect(existsSync(outputs["report"] ?? "")).toBe(true);
  });

  it("the report is a failure of the Action itself where it cannot be written, and the rest is published", async () => {
    const { exitCode, outputs, stdout, summary } = await publishing.run(
      await open({ "providers.json": withErrors(20) }),
      {
        environment: { RUNNER_TEMP: join(publishing.temp, "nowhere") },
        inputs: { "sarif-file": "a.sarif" },
      },
    );
    expect(exitCode).toBe(1);
    expect(outputs).toEqual({ "sarif-file": "a.sarif" });
    expect(stdout.filter((line) => line.startsWith("::error"))).toHaveLength(10);
    expect(stdout).toContain(
      "::error title=Provider Steward could not do its work::The report cannot be written to RUNNER_TEMP. The system reports ENOENT. Fix that and run the job again.",
    );
    expect(summary).toContain("20 errors in 1 file");
  });
});

describe("the SARIF file", () => {
  const SARIF = { inputs: { "sarif-file": "out/steward/a.sarif" } };

  it("the SARIF file has all findings, all rules and the files that could not be read", async () => {
    publishing.github.setFault((path) => (path.includes("/git/blobs/") ? { status: 404, body: {} } : undefined));
    const { outputs } = await publishing.run(await open({ "a/providers.json": withErrors(3) }), SARIF);
    publishing.github.setFault(undefined);
    const unread = JSON.parse(readFileSync(join(publishing.workspace, "out/steward/a.sarif"), "utf8"));
    expect(outputs["sarif-file"]).toBe("out/steward/a.sarif");
    expect(unread.runs[0].invocations[0].executionSuccessful).toBe(false);

    await publishing.run(await open({ "b/providers.json": withErrors(3) }), SARIF);
    const { runs } = JSON.parse(readFileSync(join(publishing.workspace, "out/steward/a.sarif"), "utf8"));
    expect(runs[0].results).toHaveLength(3);
    expect(runs[0].invocations[0].executionSuccessful).toBe(true);
    expect(runs[0].tool.driver.rules.length).toBeGreaterThan(20);
    expect(readdirSync(join(publishing.workspace, "out/steward"))).toEqual(["a.sarif"]);
  });

  it("the SARIF file is not written through a link that a branch planted", async () => {
    mkdirSync(join(publishing.temp, "outside"));
    symlinkSync(join(publishing.temp, "outside"), join(publishing.workspace, "out"));
    const { exitCode, outputs, stdout } = await publishing.run(await open({ "providers.json": "{}\n" }), SARIF);
    expect(readdirSync(join(publishing.temp, "outside"))).toEqual([]);
    expect(exitCode).toBe(1);
    expect(Object.keys(outputs)).toEqual(["report"]);
    expect(stdout).toContain(
      '::error title=Provider Steward could not do its work::The SARIF file "out/steward/a.sarif" cannot be written. A part of the path is a symbolic link, which is not followed because a branch may have planted it. Choose another path.',
    );
    expect(lstatSync(join(publishing.workspace, "out")).isSymbolicLink()).toBe(true);
  });

  it("the SARIF file replaces an old one", async () => {
    mkdirSync(join(publishing.workspace, "out/steward"), { recursive: true });
    writeFileSync(join(publishing.workspace, "out/steward/a.sarif"), "x".repeat(1_000_000));
    await publishing.run(await open({ "providers.json": withErrors(1) }), SARIF);
    const text = readFileSync(join(publishing.workspace, "out/steward/a.sarif"), "utf8");
    expect(JSON.parse(text).runs[0].results).toHaveLength(1);
  });
});

it("no file, output or summary repeats a secret of the file", async () => {
  const pull = await open({ "providers.json": WITH_SECRET });
  const result = await publishing.run(pull, { inputs: { "sarif-file": "a.sarif" } });
  const written = [
    JSON.stringify(result),
    readFileSync(result.outputs["report"] ?? "", "utf8"),
    readFileSync(join(publishing.workspace, "a.sarif"), "utf8"),
  ];
  expect(result.outputs["error-count"]).not.toBe("0");
  for (const text of written) expect(text).not.toContain(SECRET);
});
