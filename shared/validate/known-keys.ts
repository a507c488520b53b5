import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { lazily } from "../text/lazily.ts";
import { quote, quoteAll } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** What the format says of keys, seen from objects of one schema. */
export interface KnownKeys {
  readonly properties: readonly string[];
  /** Which keys are allowed: the end of a sentence. */
  readonly allowed: () => string;
  /** What to do about a key that is known elsewhere: one sentence. Undefined for any other. */
  readonly adviceOnPlace: (key: string) => string | undefined;
}

/** Reads what the format says of keys, seen from objects of one part of its schema. */
export type KeyReader = (schema: Schema) => KnownKeys;

/** By the root of a schema, which is never changed. */
const readers = new WeakMap<Schema, KeyReader>();

/** Made once for each schema; it reads each part once, however many objects have a wrong key. */
export function keyReaderFor(root: Schema, vocabulary: Vocabulary): KeyReader {
  const reader = readers.get(root) ?? createKeyReader(root, vocabulary);
  readers.set(root, reader);
  return reader;
}

function createKeyReader(root: Schema, { providers }: Vocabulary): KeyReader {
  const known = new WeakMap<Schema, KnownKeys>();
  const takers = lazily(() => takersIn(providers));
  return (schema) => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const properties = Object.keys(schema.properties ?? {});
    const holders = lazily(() => holdersIn(schema, root));
    const keys = {
      properties,
      allowed: lazily(() => describeKeys(properties)),
      adviceOnPlace: (key: string) => adviceOnPlace(takers().get(key), holders().get(key)),
    };
    known.set(schema, keys);
    return keys;
  };
}

/** The ids of the providers that take each section. */
function takersIn(providers: Vocabulary["providers"]): ReadonlyMap<string, readonly string[]> {
  const takers = new Map<string, string[]>();
  for (const [id, { sections }] of Object.entries(providers)) {
    for (const section of new Set(sections)) {
      const ids = takers.get(section);
      if (ids === undefined) takers.set(section, [id]);
      else ids.push(id);
    }
  }
  return takers;
}

/** For each key one level deeper, the first property whose value may have it. */
function holdersIn({ properties = {} }: Schema, root: Schema): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const [name, part] of Object.entries(properties)) {
    for (const key of Object.keys(effectiveSchema(root, part).properties ?? {})) {
      if (!holders.has(key)) holders.set(key, name);
    }
  }
  return holders;
}

function adviceOnPlace(takers: readonly string[] | undefined, holder: string | undefined): string | undefined {
  if (takers !== undefined)
    return `Remove it; only ${quoteAll(takers, "and")} ${takers.length === 1 ? "accepts" : "accept"} it.`;
  return holder === undefined ? undefined : `Move it into ${quote(holder)}.`;
}

function describeKeys(keys: readonly string[]): string {
  if (keys.length === 0) return "no key is allowed here";
  return `the ${keys.length === 1 ? "only allowed key is" : "allowed keys are"} ${quoteAll(keys, "and")}`;
}
