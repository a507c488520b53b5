import type { Policy } from "../../policy/policy.ts";
import { isObject, ownValue } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

/** The name of the schema where it is served and kept: `provider-config/v1.json`, `provider-config.schema.json`. */
const NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;

/** Where the schema is put that `provider-steward schema` prints, unless the policy has another place. */
const DEFAULT_REFERENCE = "./provider-config.schema.json";

/**
 * The value that `$schema` should have in a configuration without it: a URL, or a path from the configuration's folder.
 */
export function schemaReferenceOf({ schema }: Policy, { schemaAddresses: [published] = [] }: Vocabulary): string {
  return schema ?? published ?? DEFAULT_REFERENCE;
}

export const schemaReference: Rule = {
  id: "schema-reference",
  severity: "notice",
  summary: "No reference to the schema of provider configurations",
  why: "If the file names its schema, editors complete and explain keys and mark mistakes while you type.",
  description:
    "Finds files without `$schema`, or with a `$schema` that does not name a schema for provider configurations: a file called `provider-config.schema.json`, the one that the Worker serves at `/schemas/provider-config/v1.json`, one of the addresses at which the vocabulary says that it is published, or the one in `schema` of the policy. The schema is not downloaded. `provider-steward schema` prints it.",
  fix: "Adds `$schema` with the value of `schema` in the policy, else the vocabulary's first address, else `./provider-config.schema.json`; another `$schema` is replaced only if unsafe fixes are requested. Not available for a path that leads to no file.",
  examples: {
    wrong: '{ "providers": {} }',
    right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
  },
  dependsOn: "file",

  *check({ configuration: { document, vocabulary }, policy, isSchemaThere = false }) {
    if (!isObject(document)) return;
    const reference = schemaReferenceOf(policy, vocabulary);
    const isUsable = isSchemaThere || isUrl(reference);
    const found = ownValue(document, "$schema");
    if (found === undefined) yield missing(reference, isUsable);
    else if (typeof found === "string" && found !== reference && !isKnown(found, vocabulary)) {
      yield another(found, reference, isUsable);
    }
  },
};

/** No one knows without a request that something is at a URL; the author of the policy says so. */
function isUrl(reference: string): boolean {
  return /^https?:\/\//i.test(reference);
}

function missing(reference: string, isUsable: boolean): RuleFinding {
  const add = `Add "$schema": ${quote(reference)} as the first key`;
  const fix: RuleFix = {
    title: 'Add "$schema".',
    safe: true,
    steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
  };
  return {
    place: { path: [], part: "key" },
    message: '"$schema" is missing.',
    advice: isUsable ? `${add}.` : `${add}, and save there what "provider-steward schema" prints.`,
    ...(isUsable && { fix }),
  };
}

function another(found: string, reference: string, isUsable: boolean): RuleFinding {
  const fix: RuleFix = {
    title: 'Set "$schema" to the schema for provider configurations.',
    safe: false,
    steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
  };
  return {
    place: { path: ["$schema"], part: "value" },
    message: '"$schema" does not name a known schema for provider configurations.',
    advice: `Use the schema for provider configurations, for example ${quote(reference)}.`,
    ...(isUsable && { fix }),
  };
}

/** By the vocabulary, or by the last two names of the path; what stands before may be as long as it likes. */
function isKnown(reference: string, { schemaAddresses = [] }: Vocabulary): boolean {
  if (schemaAddresses.includes(reference)) return true;
  const [path = ""] = reference.split(/[?#]/, 1);
  return NAME.test(path.split("/").slice(-2).join("/"));
}
