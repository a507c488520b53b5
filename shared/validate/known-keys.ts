import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { lazily, lazilyFor } from "../text/lazily.ts";
import { quote, quoteAll } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The keys of a schema, seen from objects of one part of it. */
export interface KnownKeys {
  readonly properties: readonly string[];
  /** Which keys are allowed: the end of a sentence. */
  readonly allowed: () => string;
  /** For each key one level deeper, the first property whose value may have it. */
  readonly holders: () => ReadonlyMap<string, string>;
}

/** Reads what a schema says of keys. Each part of it is read once, however many objects have a wrong key. */
export const keyReaderFor = lazilyFor((root: Schema) =>
  lazilyFor((part: Schema): KnownKeys => {
    const properties = Object.keys(part.properties ?? {});
    return {
      properties,
      allowed: lazily(() => describeKeys(properties)),
      holders: lazily(() => holdersIn(part, root)),
    };
  }),
);

/** The ids of the providers that take each section and each field. */
const takersIn = lazilyFor((providers: Vocabulary["providers"]): ReadonlyMap<string, readonly string[]> => {
  const takers = new Map<string, string[]>();
  for (const [id, { sections, fields = [] }] of Object.entries(providers)) {
    for (const key of new Set([...sections, ...fields])) {
      const ids = takers.get(key);
      if (ids === undefined) takers.set(key, [id]);
      else ids.push(id);
    }
  }
  return takers;
});

function holdersIn({ properties = {} }: Schema, root: Schema): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const [name, part] of Object.entries(properties)) {
    for (const key of Object.keys(effectiveSchema(root, part).properties ?? {})) {
      if (!holders.has(key)) holders.set(key, name);
    }
  }
  return holders;
}

/** The advice on a key that is known elsewhere: one sentence. Undefined for any other. */
export function adviceOnKnownKey(key: string, keys: KnownKeys, { providers }: Vocabulary): string | undefined {
  const takers = takersIn(providers).get(key);
  if (takers !== undefined)
    return `Remove it; only ${quoteAll(takers, "and")} ${takers.length === 1 ? "accepts" : "accept"} it.`;
  const holder = keys.holders().get(key);
  return holder === undefined ? undefined : `Move it into ${quote(holder)}.`;
}

function describeKeys(keys: readonly string[]): string {
  if (keys.length === 0) return "no key is allowed here";
  return `the ${keys.length === 1 ? "only allowed key is" : "allowed keys are"} ${quoteAll(keys, "and")}`;
}
