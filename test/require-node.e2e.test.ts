import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

function requireNode(...flags: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ".ci/require-node.cjs"], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a Node that runs TypeScript is let through without a word", () => {
  expect(requireNode()).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("another is told which it takes", () => {
  expect(requireNode("--no-experimental-strip-types")).toEqual({
    status: 1,
    stdout: "",
    stderr: `Provider Steward needs Node 22.18 or newer; this is ${process.versions.node}.\n`,
  });
  expect(packageJson.engines.node).toBe(">=22.18");
});

test.each(["start", "test", "validate"] as const)("npm run %s asks first", (name) => {
  expect(packageJson.scripts[`pre${name}`]).toBe("node .ci/require-node.cjs");
});
