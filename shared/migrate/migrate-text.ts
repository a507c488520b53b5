import type { Fix, Range } from "../diagnostic/diagnostic.ts";
import { applyFixes } from "../fix/independent-sets.ts";
import { noPolicy } from "../policy/policy.ts";
import { createLocator, createPathFinder } from "../syntax/locate.ts";
import { parse } from "../syntax/parse.ts";
import { readDocument, type UnreadableText } from "../syntax/read-document.ts";
import { isObject, type Json, type JsonObject, type Path, textAt, valueAt } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { exactPointer, toPointer } from "../text/pointer.ts";
import { err, ok, type Result } from "../text/result.ts";
import { quote } from "../text/wording.ts";
import { createFixer } from "../validate/fix.ts";
import type { FixStep } from "../validate/rules/rule.ts";
import { schemaReferenceOf } from "../validate/rules/schema-reference.ts";
import { counterpartOf, type MigrationSettings } from "./counterpart.ts";
import { movedDefaults } from "./moved-defaults.ts";
import { type NameUse, nameUses } from "./name-uses.ts";

/** A configuration in the names of another vocabulary, as far as they have a counterpart there. */
export interface Migration {
  readonly text: string;
  readonly renamed: readonly RenamedName[];
  readonly unmapped: readonly UnmappedName[];
  readonly moved: readonly MovedEntry[];
}

/** A name, with its place in the text before the migration. */
interface NamePlace {
  readonly pointer: string;
  readonly range: Range;
  readonly name: string;
}

export interface RenamedName extends NamePlace {
  readonly newName: string;
}

export interface UnmappedName extends NamePlace {
  /** A sentence that says why it stays as it is. */
  readonly reason: string;
}

/** An entry that speaks another protocol than before. */
export interface MovedEntry extends Pick<NamePlace, "pointer" | "range"> {
  /** A sentence that names both protocols. */
  readonly text: string;
}

/** Rewrites a configuration from the names of one vocabulary to those of another; all else of the text stays. */
export function migrateText(text: string, settings: MigrationSettings): Result<Migration, UnreadableText> {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { document } = read.value;
  const editor = createEditor(text);
  for (const { place, target } of targetsIn(document, settings)) {
    if (!target.ok) editor.keep(place, target.error);
    else if (target.value !== place.name) editor.rename(place, target.value);
  }
  const moved = movedDefaults(document, settings).map(({ path, text: sentence }) => {
    return { pointer: toPointer(path), range: editor.rangeOf(path, "key"), text: sentence };
  });
  return ok({ ...editor.result(), moved });
}

const NO_EDIT = "It stands more than once in its object, or its new name looks like a secret.";

/** Collects what is renamed in a text and what is not. */
function createEditor(text: string) {
  const places = createPathFinder(lazily(() => parse(text).root));
  const toRange = createLocator(text);
  const toFix = createFixer(text, places, toRange);
  const fixes: Fix[] = [];
  const [renamed, unmapped]: [RenamedName[], UnmappedName[]] = [[], []];
  const rangeOf = (path: Path, part: "key" | "value") => toRange(places.spanOf(path, part));
  const placeOf = ({ path, name, part }: Place) => ({ pointer: toPointer(path), range: rangeOf(path, part), name });
  const keep = (place: Place, reason: string): void => {
    unmapped.push({ ...placeOf(place), reason });
  };
  const rename = (place: Place, newName: string): void => {
    const fix = toFix({ title: "Rename it.", safe: true, steps: [renaming(place, newName)] });
    if (fix === undefined) return keep(place, NO_EDIT);
    fixes.push(fix);
    renamed.push({ ...placeOf(place), newName });
  };
  return { keep, rename, rangeOf, result: () => ({ text: applyFixes(text, fixes), renamed, unmapped }) };
}

type Place = Pick<NameUse, "path" | "name" | "part">;

/** A name with the one that it gets, or a sentence that says why it has none. */
interface Target {
  readonly place: Place;
  readonly target: Result<string, string>;
}

function renaming({ path, part }: Place, newName: string): FixStep {
  return part === "key" ? { kind: "rename-key", path, key: newName } : { kind: "replace-value", path, value: newName };
}

function targetsIn(document: JsonObject, settings: MigrationSettings): readonly Target[] {
  const targets = nameUses(document, settings.from).map((use) => ({
    place: use,
    target: counterpartOf(use, settings),
  }));
  return [...schemaTarget(document, settings), ...withoutCollisions(document, targets)];
}

/** A reference to the former assistant's schema becomes one to the target's. */
function schemaTarget(document: JsonObject, { from, to }: MigrationSettings): readonly Target[] {
  const name = textAt(document, "$schema");
  const own: readonly (string | undefined)[] = [schemaReferenceOf(noPolicy, from), ...(from.schemaAddresses ?? [])];
  if (name === undefined || !own.includes(name)) return [];
  return [{ place: { path: ["$schema"], name, part: "value" }, target: ok(schemaReferenceOf(noPolicy, to)) }];
}

/** A key keeps its name where another key of its object would have the new one. */
function withoutCollisions(document: JsonObject, targets: readonly Target[]): readonly Target[] {
  const newKeys = new Map(targets.map(({ place, target }) => [exactPointer(place.path), newNameOf(place, target)]));
  const isTaken = ({ path, name, part }: Place, newName: string) => {
    if (part === "value" || newName === name) return false;
    const parent = path.slice(0, -1);
    const others = Object.keys(asObject(valueAt(document, parent))).filter((key) => key !== name);
    return others.some((key) => (newKeys.get(exactPointer([...parent, key])) ?? key) === newName);
  };
  const free = targets.map((one): Target => {
    const newName = newNameOf(one.place, one.target);
    if (!isTaken(one.place, newName)) return one;
    return { ...one, target: err(`Another key beside it has the name ${quote(newName)} then.`) };
  });
  // One that keeps its name may be in the way of yet another.
  return free.every((one, index) => one === targets[index]) ? free : withoutCollisions(document, free);
}

/** The key under which a value stands then. */
function newNameOf({ path, part }: Place, target: Target["target"]): string {
  return part === "key" && target.ok ? target.value : String(path.at(-1));
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
