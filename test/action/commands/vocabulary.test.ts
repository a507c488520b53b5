import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { buildSchema, checkVocabularyFile, PRESETS } from "../../../shared/index.ts";
import { runTerminal } from "../support/terminal.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function write(name: string, content: unknown): void {
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
}

function vocabulary(...args: readonly string[]) {
  return runTerminal(["vocabulary", ...args], { folder });
}

describe("vocabulary", () => {
  it.each(Object.entries(PRESETS))("prints %s as a vocabulary file that reads as the same", async (name, preset) => {
    const { code, stdout, stderr } = await vocabulary("--vocabulary", name);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const read = checkVocabularyFile("vocabulary.json", new TextEncoder().encode(stdout));
    expect(read.file.diagnostics).toEqual([]);
    expect(read.vocabulary).toEqual(preset);
  });

  it("prints the specification's where none is named", async () => {
    expect(await vocabulary()).toEqual(await vocabulary("--vocabulary", "specification"));
  });

  it("cannot use a vocabulary that is not there", async () => {
    expect(await vocabulary("--vocabulary", "./none.json")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("No such file."),
    });
  });
});

describe("vocabulary --check", () => {
  it("finds no difference in the schema that follows from the vocabulary", async () => {
    write("schema.json", buildSchema(PRESETS["posit-assistant"]));
    const check = ["--vocabulary", "posit-assistant", "--check", "schema.json"];
    expect(await vocabulary(...check)).toEqual({ code: 0, stdout: "No difference\n", stderr: "" });
    const { code, stdout } = await vocabulary(...check, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ same: true, differences: [] });
  });

  it("tells a difference at several places once", async () => {
    const text = JSON.stringify(buildSchema(PRESETS.specification)).replaceAll(
      '"minLength":1,"examples"',
      '"examples"',
    );
    write("schema.json", text);
    const { code, stdout } = await vocabulary("--check", "schema.json");
    expect(code).toBe(1);
    expect(stdout).toBe(
      `${[
        "The published schema has no minLength, and the vocabulary has the minLength 1.",
        "  /providers/custom/*[provider-b-compatible]/models/custom/*/id",
        "  /providers/custom/*[provider-b-compatible]/models/custom/*/name",
        "  /providers/provider_a/models/custom/*/id",
        "  /providers/provider_a/models/custom/*/name",
        "  /providers/provider_b/models/custom/*/id",
        "  7 others",
        "",
        "12 differences",
      ].join("\n")}\n`,
    );
  });

  it("takes the schema from standard input, and prints the differences as JSON", async () => {
    const input = JSON.stringify(buildSchema(PRESETS.specification)).replace(
      '["auto","off"]',
      '["auto","off","manual"]',
    );
    const { code, stdout } = await runTerminal(["vocabulary", "--check", "-", "--json"], { folder, input });
    expect(code).toBe(1);
    const { same, differences } = JSON.parse(stdout);
    expect(same).toBe(false);
    expect(differences).toHaveLength(6);
    expect(differences[1]).toEqual({
      place: "/providers/provider_a/models/discovery",
      kind: "value",
      name: "manual",
      published: true,
      vocabulary: false,
    });
  });

  it.each([
    ["a file that is not there", undefined, "No such file. Check the name and the current folder."],
    ["broken JSON", '{\n  "type": "object', "In line 2,"],
    ["a list", "[]", "In line 1, it is not an object."],
    ["a reference to another file", '{ "$ref": "other.json" }', 'The reference "other.json" leads to no schema in it.'],
  ])("cannot read %s", async (_, content, reason) => {
    if (content !== undefined) write("schema.json", content);
    const { code, stdout, stderr } = await vocabulary("--check", "schema.json");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: The schema "schema\.json" cannot be read\. /);
    expect(stderr).toContain(reason);
  });
});
