import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { runTerminal } from "../support/terminal.ts";

function schema(...args: readonly string[]) {
  return runTerminal(["schema", ...args], { folder: tmpdir() });
}

it("prints the schema of configurations, as it is in the package", async () => {
  const stdout = readFileSync("shared/schema/generated/provider-config.schema.json", "utf8");
  expect(await schema()).toEqual({ code: 0, stdout, stderr: "" });
});

it("prints the schema of policies, as it is in the package", async () => {
  const stdout = readFileSync("shared/settings/generated/policy.schema.json", "utf8");
  expect(await schema("--policy")).toEqual({ code: 0, stdout, stderr: "" });
});

it("takes nothing else", async () => {
  expect(await schema("providers.json")).toMatchObject({ code: 2, stdout: "" });
});
