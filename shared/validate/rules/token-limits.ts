import { type ModelFields, type StatedModel, statedModelsOf, statedValue } from "../../effective/stated.ts";
import { TOKENS_MAX } from "../../schema/model-definitions.ts";
import type { Json } from "../../text/json.ts";
import { conflict, type Part } from "../conflict.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const tokenLimits: Rule = {
  id: "token-limits",
  severity: "error",
  summary: "A token limit above the model's context length",
  why: "The context contains both input and output, so the provider rejects requests up to such a limit.",
  description:
    "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; if only their sum is, it is a notice, because some providers count them separately. A custom model is checked together with its override, which takes precedence.",
  examples: {
    wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
    right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
  },
  dependsOn: "provider",

  *check(context) {
    for (const view of context.configuration.entries) {
      for (const model of statedModelsOf(view, mayExceed)) yield* checkModel(model);
    }
  },
};

/** True for a model whose limits, together, are above the context length. */
function mayExceed(fields: ModelFields): boolean {
  const tokensOf = (field: string) => numberOfTokens(statedValue(fields, field)) ?? 0;
  const limits = tokensOf("maxOutputTokens") + tokensOf("maxInputTokens");
  return limits > 0 && limits > tokensOf("maxContextLength");
}

/** A number of tokens that a model's field states. */
interface TokenCount extends Part {
  readonly tokens: number;
}

function* checkModel(model: StatedModel): Iterable<RuleFinding> {
  const context = tokenCount(model, "maxContextLength", "The context length is set here.");
  if (context === undefined) return;
  const limits = ["maxOutputTokens", "maxInputTokens"]
    .map((field) => tokenCount(model, field, "The other limit is set here."))
    .filter((limit) => limit !== undefined);
  const above = limits.filter(({ tokens }) => tokens > context.tokens);
  for (const limit of above) {
    yield* conflict(
      [{ ...limit, message: "The limit is set here." }, context],
      `"${limit.name}" of ${model.name} is ${limit.tokens}, which is more than its "maxContextLength" of ${context.tokens}`,
      { advice: `Lower "${limit.name}", or raise "maxContextLength".` },
    );
  }
  const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
  if (above.length > 0 || sum <= context.tokens) return;
  yield* conflict(
    [...limits, context],
    `"maxInputTokens" and "maxOutputTokens" of ${model.name} add up to more than its "maxContextLength" of ${context.tokens}`,
    { severity: "notice", advice: "Lower one of them, unless the provider counts them separately." },
  );
}

function tokenCount({ setting }: StatedModel, name: string, message: string): TokenCount | undefined {
  const stated = setting(name);
  const tokens = numberOfTokens(stated.value);
  return tokens === undefined ? undefined : { ...stated, name, message, tokens };
}

/** Undefined for what is no number of tokens that can be. */
function numberOfTokens(value: Json | undefined): number | undefined {
  const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= TOKENS_MAX;
  return isCount ? value : undefined;
}
