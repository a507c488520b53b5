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
    expect(lines.slice(0, 3)).toEqual([
      "Opens:",
      "  `provider_b` is enabled, reached at b.example.com, with every model that it reports.",
      expect.stringMatching(/^ {4}from {2}/),
    ]);
    expect(lines.filter((line) => !line.startsWith(" "))).toEqual([
      "Opens:",
      "Breaks:",
      "Moves:",
      "",
      expect.stringMatching(/^Opens 1, breaks 1, moves \d+\.$/),
      "",
    ]);
    for (const line of [
      "  `baseUrl` of `provider_a` changes in a part that is not shown (`https://•••@gateway.example.com/v1?•••`).",
      "  Requests to `provider_a` get another value of the header `X-Tenant`.",
      "  `example-large` of `provider_a` is no longer offered.",
      "    from  new.json:9:33 (user layer, /providers/provider_a/models/deny/1)",
    ]) {
      expect(lines).toContain(line);
    }
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it("diff has the colours of the effects where there are colours", async () => {
    const colored = await diff(["old.json", "new.json"], {}, { takesColor: "stdout" });
    expect(colored.stdout).toContain("\u001b[1m\u001b[31m  `provider_b` is enabled");
    expect(colored.stdout).toContain("\u001b[33mBreaks:");
    expect(stripVTControlCharacters(colored.stdout)).toBe((await diff(["old.json", "new.json"])).stdout);
  });

  it.each([
    [["old.json", "new.json"], "opens", 1],
    [["old.json", "new.json"], "widens", 1],
    [["old.json", "new.json"], "breaks", 1],
    [["old.json", "closed.json"], "opens", 0],
    [["old.json", "closed.json"], "breaks", 1],
    [["old.json", "closed.json"], "opens,breaks", 1],
    [["old.json", "new.json"], "moves", 1],
    [["old.json", "closed.json"], "opens, moves", 0],
    [["old.json", "old.json"], "opens, breaks", 0],
  ])("%j with --fail-on %s ends with %i", async (files, failOn, code) => {
    const closed = BEFORE.replace('["example-old"]', '["example-old", "example-large"]');
    expect((await diff([...files, "--fail-on", failOn], { "closed.json": closed })).code).toBe(code);
  });

  it("fails for what any of several --fail-on names", async () => {
    const both = ["--fail-on", "breaks", "--fail-on", "opens"];
    expect(
      (await diff(["new.json", "empty.json", ...both], { "empty.json": '{"providers":{"default":{"enabled":false}}}' }))
        .code,
    ).toBe(1);
  });

  it("diff says nothing about changes without effect", async () => {
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
    expect(changes[0]).toEqual({
      effect: "opens",
      kind: "provider-available",
      provider: "provider_b",
      model: null,
      setting: null,
      before: null,
      after: { everyReportedModel: true, models: [], denied: [], destinations: ["https://b.example.com"] },
      cause: expect.objectContaining({ side: expect.any(String) }),
      text: "`provider_b` is enabled, reached at b.example.com, with every model that it reports.",
    });
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  describe("--accept", () => {
    /** Opens a second provider. */
    const MORE = AFTER.replace('"provider_c": { "enabled": false }', '"provider_c": {}');
    const files = { "team/new.json": AFTER, "more.json": MORE };
    const [ONE, TWO] = [
      "  `provider_b` is enabled, reached at b.example.com, with every model that it reports.",
      "  `provider_c` is enabled, reached at its own host, with every model that it reports.",
    ];
    const linesOf = (stdout: string) => stdout.split("\n").slice(0, -1);

    it("prints what each opening is accepted by, and all of them", async () => {
      const { code, stdout, stderr } = await diff(["old.json", "more.json", "--accept"], files);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const lines = linesOf(stdout);
      expect(lines.map((line) => line.slice(32))).toEqual([ONE, TWO, "  all 2 changes that open something"]);
      const fingerprints = lines.map((line) => line.slice(0, 32));
      expect(new Set(fingerprints).size).toBe(3);
      for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
      const json = await diff(["old.json", "more.json", "--accept", "--format", "json"], files);
      expect(JSON.parse(json.stdout)).toEqual({
        fingerprint: fingerprints[2],
        openings: [
          { fingerprint: fingerprints[0], text: ONE.trim() },
          { fingerprint: fingerprints[1], text: TWO.trim() },
        ],
      });
    });

    it("names the file as the repository does, from any folder and with any old side", async () => {
      const one = linesOf((await diff(["old.json", "team/new.json", "--accept"], files)).stdout);
      expect(one.map((line) => line.slice(32))).toEqual([ONE]);
      const other = linesOf(
        (await diff(["-", "./team/../team/new.json", "--accept"], files, { input: BEFORE })).stdout,
      );
      expect(other).toEqual(one);
      expect(linesOf((await diff(["old.json", "new.json", "--accept"], files)).stdout)).not.toEqual(one);
      expect(linesOf((await diff(["team/new.json", "-", "--accept"], files, { input: MORE })).stdout)).toHaveLength(1);
    });

    it("diff --accept ends as diff, and says where nothing opens", async () => {
      expect((await diff(["old.json", "new.json", "--accept", "--fail-on", "opens"])).code).toBe(1);
      expect(await diff(["old.json", "old.json", "--accept"])).toEqual({
        code: 0,
        stdout: "nothing opens\n",
        stderr: "",
      });
    });

    it("--accept has no fingerprint for openings that are not shown in full", async () => {
      const token = "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";
      const pasted = BEFORE.replace('"日本"],', `"日本", "${token}"],`);
      const { stdout } = await diff(["old.json", "pasted.json", "--accept"], { "pasted.json": pasted });
      expect(stdout).toBe(`-${" ".repeat(33)}\`•••\` of \`provider_a\` is offered; before, it was not.\n`);
    });

    it.each([
      [["-", "/dev/null"], "Neither side is a file."],
      [["old.json", "new.json", "--old-policy", "old.json"], "--accept is for a change of one configuration"],
    ])("--accept is refused with 2 for %j", async (args, reason) => {
      const { code, stdout, stderr } = await diff([...args, "--accept"], {}, { input: BEFORE });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(`error: ${reason}`);
    });
  });

  it("takes standard input and nothing as sides, and the models that providers returned", async () => {
    expect((await diff(["-", "old.json"], {}, { input: BEFORE })).stdout).toBe("no changes\n");
    const added = "  `local` is added, reached at";
    expect((await diff(["-", "old.json"])).stdout).toContain(added);
    expect((await diff(["/dev/null", "old.json"])).stdout).toContain(added);
    const none = await diff(["old.json", "new.json", "--discovered", "none.json"], { "none.json": "{}" });
    expect(none.stdout).not.toContain("`example-large` of");
  });

  it("diff has the layers of the policy on both sides", async () => {
    const files = {
      ".provider-steward.json": '{ "layers": { "enforced": "e.json" } }',
      "e.json": '{ "providers": { "provider_b": { "enabled": false } } }',
    };
    expect((await diff(["old.json", "new.json"], files)).stdout).not.toContain("`provider_b` is enabled");
    // One side is the layer itself, which would hide what it does.
    expect((await diff(["/dev/null", "e.json"], files)).stdout).toContain("Everybody loses `provider_b`");
  });

  it("diff has another policy and its layers on the old side where that is named", async () => {
    const files = {
      ".provider-steward.json": '{ "rules": { "unknown-key": "off" } }',
      "old/policy.json": '{ "layers": { "enforced": "e.json" } }',
      "old/e.json": '{ "providers": { "provider_b": { "enabled": false }, "custom": { "waiting": {} } } }',
    };
    const { code, stdout, stderr } = await diff(
      ["old.json", "old.json", "--old-policy", "old/policy.json", "--fail-on", "opens"],
      files,
    );
    expect(code).toBe(1);
    expect(stdout).toContain("  The rule `unknown-key` no longer reports anything.\n");
    expect(stdout).toContain(
      "  `provider_b` is no longer disabled by the enforced layers: a configuration can enable it.\n",
    );
    expect(stdout).toContain(
      "from  old/e.json:1:45 (enforced layer, /providers/provider_b/enabled), before the change\n",
    );
    expect(stderr).toContain("old/e.json:1:");
    expect(stderr).toContain('"waiting" of the enforced layer');
    expect((await diff(["old.json", "old.json", "--old-policy", "nope.json"], files)).code).toBe(2);
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

describe("diff of a comment that suppresses", () => {
  const withHeader = (comment: string) =>
    `{ "providers": { "provider_a": { "customHeaders": {\n${comment}\n"Host": "gateway.example.com" } } } }`;
  const OLD = withHeader("// nothing");
  const NEW = withHeader("  // steward-ignore-next-line reserved-header: the gateway wants it");
  const IGNORES = JSON.stringify({ ignores: [{ rule: "reserved-header", files: ["new.json"], reason: "Known." }] });

  it("says which error is suppressed, with the reason, and where the comment stands", async () => {
    const { code, stdout } = await runWith({ "old.json": OLD, "new.json": NEW }, [
      "diff",
      "old.json",
      "new.json",
      "--fail-on",
      "opens",
    ]);
    expect(code).toBe(1);
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "Opens:",
      "  A comment suppresses a finding of `reserved-header` at `customHeaders/Host` of `provider_a`: `the gateway wants it`.",
      "    from  new.json:2:3 (user layer, /providers/provider_a/customHeaders/Host)",
    ]);
  });

  it("opens nothing where the policy suppressed the same before", async () => {
    const files = { "old.json": OLD, "new.json": NEW, ".provider-steward.json": IGNORES };
    const { stdout } = await runWith(files, ["diff", "old.json", "new.json", "--format", "json"]);
    expect(JSON.parse(stdout)).toMatchObject({ widens: false });
  });
});
