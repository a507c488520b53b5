import { err, ok, type Result } from "../text/result.ts";
import { quote } from "../text/wording.ts";
import { type MappedKind, mappingOf } from "../vocabulary/mappings.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type EntryOwner, type NameUse, protocolFormerlyCalled } from "./name-uses.ts";

/** The vocabularies of a migration. */
export interface MigrationSettings {
  readonly from: Vocabulary;
  readonly to: Vocabulary;
  /** Names of the target by those that the person who migrates maps to them, whatever kind they are of. */
  readonly mapped: ReadonlyMap<string, string>;
}

/** The name that the target vocabulary has for a name, or a sentence that says why it has none. */
export function counterpartOf(use: NameUse, settings: MigrationSettings): Result<string, string> {
  const { kind, name } = use;
  switch (kind) {
    case "section":
    case "field":
      return counterpartInEntry(use.kind, name, use.owner, settings);
    case "section field":
      return counterpartInSection(name, use.section, settings);
    default:
      return toResult(kind, name, nameInTarget(kind, name, settings));
  }
}

/** Tests for a name of a vocabulary, of any kind. */
export function isNameOf(vocabulary: Vocabulary, name: string): boolean {
  const tables = NAMED_KINDS.map((kind) => namesOfKind(kind, vocabulary));
  const sections = Object.values(vocabulary.sections).map(({ fields }) => fields);
  return [...tables, ...sections].some((table) => Object.hasOwn(table, name));
}

const NAMED_KINDS = ["provider", "protocol", "section", "custom type", "field", "top-level key"] as const;

type NamedKind = (typeof NAMED_KINDS)[number];

/** The entry that holds the key must take it in the target, too. */
function counterpartInEntry(
  kind: "section" | "field",
  name: string,
  owner: EntryOwner | undefined,
  settings: MigrationSettings,
): Result<string, string> {
  const target = nameInTarget(kind, name, settings);
  const ownerName = owner && nameInTarget(owner.kind, owner.name, settings);
  if (target === undefined || owner === undefined || ownerName === undefined) return toResult(kind, name, target);
  const { providers, customVariants } = settings.to;
  const entry = owner.kind === "provider" ? providers[ownerName] : customVariants[ownerName];
  const taken = kind === "section" ? entry?.sections : entry?.fields;
  if (taken?.includes(target) === true) return ok(target);
  return err(`The ${owner.kind} ${quote(ownerName)} does not take the ${kind} ${quote(target)}.`);
}

function counterpartInSection(name: string, section: string, settings: MigrationSettings): Result<string, string> {
  const target = nameInTarget("section", section, settings);
  const fields = target === undefined ? {} : (settings.to.sections[target]?.fields ?? {});
  const candidates = [settings.mapped.get(name), name];
  return toResult(
    "section field",
    name,
    candidates.find((one) => one !== undefined && Object.hasOwn(fields, one)),
  );
}

function toResult(kind: NameUse["kind"], name: string, target: string | undefined): Result<string, string> {
  return target === undefined ? err(`The target has no counterpart of the ${kind} ${quote(name)}.`) : ok(target);
}

/** The first of the possible names that the target has. */
function nameInTarget(kind: NamedKind, name: string, settings: MigrationSettings): string | undefined {
  const known = namesOfKind(kind, settings.to);
  return possibleNames(kind, name, settings).find((one) => Object.hasOwn(known, one));
}

function namesOfKind(kind: NamedKind, vocabulary: Vocabulary): object {
  switch (kind) {
    case "provider":
      return vocabulary.providers;
    case "protocol":
      return vocabulary.protocols;
    case "section":
      return vocabulary.sections;
    case "custom type":
      return vocabulary.customVariants;
    case "field":
      return vocabulary.fields ?? {};
    default:
      return vocabulary.topLevel ?? {};
  }
}

/** A name that was mapped by hand, the one of the same role, the same name, and a protocol for its former name. */
function possibleNames(kind: NamedKind, name: string, settings: MigrationSettings): readonly string[] {
  const { from, to, mapped } = settings;
  const byHand = mapped.get(name);
  const names = [
    ...(byHand === undefined ? [] : [byHand]),
    ...(kind === "field" || kind === "top-level key" ? [] : nameOfSameRole(kind, name, from, to)),
    name,
  ];
  if (kind !== "protocol") return names;
  const became = [from, to].flatMap(({ protocols }) => protocolFormerlyCalled(name, protocols) ?? []);
  return [...names, ...became.flatMap((protocol) => [...nameOfSameRole(kind, protocol, from, to), protocol])];
}

/** By way of the specification's neutral names. */
function nameOfSameRole(kind: MappedKind, name: string, from: Vocabulary, to: Vocabulary): readonly string[] {
  const formerNames = mappingOf(from)[kind];
  const neutral = Object.keys(formerNames).find((one) => formerNames[one] === name) ?? name;
  const targetNames = mappingOf(to)[kind];
  const target = Object.hasOwn(targetNames, neutral) ? targetNames[neutral] : neutral;
  return target === undefined ? [] : [target];
}
