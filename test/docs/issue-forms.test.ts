import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Validator } from "@cfworker/json-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { read } from "./examples.ts";

const FOLDER = ".github/ISSUE_TEMPLATE";
const forms = readdirSync(FOLDER).filter((name) => name !== "config.yml");

/** The complaints of the schema for GitHub's files about a text in YAML. */
function problemsOf(schema: "github-issue-forms" | "github-issue-config", text: string): readonly string[] {
  const path = createRequire(import.meta.url).resolve(`schemastore/schemas/json/${schema}.json`);
  const validator = new Validator(JSON.parse(readFileSync(path, "utf8")), "7");
  return validator.validate(parse(text)).errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

test.each(forms)("%s is an issue form", (name) => {
  expect(problemsOf("github-issue-forms", read(`${FOLDER}/${name}`))).toEqual([]);
});

test("the chooser's configuration is one", () => {
  expect(problemsOf("github-issue-config", read(`${FOLDER}/config.yml`))).toEqual([]);
});

test("a mistake in a form is seen", () => {
  const form = read(`${FOLDER}/bug_report.yml`);
  expect(problemsOf("github-issue-forms", form.replace("type: dropdown", "type: menu"))).not.toEqual([]);
  expect(problemsOf("github-issue-forms", form.replace("name: Bug report\n", ""))).not.toEqual([]);
});
