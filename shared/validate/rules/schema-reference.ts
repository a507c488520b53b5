import { isObject, ownValue } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Rule, RuleFinding } from "./rule.ts";

/** What the schema is called where it is served and kept: `provider-config/v1.json`, `provider-config.schema.json`. */
const NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;

/** Where the schema is put that `provider-steward schema` prints, unless the policy has another place. */
const DEFAULT_REFERENCE = "./provider-config.schema.json";

export const schemaReference: Rule = {
  id: "schema-reference",
  severity: "notice",
  summary: "No reference to the schema of provider configurations",
  why: "If the file names its schema, editors complete and explain keys and mark mistakes while you type.",
  description:
    "Finds files without `$schema`, or with a `$schema` that does not name a schema for provider configurations: a file called `provider-config.schema.json`, the one that the Worker serves at `/schemas/provider-config/v1.json`, or the one in `schema` of the policy. The schema is not downloaded. `provider-steward schema` prints it.",
  fix: "Adds `$schema` with the value of `schema` in the policy, or `./provider-config.schema.json` if there is none; another `$schema` is replaced only if unsafe fixes are requested.",
  examples: {
    wrong: '{ "providers": {} }',
    right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
  },

  *check({ configuration: { document }, policy }) {
    if (!isObject(document)) return;
    const reference = policy.schema ?? DEFAULT_REFERENCE;
    const found = ownValue(document, "$schema");
    if (found === undefined) yield missing(reference);
    else if (typeof found === "string" && found !== policy.schema && !isOfThisKind(found)) {
      yield another(found, reference);
    }
  },
};

function missing(reference: string): RuleFinding {
  return {
    place: { path: [], part: "key" },
    message: '"$schema" is missing.',
    advice: `Add "$schema": ${quote(reference)} as the first key, or the path of your copy of the schema.`,
    fix: {
      title: 'Add "$schema".',
      safe: true,
      steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
    },
  };
}

function another(found: string, reference: string): RuleFinding {
  return {
    place: { path: ["$schema"], part: "value" },
    message: '"$schema" does not name a known schema for provider configurations.',
    advice: `Use the schema for provider configurations, for example ${quote(reference)}.`,
    fix: {
      title: 'Set "$schema" to the schema for provider configurations.',
      safe: false,
      steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
    },
  };
}

/** By the last two names of the path; what stands before may be as long as it likes. */
function isOfThisKind(reference: string): boolean {
  const [path = ""] = reference.split(/[?#]/, 1);
  return NAME.test(path.split("/").slice(-2).join("/"));
}
