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
  why: "With the schema named in the file, editors complete keys, explain them and mark mistakes while one types.",
  description:
    "Finds files without `$schema`, and those whose `$schema` does not name a schema of this kind: one called `provider-config.schema.json`, one that the Worker serves at `/schemas/provider-config/v1.json`, or the one that the policy names in `schema`. What `$schema` names is not fetched. `provider-steward schema` prints the schema.",
  fix: "Adds `$schema` with what the policy names in `schema`, or else `./provider-config.schema.json`; another `$schema` is replaced only where unsafe fixes are asked for.",
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
    message: 'The file names no schema in "$schema".',
    advice: `Add "$schema": ${quote(reference)} as its first key, or where you keep the schema.`,
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
    message: 'What "$schema" names is not known as a schema of provider configurations.',
    advice: `Name the schema of provider configurations, such as ${quote(reference)}.`,
    fix: {
      title: 'Name the schema of provider configurations in "$schema".',
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
