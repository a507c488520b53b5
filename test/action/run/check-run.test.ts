import { expect, it } from "vitest";
import type { CheckAnnotation } from "../../../action/publish/check-annotations.ts";
import { READ_ONLY } from "../support/permissions.ts";
import { withErrors } from "../support/publishing.ts";
import { parseCommand } from "../support/runner.ts";
import { DOUBTFUL, useGitHub } from "../support/scenario.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
/** Nothing is wrong with it, but requests go to another host. */
const OPENING =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }\n';
const CHECKS = { inputs: { annotate: "checks" } };
const LEAST = { contents: "read", "pull-requests": "read", checks: "write" } as const;

const { current, open, run, restart } = useGitHub(LEAST);

/** The body of a request for a check run. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: {
    readonly name?: string;
    readonly head_sha?: string;
    readonly details_url?: string;
    readonly status: string;
    readonly conclusion?: string;
    readonly output: {
      readonly title: string;
      readonly summary: string;
      readonly annotations: readonly CheckAnnotation[];
    };
  };
}

/** All but questions. */
function sent(): readonly Sent[] {
  const writes = current().writes.filter(({ path }) => path !== "/graphql");
  return writes.map(({ method, path, body }) => ({
    method,
    path: path.replace(/^.*\/Hello-World/, ""),
    body: Object(body),
  }));
}

function levels(stdout: readonly string[]) {
  const names = stdout.map((line) => parseCommand(line)?.name);
  return { errors: names.filter((name) => name === "error").length, commands: names.filter(Boolean).length };
}

it("a check run has 120 findings in three requests, in order, and its conclusion with the last one", async () => {
  const pull = open({ "a/providers.json": withErrors(120) });
  const { exitCode, stdout, outputs } = await run(pull, CHECKS);
  const requests = sent();
  expect(requests.map(({ method, path }) => `${method} ${path.replace(/\d+$/, "N")}`)).toEqual([
    "POST /check-runs",
    "PATCH /check-runs/N",
    "PATCH /check-runs/N",
  ]);
  expect(requests.map(({ body }) => body.output.annotations.length)).toEqual([50, 50, 20]);
  expect(requests.flatMap(({ body }) => body.output.annotations.map(({ start_line }) => start_line))).toEqual(
    Array.from({ length: 120 }, (_, index) => index + 2),
  );
  expect(requests.map(({ body: { status, conclusion } }) => [status, conclusion])).toEqual([
    ["in_progress", undefined],
    ["in_progress", undefined],
    ["completed", "failure"],
  ]);
  expect(requests[0]?.body).toMatchObject({
    name: "Provider Steward",
    head_sha: pull.headSha,
    details_url: "https://github.com/Codertocat/Hello-World/actions/runs/1658821493",
    output: { title: "120 errors in 1 file" },
  });
  expect(requests[0]?.body.output.annotations[0]).toEqual({
    path: "a/providers.json",
    start_line: 2,
    end_line: 2,
    start_column: 1,
    end_column: 11,
    annotation_level: "failure",
    title: "Provider Steward: unknown-provider",
    message: expect.stringContaining('"unknown_1"'),
  });
  expect(requests[2]?.body.output.summary).toMatch(/^## ❌ Provider Steward: 120 errors in 1 file\n/);
  // The sentence with which the step fails is the one annotation of the step.
  expect(levels(stdout)).toEqual({ errors: 1, commands: 1 });
  expect(outputs).toMatchObject({ valid: "false", "error-count": "120" });
  expect([...current().permissions.used].toSorted()).toEqual([
    "checks: write",
    "contents: read",
    "pull-requests: read",
  ]);
  expect(exitCode).toBe(1);
});

it.each([
  ["error", withErrors(1), "failure", 1],
  ["never", withErrors(1), "neutral", 0],
  ["error", DOUBTFUL, "neutral", 0],
  ["warning", DOUBTFUL, "failure", 1],
  ["warning", RIGHT, "success", 0],
  ["warning", OPENING, "neutral", 0],
  ["opens", OPENING, "failure", 1],
])("a check run with fail-on %s and findings %j concludes with %s", async (failOn, text, conclusion, code) => {
  const inputs = { annotate: "checks", "fail-on": failOn };
  const { exitCode } = await run(open({ "providers.json": text }), { inputs });
  expect(sent()).toMatchObject([{ method: "POST", body: { status: "completed", conclusion } }]);
  expect(exitCode).toBe(code);
});

it("a check run has a thousand findings at most, and counts the rest", async () => {
  await run(open({ "providers.json": withErrors(1_003) }), CHECKS);
  const requests = sent();
  expect(requests).toHaveLength(20);
  expect(requests.flatMap(({ body }) => body.output.annotations)).toHaveLength(1_000);
  for (const { body } of requests) expect(body.output.summary.length).toBeLessThanOrEqual(65_535);
  expect(requests.at(-1)?.body.output.summary).toMatch(/more findings left out[^]*\nNot annotated: 3 errors\.\n$/);
});

it("no check run is created where the token may only read: the step is annotated instead, and says why", async () => {
  restart(READ_ONLY);
  const { exitCode, stdout, outputs, summary } = await run(open({ "providers.json": withErrors(12) }), CHECKS);
  expect(current().permissions.refused).toEqual([expect.stringMatching(/^POST .*\/check-runs$/)]);
  expect(stdout).toContain(
    'The check run is not complete, so the step is annotated instead. GitHub answered 403: the token may not do this. Give the job the permission `checks: write`. It is not available to a pull request from a fork. GitHub says: "Resource not accessible by integration".',
  );
  expect(levels(stdout)).toEqual({ errors: 10, commands: 11 });
  expect(stdout.find((line) => line.startsWith("::notice"))).toContain("Not annotated: 3 errors.");
  expect(outputs["error-count"]).toBe("12");
  expect(summary).toMatch(/^## ❌ Provider Steward: 12 errors/);
  expect(exitCode).toBe(1);
});

it("a check run is ended where a request fails on the way, and the step is annotated with the rest", async () => {
  let patches = 0;
  current().setFault((_, method) => {
    if (method !== "PATCH") return undefined;
    patches += 1;
    return patches === 1 ? { status: 422, body: { message: "Invalid request." } } : undefined;
  });
  const { stdout } = await run(open({ "providers.json": withErrors(52) }), CHECKS);
  expect(sent().map(({ body }) => [body.status, body.conclusion, body.output.annotations.length])).toEqual([
    ["in_progress", undefined, 50],
    ["completed", "failure", 2],
    ["completed", "failure", 0],
  ]);
  const errors = stdout.flatMap((line) => parseCommand(line) ?? []).filter(({ name }) => name === "error");
  expect(errors.map(({ properties }) => properties["line"])).toEqual(["52", "53", undefined]);
  expect(stdout.join("\n")).toContain('GitHub says: "Invalid request.".');
});

it("a check run says so where it cannot even be ended", async () => {
  current().setFault((_, method) => (method === "PATCH" ? { status: 403, body: {} } : undefined));
  const { stdout } = await run(open({ "providers.json": withErrors(52) }), CHECKS);
  expect(stdout).toContainEqual(expect.stringMatching(/from a fork\. The check run could not be completed either\.$/));
});
