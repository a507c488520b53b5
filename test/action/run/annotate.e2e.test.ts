import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { startPublishing, type TestPublishing, withErrors } from "../support/publishing.ts";
import { openPullRequest } from "../support/pull-request.ts";
import { parseCommand } from "../support/runner.ts";

let publishing: TestPublishing;

beforeEach(async () => {
  publishing = await startPublishing({ contents: "read", "pull-requests": "read" });
});

afterEach(() => publishing.close());

/** The numbers of annotations of each level, as GitHub counts them for a step. */
function levels(stdout: readonly string[]) {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const line of stdout) {
    const name = parseCommand(line)?.name;
    if (name === "error" || name === "warning" || name === "notice") counts[name] += 1;
  }
  return counts;
}

describe("the annotations of the step", () => {
  it("the annotations of the step are those that are closest to the change, ten of a level with the sentence that it fails with", async () => {
    const before = withErrors(40);
    const after = before.replace('"unknown_30": {}', '"unknown_30": { }');
    const pull = await openPullRequest(publishing.github, { "providers.json": before }, { "providers.json": after });
    const { stdout } = await publishing.run(pull);
    const lines = stdout.flatMap((line) => parseCommand(line)?.properties["line"] ?? []);
    expect(lines).toEqual(["27", "28", "29", "30", "31", "32", "33", "34", "35"]);
    expect(levels(stdout)).toEqual({ error: 10, warning: 0, notice: 1 });
    expect(stdout.find((line) => line.startsWith("::notice"))).toContain("Not annotated: 31 errors.");
  });

  it("the annotations of the step share their ten errors with failures of the Action itself", async () => {
    const pull = await openPullRequest(publishing.github, {}, { "providers.json": withErrors(20) });
    const { stdout } = await publishing.run(pull, { environment: { RUNNER_TEMP: "/nowhere" } });
    expect(levels(stdout)).toEqual({ error: 10, warning: 0, notice: 1 });
    expect(stdout.find((line) => line.startsWith("::notice"))).toContain("Not annotated: 11 errors.");
  });

  it("the annotations of the step are all that a runner takes for commands, whatever files are called and hold", async () => {
    const names = Object.values(HOSTILE_TEXTS).filter((text) => !/[\0/\ud800-\udfff]/.test(text));
    const files = names.map((name) => {
      const text = `{ "$schema": "provider-config.schema.json", "providers": { ${JSON.stringify(name)}: {}, "custom": { "a": { "type": ${JSON.stringify(name)} } } } }\n`;
      return [`${name}x/providers.json`, text] as const;
    });
    const pull = await openPullRequest(publishing.github, {}, Object.fromEntries(files));
    const everything = { annotate: "checks", comment: "true", "sarif-file": "::error::forged" };
    for (const inputs of [{}, everything]) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const { stdout, outputs } = await publishing.run(pull, { inputs });
      const commands = stdout.flatMap((line) => parseCommand(line) ?? []);
      expect(new Set(commands.map(({ name }) => name))).toEqual(new Set(["error", "notice"]));
      for (const { properties, data } of commands) {
        expect(data).not.toMatch(/^forged/);
        expect(properties["file"] === undefined || files.some(([path]) => path === properties["file"])).toBe(true);
      }
      expect(levels(stdout)).toEqual({ error: 10, warning: 0, notice: 1 });
      expect(outputs["valid"]).toBe("false");
      expect(Number(outputs["error-count"])).toBeGreaterThan(files.length);
    }
  });
});
