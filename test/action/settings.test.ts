import { describe, expect, it } from "vitest";
import { checkByPolicy, isPolicyFile, layersAround, settingsFor } from "../../action/check-file.ts";
import { policyFilesBeside } from "../../action/check-within.ts";
import { type LoadedSettings, withoutPolicy } from "../../action/loaded-settings.ts";
import { addLayers, isUsable, loadPolicy, type ReadFile } from "../../action/settings.ts";
import { err, noPolicy, ok, shippedVocabulary } from "../../shared/index.ts";

const GOOD = '{ "$schema": "provider-config.schema.json" }';

/** Reads from a list of files, and notes which it was asked for. */
function reader(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const readFile: ReadFile = async (path) => {
    asked.push(path);
    const text = files[path];
    return text === undefined ? err({ reason: "It is gone." }) : ok(new TextEncoder().encode(text));
  };
  return { asked, readFile };
}

function load(path: string, files: Readonly<Record<string, string>>) {
  return loadPolicy(path, reader(files).readFile);
}

const LAYERED =
  '{ "layers": { "enforced": "layers/e.json", "default": "./d.json" }, "rules": { "plain-http": "off" } }';

/** The layers around a file by the specification's names. */
function documentsAround(loaded: LoadedSettings, path: string) {
  const { layers } = settingsFor(loaded, path);
  return typeof layers === "function" ? layers(shippedVocabulary) : layers;
}

describe("loadPolicy", () => {
  it("reads a policy and the layers that it names, from its folder", async () => {
    const { asked, readFile } = reader({ "a/p.json": LAYERED, "a/layers/e.json": '{ "e": 1 } // e', "a/d.json": "{}" });
    expect(await loadPolicy("a/p.json", readFile)).toEqual({
      folder: "/",
      path: "a/p.json",
      policy: {
        ...noPolicy,
        layers: { enforced: "layers/e.json", default: "./d.json" },
        rules: { "plain-http": "off" },
      },
      layers: [
        { kind: "enforced", path: "a/layers/e.json", text: '{ "e": 1 } // e' },
        { kind: "default", path: "a/d.json", text: "{}" },
      ],
      isVocabularyUnusable: false,
      files: [],
      unread: [],
    });
    expect(asked).toEqual(["a/p.json", "a/layers/e.json", "a/d.json"]);
  });

  it("tells of a policy file that cannot be read", async () => {
    const loaded = await load("p.json", {});
    expect(loaded).toEqual({
      ...withoutPolicy,
      path: "p.json",
      unread: [{ path: "p.json", reason: "It is gone." }],
    });
    expect(isUsable(loaded)).toBe(false);
  });

  it("tells of a layer that cannot be read, and reads the other", async () => {
    const loaded = await load("p.json", { "p.json": LAYERED, "d.json": "{}" });
    expect(loaded).toMatchObject({
      layers: [
        { path: "layers/e.json", text: undefined },
        { path: "d.json", text: "{}" },
      ],
      files: [],
      unread: [{ path: "layers/e.json", reason: 'It is gone. The policy file names it as the layer "enforced".' }],
    });
    expect(isUsable(loaded)).toBe(false);
  });

  it("reports what is wrong with the policy and with layers that it cannot use", async () => {
    const broken = await load("a/p.json", { "a/p.json": '{ "rulez": {} }' });
    expect(broken.files.map(({ path }) => path)).toEqual(["a/p.json"]);
    expect(broken.policy).toEqual(noPolicy);
    expect(isUsable(broken)).toBe(false);

    const layers = { "a/layers/e.json": "{", "a/d.json": '{ "unknown": 1, "$schema": "d" }' };
    const loaded = await load("a/p.json", { "a/p.json": LAYERED, ...layers });
    expect(loaded.files.map(({ path }) => path)).toEqual(["a/layers/e.json"]);
    expect(documentsAround(loaded, "x.json")).toEqual({ default: { $schema: "d" } });
    expect(policyFilesBeside(loaded, [], []).map(({ path }) => path)).toEqual(["a/layers/e.json", "a/d.json"]);
    expect(isUsable(loaded)).toBe(false);
  });

  it("passes on what is no failure but a fault", async () => {
    const fault = new TypeError("x");
    await expect(loadPolicy("p.json", () => Promise.reject(fault))).rejects.toBe(fault);
  });

  it("settings are usable where there is no policy", () => {
    expect(isUsable(withoutPolicy)).toBe(true);
  });
});

/** A configuration with these base URLs. */
function entriesOf(urls: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    providers: Object.fromEntries(Object.entries(urls).map(([id, baseUrl]) => [id, { baseUrl }])),
  });
}

it("addLayers lays further layers over those of the policy, later ones over earlier ones", async () => {
  const files = {
    "a/p.json": LAYERED,
    "a/layers/e.json": entriesOf({ provider_a: "e", provider_b: "e" }),
    "a/d.json": "{}",
    "x.json": entriesOf({ provider_a: "x", provider_c: "x" }),
    "y.json": entriesOf({ provider_c: "y" }),
  };
  const { readFile } = reader(files);
  const named = ["x.json", "y.json", "z.json"].map((path) => ({ kind: "enforced", path }) as const);
  const loaded = await addLayers(await load("a/p.json", files), named, readFile, (kind) => `Said of ${kind}.`);
  expect(documentsAround(loaded, "b.json")).toEqual({
    enforced: JSON.parse(entriesOf({ provider_a: "x", provider_b: "e", provider_c: "y" })),
    default: {},
  });
  expect(loaded.unread).toEqual([{ path: "z.json", reason: "It is gone. Said of enforced." }]);
  expect(layersAround(loaded, "b.json").map(({ label }) => label)).toEqual([
    "a/layers/e.json",
    "a/d.json",
    "x.json",
    "y.json",
  ]);
  expect(layersAround(loaded, "./z.json")).toEqual([]);
});

describe("settingsFor", () => {
  it.each([
    ["a/p.json", "a/teams/x/providers.json", "teams/x/providers.json"],
    ["p.json", "teams/x/providers.json", "teams/x/providers.json"],
    ["../../p.json", "providers.json", "team/files/providers.json"],
    ["../../p.json", "../x.json", "team/x.json"],
    ["a/p.json", "b/providers.json", "../b/providers.json"],
    ["/r/p.json", "/r/a/providers.json", "a/providers.json"],
    ["p.json", "/srv/team/files/a/providers.json", "a/providers.json"],
    ["/srv/team/p.json", "providers.json", "files/providers.json"],
  ])("gives the path from the folder of %s to %s", async (policyPath, path, expected) => {
    const loaded = { ...(await load(policyPath, { [policyPath]: "{}" })), folder: "/srv/team/files" };
    expect(settingsFor(loaded, path)).toEqual({ policy: loaded.policy, layers: {}, path: expected });
  });

  it("gives a layer no layers, however it is called", async () => {
    const loaded = await load("a/p.json", { "a/p.json": LAYERED, "a/layers/e.json": "{}", "a/d.json": "{}" });
    expect(documentsAround(loaded, "a/x.json")).toEqual({ enforced: {}, default: {} });
    for (const path of ["a/layers/e.json", "./a/x/../layers/e.json", "a/d.json"]) {
      expect(documentsAround(loaded, path)).toEqual({});
    }
  });

  it("changes nothing where there is no policy", () => {
    expect(settingsFor(withoutPolicy, "providers.json")).toEqual({ layers: {} });
  });
});

describe("checkByPolicy", () => {
  const check = async (path: string, text: string, policy = "{}") => {
    const loaded = await load("a/p.json", { "a/p.json": policy, "a/e.json": '{ "providers": {} }' });
    const { diagnostics, ...file } = checkByPolicy(loaded, path, new TextEncoder().encode(text));
    return { path: file.path, rules: diagnostics.map(({ rule }) => rule) };
  };

  it("checks a file by the policy, and keeps its name", async () => {
    expect(await check("./a/x.json", "{}")).toEqual({ path: "./a/x.json", rules: ["schema-reference"] });
    const off = '{ "rules": { "schema-reference": "off" } }';
    expect(await check("./a/x.json", "{}", off)).toEqual({ path: "./a/x.json", rules: [] });
  });

  it("does not miss the type of a custom entry in a layer, which another layer may have", async () => {
    const untyped = `{ "$schema": "provider-config.schema.json", "providers": { "custom": { "x": { "apiKey": "" } } } }`;
    const policy = '{ "layers": { "enforced": "e.json" } }';
    expect(await check("a/x.json", untyped, policy)).toMatchObject({ rules: ["missing-key", "credential"] });
    expect(await check("a/e.json", untyped, policy)).toMatchObject({ rules: ["credential"] });
  });

  it("checks the policy file itself as what it is", async () => {
    expect(await check("a/../a/p.json", '{ "rules": {} }')).toEqual({ path: "a/../a/p.json", rules: [] });
    expect(await check("a/p.json", GOOD.replace("$schema", "providers"))).toEqual({
      path: "a/p.json",
      rules: ["policy-file"],
    });
    expect(isPolicyFile(withoutPolicy, "p.json")).toBe(false);
  });
});

it("policyFilesBeside leaves out files that were checked themselves", async () => {
  const loaded = await load("a/p.json", { "a/p.json": LAYERED, "a/layers/e.json": "{", "a/d.json": "[" });
  const namesBeside = (...paths: readonly string[]) =>
    policyFilesBeside(
      loaded,
      paths.map((path) => ({ path })),
      [],
    ).map(({ path }) => path);
  expect(namesBeside("x.json")).toEqual(["a/layers/e.json", "a/d.json"]);
  expect(namesBeside("./a/d.json", "x.json")).toEqual(["a/layers/e.json"]);
});
