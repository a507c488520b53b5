import type { RuleDescription } from "../diagnostic/diagnostic.ts";
import { closedObject, describe, reference, type Schema } from "../schema/schema.ts";
import { UNSAFE_KEY } from "../text/json.ts";
import { PRESET_NAMES } from "../vocabulary/presets.ts";

/** The settings that a policy can give a rule, with their meaning. */
const SETTINGS = {
  error: "Wrong: the file fails its check.",
  warning: "Most likely wrong.",
  notice: "Worth knowing.",
  off: "Not reported.",
};

const IGNORE_EXAMPLE = {
  files: ["teams/research/**"],
  pointer: "/providers/provider_a/baseUrl",
  reason: "Reached through a local proxy.",
};

/**
 * The draft-07 schema of the policy file, as plain JSON.
 *
 * @param rules those that a policy may configure; at least one.
 */
export function buildPolicySchema(rules: readonly RuleDescription[]): Schema {
  const example = rules[0]?.id ?? "";
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...describe(
      "Policy",
      "An organisation's settings for the checks of its provider configuration files: the content of `.provider-steward.json`.",
    ),
    allowComments: true,
    allowTrailingCommas: true,
    ...closedObject({
      $schema: {
        ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
        type: "string",
        examples: ["https://steward.example.com/schemas/policy/v1.json"],
      },
      schema: {
        ...describe("Schema of configurations", "The `$schema` to add to a configuration file that has none."),
        ...nonEmptyText("https://steward.example.com/schemas/provider-config/v1.json"),
      },
      vocabulary: {
        ...describe(
          "Vocabulary",
          "The assistant whose names configurations use. The option `--vocabulary` and the input `vocabulary` override it. Without this key, the `$schema` of a file may name one.",
        ),
        type: "string",
        enum: [...PRESET_NAMES],
        examples: ["posit-assistant"],
      },
      rules: rulesDefinition(rules),
      ...hostsAndModels(),
      layers: layersDefinition(),
      ignores: {
        ...describe("Ignores", "Diagnostics that are not reported, each with a reason."),
        type: "array",
        items: reference("ignore"),
      },
      inlineIgnores: {
        ...describe(
          "Inline ignores",
          "The rules whose diagnostics a comment in a file may suppress. Without this key, every rule but those of credentials.",
        ),
        type: "array",
        items: { type: "string", ...ruleIds(rules) },
        examples: [[example]],
      },
    }),
    examples: [{ rules: { [example]: "error" } }],
    defaultSnippets: [
      {
        label: "Policy",
        description: "A policy with a severity and an ignore",
        body: { rules: { [example]: "$1" }, ignores: [{ rule: "$2", reason: "$3" }] },
      },
    ],
    definitions: { ignore: ignoreDefinition(rules) },
  };
}

/** A text that is not empty. */
function nonEmptyText(...examples: readonly string[]): Schema {
  return { type: "string", minLength: 1, examples };
}

/** The ids of rules as the values that there may be. */
function ruleIds(rules: readonly RuleDescription[]): Schema {
  return {
    enum: rules.map(({ id }) => id),
    markdownEnumDescriptions: rules.map(({ summary }) => `${summary}.`),
  };
}

function rulesDefinition(rules: readonly RuleDescription[]): Schema {
  const settings = rules.map(({ id, summary, severity }) => [
    id,
    {
      ...describe(id, `${summary}. By default: \`${severity}\`.`),
      // Without a type: for `false`, "none of these" is a better error than "no string".
      enum: Object.keys(SETTINGS),
      markdownEnumDescriptions: Object.values(SETTINGS),
    },
  ]);
  return {
    ...describe("Rules", "Severities by rule, each instead of all severities of the rule itself."),
    ...closedObject(Object.fromEntries(settings)),
  };
}

function hostsAndModels(): Readonly<Record<string, Schema>> {
  return {
    approvedHosts: {
      ...describe(
        "Approved hosts",
        "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved.",
      ),
      type: "array",
      items: nonEmptyText("api.example.com", "*.example.com", "localhost:8080"),
      examples: [["*.example.com"]],
    },
    modelCatalog: {
      ...describe("Model catalogue", "The known model ids by provider id, built-in or custom."),
      type: "object",
      propertyNames: { not: { const: UNSAFE_KEY } },
      additionalProperties: {
        ...describe("Models", "Ids of the provider's models."),
        type: "array",
        items: nonEmptyText("example-large"),
      },
      examples: [{ provider_a: ["example-small", "example-large"] }],
    },
  };
}

function layersDefinition(): Schema {
  const layer = (title: string, markdown: string, example: string): Schema => ({
    ...describe(title, `${markdown} A path relative to the policy file's folder.`),
    ...nonEmptyText(example),
  });
  return {
    ...describe("Layers", "The configurations above and below those that are checked."),
    ...closedObject({
      enforced: layer(
        "Enforced",
        "The configuration that overrides those that are checked.",
        "layers/enforced.providers.json",
      ),
      default: layer(
        "Default",
        "The configuration that applies where those that are checked have no value.",
        "layers/default.providers.json",
      ),
    }),
  };
}

function ignoreDefinition(rules: readonly RuleDescription[]): Schema {
  const rule = rules[0]?.id ?? "";
  return {
    ...describe("Ignore", "Diagnostics of one rule that are not reported."),
    ...closedObject(
      {
        rule: {
          ...describe("Rule", "The rule whose diagnostics are ignored."),
          type: "string",
          ...ruleIds(rules),
        },
        files: {
          ...describe("Files", "Globs of files, relative to the policy file's folder. Without this key, every file."),
          type: "array",
          items: nonEmptyText("teams/research/**", "**/providers.json"),
        },
        pointer: {
          ...describe(
            "Pointer",
            "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.",
          ),
          type: "string",
          examples: [IGNORE_EXAMPLE.pointer],
        },
        reason: {
          ...describe("Reason", "Why the diagnostics are not reported, for the readers of the policy."),
          ...nonEmptyText(IGNORE_EXAMPLE.reason),
        },
      },
      ["rule", "reason"],
    ),
    examples: [{ rule, ...IGNORE_EXAMPLE }],
    defaultSnippets: [
      { label: "Ignore", description: "What is not reported, and why", body: { rule: "$1", reason: "$2" } },
    ],
  };
}
