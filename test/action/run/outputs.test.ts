import { expect, it } from "vitest";
import { withErrors } from "../support/publishing.ts";
import { type Files, openPullRequest } from "../support/pull-request.ts";
import type { ActionRun } from "../support/run-action.ts";
import { parseCommand } from "../support/runner.ts";
import { useGitHub } from "../support/scenario.ts";

const CLOSED =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m"] } } } }\n';
const OPEN =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "allow": ["m", "n"] } } } }\n';
const NOTICED = '{ "providers": { "provider_a": { "enabled": true } } }\n';
const NOT_TEXT = new Uint8Array([0xff]);

const { current, open, run, job } = useGitHub({ contents: "read", "pull-requests": "read" });

async function change(before: Files, after: Files, failOn = "widens"): Promise<ActionRun> {
  const pull = openPullRequest(current(), { "README.md": "", ...before }, after);
  return run(pull, { inputs: { "fail-on": failOn } });
}

function failure({ stdout }: Pick<ActionRun, "stdout">) {
  return stdout.filter((line) => line.startsWith("::error::")).map((line) => line.slice("::error::".length));
}

it("the outputs count what was found, and tell what changes for users", async () => {
  const { outputs, exitCode } = await change({ "providers.json": CLOSED }, { "providers.json": OPEN }, "error");
  expect(outputs).toMatchObject({ valid: "true", "error-count": "0", "warning-count": "0", widens: "true" });
  const changes = JSON.parse(outputs["changes"] ?? "");
  expect(changes).toMatchObject({
    counts: { opens: 1, breaks: 0, moves: 0, changes: 0, none: 0 },
    widens: true,
    changes: [{ effect: "opens", model: "n", before: false, after: true, files: ["providers.json"], fileCount: 1 }],
    files: [{ kind: "known", path: "providers.json", file: "changed", widens: true }],
    omitted: { changes: { opens: 0, none: 0 }, files: 0 },
  });
  expect(exitCode).toBe(0);
});

it("the outputs count notices", async () => {
  const { outputs } = await change({}, { "providers.json": NOTICED }, "error");
  expect(outputs).toMatchObject({ valid: "true", "notice-count": "1" });
});

it("the outputs say that nothing widens where that is so", async () => {
  const { outputs, exitCode } = await change({ "providers.json": OPEN }, { "providers.json": CLOSED });
  expect(outputs).toMatchObject({ widens: "false" });
  expect(exitCode).toBe(0);
});

it("the outputs do not say whether it widens where there is nothing to compare with", async () => {
  const { headSha, event } = open({ "providers.json": OPEN });
  const environment = { GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_SHA: headSha };
  const result = await run({ event }, { environment });
  expect(result.outputs).toMatchObject({ valid: "true" });
  expect(result.outputs).not.toHaveProperty("widens");
  expect(JSON.parse(result.outputs["changes"] ?? "")).toMatchObject({ counts: { opens: 0 }, files: [] });
});

it("the outputs have room for all that is left out of the changes", async () => {
  const models = Array.from({ length: 2_000 }, (_, index) => `"model-${index}"`).join(",");
  const many = `{ "$schema": "x", "providers": { "provider_a": { "models": { "allow": [${models}] } } } }\n`;
  const { outputs } = await change({ "providers.json": CLOSED }, { "providers.json": many });
  expect((outputs["changes"] ?? "").length).toBeLessThanOrEqual(32 * 1024);
  const { counts, changes, omitted } = JSON.parse(outputs["changes"] ?? "");
  expect(omitted.changes.opens).toBeGreaterThan(1_000);
  expect(changes.length + omitted.changes.opens).toBe(counts.opens);
  expect([omitted.changes.breaks, counts.breaks]).toEqual([1, 1]);
});

it.each<[string, Files[string], Files[string], string, string, object]>([
  ["widens", CLOSED, OPEN, "widens", "1 change that opens something", { valid: "true", widens: "true" }],
  ["breaks", OPEN, CLOSED, "opens, breaks", "1 change that breaks something", { valid: "true", widens: "false" }],
  ["is wrong", CLOSED, withErrors(1), "widens", "1 error, 1 change that opens something", { valid: "false" }],
])("the step fails for what %s, where that is asked for", async (_, before, after, failOn, found, outputs) => {
  const result = await change({ "providers.json": before }, { "providers.json": after }, failOn);
  expect(failure(result)).toEqual([`Provider Steward found ${found}, and the input \`fail-on\` is "${failOn}".`]);
  expect(result).toMatchObject({ exitCode: 1, outputs });
});

it("the step fails for nothing else", async () => {
  const opens = await change({ "providers.json": CLOSED }, { "providers.json": OPEN }, "error\nbreaks");
  expect(opens).toMatchObject({ exitCode: 0, outputs: { widens: "true" } });
});

it("the step fails where it is not known what changes", async () => {
  const result = await change({ "providers.json": NOT_TEXT }, { "providers.json": CLOSED });
  expect(failure(result)).toEqual([
    'Provider Steward found 1 file whose changes for users are not known, and the input `fail-on` is "widens".',
  ]);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).not.toHaveProperty("widens");
  expect(JSON.parse(result.outputs["changes"] ?? "").files).toEqual([
    { kind: "unknown", path: "providers.json", reason: expect.any(String) },
  ]);
});

it("a job summary that cannot be written is told in the log, and costs nothing else", async () => {
  const pull = open({ "providers.json": withErrors(1) });
  const { exitCode, outputs, stdout } = await run(pull, {
    environment: { GITHUB_STEP_SUMMARY: `${job().temp}/missing/summary` },
  });
  expect(stdout.at(-2)).toBe(
    "The job summary cannot be written to GITHUB_STEP_SUMMARY. The system reports ENOENT. Fix that and run the job again.",
  );
  expect(stdout.at(-1)).toBe('::error::Provider Steward found 1 error, and the input `fail-on` is "error".');
  expect(outputs).toMatchObject({ valid: "false", "error-count": "1" });
  expect(exitCode).toBe(1);
});

it("a failure of the Action sets no output of findings, and writes the report", async () => {
  current().setFault((path) => (path.includes("/git/blobs/") ? { status: 404, body: {} } : undefined));
  const pull = open({ "providers.json": withErrors(1) });
  const { exitCode, outputs, stdout } = await run(pull, { inputs: { "sarif-file": "a.sarif" } });
  expect(exitCode).toBe(1);
  expect(Object.keys(outputs).toSorted()).toEqual(["report", "sarif-file"]);
  expect(stdout).toContainEqual(
    expect.stringMatching(/^::error title=Provider Steward could not do its work::1 of 1 /),
  );
  expect(failure({ stdout })).toEqual([]);
});

/** The numbers of annotations of each level, as GitHub counts them for a step. */
function levels(stdout: readonly string[]) {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const line of stdout) {
    const name = parseCommand(line)?.name;
    if (name === "error" || name === "warning" || name === "notice") counts[name] += 1;
  }
  return counts;
}

it("the annotations of the step are those that are closest to the change, ten of a level with the sentence that it fails with", async () => {
  const before = withErrors(40);
  const after = before.replace('"unknown_30": {}', '"unknown_30": { }');
  const pull = openPullRequest(current(), { "providers.json": before }, { "providers.json": after });
  const { stdout } = await run(pull);
  const lines = stdout.flatMap((line) => parseCommand(line)?.properties["line"] ?? []);
  expect(lines).toEqual(["27", "28", "29", "30", "31", "32", "33", "34", "35"]);
  expect(levels(stdout)).toEqual({ error: 10, warning: 0, notice: 1 });
  expect(stdout.find((line) => line.startsWith("::notice"))).toContain("Not annotated: 31 errors.");
});
