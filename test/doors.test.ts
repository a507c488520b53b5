import { readFileSync } from "node:fs";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import { checkVocabularyFile, schemaFor, shippedVocabulary } from "../shared/index.ts";
import {
  AFTER,
  BEFORE,
  BROKEN_FILES,
  LAYER_FILES,
  POLICY_FILES,
  sentencesIn,
  TEAM_FILES,
} from "./support/door-files.ts";
import { overHttp, terminalIn } from "./support/doors.ts";

interface FileOfReport {
  readonly path: string;
  readonly diagnostics: readonly { readonly rule: string }[];
  readonly suppressed: {
    readonly diagnostics: readonly { readonly suppression: { readonly kind: string; readonly reason: string } }[];
  };
}

interface Report {
  readonly files: readonly FileOfReport[];
}

const userLayer = (label: string, text: string) => ({ layers: [{ kind: "user", label, text }] });

describe("the terminal and HTTP give the same diagnostics", () => {
  test("for each broken fixture", async () => {
    const terminal = terminalIn(BROKEN_FILES);
    const { stdout } = await terminal("validate", "--format", "json", ...Object.keys(BROKEN_FILES));
    const report: Report = JSON.parse(stdout);
    const answers = await Promise.all(
      Object.entries(BROKEN_FILES).map(async ([path, text]) =>
        // An empty file is a file in the terminal, and over HTTP most likely a mistake of the caller.
        text === "" ? expect.objectContaining({ valid: false }) : { path, ...(await overHttp("validate", text)) },
      ),
    );
    expect(answers.length).toBeGreaterThan(40);
    expect(report.files).toEqual(answers);
    expect(report.files.flatMap(({ suppressed }) => suppressed.diagnostics).length).toBeGreaterThan(2);
  });

  test("by a policy and within layers", async () => {
    const terminal = terminalIn({ ...TEAM_FILES, ...POLICY_FILES });
    const validate = async (format: string) =>
      (await terminal("validate", "--format", format, ...Object.keys(TEAM_FILES))).stdout;
    const report: Report = JSON.parse(await validate("json"));
    const answers = await Promise.all(
      report.files.map(async ({ path }) => {
        const form = new FormData();
        form.append("file", new File([TEAM_FILES[path] ?? ""], path));
        form.append("policy", POLICY_FILES[".provider-steward.json"]);
        form.append("enforced", POLICY_FILES["layers/enforced.json"]);
        form.append("default", POLICY_FILES["layers/default.jsonc"]);
        const { layers, ...ofFile } = await overHttp("validate", form);
        expect(layers).toEqual([]);
        return { path, ...ofFile };
      }),
    );
    expect(report.files).toEqual(answers);

    // Every format lists what is suppressed.
    const suppressed = (await validate("text")).split("\n").filter((line) => line.includes("  suppressed  "));
    const log: Log = JSON.parse(await validate("sarif"));
    const reasons = (log.runs[0]?.results ?? []).flatMap(({ suppressions = [] }) =>
      suppressions.map(({ kind, justification }) => [kind, justification]),
    );
    const inReport = report.files.flatMap((file) => file.suppressed.diagnostics.map((one) => one.suppression));
    expect(inReport.map(({ kind, reason }) => [kind === "comment" ? "inSource" : "external", reason])).toEqual(reasons);
    expect(suppressed).toHaveLength(reasons.length);
    expect(new Set(reasons.map(([kind]) => kind))).toEqual(new Set(["inSource", "external"]));

    // And the policy, its ignores and its layers did something.
    const found = (paths: RegExp) =>
      report.files.filter(({ path }) => paths.test(path)).flatMap(({ diagnostics }) => diagnostics);
    expect(found(/reserved-header/).map(({ rule }) => rule)).not.toContain("reserved-header");
    expect(found(/version-segment/)).toContainEqual(expect.objectContaining({ severity: "notice" }));
  });
});

describe("within layers, the terminal and HTTP", () => {
  /** The models that the two sides name without declaring them: a command without a network can suppose no others. */
  const discovered = { provider_a: [{ id: "small" }, { id: "large" }], provider_b: [{ id: "old" }] };
  const sideOf = (label: string, text: string) => ({
    layers: [
      { kind: "enforced", label: "layers/enforced.json", text: LAYER_FILES["layers/enforced.json"] },
      { kind: "default", label: "layers/default.json", text: LAYER_FILES["layers/default.json"] },
      { kind: "user", label, text },
    ],
    discovered,
  });
  const files = { "before.jsonc": BEFORE, "after.jsonc": AFTER, "models.json": JSON.stringify(discovered) };

  test("resolve a model alike", async () => {
    const terminal = terminalIn({ ...LAYER_FILES, ...files });
    const args = ["resolve", "after.jsonc", "--discovered", "models.json", "--explain", "--format", "json"];
    const { catalog } = JSON.parse((await terminal(...args)).stdout);
    expect(catalog).toEqual((await overHttp("resolve", sideOf("after.jsonc", AFTER))).catalog);
    expect(catalog.providers[0].models[1]).toMatchObject({
      id: "large",
      offered: true,
      maxOutputTokens: 8_000,
      protocol: "provider-b-chat",
      baseUrl: "http://other.example.com/v1",
      origins: { protocol: { place: { kind: "layer", layer: "enforced" }, rule: "override" } },
    });
  });

  test("find the same changes", async () => {
    const terminal = terminalIn({ ...LAYER_FILES, ...files });
    const sides = { before: sideOf("before.jsonc", BEFORE), after: sideOf("after.jsonc", AFTER) };
    const { changes } = await overHttp("diff", sides);
    const diff = async (...more: readonly string[]) =>
      (await terminal("diff", "before.jsonc", "after.jsonc", ...more)).stdout;
    const { changes: shown } = JSON.parse(await diff("--format", "json"));
    expect(shown).toEqual(changes);
    expect(new Set(shown.map(({ effect }: { effect: unknown }) => effect)).size).toBe(3);
    expect(sentencesIn(await diff())).toEqual(shown.map(({ text }: { text: unknown }) => text));
  });
});

describe("by the vocabulary that docs/vocabulary.md shows, the terminal and HTTP", () => {
  const page = readFileSync(new URL("../docs/vocabulary.md", import.meta.url), "utf8");
  const [VOCABULARY = ""] = Array.from(page.matchAll(/```jsonc\n([^]*?\n)```/g), ([, text]) => text);
  const model = {
    id: "own",
    name: "Own",
    maxContextLength: 8_192,
    supportsImages: false,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  };
  /** Right files, and files with mistakes in the vocabulary's names. */
  const FILES = {
    "right.jsonc": JSON.stringify({
      $schema: "./provider-config.schema.json",
      providers: {
        north: { baseUrl: "https://north.example.com/v2", account: { region: "eu-1" }, models: { custom: [model] } },
        local: { protocol: "north-chat" },
        custom: { gateway: { type: "open-compatible" } },
      },
    }),
    "names.jsonc": `{
  "providers": {
    "provider_a": {}, // of the specification
    "nort": { "enabled": true },
    "north": { "cloud": {}, "acount": {}, "account": { "regoin": 1 }, "protocol": "open-chatt" },
    "local": { "account": {}, "enabled": 1, "endpoints": { "provider-b-chat": "https://local.example.com" } },
    "custom": { "north": { "type": "open-compatible" }, "gateway": { "type": "open" }, "other": {} }
  }
}`,
    "urls.jsonc": `{
  "providers": {
    "north": { "baseUrl": "https://north.example.com", "customHeaders": { "North-Version": "1" } },
    "custom": { "gateway": { "type": "open-compatible", "protocol": "north-chat", "baseUrl": "https://h.example.com/v2/messages" } }
  }
}`,
    "syntax.jsonc": '{ "providers": { "north": ',
  };

  async function inTerminal(...args: readonly string[]): Promise<string> {
    const terminal = terminalIn({ ...FILES, "vocabulary.jsonc": VOCABULARY });
    return (await terminal(...args, "--vocabulary", "vocabulary.jsonc")).stdout;
  }

  test("give the same diagnostics", async () => {
    const report: Report = JSON.parse(await inTerminal("validate", "--format", "json", ...Object.keys(FILES)));
    const answers = await Promise.all(
      Object.entries(FILES).map(async ([path, text]) => ({
        path,
        ...(await overHttp("validate", text, { VOCABULARY })),
      })),
    );
    expect(report.files).toEqual(answers);
    const [right, ...broken] = report.files.map(({ diagnostics }) => diagnostics.map(({ rule }) => rule));
    expect(right).toEqual([]);
    expect([...new Set(broken.flat())].toSorted()).toEqual([
      "custom-id",
      "missing-key",
      "operation-path",
      "reserved-header",
      "schema-reference",
      "syntax",
      "unknown-key",
      "unknown-provider",
      "unknown-value",
      "version-segment",
      "wrong-type",
    ]);
  });

  test("make the same catalogue and the same changes", async () => {
    const right = userLayer("right.jsonc", FILES["right.jsonc"]);
    const resolved = JSON.parse(await inTerminal("resolve", "--explain", "--format", "json", "right.jsonc"));
    const { catalog } = await overHttp("resolve", right, { VOCABULARY });
    expect(resolved.catalog).toEqual(catalog);
    expect(resolved.catalog.providers).toMatchObject([{ id: "north" }, { id: "local" }, { id: "gateway" }]);

    const compared = JSON.parse(await inTerminal("diff", "--format", "json", "right.jsonc", "urls.jsonc"));
    const sides = { before: right, after: userLayer("urls.jsonc", FILES["urls.jsonc"]) };
    const { changes } = await overHttp("diff", sides, { VOCABULARY });
    expect(new Set(compared.changes)).toEqual(new Set(changes));
    expect(compared.changes.length).toBeGreaterThan(3);
  });

  test("have the same schema", async () => {
    const { vocabulary } = checkVocabularyFile("vocabulary.jsonc", new TextEncoder().encode(VOCABULARY));
    expect(await inTerminal("schema")).toBe(`${JSON.stringify(schemaFor(vocabulary ?? shippedVocabulary), null, 2)}\n`);
  });
});
