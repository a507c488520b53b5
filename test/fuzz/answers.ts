import type * as Shared from "../../shared/index.ts";
import { shippedVocabulary } from "../../shared/index.ts";
import type { Input } from "./input.ts";

/** What a version of `shared/` exports. */
export type Version = typeof Shared;

/** By another one than the shipped, the schema is read and not compiled. */
const ANOTHER: Shared.Vocabulary = { ...shippedVocabulary };

/** Everything that a version says of one input, each as a text. */
export type Answers = ReadonlyMap<string, string>;

const LONGEST_RESOLVED_CHARACTERS = 20_000;

/** Some of the names that fuzzed configurations use, as if providers had returned them. */
const DISCOVERED = {
  provider_a: [{ id: "a", name: "A", supportsTools: true }, { id: "model-1" }],
  provider_c: [{ id: "b", baseUrl: "https://found.example/v1", protocol: "provider-b-chat" }],
};

/**
 * What a version says of an input: diagnostics with their fixes, the redacted source, fixed texts, and of a configuration
 * that is not too long its catalogue with all origins, and what a change from another configuration to it does.
 *
 * @param before a configuration that the input is compared with.
 */
export function answersOf(version: Version, { content, kind, path, settings }: Input, before: string): Answers {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  if (kind === "policy") {
    const { file, policy } = version.checkPolicyFile(path, bytes);
    return new Map([
      ["policy's diagnostics", textOf(file.diagnostics)],
      ["policy's source", file.source],
      ["policy", textOf(policy)],
    ]);
  }
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const file = version.checkFile(path, bytes, settings);
  const answers = new Map([
    ["diagnostics", textOf(version.validate(text, settings))],
    ["diagnostics by another vocabulary", textOf(version.validate(text, { ...settings, vocabulary: ANOTHER }))],
    ["file's diagnostics", textOf(file.diagnostics)],
    ["file's source", file.source],
    ["safe fixes", textOf(version.fixText(text, { ...settings, unsafe: false }))],
    ["all fixes", textOf(version.fixText(text, { ...settings, unsafe: true }))],
  ]);
  if (text.length > LONGEST_RESOLVED_CHARACTERS) return answers;
  const [one, other] = [sideOf(version, before, {}), sideOf(version, text, settings)];
  answers.set("catalogue", textOf(version.resolve({ ...other, discovered: DISCOVERED })));
  answers.set("supposed catalogue", textOf(version.resolveSupposing(other)));
  answers.set("changes", textOf(version.compareSides(one, other)));
  answers.set("changes back", textOf(version.compareSides({ ...other, discovered: DISCOVERED }, one)));
  return answers;
}

function sideOf(version: Version, text: string, { layers = {}, policy }: Input["settings"]) {
  return {
    layers: [
      { kind: "user", label: "user", text },
      ...(["enforced", "default"] as const).flatMap((kind) => {
        const value = layers[kind];
        return value === undefined ? [] : [{ kind, label: kind, value }];
      }),
    ] satisfies Shared.LayerInput[],
    vocabulary: version.shippedVocabulary,
    policy,
  };
}

function textOf(value: unknown): string {
  return JSON.stringify(value, undefined, 1) ?? "nothing";
}

/** The names of the answers in which two versions differ. */
export function differences(one: Answers, other: Answers): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
