import type { Path } from "../text/json.ts";
import { quote, quoteAll } from "../text/wording.ts";
import { noVocabulary, type Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ForeignKey } from "./foreign-keys.ts";

/** The object that has a key of another program. */
export interface ObjectOfKey {
  /** Leads to it. */
  readonly path: Path;
  /** The keys that it may have. */
  readonly properties: readonly string[];
  readonly vocabulary: Vocabulary;
}

/** The keys of an object that a key in it stands for; none where the format has them elsewhere. */
export function foreignKeysHere(key: ForeignKey, object: ObjectOfKey): readonly string[] {
  if (key.kind === "none" || key.conjunction === "and") return [];
  return fitting(key.targets.filter((target) => isHere(target, object)).map(lastOf), object);
}

/** The advice on a key of another program: one sentence. Undefined where the format has nothing for it. */
export function adviceOnForeignKey(key: ForeignKey, object: ObjectOfKey): string | undefined {
  // Files of other kinds have none of the format's keys.
  if (object.vocabulary === noVocabulary) return undefined;
  if (key.kind === "none") return key.advice;
  const { targets, conjunction } = key;
  const [first = ""] = targets;
  const place = targets.every((target) => isHere(target, object)) ? "" : levelOf(first, object);
  return place === undefined ? undefined : `Use ${quoteAll(targets.map(lastOf), conjunction)}${place}.`;
}

function lastOf(target: string): string {
  return target.slice(target.indexOf(".") + 1);
}

/** True where the object itself may have the key. */
function isHere(target: string, { path, properties }: ObjectOfKey): boolean {
  const holder = target.slice(0, Math.max(0, target.indexOf(".")));
  return properties.includes(lastOf(target)) && (holder === "" || path.at(-1) === holder);
}

/** `endpoint` is for what people host themselves, as far as the vocabulary says which that is. */
function fitting(keys: readonly string[], { path: [, id = ""], vocabulary }: ObjectOfKey): readonly string[] {
  const { selfHosted } = vocabulary.providers[id] ?? {};
  if (selfHosted === undefined || !keys.includes("endpoint") || !keys.includes("baseUrl")) return keys;
  return [selfHosted ? "endpoint" : "baseUrl"];
}

const ENTRY_KEYS = ["baseUrl", "customHeaders", "enabled", "endpoint", "protocol"];

/** The place at which the format has a key: the end of a sentence. Undefined where the vocabulary has it nowhere. */
function levelOf(target: string, object: ObjectOfKey): string | undefined {
  if (target === "providers") return " at the top level";
  if (ENTRY_KEYS.includes(target)) return " in the entry of a provider";
  if (target.startsWith("models."))
    return object.properties.includes("models") ? ' in "models"' : ' in "models" of a provider\'s entry';
  if (target === "region" || target === "profile") return placeInSection(target, object.vocabulary);
  if (target === "id") return ' of a model under "custom" in "models"; the key of an override is the id of its model';
  return ' of a model under "custom" or "overrides" in "models"';
}

function placeInSection(field: string, { providers, sections }: Vocabulary): string | undefined {
  const section = Object.keys(sections).find((name) => Object.hasOwn(sections[name]?.fields ?? {}, field));
  const taker = Object.keys(providers).find((id) => section !== undefined && providers[id]?.sections.includes(section));
  if (section === undefined) return undefined;
  return ` in ${quote(section)}${taker === undefined ? "" : ` of ${quote(taker)}`}`;
}
