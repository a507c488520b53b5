import { cached, type Description } from "../http/description.ts";
import { crossOrigin, get, limitedBy, post, type Route } from "../http/route.ts";
import { answerDiff, DIFF } from "./diff.ts";
import { answerResolve, RESOLVE } from "./resolve.ts";
import { answerRule, answerRuleList } from "./rule-pages.tsx";
import { answerPolicySchema, answerSchema, answerVocabularySchema } from "./schema.ts";
import { answerValidate, VALIDATE } from "./validate.ts";

const SCHEMA: Description = { answers: cached("application/schema+json") };

/** The routes that check and explain provider configurations. */
export const CONFIGURATION_ROUTES: readonly Route[] = [
  ...crossOrigin([
    get(
      "/schemas/provider-config/v1.json",
      "none",
      answerSchema,
      "The JSON Schema of a provider configuration file.",
      SCHEMA,
    ),
    get("/schemas/policy/v1.json", "none", answerPolicySchema, "The JSON Schema of a policy file.", SCHEMA),
    get("/schemas/vocabulary/v1.json", "none", answerVocabularySchema, "The JSON Schema of a vocabulary file.", SCHEMA),
  ]),
  get("/rules", "none", answerRuleList, "The rules, as a page.", { answers: cached("text/html") }),
  get("/rules/:id", "none", answerRule, "One rule: what it finds, why that matters, and examples.", {
    answers: cached("text/html"),
    failures: ["unknown-rule"],
  }),
  ...crossOrigin(
    limitedBy("checks", [
      post(
        "/v1/validate",
        "none",
        answerValidate,
        "Checks a provider configuration file, and reports in JSON.",
        VALIDATE,
      ),
      post(
        "/v1/resolve",
        "none",
        answerResolve,
        "Resolves layers into providers and models, with their origins.",
        RESOLVE,
      ),
      post("/v1/diff", "none", answerDiff, "Compares two sets of layers, and says what changes for users.", DIFF),
    ]),
  ),
];
