import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Files } from "../support/pull-request.ts";
import type { RunOptions } from "../support/run-action.ts";
import { useGitHub } from "../support/scenario.ts";

const POLICY = '{ "layers": { "enforced": "config/enforced.json" } }\n';
const ENFORCED = `{ "$schema": "provider-config.schema.json", // why
  "providers": { "provider_a": { "enabled": false, "customHeaders": { "X-Team": "header-value" } } } }\n`;
const EMITTED =
  '{"$schema":"provider-config.schema.json","providers":{"provider_a":{"enabled":false,"customHeaders":{"X-Team":"header-value"}}}}';
const VALID =
  '{ "$schema": "provider-config.schema.json", "providers": { "provider_b": { "models": { "allow": ["m"] } } } }\n';
const BASE = { ".provider-steward.json": POLICY, "config/enforced.json": ENFORCED };

const { open, run, job } = useGitHub({ contents: "read", "pull-requests": "read" });

async function emit(base: Files, head: Files, inputs: RunOptions["inputs"] = { emit: "enforced" }) {
  const result = await run(open(head, base), { inputs });
  expect(JSON.stringify(result)).not.toContain("header-value");
  return result;
}

const errors = (stdout: readonly string[]) =>
  stdout.filter((line) => line.startsWith("::error::")).map((line) => line.slice("::error::".length));

it("the output is a file with the layer's text, and its digest", async () => {
  const { exitCode, outputs } = await emit(BASE, { "providers.json": VALID });
  expect(exitCode).toBe(0);
  expect(outputs["emitted"]?.startsWith(job().temp)).toBe(true);
  const text = readFileSync(outputs["emitted"] ?? "", "utf8");
  expect(text).toBe(EMITTED);
  expect(outputs["emitted-digest"]).toBe(createHash("sha256").update(text).digest("hex"));
});

it("the layer is emitted where the change has nothing to do with it, and where the change has errors", async () => {
  expect(await emit(BASE, { "other.txt": "x" })).toMatchObject({
    exitCode: 0,
    outputs: { emitted: expect.any(String) },
  });
  const wrong = await emit(BASE, { "providers.json": VALID.replace('["m"]', "1") });
  expect(wrong).toMatchObject({ exitCode: 1, outputs: { valid: "false", emitted: expect.any(String) } });
});

it("nothing is emitted unless it is asked for", async () => {
  const { outputs } = await emit(BASE, { "providers.json": VALID }, {});
  expect(outputs).not.toHaveProperty("emitted");
  expect(outputs).not.toHaveProperty("emitted-digest");
});

it("a layer of the input `layers` is emitted, too", async () => {
  const inputs = { emit: "default", layers: "default: config/enforced.json", policy: ".provider-steward.json" };
  const { outputs } = await emit({ "config/enforced.json": ENFORCED }, { "providers.json": VALID }, inputs);
  expect(readFileSync(outputs["emitted"] ?? "", "utf8")).toBe(EMITTED);
});

it.each<[string, Files, RunOptions["inputs"], readonly string[]]>([
  [
    "an error, which is told with its place",
    { "config/enforced.json": ENFORCED.replace("false", "1") },
    {},
    ["It has 1 error.", "config/enforced.json:2:"],
  ],
  [
    "a credential that the policy ignores",
    {
      ".provider-steward.json": POLICY.replace(
        "{",
        '{ "ignores": [{ "rule": "secret-in-header", "reason": "known" }],',
      ),
      "config/enforced.json": ENFORCED.replace("X-Team", "X-Auth-Token"),
    },
    {},
    ["It holds 1 credential, which cannot be suppressed here."],
  ],
  ["broken syntax", { "config/enforced.json": "{" }, {}, ["config/enforced.json:1:"]],
  ["no file", { ".provider-steward.json": "{}\n" }, {}, ["No file is named for this layer."]],
  ["an unknown name", {}, { emit: "enforcd" }, ['Did you mean "enforced"?']],
  [
    "two files",
    {},
    { layers: "enforced: config/enforced.json" },
    ["2 files are named for this layer, and the assistant reads one."],
  ],
])("a layer with %s is not emitted, and the step fails", async (_, base, inputs, parts) => {
  const { exitCode, outputs, stdout } = await emit(
    { ...BASE, ...base },
    { "other.txt": "x" },
    { emit: "enforced", ...inputs },
  );
  expect(exitCode).toBe(1);
  expect(outputs).not.toHaveProperty("emitted");
  expect(outputs).toMatchObject({ valid: "true" });
  const [message = "", ...others] = errors(stdout);
  expect(others).toEqual([]);
  expect(message).toMatch(/^The layer "enforc/);
  for (const part of parts) expect(message).toContain(part);
});
