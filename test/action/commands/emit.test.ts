import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { strictLayers } from "../../support/strict-layers.ts";
import { runWith } from "./configurations.ts";

const POLICY = '{ "layers": { "enforced": "config/enforced.json", "default": "default.json" } }';
const ENFORCED = `{
  "$schema": "provider-config.schema.json", // for editors
  "providers": { "provider_a": { "enabled": false, "customHeaders": { "X-Team": "it's \\"first\\" 5 $ each" }, } }
}
`;
const EMITTED =
  '{"$schema":"provider-config.schema.json","providers":{"provider_a":{"enabled":false,"customHeaders":{"X-Team":"it\'s \\"first\\" 5 $ each"}}}}';
const DIGEST = createHash("sha256").update(EMITTED).digest("hex");
const DEFAULT = '{"$schema":"provider-config.schema.json","providers":{"provider_b":{"enabled":false}}}\n';
const TOKEN = "AbCdEfGhIjKlMnOpQrStUvWxYz012345";

const FILES = {
  ".provider-steward.json": POLICY,
  "config/enforced.json": ENFORCED,
  "default.json": DEFAULT,
  "vocabulary.json": JSON.stringify({
    ...strictLayers,
    layers: strictLayers.layers?.map((layer) =>
      layer.name === "enforced" ? { ...layer, variable: "ASSISTANT_ENFORCED" } : layer,
    ),
  }),
};
const STRICT = ["--vocabulary", "vocabulary.json"];

const emit = (args: readonly string[], files: Readonly<Record<string, string>> = {}, options = {}) =>
  runWith({ ...FILES, ...files }, ["emit", ...args], options);

describe("emit", () => {
  it("prints the policy's layer on one line, and its digest on standard error", async () => {
    expect(await emit(["enforced"])).toEqual({ code: 0, stdout: `${EMITTED}\n`, stderr: `sha256 ${DIGEST}\n` });
    expect(await emit(["default"])).toMatchObject({ code: 0, stdout: DEFAULT });
  });

  it("takes the name of a layer of the vocabulary, also of one that the policy has not", async () => {
    expect(await emit(["former", "--file", "default.json", ...STRICT])).toMatchObject({ code: 0, stdout: DEFAULT });
    expect(await emit(["user", "--file", "default.json", ...STRICT])).toMatchObject({ code: 0, stdout: DEFAULT });
    expect(await emit(["enforced", ...STRICT])).toMatchObject({ code: 0, stdout: `${EMITTED}\n` });
  });

  it("takes the vocabulary that the layer's own $schema names", async () => {
    const address = "https://assistant.posit.co/schemas/providers.schema.json";
    const own = `{"$schema":"${address}","version":1,"providers":{"openai":{"enabled":false}}}`;
    const { code, stdout } = await emit(["enforced", "--format", "env"], { "config/enforced.json": own });
    expect({ code, stdout }).toEqual({ code: 0, stdout: `POSIT_AI_PROVIDERS_ENFORCED='${own}'\n` });
    const wrong = own.replace('"version":1', '"version":2');
    expect(await emit(["enforced"], { "config/enforced.json": wrong })).toMatchObject({ code: 1, stdout: "" });
    expect(await emit(["enforced", "--file", "-"], {}, { input: wrong })).toMatchObject({ code: 1, stdout: "" });
  });

  it("takes the vocabulary that another layer's $schema names, and that of a file", async () => {
    const address = "https://assistant.posit.co/schemas/providers.schema.json";
    const own = '{"version":1,"providers":{"openai":{"enabled":false}}}';
    const named = own.replace("{", `{"$schema":"${address}",`);
    const files = { "config/enforced.json": own, "default.json": named };
    expect(await emit(["enforced"], files)).toMatchObject({ code: 0, stdout: `${own}\n` });
    expect(await emit(["default", "--no-policy", "--file", "default.json"], files)).toMatchObject({ code: 0 });
    expect(await emit(["enforced", "--file", "a.json"], { "a.json": named })).toMatchObject({ code: 0 });
  });

  it("judges a file in the place of the policy's layer, and within the others", async () => {
    const files = {
      "config/enforced.json": '{"$schema":"x","providers":{"provider_b":{"enabled":false}}}',
      "default.json": '{"$schema":"x","providers":{"custom":{"x":{"type":"cloud-hosted"}}}}',
      "other.json": '{"$schema":"x","providers":{"custom":{"x":{"lake":{"pond":"north"}}}}}',
      "user.json": '{"$schema":"x","providers":{"provider_b":{"baseUrl":"https://b.example.com/v1"}}}',
    };
    expect(await emit(["default", "--file", "other.json", ...STRICT], files)).toMatchObject({ code: 0 });
    expect(await emit(["enforced", "--file", "other.json", ...STRICT], files)).toMatchObject({ code: 1, stdout: "" });
    const { stdout } = await emit(["user", "--file", "user.json", "--json", ...STRICT], files);
    expect(JSON.parse(stdout)).toMatchObject({ findings: 2 });
  });

  it("takes the layer from a file or standard input, in place of the policy's", async () => {
    expect(await emit(["enforced", "--file", "default.json"])).toMatchObject({ code: 0, stdout: DEFAULT });
    expect(await emit(["enforced", "--file", "-"], {}, { input: ENFORCED })).toMatchObject({ stdout: `${EMITTED}\n` });
    expect(await emit(["enforced", "--no-policy", "--file", "default.json"])).toMatchObject({
      code: 0,
      stdout: DEFAULT,
    });
  });

  it("prints warnings of what it emits, and no notices", async () => {
    const plain = '{"$schema":"x","providers":{"provider_b":{"baseUrl":"http://gateway.example.com/v1"}}}';
    const { code, stderr } = await emit(["default"], { "default.json": plain });
    expect(code).toBe(0);
    expect(stderr).toContain("default.json:1:");
    expect(stderr).toContain("  warning  ");
    expect(stderr).not.toContain("  notice  ");
  });

  it("prints an object for programs", async () => {
    const { stdout } = await emit(["enforced", "--json", ...STRICT]);
    expect(JSON.parse(stdout)).toEqual({
      layer: "enforced",
      variable: "ASSISTANT_ENFORCED",
      text: EMITTED,
      digest: DIGEST,
      findings: 1,
    });
    expect(JSON.parse((await emit(["default", "--json"])).stdout)).toMatchObject({ variable: null, findings: 0 });
  });
});

describe("the formats of emit", () => {
  it.each([
    [["--name", "A_1"], "A_1"],
    [STRICT, "ASSISTANT_ENFORCED"],
  ])("env sets the variable by %j", async (args, name) => {
    const { code, stdout } = await emit(["enforced", "--format", "env", ...args]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${name}='${EMITTED.replace("'", "'\\''")}'\n` });
  });

  it.each([
    [[], "enforced.json"],
    [STRICT, "ASSISTANT_ENFORCED"],
  ])("k8s is a manifest with the name, and with %j the key %s", async (args, key) => {
    const { stdout } = await emit(["enforced", "--format", "k8s", "--name", "assistant", ...args]);
    expect(parse(stdout)).toEqual({
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "assistant" },
      data: { [key]: EMITTED },
    });
  });

  it("json-string is the text as a string", async () => {
    expect((await emit(["enforced", "--format", "json-string"])).stdout).toBe(`${JSON.stringify(EMITTED)}\n`);
  });

  it.each([
    [["--format", "env"], "The vocabulary knows no variable for this layer. Give its name by --name."],
    [["--format", "env", "--name", "1A"], 'No shell has a variable called "1A".'],
    [["--format", "k8s"], "A ConfigMap needs a name. Give it by --name."],
    [["--format", "k8s", "--name", "A_B"], 'Kubernetes takes no object called "A_B".'],
    [["--json", "--format", "env"], "option '--json' cannot be used with option"],
    [["--check", "-", "--format", "env"], "option '--check <file>' cannot be used with option"],
    [["--check", "-", "--check-env", "A"], "cannot be used with option"],
    [["--check", "-", "--file", "-"], '"-" is given twice'],
  ])("%j is refused", async (args, message) => {
    const { code, stdout, stderr } = await emit(["enforced", ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it.each([
    ["env", 128 * 1024 - 1],
    ["k8s", 1024 * 1024],
  ])("%s is refused where the text is longer than the place takes", async (format, most) => {
    const frame = '{"$schema":"x","providers":{}}';
    const sized = (bytes: number) => frame.replace("x", "x".repeat(bytes - frame.length + 1));
    const own = format === "env" ? most - "a=".length : most;
    const args = ["enforced", "--format", format, "--name", "a"];
    expect(await emit(args, { "config/enforced.json": sized(own) })).toMatchObject({ code: 0 });
    const { code, stdout, stderr } = await emit(args, { "config/enforced.json": sized(own + 1) });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`takes at most ${most}`);
  });
});

describe("nothing is emitted", () => {
  it.each([
    ["an error", ENFORCED.replace("false", "1"), "It has 1 error."],
    ["a duplicate key", ENFORCED.replace('"enabled"', '"enabled": true, "enabled"'), "It has 1 duplicate key."],
    [
      "a credential",
      ENFORCED.replace("X-Team", "X-Auth-Token"),
      "It holds 1 credential, which cannot be suppressed here.",
    ],
  ])("a layer with %s is refused", async (_, text, reason) => {
    const { code, stdout, stderr } = await emit(["enforced"], { "config/enforced.json": text });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("config/enforced.json:3:");
    expect(stderr).toMatch(/^error: The layer is refused\. /m);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain("first");
  });

  it("a credential that the policy ignores is refused", async () => {
    const policy = POLICY.replace("{", '{ "ignores": [{ "rule": "secret-in-header", "reason": "known" }],');
    const files = {
      ".provider-steward.json": policy,
      "config/enforced.json": ENFORCED.replace("X-Team", "X-Auth-Token").replace(/"it.s.*each"/, `"${TOKEN}"`),
    };
    const { code, stdout, stderr } = await emit(["enforced"], files);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("secret-in-header");
    expect(stderr).not.toContain(TOKEN);
  });

  it("a layer that the assistant would ignore is refused, though the policy has nothing against it", async () => {
    const policy = POLICY.replace("{", '{ "rules": { "unknown-value": "off" },');
    const files = {
      ".provider-steward.json": policy,
      "config/enforced.json": '{"$schema":"x","version":2,"providers":{}}',
    };
    const { code, stdout, stderr } = await emit(["enforced", ...STRICT], files);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("The assistant would ignore it whole");
    expect(stderr).toContain("layer-ignored");
  });

  it("a layer that conflicts with another one of the policy is refused", async () => {
    const files = {
      "config/enforced.json": '{"$schema":"x","providers":{"custom":{"x":{"type":"cloud-hosted"}}}}',
      "default.json": '{"$schema":"x","providers":{"custom":{"x":{"lake":{"pond":"north"}}}}}',
    };
    for (const layer of ["enforced", "default"]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each in its own folder
      const { code, stdout, stderr } = await emit([layer, ...STRICT], files);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain("conflict");
    }
  });

  it.each([
    [["enforcd"], {}, 'There is no layer "enforcd". Did you mean "enforced"?'],
    [["nothing"], {}, 'There is no layer "nothing". Use "enforced" or "default".'],
    [["former", ...STRICT], {}, "A policy names no file for this layer. In a terminal, `--file` does."],
    [["user", ...STRICT], {}, "A policy names no file for this layer. In a terminal, `--file` does."],
    [["enforced", "--no-policy"], {}, "No file is named for this layer. Name it in `layers` of the policy."],
    [["enforced", "--file", "missing.json"], {}, 'Could not read "missing.json".'],
    [["enforced"], { "config/enforced.json": "{" }, "Nothing was emitted"],
    [["enforced"], { ".provider-steward.json": "{" }, "Nothing was emitted"],
    [["enforced", "--file", "-"], {}, "Nothing was emitted"],
    [["enforced", "--vocabulary", "default.json"], {}, "Nothing was emitted"],
  ] as const)("%j with %j ends with the reason", async (args, files, message) => {
    const { code, stdout, stderr } = await emit(args, files);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});

describe("emit --check", () => {
  it("says that what is deployed is the same, with its bytes or without", async () => {
    expect(await emit(["enforced", "--check", "-"], {}, { input: `${EMITTED}\n` })).toEqual({
      code: 0,
      stdout: "same: <stdin> means what config/enforced.json says; the bytes are the same, too\n",
      stderr: "",
    });
    const environment = { ENFORCED: ENFORCED.replace("// for editors", "").replace("}, }", "} }") };
    expect(await emit(["enforced", "--check-env", "ENFORCED"], {}, { environment })).toEqual({
      code: 0,
      stdout: "same: $ENFORCED means what config/enforced.json says; the bytes differ\n",
      stderr: "",
    });
  });

  it("lists the places that differ and the effects, without the values of headers", async () => {
    const deployed = EMITTED.replace('"enabled":false,', "").replace("first", "second");
    const { code, stdout } = await emit(["enforced", "--check", "d.json"], { "d.json": deployed });
    expect(code).toBe(1);
    expect(stdout.split("\n").slice(0, 6)).toEqual([
      "differs: d.json is not what config/enforced.json says",
      "  missing  /providers/provider_a/enabled",
      "  differs  /providers/provider_a/customHeaders/X-Team",
      "",
      "Effects of what is deployed, in place of the file:",
      "Opens:",
    ]);
    expect(stdout).toContain("`provider_a` is no longer disabled by the enforced layers");
    expect(stdout).not.toMatch(/first|second/);
  });

  it("counts the places that are too many to list", async () => {
    const models = JSON.stringify(Array.from({ length: 150 }, (_, index) => `m${index}`));
    const deployed = `{"$schema":"x","providers":{"provider_b":{"enabled":false,"models":{"deny":${models}}}}}`;
    const source = deployed.replaceAll(/"m(?=\d)/g, '"n');
    const { stdout } = await emit(["default", "--check", "d.json"], { "default.json": source, "d.json": deployed });
    expect(stdout.split("\n").filter((line) => line.startsWith("  differs  "))).toHaveLength(100);
    expect(stdout).toContain("\n  and 50 more\n");
  });

  it.each([
    ["no JSON", "hello", "unreadable: <stdin> is no object in JSON\n"],
    ["nothing", "", "unreadable: <stdin> is no object in JSON\n"],
  ])("says that %s cannot be read", async (_, input, stdout) => {
    const outcome = await emit(["enforced", "--check", "-"], {}, { input });
    expect(outcome).toMatchObject({ code: 1, stdout });
    expect(outcome.stderr).toContain("<stdin>");
  });

  it("says that the assistant ignores what is deployed, and what that opens", async () => {
    const { code, stdout, stderr } = await emit(["enforced", "--check", "-", ...STRICT], {}, { input: `${EMITTED}//` });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ignored: the assistant takes nothing of <stdin>\n\nEffects [^\n]*\nOpens:\n/);
    expect(stderr).toContain("layer-ignored");
  });

  it("prints an object for programs", async () => {
    const input = EMITTED.replace('"enabled":false,', "");
    const { code, stdout } = await emit(["enforced", "--check", "-", "--json"], {}, { input });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      status: "differs",
      sameBytes: false,
      digest: { source: DIGEST, deployed: createHash("sha256").update(input).digest("hex") },
      drift: [{ kind: "missing", pointer: "/providers/provider_a/enabled" }],
      widens: true,
      changes: expect.arrayContaining([expect.objectContaining({ effect: "opens", provider: "provider_a" })]),
    });
  });

  it.each([
    [["--check-env", "MISSING"], 'The variable "MISSING" is not set.', 2],
    [["--check", "missing.json"], '"missing.json" could not be read.', 2],
    [["--check", "default.json", "--file", "bad.json"], "The layer is refused.", 1],
  ] as const)("%j compares nothing", async (args, message, expected) => {
    const { code, stdout, stderr } = await emit(["enforced", ...args], { "bad.json": ENFORCED.replace("false", "1") });
    expect({ code, stdout }).toEqual({ code: expected, stdout: "" });
    expect(stderr).toContain(message);
  });
});
