import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, matchesGlob } from "node:path";
import { Validator } from "@cfworker/json-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fileOf } from "../../.ci/packages.ts";
import { read } from "./examples.ts";

const FOLDER = ".github/ISSUE_TEMPLATE";
const forms = readdirSync(FOLDER).filter((name) => name !== "config.yml");

/** The complaints of the schema for GitHub's files about a text in YAML. */
function problemsOf(
  schema: "github-issue-forms" | "github-issue-config" | "dependabot-2.0",
  text: string,
): readonly string[] {
  const path = fileOf("test/reference", `schemastore/schemas/json/${schema}.json`);
  const validator = new Validator(JSON.parse(readFileSync(path, "utf8")), "7");
  return validator.validate(parse(text)).errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

test.each(forms)("%s is an issue form", (name) => {
  expect(problemsOf("github-issue-forms", read(`${FOLDER}/${name}`))).toEqual([]);
});

test("the chooser's configuration is one", () => {
  expect(problemsOf("github-issue-config", read(`${FOLDER}/config.yml`))).toEqual([]);
});

test("the updates of dependencies are ones that GitHub understands, of every manifest, and none is alone", () => {
  // The schema is older than lists of folders.
  const text = read(".github/dependabot.yml").replace(/directories: \[\/, .*\]/, "directory: /");
  expect(problemsOf("dependabot-2.0", text)).toEqual([]);
  expect(problemsOf("dependabot-2.0", text.replace("interval: monthly", "interval: sometimes"))).not.toEqual([]);
  const { updates }: { readonly updates: readonly Update[] } = parse(read(".github/dependabot.yml"));
  const npm = updates.find((update) => update["package-ecosystem"] === "npm");
  const manifests = globSync(["package.json", ".ci/*/package.json", "test/*/package.json"]);
  expect(npm?.directories?.toSorted()).toEqual(
    manifests.map((path) => (path === "package.json" ? "/" : `/${dirname(path)}`)).toSorted(),
  );
  for (const { groups = {} } of updates)
    expect(Object.values(groups).flatMap(({ patterns }) => patterns)).toContain("*");
});

test("each package that is grouped or left alone by its name is one of the project", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  const { updates }: { readonly updates: readonly Update[] } = parse(read(".github/dependabot.yml"));
  const npm = updates.filter((update) => update["package-ecosystem"] === "npm");
  const patterns = npm.flatMap(({ groups = {} }) => Object.values(groups).flatMap((group) => group.patterns));
  const names = [...patterns, ...npm.flatMap(({ ignore = [] }) => ignore.map((one) => one["dependency-name"]))];
  const isKnown = (pattern: string) => Object.keys(devDependencies).some((name) => matchesGlob(name, pattern));
  expect(names.filter((pattern) => pattern !== "*" && !isKnown(pattern))).toEqual([]);
});

interface Update {
  readonly "package-ecosystem": string;
  readonly directories?: readonly string[];
  readonly groups?: Readonly<Record<string, { readonly patterns: readonly string[] }>>;
  readonly ignore?: readonly { readonly "dependency-name": string }[];
}
