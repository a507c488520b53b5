import {
  buildPolicySchema,
  buildSchema,
  configurableRules,
  type Schema,
  shippedVocabulary,
} from "../../shared/index.ts";
import type { Random } from "./random.ts";
import type { Property, Tree } from "./tree.ts";
import { PLAIN_WORDS, type Words } from "./words.ts";

const CONFIGURATION = buildSchema(shippedVocabulary);
const POLICY = buildPolicySchema(configurableRules);

const TOKEN_COUNTS = ["1", "8000", "200000", "9007199254740991"];
const ELEMENTS_MAX = 3;
const OPTIONAL_SHARE = 0.3;
/** Where there are few properties, most of them are there. */
const TOP_SHARE = 0.7;

/** With two ids alone, lists often hold the same. */
const PLAIN: readonly Words[] = [PLAIN_WORDS, { ...PLAIN_WORDS, ids: PLAIN_WORDS.ids.slice(0, 2) }];

/** A random configuration that the schema takes, or nearly: a free name may come twice. */
export function configuration(random: Random, words: Words = random.pick(PLAIN)): Tree {
  return documentOf(CONFIGURATION, random, words);
}

/** A random policy that the schema takes, or nearly: a free name may come twice. */
export function policy(random: Random, words: Words = random.pick(PLAIN)): Tree {
  return documentOf(POLICY, random, words);
}

function documentOf(root: Schema, random: Random, words: Words): Tree {
  return instance(root, []);

  /** `path` are the keys that lead to the place. */
  function instance(schema: Schema, path: readonly string[]): Tree {
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? schema.oneOf?.[0]?.$ref;
    if (target !== undefined) return instance(root.definitions?.[target.replace("#/definitions/", "")] ?? {}, path);
    if (schema.type === "object") return { properties: propertiesOf(schema, path) };
    if (schema.type === "array") return severalOf(() => instance(schema.items ?? {}, path));
    if (schema.type === "integer") return random.pick(TOKEN_COUNTS);
    if (schema.type === "boolean") return random.pick(["true", "false"]);
    return JSON.stringify(schema.const ?? random.pick(schema.enum ?? wordsAt(path, words)));
  }

  function propertiesOf({ properties, required, additionalProperties }: Schema, path: readonly string[]): Property[] {
    const property = (name: string, schema: Schema): Property => [name, instance(schema, [...path, name])];
    if (properties === undefined) {
      const names = path.at(-1) === "customHeaders" ? words.headerNames : words.ids;
      return severalOf(() => property(random.pick(names), additionalProperties || {}));
    }
    const share = path.length <= 1 ? TOP_SHARE : OPTIONAL_SHARE;
    return Object.entries(properties)
      .filter(([key]) => required?.includes(key) || random.chance(share))
      .map(([key, schema]) => property(key, schema));
  }

  function severalOf<T>(make: () => T): T[] {
    return Array.from({ length: random.below(ELEMENTS_MAX + 1) }, make);
  }
}

/** The texts that fit a place of a configuration or a policy. */
function wordsAt(path: readonly string[], words: Words): readonly string[] {
  const [parent = "", key = ""] = path.slice(-2);
  if (parent === "customHeaders") return words.headerValues;
  if (["$schema", "schema", "baseUrl", "endpoint"].includes(key) || parent === "endpoints") return words.urls;
  if (["allow", "deny", "id"].includes(key) || parent === "modelCatalog") return words.ids;
  if (key === "approvedHosts") return words.hosts;
  return key === "files" || parent === "layers" ? words.globs : words.others;
}
