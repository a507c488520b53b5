/**
 * The configuration of a deployment's checks: its variables POLICY, VOCABULARY, ENFORCED_LAYER and DEFAULT_LAYER, each the text of a
 * file or a vocabulary's name, and DOCS_URL.
 */

import {
  checkLayers,
  checkPolicyFile,
  checkVocabularyFile,
  type Diagnostic,
  err,
  type LayerInput,
  noPolicy,
  ok,
  type Policy,
  PRESET_NAMES,
  presetNamed,
  quoteAll,
  type Result,
  readDocsUrl,
  type Vocabulary,
  vocabularyOfLayers,
  vocabularyOfPolicy,
} from "../../shared/index.ts";

/** The configuration of checks where the caller says nothing else, and its faults: a sentence each for the log. */
export interface DeploymentConfiguration {
  /** The vocabulary that VOCABULARY chooses; undefined where it is not set. */
  readonly vocabulary: Vocabulary | undefined;
  readonly policy: Policy;
  /** The layers within which callers may ask to resolve. */
  readonly layers: readonly LayerInput[];
  /** The beginning of the address of a rule's page, before the rule's id; undefined where nothing is set. */
  readonly docsUrl: string | undefined;
  readonly faults: readonly string[];
}

/** The variables that hold a layer. */
const LAYERS = { ENFORCED_LAYER: "enforced", DEFAULT_LAYER: "default" } as const;

const VOCABULARIES = `Use ${quoteAll(PRESET_NAMES, "or")}, or the text of a vocabulary file.`;

/** The names of all variables. */
export const CONFIGURATION_VARIABLES: readonly string[] = ["POLICY", "VOCABULARY", "DOCS_URL", ...Object.keys(LAYERS)];

/** Reads a policy file: a policy that a check can go by. One with a mistake is not used, not even in part. */
export function readPolicy(filename: string, bytes: Uint8Array): Result<Policy, readonly Diagnostic[]> {
  const { policy, file } = checkPolicyFile(filename, bytes);
  return file.diagnostics.length === 0 ? ok(policy) : err(file.diagnostics);
}

/** Reads the variables. Where one is missing or empty, nothing is changed. */
export function readConfiguration(env: object): DeploymentConfiguration {
  const policy = readVariable(env, "POLICY", "the policy file's", noPolicy, readOwnPolicy);
  const vocabulary = readVariable(env, "VOCABULARY", "a name or the vocabulary file's", undefined, readOwnVocabulary);
  // By other names than were meant, a layer would seem wrong.
  const ofPolicy = policy.ok ? vocabularyOfPolicy(policy.value) : undefined;
  const layers = vocabulary.ok ? readOwnLayers(env, vocabulary.value ?? ofPolicy) : [];
  const docsUrl = readOwnDocsUrl(env);
  return {
    policy: policy.ok ? policy.value : noPolicy,
    vocabulary: vocabulary.ok ? vocabulary.value : undefined,
    layers: layers.flatMap((layer) => (layer.ok ? layer.value : [])),
    docsUrl: docsUrl.ok ? docsUrl.value : undefined,
    faults: [policy, vocabulary, docsUrl, ...layers].flatMap((read) => (read.ok ? [] : [read.error])),
  };
}

/** @param whose whose text the variable holds, as in "the policy file's". */
function readVariable<Value>(
  env: object,
  name: string,
  whose: string,
  missing: Value,
  read: (name: string, text: string) => Result<Value, string>,
): Result<Value, string> {
  const text: unknown = Reflect.get(env, name);
  if (text === undefined || text === "") return ok(missing);
  if (typeof text === "string") return read(name, text);
  return err(`The variable ${name} is not text. Write ${whose} text under [vars] in wrangler.toml, between '''.`);
}

function readOwnPolicy(name: string, text: string): Result<Policy, string> {
  const read = readPolicy(name, new TextEncoder().encode(text));
  return read.ok ? read : err(`The variable ${name} is not a valid policy. ${describeErrors(read.error)}`);
}

function readOwnVocabulary(name: string, text: string): Result<Vocabulary, string> {
  const preset = presetNamed(text.trim());
  if (preset !== undefined) return ok(preset);
  if (!text.includes("{")) return err(`The variable ${name} names no vocabulary. ${VOCABULARIES}`);
  const { vocabulary, file } = checkVocabularyFile(name, new TextEncoder().encode(text));
  if (vocabulary !== undefined) return ok(vocabulary);
  return err(`The variable ${name} is not a valid vocabulary. ${describeErrors(file.diagnostics)}`);
}

function readOwnDocsUrl(env: object): Result<string | undefined, string> {
  const text: unknown = Reflect.get(env, "DOCS_URL");
  if (text === undefined || text === "") return ok(undefined);
  const docsUrl = typeof text === "string" ? readDocsUrl(text) : undefined;
  if (docsUrl !== undefined) return ok(docsUrl);
  return err(
    "The variable DOCS_URL is not the start of a web address, such as https://steward.example.com/rules/. Correct it in wrangler.toml.",
  );
}

/** Each layer that there is. */
function readOwnLayers(
  env: object,
  vocabulary: Vocabulary | undefined,
): readonly Result<readonly LayerInput[], string>[] {
  return Object.entries(LAYERS).map(([variable, kind]) =>
    readVariable<readonly LayerInput[]>(env, variable, "the configuration's", [], (label, text) =>
      checkLayer({ kind, label, text }, vocabulary),
    ),
  );
}

/** A layer of which a part has no effect is not used, not even in part: what it was to enforce would not be. */
function checkLayer(layer: LayerInput, vocabulary: Vocabulary | undefined): Result<readonly LayerInput[], string> {
  const { diagnostics } = checkLayers([layer], vocabularyOfLayers(vocabulary, [layer]));
  if (diagnostics.length === 0) return ok([layer]);
  return err(`The variable ${layer.label} is not a valid layer. ${describeErrors(diagnostics)}`);
}

/** The first error with its place and what to do, and how many more there are. */
export function describeErrors(
  errors: readonly Pick<Diagnostic, "range" | "message" | "advice">[],
  count = errors.length,
): string {
  const [first] = errors;
  if (first === undefined) return "";
  const { range, message, advice } = first;
  const place = range === undefined ? "" : `Line ${range.start.line}, column ${range.start.column}: `;
  const more = count === 1 ? "" : ` Errors beside this one: ${count - 1}.`;
  return `${place}${message} ${advice}${more}`;
}
