import { type StatedModel, statedModelsOf } from "../../effective/stated.ts";
import { TOKENS_MAX } from "../../schema/model-definitions.ts";
import { conflict, type Part } from "../conflict.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const tokenLimits: Rule = {
  id: "token-limits",
  severity: "error",
  summary: "A token limit above the model's context length",
  why: "The context holds what goes in and what comes out, so that requests up to such a limit are refused by the provider.",
  description:
    "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; where only the two together are, it is a notice, for some providers count them apart. A custom model is judged with its override on top, since that is what counts.",
  examples: {
    wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
    right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
  },

  *check(context) {
    for (const view of context.configuration.entries) {
      for (const model of statedModelsOf(view)) yield* checkModel(model);
    }
  },
};

/** A number of tokens that a model's field states. */
interface TokenCount extends Part {
  readonly tokens: number;
}

function* checkModel(model: StatedModel): Iterable<RuleFinding> {
  const context = tokenCount(model, "maxContextLength", "This is the context length.");
  if (context === undefined) return;
  const limits = ["maxOutputTokens", "maxInputTokens"]
    .map((field) => tokenCount(model, field, "This is the other limit."))
    .filter((limit) => limit !== undefined);
  const above = limits.filter(({ tokens }) => tokens > context.tokens);
  for (const limit of above) {
    yield* conflict(
      [{ ...limit, message: "This is the limit." }, context],
      `"${limit.name}" of ${model.name} is ${limit.tokens}, more than its "maxContextLength" of ${context.tokens}`,
      { advice: `Lower "${limit.name}", or raise "maxContextLength".` },
    );
  }
  const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
  if (above.length > 0 || sum <= context.tokens) return;
  yield* conflict(
    [...limits, context],
    `"maxInputTokens" and "maxOutputTokens" of ${model.name} come to more than its "maxContextLength" of ${context.tokens}`,
    { severity: "notice", advice: "Lower one of them, unless the provider counts them apart." },
  );
}

/** Undefined where the field states no number of tokens that can be. */
function tokenCount({ setting }: StatedModel, name: string, message: string): TokenCount | undefined {
  const stated = setting(name);
  const { value } = stated;
  const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= TOKENS_MAX;
  return isCount ? { ...stated, name, message, tokens: value } : undefined;
}
