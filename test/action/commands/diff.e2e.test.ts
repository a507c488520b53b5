import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { BEFORE, runWith, SECRETS } from "./configurations.ts";

/** Opens provider_b at a new host, changes a secret, and hides a model. */
const AFTER = BEFORE.replace(
  '"provider_b": { "enabled": false }',
  '"provider_b": { "baseUrl": "https://b.example.com/v1" }',
)
  .replace("hunter2", "hunter2-new")
  .replace("header-value", "header-value-new")
  .replace('["example-old"]', '["example-old", "example-large"]');

function diff(args: readonly string[], files: Readonly<Record<string, string>> = {}, options = {}) {
  return runWith({ "old.json": BEFORE, "new.json": AFTER, ...files }, ["diff", ...args], options);
}

describe("diff", () => {
  it("tells what opens something first, each with its cause, and shows no secret", async () => {
    const { code, stdout, stderr } = await diff(["old.json", "new.json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout.split("\n");
    expect(lines.slice(0, 4)).toEqual([
      '! The provider "provider_b" is enabled, with no known model offered.',
      "    from  the built-in default",
      '! "baseUrl" of "provider_b" is set to "https://b.example.com/v1".',
      "    from  new.json:13:32 (user layer, /providers/provider_b/baseUrl)",
    ]);
    for (const line of [
      '  "baseUrl" of "provider_a" is "https://•••@gateway.example.com/v1?•••", and a part that is not shown changes.',
      '  The header "X-Tenant" of "provider_a" has a new value.',
      '  "deny" of "provider_a" also contains "example-large".',
      '  The model "example-large" of "provider_a" is no longer offered: denied.',
      "    from  new.json:9:33 (user layer, /providers/provider_a/models/deny/1)",
    ]) {
      expect(lines).toContain(line);
    }
    expect(stdout).toMatch(/\n\n\d+ changes, 2 of them widen access\n$/);
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it("marks what opens something in a colour where there are colours", async () => {
    const colored = await diff(["old.json", "new.json"], {}, { environment: { FORCE_COLOR: "1" } });
    expect(colored.stdout).toContain("\u001b[1m\u001b[31m! The provider");
    expect(stripVTControlCharacters(colored.stdout)).toBe((await diff(["old.json", "new.json"])).stdout);
  });

  it.each([
    [["old.json", "new.json"], 1],
    [["new.json", "old.json"], 0],
    [["old.json", "old.json"], 0],
  ])("with --fail-on widens, ends %j with %i", async (files, code) => {
    // The other way round, no model is opened that was not there.
    const closing = {
      "old.json": BEFORE,
      "new.json": AFTER.replace('["example-old", "example-large"]', '["example-old"]'),
    };
    expect((await diff([...files, "--fail-on", "widens"], closing)).code).toBe(code);
  });

  it("has nothing to tell of what has no effect", async () => {
    const same = `// a comment\n${BEFORE.replace('["example-large", "日本"]', '[ "日本", "example-large" ]')}`;
    expect(await diff(["old.json", "same.json"], { "same.json": same })).toEqual({
      code: 0,
      stdout: "no changes\n",
      stderr: "",
    });
  });

  it("prints JSON", async () => {
    const { stdout } = await diff(["old.json", "new.json", "--format", "json"]);
    const { widens, changes, diagnostics } = JSON.parse(stdout);
    expect({ widens, diagnostics }).toEqual({ widens: true, diagnostics: { before: [], after: [] } });
    expect(changes[0]).toMatchObject({ kind: "provider-enabled", provider: "provider_b", widens: true });
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it("takes standard input and nothing as sides, and the models that providers returned", async () => {
    expect((await diff(["-", "old.json"], {}, { input: BEFORE })).stdout).toBe("no changes\n");
    const added = '! The provider "local" is added, enabled, with 1 known model offered.\n';
    expect((await diff(["-", "old.json"])).stdout).toContain(added);
    expect((await diff(["/dev/null", "old.json"])).stdout).toContain(added);
    const none = await diff(["old.json", "new.json", "--discovered", "none.json"], { "none.json": "{}" });
    expect(none.stdout).toContain('"deny" of "provider_a" also contains "example-large".');
    expect(none.stdout).not.toContain("The model");
  });

  it("has the layers of the policy on both sides", async () => {
    const files = {
      ".provider-steward.json": '{ "layers": { "enforced": "e.json" } }',
      "e.json": '{ "providers": { "provider_b": { "enabled": false } } }',
    };
    expect((await diff(["old.json", "new.json"], files)).stdout).not.toContain('"provider_b" is enabled');
    // One side is the layer itself, which would hide what it does.
    expect((await diff(["/dev/null", "e.json"], files)).stdout).toContain('The provider "provider_b" is disabled');
  });

  it("tells what takes no effect once", async () => {
    const files = { "e.json": '{ "providers": { "unknown": {} } }' };
    const { code, stderr } = await diff(["old.json", "new.json", "--enforced", "e.json"], files);
    expect(code).toBe(0);
    expect(stderr.match(/"unknown" of the enforced layer/g)).toHaveLength(1);
  });

  it.each([
    ["a side that is not there", ["old.json", "nope.json"]],
    ["a side that is no JSON", ["old.json", "x.json"]],
    ["an empty file", ["empty.json", "old.json"]],
    ["one side", ["old.json"]],
    ["another thing to fail on", ["old.json", "new.json", "--fail-on", "everything"]],
  ])("compares nothing with %s, with 2", async (_, args) => {
    const { code, stdout, stderr } = await diff(args, { "x.json": "{", "empty.json": "" });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("error: ");
  });
});
