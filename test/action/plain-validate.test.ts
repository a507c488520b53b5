import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "./support/terminal.ts";

const RIGHT = '{ "$schema": "provider-config.schema.json" }\n';
const WRONG = '{ "providers": { "provider_a": { "enabld": true } } }\n';
const DOUBTFUL = '{ "providers": { "provider_a": { "models": { "allow": ["m", "n"], "deny": ["m"] } } } }\n';
const LAYERED = '{ "layers": { "enforced": "layer.json" } }';
const LAYER = '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }';

/** The folder of the repository. */
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, ".git"));
  write({
    "team/right.json": RIGHT,
    "team/wrong.json": WRONG,
    "team/doubtful.jsonc": `// a comment\n${DOUBTFUL}`,
    "team/broken.json": "{ ",
    "team/empty.json": "",
    "team/help": RIGHT,
    "team/-x.json": WRONG,
    "team/a b.json": WRONG,
    "team/latin1.json": Buffer.from('{ "a": "\xe9" }', "latin1"),
    "team/custom.json": '{ "providers": { "custom": { "gateway": { "enabled": true } } } }',
  });
  symlinkSync("right.json", join(root, "team/link.json"));
});

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/**
 * Runs `validate` with words as they are, and once more with an option that says what holds anyway, which only the parser of
 * options understands. Both must end in the same way.
 */
async function runBoth(words: readonly string[], options: Partial<CommandOptions> = {}) {
  const run = async (all: readonly string[]) => await runTerminal(all, { folder: join(root, "team"), ...options });
  const [plain, parsed] = await Promise.all([
    run(["validate", ...words]),
    run(["validate", "--format", "text", ...words]),
  ]);
  expect(plain).toEqual(parsed);
  return plain;
}

it.each<{ readonly words: readonly string[]; readonly code: number; readonly input?: string }>([
  { words: ["right.json"], code: 0 },
  { words: ["wrong.json"], code: 1 },
  { words: ["doubtful.jsonc"], code: 0 },
  { words: ["broken.json"], code: 1 },
  { words: ["empty.json"], code: 1 },
  { words: ["latin1.json"], code: 1 },
  { words: ["link.json", "./right.json", "../team/right.json"], code: 0 },
  { words: ["right.json", "wrong.json", "right.json", "doubtful.jsonc"], code: 1 },
  { words: ["missing.json"], code: 2 },
  { words: ["missing.json", "wrong.json"], code: 2 },
  { words: [".", "..", "right.json/x"], code: 2 },
  { words: [""], code: 2 },
  { words: ["a b.json"], code: 1 },
  { words: ["*.json"], code: 1 },
  { words: ["*.yaml"], code: 2 },
  { words: ["help"], code: 0 },
  { words: ["validate"], code: 2 },
  { words: ["-"], input: WRONG, code: 1 },
  { words: ["right.json", "-", "-"], input: RIGHT, code: 0 },
  { words: ["/dev/null"], code: 1 },
  { words: ["--", "-x.json"], code: 1 },
  { words: ["--", "--", "-x.json"], code: 2 },
  { words: [], code: 2 },
  { words: ["--"], code: 2 },
  { words: ["-x.json"], code: 2 },
  { words: ["right.json", "--fromat"], code: 2 },
])("ends with $words as with an option", async ({ words, code, input = "" }) => {
  expect((await runBoth(words, { input })).code).toBe(code);
});

it.each<[string, Readonly<Record<string, string>>, number]>([
  ["in the folder", { "team/.provider-steward.json": '{ "rules": { "allow-deny-overlap": "error" } }' }, 1],
  ["above the folder", { ".provider-steward.json": '{ "rules": { "unknown-key": "warning" } }' }, 1],
  ["with a mistake", { ".provider-steward.json": '{ "rulez": {} }' }, 1],
  ["that is broken", { ".provider-steward.json": "{ " }, 1],
  ["with a layer", { ".provider-steward.json": LAYERED, "layer.json": LAYER }, 1],
  ["with a layer that is missing", { ".provider-steward.json": LAYERED }, 2],
  ["in the place of a folder", { ".provider-steward.json/x": "" }, 2],
])("goes by a policy %s", async (_, files, code) => {
  write(files);
  const words = ["right.json", "wrong.json", "doubtful.jsonc", "custom.json", "../.provider-steward.json"];
  const without = files["team/.provider-steward.json"] === undefined ? words : words.slice(0, -1);
  expect((await runBoth(without)).code).toBe(code);
});

it("takes colours where its output does", async () => {
  for (const takesColor of ["stdout", "stderr"] as const) {
    const { stdout } = await runBoth(["wrong.json"], { takesColor });
    expect(stdout.includes("\u001b[1;31m")).toBe(takesColor === "stdout");
  }
});
