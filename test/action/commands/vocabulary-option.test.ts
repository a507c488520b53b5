import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { buildSchema, buildVocabularySchema, checkVocabularyFile, PRESETS } from "../../../shared/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

const VOCABULARY = `{
  // The names of our assistant.
  "protocols": { "north-chat": { "description": "Chat of North.", "provider": "north" } },
  "providers": {
    "north": {
      "title": "North",
      "description": "The provider North.",
      "defaultProtocol": "north-chat",
      "versionSegment": "v7",
    },
  },
}
`;
const CONFIGURATION = `{
  "$schema": "./provider-config.schema.json",
  "providers": { "north": { "baseUrl": "https://north.example.com" } }
}
`;
const BROKEN = VOCABULARY.replace('"defaultProtocol": "north-chat"', '"defaultProtocol": "north-chatt"');
const ON_MISTAKE =
  /^broken\.json:8:26 {2}error {2}"defaultProtocol" names a protocol that is not in "protocols"\. {2}vocabulary-file\n/;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  write("vocabulary.json", VOCABULARY);
  write("broken.json", BROKEN);
  write("providers.json", CONFIGURATION);
});

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

function run(...args: readonly string[]) {
  return runTerminal(args, { folder });
}

describe("with a vocabulary", () => {
  it("validate knows its names, and no others", async () => {
    const { code, stdout } = await run("validate", "--vocabulary", "vocabulary.json", "providers.json");
    expect(code).toBe(1);
    expect(stdout).toContain('The base URL of "north" has no path; its path must end in "/v7".');
    expect(stdout).toMatch(/\n1 error in 1 file\n$/);
    const shipped = await run("validate", "providers.json");
    expect(shipped.stdout).toContain('Unknown provider "north".');
  });

  it("fix uses its names", async () => {
    const { code, stdout } = await run("fix", "--vocabulary", "vocabulary.json", "providers.json");
    expect({ code, last: stdout.split("\n").at(-2) }).toEqual({
      code: 0,
      last: "1 fixed in 1 file, nothing remaining",
    });
    expect(readFileSync(join(folder, "providers.json"), "utf8")).toContain('"https://north.example.com/v7"');
  });

  it("resolve, explain and diff go by its names", async () => {
    const resolved = await run("resolve", "--vocabulary", "vocabulary.json", "--format", "json", "providers.json");
    expect(JSON.parse(resolved.stdout)).toMatchObject({
      catalog: { providers: [{ id: "north", protocol: "north-chat", baseUrl: "https://north.example.com" }] },
      diagnostics: [],
    });
    const pointer = "/providers/north/protocol";
    const explained = await run("explain", "--vocabulary", "vocabulary.json", "providers.json", pointer);
    expect(explained).toMatchObject({ code: 0, stdout: expect.stringContaining('protocol: "north-chat"') });
    write("after.json", '{ "providers": { "north": { "enabled": false } } }');
    const compared = await run("diff", "--vocabulary", "vocabulary.json", "providers.json", "after.json");
    expect(compared).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("`north`") });
  });

  it("reads the layers of a policy, and those that options name, by its names", async () => {
    write(".provider-steward.json", '{ "layers": { "default": "default.json" } }');
    write("default.json", '{ "providers": { "north": { "protocol": "north-chat" } } }');
    write("enforced.json", '{ "providers": { "north": { "baseUrl": "https://north.example.com/v7" } } }');
    const resolved = await run(
      "resolve",
      "--vocabulary",
      "vocabulary.json",
      "--enforced",
      "enforced.json",
      "providers.json",
    );
    expect(resolved).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("https://north.example.com/v7"),
    });
    const validated = await run("validate", "--vocabulary", "vocabulary.json", "default.json");
    expect(validated.stdout).not.toContain("unknown-provider");
  });

  it("checks the vocabulary file itself as what it is, and leaves it alone", async () => {
    const { stdout } = await run("validate", "--vocabulary", "vocabulary.json", "./vocabulary.json");
    expect(stdout).toBe("1 file, nothing to report\n");
    await run("fix", "--vocabulary", "vocabulary.json", "vocabulary.json");
    expect(readFileSync(join(folder, "vocabulary.json"), "utf8")).toBe(VOCABULARY);
  });
});

describe("with a vocabulary that has a mistake", () => {
  it("validate tells the mistake, and nothing by a guess", async () => {
    const { code, stdout, stderr } = await run("validate", "--vocabulary", "broken.json", "providers.json");
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "error: Nothing was checked, because the vocabulary cannot be used. Fix it first.\n",
    });
    expect(stdout).toMatch(ON_MISTAKE);
    expect(stdout).toContain('Did you mean "north-chat"?');
    expect(stdout).toMatch(/\n1 error in 1 file\n$/);
  });

  it("fix changes nothing", async () => {
    const { code, stderr } = await run("fix", "--vocabulary", "broken.json", "--unsafe", "providers.json");
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "error: Nothing was fixed, because the vocabulary cannot be used. Fix it first.\n",
    });
    expect(readFileSync(join(folder, "providers.json"), "utf8")).toBe(CONFIGURATION);
  });

  it.each([
    ["resolve", "resolved", ["providers.json"]],
    ["explain", "explained", ["providers.json", "/providers"]],
    ["diff", "compared", ["providers.json", "providers.json"]],
  ])("%s does nothing", async (command, done, args) => {
    const { code, stdout, stderr } = await run(command, "--vocabulary", "broken.json", ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(ON_MISTAKE);
    expect(stderr).toContain(`error: Nothing was ${done}, because not all of the input can be used.`);
    expect(stderr).not.toContain("unknown-provider");
  });

  it("schema prints none", async () => {
    const { code, stdout, stderr } = await run("schema", "--vocabulary", "broken.json");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(ON_MISTAKE);
    expect(stderr).toMatch(/\nerror: No schema was printed, because the vocabulary cannot be used\. Fix it first\.\n$/);
  });
});

it.each([
  ["validate", ["providers.json"]],
  ["fix", ["providers.json"]],
  ["resolve", ["providers.json"]],
  ["explain", ["providers.json", "/providers"]],
  ["diff", ["providers.json", "providers.json"]],
  ["schema", []],
  ["vocabulary", []],
])("%s tells of a vocabulary file that is not there", async (command, args) => {
  const { code, stderr } = await run(command, ...args, "--vocabulary", "gone.json");
  expect(code).toBe(2);
  expect(stderr).toContain('error: Could not read "gone.json". No such file.');
});

const REAL =
  '{ "$schema": "https://assistant.posit.co/schemas/providers.schema.json", "version": 1, "providers": { "openai": {} } }';
const SILENT = '{ "$schema": "./provider-config.schema.json", "providers": { "openai": {} } }';
const RIGHT = "1 file, nothing to report\n";
const UNKNOWN = 'Unknown provider "openai".';

describe("the vocabulary of a file", () => {
  it("is a preset by its name, with or without a file that is called so", async () => {
    write("silent.json", SILENT);
    write("posit-assistant", VOCABULARY);
    const byName = await run("validate", "--vocabulary", "posit-assistant", "silent.json");
    expect(byName).toMatchObject({ code: 0, stdout: RIGHT });
    const byPath = await run("validate", "--vocabulary", "./posit-assistant", "silent.json");
    expect(byPath).toMatchObject({ code: 1, stdout: expect.stringContaining(UNKNOWN) });
    const north = await run("validate", "--vocabulary", "./posit-assistant", "providers.json");
    expect(north.stdout).not.toContain("unknown-provider");
  });

  it("is the one that the policy names, unless the option names one", async () => {
    write("silent.json", SILENT);
    write(".provider-steward.json", '{ "vocabulary": "posit-assistant" }');
    expect(await run("validate", "silent.json")).toMatchObject({ code: 0, stdout: RIGHT });
    const without = await run("validate", "--no-policy", "silent.json");
    expect(without.stdout).toContain(UNKNOWN);
    const chosen = await run("validate", "--vocabulary", "specification", "silent.json");
    expect(chosen.stdout).toContain(UNKNOWN);
  });

  it("is the preset of its $schema, unless the policy or the option names one", async () => {
    write("real.json", REAL);
    expect(await run("validate", "real.json")).toMatchObject({ code: 0, stdout: RIGHT });
    const chosen = await run("validate", "--vocabulary", "specification", "real.json");
    expect(chosen.stdout).toContain(UNKNOWN);
    write(".provider-steward.json", '{ "vocabulary": "specification" }');
    const ofPolicy = await run("validate", "real.json");
    expect(ofPolicy.stdout).toContain(UNKNOWN);
  });

  it("is its own among files of several assistants, also for the layers around it", async () => {
    write(
      ".provider-steward.json",
      '{ "layers": { "enforced": "enforced.json" }, "rules": { "schema-reference": "off" } }',
    );
    write("enforced.json", '{ "providers": { "openai": { "enabled": false } } }');
    write("real.json", REAL);
    expect(await run("validate", "real.json")).toMatchObject({ code: 0, stdout: RIGHT });
    write("other.json", '{ "providers": { "provider_a": {} } }');
    const both = await run("validate", "real.json", "other.json");
    expect(both.stdout).toContain('"openai" of the enforced layer "enforced.json" has no effect');
    const resolved = await run("resolve", "--format", "json", "real.json");
    const { catalog } = JSON.parse(resolved.stdout);
    expect(catalog.providers).toContainEqual(expect.objectContaining({ id: "openai", enabled: false }));
    const fixed = await run("fix", "real.json");
    expect(fixed).toMatchObject({ code: 0, stdout: "nothing to fix in 1 file, nothing remaining\n" });
  });

  it("is that of either side in a comparison", async () => {
    write("silent.json", SILENT);
    write("real.json", REAL);
    expect(await run("diff", "silent.json", "real.json")).toMatchObject({ stdout: "no changes\n" });
    write("moved.json", SILENT.replace('"openai": {}', '"openai": { "baseUrl": "https://gateway.example.com/v1" }'));
    const { code, stdout } = await run("diff", "--fail-on", "opens", "real.json", "moved.json");
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining("`openai` go to gateway.example.com"),
    });
  });

  it("that is no name and no file is told with the names, and how to name a file", async () => {
    const { code, stderr } = await run("validate", "--vocabulary", "posit", "providers.json");
    expect(code).toBe(2);
    expect(stderr).toContain('The vocabularies that have a name are "specification" and "posit-assistant"');
    expect(stderr).toContain('"./specification"');
  });
});

describe("schema", () => {
  it("prints that of configurations by a vocabulary", async () => {
    const { code, stdout } = await run("schema", "--vocabulary", "vocabulary.json");
    const { vocabulary } = checkVocabularyFile("vocabulary.json", new TextEncoder().encode(VOCABULARY));
    expect(vocabulary).toBeDefined();
    if (vocabulary === undefined) return;
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${JSON.stringify(buildSchema(vocabulary), undefined, 2)}\n` });
  });

  it("prints that of configurations by a preset", async () => {
    const stdout = `${JSON.stringify(buildSchema(PRESETS["posit-assistant"]), undefined, 2)}\n`;
    expect(await run("schema", "--vocabulary", "posit-assistant")).toEqual({ code: 0, stdout, stderr: "" });
  });

  it("prints that of vocabulary files, as it is in the package", async () => {
    const stdout = readFileSync("shared/settings/generated/vocabulary.schema.json", "utf8");
    expect(await run("schema", "--vocabulary-files")).toEqual({ code: 0, stdout, stderr: "" });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(buildVocabularySchema())));
  });

  it.each([
    ["--policy", "--vocabulary-files"],
    ["--policy", "--vocabulary", "vocabulary.json"],
    ["--vocabulary-files", "--vocabulary", "vocabulary.json"],
  ])("prints one at a time: %s %s", async (...args) => {
    expect(await run("schema", ...args)).toMatchObject({ code: 2, stdout: "" });
  });
});
