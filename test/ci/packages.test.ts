import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileOf } from "../../.ci/packages.ts";
import packageJson from "../../package.json" with { type: "json" };

const MANIFESTS = [".ci/lint", "test/bench", "test/reference"];

/** The names of packages that a manifest asks for. */
function namesIn(folder: string): readonly string[] {
  return Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).dependencies);
}

test("a package that is missing is told, with the command that installs it", () => {
  expect(() => fileOf("test/fixtures", "schemastore")).toThrow(
    "The packages of test/fixtures/package.json are not installed. Install them with `(cd test/fixtures && npm ci --ignore-scripts)`.",
  );
});

test("packages with a manifest of their own are not installed with everything", () => {
  const names = MANIFESTS.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => Object.keys(packageJson.devDependencies).includes(name))).toEqual([]);
});

test.each(MANIFESTS)("the manifest %s names exact versions, and has a lock", (folder) => {
  expect(existsSync(`${folder}/package-lock.json`)).toBe(true);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/package.json`, "utf8"),
  );
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});
