import { describe, expect, it } from "vitest";
import { BEFORE, DISCOVERED, runWith, SECRETS } from "./configurations.ts";

const FILES = {
  "providers.json": BEFORE,
  "models.json": DISCOVERED,
  "e.json":
    '{ "providers": { "default": { "enabled": true }, "provider_a": { "baseUrl": "https://e.example.com/v1" } } }',
};

function explain(...args: readonly string[]) {
  return runWith(FILES, ["explain", "providers.json", ...args]);
}

it("says why a value holds, and what lost", async () => {
  expect(await explain("/providers/provider_a/baseUrl", "--enforced", "e.json")).toEqual({
    code: 0,
    stdout: `provider provider_a
  baseUrl: "https://e.example.com/v1"
    from  e.json:1:77 (enforced layer, /providers/provider_a/baseUrl)
    why   The highest layer that sets the value decides.
    lost  "https://•••@gateway.example.com/v1?•••" from providers.json:5:18 (user layer, /providers/provider_a/baseUrl)
`,
    stderr: "",
  });
});

it.each([
  ["/providers/provider_a/customHeaders/X-Tenant", "provider provider_a\n  headers/X-Tenant: (not shown)\n    from  "],
  ["/providers/provider_a/models/allow/1", 'provider provider_a\n  allow: ["example-large","日本"]\n'],
  [
    "/providers/provider_a/models/overrides/example-large/maxContextLength",
    "model example-large of provider_a\n  maxContextLength: 5000\n    from  providers.json:10:63 ",
  ],
  ["/providers/provider_a/models/overrides", "model example-large of provider_a\n"],
  ["/providers/custom/local/type", 'provider local\n  variant: "provider-b-compatible"\n'],
  ["/providers/custom/local", 'provider local\n  variant: "provider-b-compatible"\n'],
  ["/providers/provider_g/enabled", "provider provider_g\n  enabled: true\n    from  the built-in default\n"],
  ["example-old", 'model example-old of provider_a\n  offered: "denied"\n    from  providers.json:9:18 '],
  ["local/日本", "model 日本 of local\n  offered: true\n"],
])("explains %s", async (what, beginning) => {
  const { code, stdout, stderr } = await explain(what);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.slice(0, beginning.length)).toBe(beginning);
  for (const secret of SECRETS) expect(stdout).not.toContain(secret);
});

it("says that a list has no such item", async () => {
  const { code, stdout, stderr } = await explain("/providers/provider_a/models/allow/2");
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("no effective value at '/providers/provider_a/models/allow/2'");
});

it("shows what a value elsewhere decides", async () => {
  const { stdout } = await explain("/providers/default/enabled", "--enforced", "e.json");
  expect(stdout).toContain(
    "provider provider_b\n  enabled: true\n    from  e.json:1:42 (enforced layer, /providers/default/enabled)",
  );
  expect(stdout).toContain("    lost  false from providers.json:13:32 (");
});

it("says where a model is only assumed", async () => {
  expect((await explain("example-large")).stdout).toContain("only assumed to be offered, because the file names it");
  expect((await explain("example-large", "--discovered", "models.json")).stdout).not.toContain("assumed");
});

it.each([
  [
    "/providers/provider_a/baseURL",
    "no effective value at '/providers/provider_a/baseURL'\n(Did you mean /providers/provider_a/baseUrl?)\n",
  ],
  [
    "/providers/provider_a/models/overrides/exmple-old/name",
    "no effective value at '/providers/provider_a/models/overrides/exmple-old/name'\n",
  ],
  ["providers/provider_a", "unknown model 'providers/provider_a'\n(Did you mean /providers/provider_a?)\n"],
  ["exmple-large", "unknown model 'exmple-large'\n(Did you mean example-large?)\n"],
  ["日本", "several providers have the model '日本'. Name one of 'provider_a/日本', 'local/日本'.\n"],
  ["\u202e", "unknown model '\\u{202e}'\n"],
])("refuses %j with 2", async (what, message) => {
  const { code, stdout, stderr } = await explain(what);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(`error: ${message}`);
});

describe("names that look like a credential", () => {
  // Put together here, so that no scanner takes this file for a leak.
  const token = ["sk", "aB3dE5gH7jK9mN1pQ2rS4tU6"].join("-");
  const header = ["psk", "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY"].join("");
  const config = {
    providers: { provider_a: { customHeaders: { [header]: "a" }, models: { allow: [token] } } },
  };
  const ask = (command: string, ...args: string[]) =>
    runWith({ "a.json": JSON.stringify(config) }, [command, "a.json", ...args]);

  it.each([
    ["explain", token],
    ["explain", `/providers/provider_a/models/overrides/${token}`],
    ["explain", `/providers/provider_a/customHeaders/${header}`],
    ["explain", "/providers/provider_a/customHeaders/•••"],
    ["resolve", "--explain"],
    ["resolve", "--format=json"],
  ])("%s %s finds and masks names that look like a credential", async (command, what) => {
    const { code, stdout, stderr } = await ask(command, what);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("•••");
    expect(stdout).not.toContain("aB3dE5");
  });

  it.each([
    ["explain", `${token}x`],
    ["explain", `/providers/provider_a/customHeaders/${header.slice(0, -1)}`],
    ["resolve", `--model=${token}x`],
  ])("%s %s has no guess that shows them", async (command, what) => {
    const { code, stderr } = await ask(command, what);
    expect(code).toBe(2);
    expect(stderr).not.toContain(token);
    expect(stderr).not.toContain(header);
  });
});
