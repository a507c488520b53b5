import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withErrors } from "../support/publishing.ts";
import { useGitHub } from "../support/scenario.ts";

const SECRET = "correct-horse-battery-staple";
const WITH_SECRET = `{ "$schema": "x", "providers": { "provider_a": { "baseUrl": "https://u:${SECRET}@example.com/v1", "customHeaders": { "X-Auth-Token": "${SECRET}" } } } }\n`;

const { current, open, run, job } = useGitHub({ contents: "read", "pull-requests": "read" });

it("the report has all that was found, in a folder of its own", async () => {
  const pull = open({ "providers.json": withErrors(200) });
  const reports = [await run(pull), await run(pull)].map(({ outputs }) => outputs["report"] ?? "");
  expect(new Set(reports).size).toBe(2);
  for (const path of reports) {
    expect(path.startsWith(join(job().temp, "provider-steward-"))).toBe(true);
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
  expect(readdirSync(job().workspace)).toEqual([]);
});

it("the report goes to the system's folder where the runner names none", async () => {
  const { outputs } = await run(open({}), { environment: { RUNNER_TEMP: "" } });
  expect(existsSync(outputs["report"] ?? "")).toBe(true);
});

it("the report is a failure of the Action itself where it cannot be written, and the rest is published", async () => {
  const { exitCode, outputs, stdout, summary } = await run(open({ "providers.json": withErrors(20) }), {
    environment: { RUNNER_TEMP: join(job().temp, "nowhere") },
    inputs: { "sarif-file": "a.sarif" },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toEqual({ "sarif-file": "a.sarif" });
  expect(stdout.filter((line) => line.startsWith("::error"))).toHaveLength(10);
  expect(stdout).toContain(
    "::error title=Provider Steward could not do its work::The report cannot be written to RUNNER_TEMP. The system reports ENOENT. Fix that and run the job again.",
  );
  expect(summary).toContain("20 errors in 1 file");
});

const SARIF = { inputs: { "sarif-file": "out/steward/a.sarif" } };

it("the SARIF file has all findings, all rules and the files that could not be read", async () => {
  current().setFault((path) => (path.includes("/git/blobs/") ? { status: 404, body: {} } : undefined));
  const { outputs } = await run(open({ "a/providers.json": withErrors(3) }), SARIF);
  current().setFault(undefined);
  const unread = JSON.parse(readFileSync(join(job().workspace, "out/steward/a.sarif"), "utf8"));
  expect(outputs["sarif-file"]).toBe("out/steward/a.sarif");
  expect(unread.runs[0].invocations[0].executionSuccessful).toBe(false);

  await run(open({ "b/providers.json": withErrors(3) }), SARIF);
  const { runs } = JSON.parse(readFileSync(join(job().workspace, "out/steward/a.sarif"), "utf8"));
  expect(runs[0].results).toHaveLength(3);
  expect(runs[0].invocations[0].executionSuccessful).toBe(true);
  expect(runs[0].tool.driver.rules.length).toBeGreaterThan(20);
  expect(readdirSync(join(job().workspace, "out/steward"))).toEqual(["a.sarif"]);
});

it("the SARIF file is not written through a link that a branch planted", async () => {
  mkdirSync(join(job().temp, "outside"));
  symlinkSync(join(job().temp, "outside"), join(job().workspace, "out"));
  const { exitCode, outputs, stdout } = await run(open({ "providers.json": "{}\n" }), SARIF);
  expect(readdirSync(join(job().temp, "outside"))).toEqual([]);
  expect(exitCode).toBe(1);
  expect(Object.keys(outputs)).toEqual(["report"]);
  expect(stdout).toContain(
    '::error title=Provider Steward could not do its work::The SARIF file "out/steward/a.sarif" cannot be written. A part of the path is a symbolic link, which is not followed because a branch may have planted it. Choose another path.',
  );
  expect(lstatSync(join(job().workspace, "out")).isSymbolicLink()).toBe(true);
});

it("no file, output or summary repeats a secret of the file", async () => {
  const pull = open({ "providers.json": WITH_SECRET });
  const result = await run(pull, { inputs: { "sarif-file": "a.sarif" } });
  const written = [
    JSON.stringify(result),
    readFileSync(result.outputs["report"] ?? "", "utf8"),
    readFileSync(join(job().workspace, "a.sarif"), "utf8"),
  ];
  expect(result.outputs["error-count"]).not.toBe("0");
  for (const text of written) expect(text).not.toContain(SECRET);
});
