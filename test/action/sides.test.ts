import { describe, expect, it } from "vitest";
import type { ChangedFile } from "../../action/files/change-set.ts";
import type { NamedVocabulary } from "../../action/named-vocabulary.ts";
import { isSetting, loadSideSettings, loadSides } from "../../action/sides.ts";
import { err, noPolicy, ok, PRESETS } from "../../shared/index.ts";
import { repositoryOf } from "./support/repository-of.ts";

const INPUTS = { policy: "p/policy.json", layers: [], vocabulary: undefined };
const LAYERED = '{ "layers": { "enforced": "e.json", "default": "d.json" } }';

describe("loadSideSettings", () => {
  it("reads the policy, its layers with those of the inputs above them, and the vocabulary", async () => {
    const repository = repositoryOf({ "p/policy.json": LAYERED, "p/e.json": "{}", "x.json": "{ }" });
    const inputs = {
      ...INPUTS,
      layers: [{ kind: "enforced", path: "x.json" } as const],
      vocabulary: { kind: "file", path: "v.json" } as const,
    };
    expect(await loadSideSettings(repository, inputs)).toEqual({
      files: [
        { kind: "policy", path: "p/policy.json" },
        { kind: "enforced", path: "p/e.json" },
        { kind: "default", path: "p/d.json" },
        { kind: "enforced", path: "x.json" },
        { kind: "vocabulary", path: "v.json" },
      ],
      content: ok({
        policy: { ...noPolicy, layers: { enforced: "e.json", default: "d.json" } },
        policyFile: { label: "p/policy.json", text: LAYERED },
        // Nothing of those that are missing.
        layers: [
          { kind: "enforced", label: "p/e.json", text: "{}" },
          { kind: "enforced", label: "x.json", text: "{ }" },
        ],
        vocabulary: undefined,
      }),
    });
  });

  it("takes the vocabulary of the input, else the one that the policy names", async () => {
    const repository = repositoryOf({ "p/policy.json": '{ "vocabulary": "posit-assistant" }' });
    const vocabularyBy = async (vocabulary?: NamedVocabulary) => {
      const { content } = await loadSideSettings(repository, { ...INPUTS, vocabulary });
      return content.ok ? content.value.vocabulary : content.error;
    };
    expect(await vocabularyBy()).toBe(PRESETS["posit-assistant"]);
    expect(await vocabularyBy({ kind: "preset", name: "specification" })).toBe(PRESETS.specification);
    expect(await vocabularyBy({ kind: "file", path: "v.json" })).toBe(PRESETS["posit-assistant"]);
  });

  it("takes what is missing for nothing", async () => {
    const { files, content } = await loadSideSettings(repositoryOf({}), INPUTS);
    expect(content).toEqual(ok({ policy: noPolicy, layers: [], vocabulary: undefined }));
    expect(isSetting({ files, content }, "p/policy.json")).toBe(true);
    expect(isSetting({ files, content }, "policy.json")).toBe(false);
  });

  it.each<[string, Parameters<typeof repositoryOf>[0], string]>([
    [
      "a policy that is a link",
      { "p/policy.json": null },
      'The policy file "p/policy.json" cannot be read. It is no file.',
    ],
    [
      "a policy with a mistake",
      { "p/policy.json": '{ "rules": { "plain-http": "of" } }' },
      'The policy file "p/policy.json" cannot be used. ',
    ],
    [
      "a layer that is a link",
      { "p/policy.json": LAYERED, "p/d.json": null },
      'The default layer "p/d.json" cannot be read. It is no file.',
    ],
    [
      "a layer that is not text",
      { "p/policy.json": LAYERED, "p/e.json": new Uint8Array([0xff, 0xfe]) },
      'The enforced layer "p/e.json" cannot be read. The file is UTF-16, not UTF-8.',
    ],
    ["a vocabulary that is a link", { "v.json": null }, 'The vocabulary file "v.json" cannot be read. It is no file.'],
    ["a vocabulary with a mistake", { "v.json": "{}" }, 'The vocabulary file "v.json" cannot be used. '],
  ])("says why nothing is known by %s", async (_, files, reason) => {
    const { content } = await loadSideSettings(repositoryOf(files), {
      ...INPUTS,
      vocabulary: { kind: "file", path: "v.json" } as const,
    });
    expect(content).toMatchObject({ ok: false, error: { reason: expect.stringContaining(reason) } });
  });
});

describe("loadSides", () => {
  const all = () => true;
  const changed = (path: string, formerPath: string | null = path): ChangedFile => ({
    path,
    formerPath,
    now: "file",
    blobSha: null,
    patch: undefined,
  });

  it("reads the settings of both sides where the change touches one of them, the policy first", async () => {
    const base = repositoryOf({ "p/policy.json": LAYERED, "p/e.json": "{}" });
    const head = repositoryOf({ "p/policy.json": "{}" });
    const files = [changed("new.json", "p/e.json"), changed("p/policy.json")];
    const openBefore = async () => ok(base);
    const sides = await loadSides({ files, head, openBefore }, INPUTS, all);
    expect(sides).toMatchObject({
      value: {
        before: { content: { value: { layers: [{ label: "p/e.json" }] } } },
        after: { content: { value: { layers: [] } } },
        changed: [
          { kind: "policy", path: "p/policy.json" },
          { kind: "enforced", path: "p/e.json" },
        ],
      },
    });
  });

  it("does not look at the commit before where the change touches none of them", async () => {
    const repository = repositoryOf({ "p/policy.json": LAYERED, "p/e.json": "{}" });
    const openBefore = async () => Promise.reject(new Error("Asked for."));
    const sides = await loadSides({ files: [changed("a.json")], head: repository, openBefore }, INPUTS, all);
    expect(sides).toMatchObject({ value: { changed: [] } });
    expect(sides.ok && sides.value?.before).toBe(sides.ok && sides.value?.after);
  });

  it("knows nothing of the side before where its commit is not found", async () => {
    const repository = repositoryOf({ "p/policy.json": "{}" });
    const openBefore = async () => err({ reason: "There is no merge base." });
    const sides = await loadSides({ files: [changed("p/policy.json")], head: repository, openBefore }, INPUTS, all);
    expect(sides).toMatchObject({
      value: { before: { content: { ok: false, error: { reason: "There is no merge base." } } } },
    });
  });

  it("compares nothing where there is no commit before, and where the change concerns no configuration", async () => {
    const repository = repositoryOf({ "p/policy.json": "{}" });
    const snapshot = { files: [changed("a.json")], head: repository, openBefore: undefined };
    expect(await loadSides(snapshot, INPUTS, all)).toEqual(ok(undefined));
    const elsewhere = { ...snapshot, openBefore: async () => ok(repository) };
    expect(await loadSides(elsewhere, INPUTS, () => false)).toEqual(ok(undefined));
  });
});
