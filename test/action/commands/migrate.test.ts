import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { runTerminal } from "../support/terminal.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const NEUTRAL = `{
  "$schema": "./provider-config.schema.json",
  "providers": {
    // Ours.
    "provider_a": { "baseUrl": "https://gw.example.com/v1", "customHeaders": { "X-Tenant": "research-group" } }
  }
}
`;
const ASSISTANT = NEUTRAL.replace(
  "./provider-config.schema.json",
  "https://assistant.posit.co/schemas/providers.schema.json",
).replace('"provider_a"', '"anthropic"');
const UNMAPPED = NEUTRAL.replace('"provider_a"', '"provider_c"');

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  write("providers.json", NEUTRAL);
  write("unmapped.json", UNMAPPED);
});

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function migrate(...args: readonly string[]) {
  return runTerminal(["migrate", "--to", "posit-assistant", ...args], { folder });
}

describe("migrate", () => {
  it("rewrites a file in place, and back", async () => {
    const { code, stdout, stderr } = await migrate("providers.json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe(
      `${[
        'providers.json:2:14  renamed  "./provider-config.schema.json" to "https://assistant.posit.co/schemas/providers.schema.json"',
        'providers.json:5:5  renamed  "provider_a" to "anthropic"',
        "",
        "2 renamed, 0 not mapped",
      ].join("\n")}\n`,
    );
    expect(read("providers.json")).toBe(ASSISTANT);
    const back = await migrate("--to", "specification", "providers.json");
    expect(back.stdout).toMatch(/\n2 renamed, 0 not mapped\n$/);
    expect(read("providers.json")).toBe(NEUTRAL);
  });

  it("writes nothing where a name has no counterpart, unless that is asked for", async () => {
    const { code, stdout } = await migrate("unmapped.json");
    expect(code).toBe(1);
    expect(stdout).toContain(
      'unmapped.json:5:5  not mapped  The target has no counterpart of the provider "provider_c".\n',
    );
    expect(stdout).toContain("Unknown provider");
    expect(stdout).toMatch(
      /\n1 renamed, 1 not mapped; nothing was written: add --map OLD=NEW for each of them, or --partial to write the rest\n$/,
    );
    expect(read("unmapped.json")).toBe(UNMAPPED);
    const partial = await migrate("--partial", "unmapped.json");
    expect(partial.code).toBe(1);
    expect(partial.stdout).toMatch(/\n1 renamed, 1 not mapped\n$/);
    expect(read("unmapped.json")).toBe(ASSISTANT.replace('"anthropic"', '"provider_c"'));
  });

  it("takes names that are mapped by hand", async () => {
    expect(await migrate("--map", "provider_c=anthropic", "unmapped.json")).toMatchObject({ code: 0 });
    expect(read("unmapped.json")).toBe(ASSISTANT);
  });

  it("tells an entry whose default protocol is another one, and writes the file", async () => {
    write("providers.json", NEUTRAL.replace('"provider_a"', '"provider_b"'));
    const { code, stdout } = await migrate("providers.json");
    expect(code).toBe(0);
    expect(stdout).toContain(
      'providers.json:5:5  moved  It names no protocol, and its default changes from "provider-b-chat" to "openai-responses".\n',
    );
    expect(read("providers.json")).toBe(ASSISTANT.replace('"anthropic"', '"openai"'));
  });

  it("shows a diff without secrets where nothing is to be written", async () => {
    const { code, stdout, stderr } = await migrate("--dry-run", "providers.json");
    expect(code).toBe(0);
    expect(stdout).toContain("--- a/providers.json\n+++ b/providers.json\n");
    expect(stdout).toContain('-    "provider_a": { "baseUrl": "https://gw.example.com/v1"');
    expect(stdout).toContain('+    "anthropic": { "baseUrl": "https://gw.example.com/v1"');
    expect(`${stdout}${stderr}`).not.toContain("research-group");
    expect(stderr).toMatch(/\n2 renamed, 0 not mapped; nothing was written\n$/);
    expect(read("providers.json")).toBe(NEUTRAL);
  });

  it("rewrites standard input to standard output", async () => {
    const { code, stdout, stderr } = await runTerminal(["migrate", "--to", "posit-assistant", "-"], {
      folder,
      input: NEUTRAL,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: ASSISTANT });
    expect(stderr).toMatch(/^<stdin>:2:14 {2}renamed/);
  });

  it("reports as JSON", async () => {
    const { code, stdout } = await migrate("--json", "unmapped.json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      path: "unmapped.json",
      changed: true,
      written: false,
      renamed: [{ pointer: "/$schema" }],
      unmapped: [
        {
          pointer: "/providers/provider_c",
          range: { start: { line: 5, column: 5 } },
          name: "provider_c",
          reason: 'The target has no counterpart of the provider "provider_c".',
        },
      ],
      moved: [],
      valid: false,
      diagnostics: [{ rule: "unknown-provider" }],
    });
  });

  it("takes vocabulary files", async () => {
    const vocabulary = (id: string) =>
      JSON.stringify({
        protocols: { chat: { description: "Chat." } },
        providers: { [id]: { title: "North", description: "The provider North." } },
      });
    write("old.json", vocabulary("north"));
    write("new.json", vocabulary("north-cloud"));
    write("providers.json", '{ "providers": { "north": { "protocol": "chat" } } }');
    const args = ["--from", "old.json", "--map", "north=north-cloud", "providers.json"];
    expect(await runTerminal(["migrate", "--to", "new.json", ...args], { folder })).toMatchObject({ code: 0 });
    expect(read("providers.json")).toBe('{ "providers": { "north-cloud": { "protocol": "chat" } } }');
  });

  it.each([
    ["a file that is not there", ["none.json"], 'error: Could not migrate "none.json". No such file.'],
    ["broken syntax", ["broken.json"], 'error: Could not migrate "broken.json". In line 1, '],
    ["a vocabulary that is not there", ["--from", "./none.json", "providers.json"], "A vocabulary cannot be used."],
    ["a mapping to no name", ["--map", "provider_a=antropic", "providers.json"], '--map maps to "antropic"'],
    ["a mapping without a new name", ["--map", "provider_a", "providers.json"], "Write OLD=NEW."],
    ["JSON where the text goes", ["--json", "-"], '"-" writes its text where the JSON would go.'],
  ])("refuses %s", async (_, args, reason) => {
    write("broken.json", '{ "providers": ');
    const { code, stdout, stderr } = await migrate(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(reason);
    expect(read("providers.json")).toBe(NEUTRAL);
  });
});
