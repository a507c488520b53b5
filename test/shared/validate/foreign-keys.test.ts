import { describe, expect, test } from "vitest";
import { type Diagnostic, type Vocabulary, validate } from "../../../shared/index.ts";
import { plainName } from "../../../shared/text/did-you-mean.ts";
import { customModel } from "../../support/findings.ts";
import { applyFix } from "../../support/fixes.ts";
import { vocabularyOf } from "../../support/fixtures.ts";
import { words } from "../../support/words.ts";

/** The keys of this format, with those of other programs for each. "max_tokens" may be the context length, too. */
const ROWS = Object.entries({
  baseUrl: "api_base apiBase base_url baseURL api_url apiUrl api_base_url openAiBaseUrl azure_endpoint url",
  endpoint: "endpoint_url",
  protocol: "wire_api api apiType api_type backend npm package",
  customHeaders:
    "headers extra_headers custom_headers http_headers requestHeaders default_headers openAiHeaders env_http_headers",
  enabled: "enable active disabled disable enabled_providers disabled_providers",
  providers: "provider model_providers language_models",
  "models.allow": "whitelist allowed_models model_ids",
  "models.deny": "blacklist",
  "models.custom": "model_list available_models",
  "models.overrides": "modelOverrides model_info",
  "models.discovery": "fetch",
  id: "modelID model model_name",
  name: "display_name displayName label",
  maxContextLength: "contextWindow context_window contextLength model_context_window limit.context",
  maxInputTokens: "max_input_tokens limit.input",
  maxOutputTokens: "maxTokens max_tokens max_output_tokens max_completion_tokens limit.output",
  supportsTools: "toolCalling tool_call supports_tools tool_use",
  supportsImages: "vision supports_images image_input attachment",
  thinkingEffortLevels: "supportsReasoningEffort",
  supportedInputMediaTypes: "modalities.input",
  region: "aws_region_name awsRegion",
  profile: "aws_profile_name",
}).flatMap(([target, names]) => words(names).map((name) => [name, target] as const));

/** Keys that hold credentials in other programs, for which this format has none. */
const CREDENTIALS = ["apiKey", "api_key", "env_key", "api_key_env_var"];

/** A document with a key at each level at which keys stand, and the keys that the format has there. */
const LEVELS: Readonly<Record<string, { keys: readonly string[]; documentWith: (entry: object) => object }>> = {
  "the top level": { keys: ["providers"], documentWith: (entry) => ({ providers: {}, ...entry }) },
  "an entry": {
    keys: ["baseUrl", "endpoint", "protocol", "customHeaders", "enabled"],
    documentWith: (entry) => ({ providers: { provider_c: entry } }),
  },
  "the models": {
    keys: ["models.allow", "models.deny", "models.custom", "models.overrides", "models.discovery"],
    documentWith: (models) => ({ providers: { provider_c: { models } } }),
  },
  "a custom model": {
    keys: words("id name baseUrl protocol maxContextLength maxInputTokens maxOutputTokens supportsTools"),
    documentWith: (more) => ({ providers: { provider_c: { models: { custom: [customModel("a", more)] } } } }),
  },
  "an override": {
    keys: ["name", "baseUrl", "protocol", "maxContextLength", "maxInputTokens", "maxOutputTokens", "supportsImages"],
    documentWith: (patch) => ({ providers: { provider_c: { models: { overrides: { a: patch } } } } }),
  },
  "the section of the cloud": {
    keys: ["region", "profile"],
    documentWith: (cloud) => ({ providers: { provider_cloud: { cloud } } }),
  },
};

/** The diagnostics at a key of a document. A name with a dot is one key with another in it. */
function foundAt(level: string, name: string, value: unknown, vocabulary?: Vocabulary): readonly Diagnostic[] {
  const [outer = "", inner] = name.split(".");
  const entry = { [outer]: inner === undefined ? value : { [inner]: value } };
  const text = JSON.stringify(LEVELS[level]?.documentWith(entry));
  return validate(text, vocabulary && { vocabulary }).filter(({ pointer = "" }) => pointer.endsWith(`/${outer}`));
}

const everywhere = Object.keys(LEVELS);

describe.each(everywhere)("at %s", (level) => {
  test.each(ROWS)("%s is answered by %s", (name, target) => {
    const [found, ...others] = foundAt(level, name, "x");
    expect(others).toEqual([]);
    expect(found?.rule).toBe("unknown-key");
    const last = target.split(".").at(-1) ?? "";
    expect(found?.advice).toContain(`"${last}"`);
    expect(found?.advice).not.toMatch(/^Remove it; the (?:only )?allowed/);
    const isHere = LEVELS[level]?.keys.includes(target) === true;
    if (target.includes(".") && !isHere) expect(found?.advice).toContain('"models"');
    if (isHere) expect(found?.advice).toMatch(/^(?:Did you mean|Use|Set|Remove it, or merge it with) /);
    if (found?.fix?.safe === true) expect([plainName(last), "disabled", "disable"]).toContain(plainName(name));
  });

  test.each(CREDENTIALS)("%s is answered by where credentials go", (name) => {
    const found = foundAt(level, name, "SOME_NAME");
    expect(found).toHaveLength(1);
    expect(found[0]?.advice).toMatch(/credentials/);
    expect(found[0]?.advice).not.toMatch(/allowed keys/);
  });
});

describe("a host", () => {
  const vocabularyWith = (said: object) =>
    vocabularyOf({
      protocols: { chat: { description: "Chat." } },
      providers: { provider_c: { title: "C", description: "C.", ...said } },
    });
  const adviceBy = (said: object) => foundAt("an entry", "host", "http://localhost", vocabularyWith(said))[0]?.advice;

  test("is an endpoint or a base URL, as the vocabulary says whether a provider is self-hosted", () => {
    expect(adviceBy({})).toBe('Did you mean "endpoint" or "baseUrl"?');
    expect(adviceBy({ selfHosted: true })).toBe('Did you mean "endpoint"?');
    expect(adviceBy({ selfHosted: false })).toBe('Did you mean "baseUrl"?');
  });

  test.each(everywhere)("at %s names a base URL", (level) => {
    expect(foundAt(level, "host", "x")[0]?.advice).toContain('"baseUrl"');
  });
});

test("a key that is renamed takes the value that it has", () => {
  const fixOf = (level: string, name: string, value: unknown) => foundAt(level, name, value)[0]?.fix?.title;
  expect(fixOf("an entry", "api_base", "https://x.example/v1")).toBe('Rename it to "baseUrl".');
  expect(fixOf("an entry", "npm", "@example/sdk")).toBeUndefined();
  expect(fixOf("an override", "supportsReasoningEffort", true)).toBeUndefined();
  expect(fixOf("an override", "max_tokens", 8_000)).toBeUndefined();
  // It has a context length already.
  expect(fixOf("a custom model", "max_tokens", 8_000)).toBe('Rename it to "maxOutputTokens".');
});

test("the content of an object decides which keys it stands for", () => {
  const advice = (value: object) => foundAt("an override", "limit", value)[0]?.advice;
  expect(advice({ context: 8_000, output: 4_000 })).toBe('Use "maxContextLength" and "maxOutputTokens".');
  expect(advice({})).toBe('Use "maxContextLength", "maxInputTokens" and "maxOutputTokens".');
});

test("a required key under another program's name is one finding", () => {
  const { id: model, ...rest } = Object(customModel("a"));
  const document = { providers: { provider_c: { models: { custom: [{ model, ...rest }] } } } };
  expect(validate(JSON.stringify(document)).filter(({ severity }) => severity === "error")).toMatchObject([
    { rule: "unknown-key", advice: 'Did you mean "id"?' },
  ]);
});

test("a similar name and another program's are both named, unless the value fits the other one alone", () => {
  const other = 'se "id" of a model under "custom" in "models"; the key of an override is the id of its model.';
  expect(foundAt("an entry", "model", {})[0]?.advice).toBe(`Did you mean "models"? If not, u${other}`);
  expect(foundAt("an entry", "model", "a")[0]?.advice).toBe(`U${other}`);
  const [list] = foundAt("an entry", "model_list", [{ id: "a" }]);
  expect(list).toMatchObject({ advice: 'Use "custom" in "models".' });
  expect(list).not.toHaveProperty("fix");
});

describe.each(everywhere)("at %s an unsafe renaming", (level) => {
  const names = ROWS.map(([name]) => name).filter((name) => !name.includes("."));
  const misspelled = (LEVELS[level]?.keys ?? []).map((key) => `${key.replace("models.", "")}x`);

  test.each(["x", "https://x.example/v1", 8_000, true, {}, [], ["a"], [{ id: "a" }]].map((value) => [value]))(
    "with the value %j creates no error",
    (value) => {
      for (const name of [...names, ...misspelled]) {
        const text = JSON.stringify(LEVELS[level]?.documentWith({ [name]: value }));
        for (const { fix, pointer = "" } of validate(text)) {
          if (fix === undefined || fix.safe || !pointer.endsWith(`/${name}`)) continue;
          const renamed = applyFix(text, fix);
          const wrong = validate(renamed).filter(({ rule }) => rule === "wrong-type");
          expect({ renamed, wrong }).toEqual({ renamed, wrong: [] });
        }
      }
    },
  );
});

test("a file with nothing but another program's key for the providers is a configuration", () => {
  for (const name of ["model_providers", "language_models", "provider"])
    expect(validate(JSON.stringify({ [name]: {} })).map(({ rule, advice }) => [rule, advice])).toContainEqual([
      "unknown-key",
      'Did you mean "providers"?',
    ]);
});
