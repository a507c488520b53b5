import { expect, it } from "vitest";
import { BEFORE, DISCOVERED, runWith, SECRETS } from "./configurations.ts";

const FILES = { "providers.json": BEFORE, "models.json": DISCOVERED };

const ENFORCED = '{ "providers": { "provider_a": { "baseUrl": "https://enforced.example.com/v1" } } }';

function resolve(args: readonly string[], files: Readonly<Record<string, string>> = {}, input = "") {
  return runWith({ ...FILES, ...files }, ["resolve", ...args], { input });
}

it("shows providers and models in columns, and sums up what is off", async () => {
  expect(await resolve(["providers.json", "--discovered", "models.json"])).toEqual({
    code: 0,
    stdout: `provider_a      built-in  enabled  provider-a-messages    https://•••@gateway.example.com/v1?•••
  model          offered     protocol             base URL                                context
  example-large  yes         provider-a-messages  https://•••@gateway.example.com/v1?•••  5000
  日本           yes         provider-a-messages  https://•••@gateway.example.com/v1?•••  -
  example-old    no: denied  provider-a-messages  https://•••@gateway.example.com/v1?•••  -

provider_g      built-in  enabled  provider-g-generative  -
provider_cloud  built-in  enabled  cloud-converse         -
local           custom    enabled  -                      http://127.0.0.1:8080/v1
2 disabled providers without settings: provider_b, provider_c
`,
    stderr: "",
  });
});

it("reads a named layer as the vocabulary says, whatever the order of the options", async () => {
  const layers = {
    "connection.json": '{ "providers": { "openai": { "enabled": false, "baseUrl": "https://low.example.com/v1" } } }',
    "top.json": '{ "providers": { "openai": { "baseUrl": "https://top.example.com/v1" } } }',
    "user.json": '{ "version": 1, "providers": {} }',
  };
  const named = ["--enforced", "enforced=top.json", "--enforced", "connection=connection.json"];
  const args = ["--vocabulary", "posit-assistant", "--provider", "openai", ...named, "user.json"];
  const { code, stdout, stderr } = await resolve(args, layers);
  expect(stdout).toContain("enabled  openai-responses  https://top.example.com/v1");
  expect(stderr).toContain("the assistant does not read it there");
  expect(code).toBe(0);
});

it("says that discovered models are not known where no option names them", async () => {
  const { stdout } = await resolve(["providers.json"]);
  expect(stdout).toContain(
    "\nModels that providers offer by themselves are not known here; --discovered names them.\n",
  );
  expect(stdout).not.toContain("example-large");
});

it.each([
  [["--provider", "provider_b"], /^provider_b {2}built-in {2}disabled {2}provider-b-chat {2}-\n$/],
  [["--model", "example-old"], /^provider_a .*\n {2}model .*\n {2}example-old {2}no: denied .*\n$/],
])("narrows to %j", async (args, expected) => {
  expect((await resolve(["providers.json", "--discovered", "models.json", ...args])).stdout).toMatch(expected);
});

it.each([
  [["--provider", "provider_q"], "unknown provider 'provider_q'\n(Did you mean provider_a?)\n"],
  [["--model", "exmple-large"], "unknown model 'exmple-large'\n(Did you mean example-large?)\n"],
  [["--model", "\u001b[2J"], "unknown model '\\u{1b}[2J'\n"],
])("refuses %j with 2", async (args, message) => {
  const { code, stdout, stderr } = await resolve(["providers.json", "--discovered", "models.json", ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toBe(`error: ${message}Add --help to see the options.\n`);
});

it("explains each value, and shows no secret", async () => {
  const args = ["--enforced", "e.json", "--discovered", "models.json", "--explain", "providers.json"];
  const { stdout } = await resolve(args, { "e.json": ENFORCED });
  expect(stdout).toContain(`
  baseUrl: "https://enforced.example.com/v1"
    from  e.json:1:45 (enforced layer, /providers/provider_a/baseUrl)
    why   The highest layer that sets the value decides.
    lost  "https://•••@gateway.example.com/v1?•••" from providers.json:5:18 (user layer, /providers/provider_a/baseUrl)
`);
  expect(stdout).toContain("\n  headers/X-Tenant: (not shown)\n    from  providers.json:6:38 (user layer, ");
  expect(stdout).toContain(
    '\n  model example-old (discovered)\n    offered: "denied"\n      from  providers.json:9:18 (',
  );
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

it.each([[[]], [["--explain"]]])("prints JSON with %j, and shows no secret", async (more) => {
  const { stdout } = await resolve(["--format", "json", "--discovered", "models.json", "providers.json", ...more]);
  const { catalog, diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toEqual([]);
  const [provider] = catalog.providers;
  expect(provider).toMatchObject({ id: "provider_a", baseUrl: "https://•••@gateway.example.com/v1?•••" });
  expect(provider.models[2]).toMatchObject({ id: "example-old", offered: false, reason: "denied" });
  expect("origins" in provider).toBe(more.length > 0);
  expect("origins" in provider.models[0]).toBe(more.length > 0);
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

it("takes later files above earlier ones, and enforced layers above both", async () => {
  const of = (host: string) => `{ "providers": { "provider_a": { "baseUrl": "https://${host}.example.com/v1" } } }`;
  const files = { "1.json": of("one"), "2.json": of("two"), "d.json": of("lowest"), "e.json": of("highest") };
  const headOf = async (...args: string[]) => {
    const { stdout } = await resolve(["--provider", "provider_a", ...args], files);
    return /https:\/\/(\w+)/.exec(stdout)?.[1];
  };
  expect(await headOf("1.json", "2.json", "--default", "d.json")).toBe("two");
  expect(await headOf("2.json", "1.json")).toBe("one");
  expect(await headOf("1.json", "--enforced", "e.json", "--enforced", "2.json")).toBe("two");
  expect(await headOf("/dev/null", "--default", "d.json")).toBe("lowest");
});

it("takes the layers of the policy, unless it is told not to or shows one of them", async () => {
  const files = { ".provider-steward.json": '{ "layers": { "enforced": "org/e.json" } }', "org/e.json": ENFORCED };
  const ask = async (...args: string[]) =>
    (await resolve(["--provider", "provider_a", "--explain", ...args], files)).stdout;
  expect(await ask("providers.json")).toContain("from  org/e.json:1:45 (enforced layer");
  expect(await ask("providers.json", "--no-policy")).not.toContain("org/e.json");
  expect(await ask("org/e.json")).toContain("from  org/e.json:1:45 (user layer");
});

it("tells on standard error what takes no effect, with 1", async () => {
  const broken = BEFORE.replace('"provider_b": {', '"provider_b": { "baseURL": "https://user:hunter2@host/v1",');
  const { code, stdout, stderr } = await resolve(["-"], {}, broken);
  expect(code).toBe(1);
  expect(stdout).toContain("provider_a ");
  expect(stderr).toContain("<stdin>:13:");
  expect(stderr).toContain('error  "provider_b" of the user layer "<stdin>" has no effect: unknown key "baseURL"');
  expect(stderr).toContain('  help  Did you mean "baseUrl"?\n');
  expect(stderr).not.toContain("hunter2");
});

it("colours what it tells on standard error where that takes colours", async () => {
  const files = { ...FILES, "x.json": '{ "providers": { "custom": { "x": { "unknown": 1 } } } }' };
  const coloursOf = async (takesColor: "stdout" | "stderr") => {
    const { stdout, stderr } = await runWith(files, ["resolve", "x.json"], { takesColor });
    return [stdout, stderr].map((text) => text.includes("\u001b["));
  };
  expect(await coloursOf("stdout")).toEqual([true, false]);
  expect(await coloursOf("stderr")).toEqual([false, true]);
});

it.each([
  ["a file that is not there", ["nope.json"], {}, 'error: Could not read "nope.json". No such file.'],
  ["a file that is no JSON", ["x.json"], { "x.json": '{ "hunter2' }, "x.json:1:"],
  ["an empty file", ["x.json"], { "x.json": "" }, "x.json"],
  [
    "a policy that cannot be used",
    ["providers.json"],
    { ".provider-steward.json": "[]" },
    ".provider-steward.json:1:1",
  ],
  ["a layer that is not there", ["providers.json", "--enforced", "e.json"], {}, 'Could not read "e.json".'],
  [
    "models that are no JSON",
    ["providers.json", "--discovered", "x"],
    { x: "hunter2" },
    'Could not read "x". It is not JSON.',
  ],
  [
    "models of another shape",
    ["providers.json", "--discovered", "x"],
    { x: '{"p":[{"id":"m"},{}]}' },
    'no "id" at item 2.',
  ],
  [
    "models that are a list",
    ["providers.json", "--discovered", "x"],
    { x: "[]" },
    "It is not an object. Write an object",
  ],
])("shows nothing of %s, with 2", async (_, args, files, message) => {
  const { code, stdout, stderr } = await resolve(args, files);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  const hint = ".provider-steward.json" in files ? "; --no-policy leaves the policy out" : "";
  expect(stderr).toContain(
    `error: Nothing was resolved, because not all of the input can be used. Fix it first${hint}.\n`,
  );
  expect(stderr).not.toContain("hunter2");
});

it("reads standard input once", async () => {
  const { code, stderr } = await resolve(["-", "--enforced", "-"]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: "-" is given more than once/);
});
