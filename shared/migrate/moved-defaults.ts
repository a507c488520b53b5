import { type JsonObject, objectAt, type Path, textAt, valueAt } from "../text/json.ts";
import { quote } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { counterpartOf, type MigrationSettings } from "./counterpart.ts";
import { type EntryOwner, nameUses } from "./name-uses.ts";

/** An entry without a protocol of its own that gets another one, since the target has another default for it. */
export interface MovedDefault {
  readonly path: Path;
  /** A sentence that names both protocols. */
  readonly text: string;
}

/** The entries of a configuration that speak another protocol once they have the names of the target. */
export function movedDefaults(document: JsonObject, settings: MigrationSettings): readonly MovedDefault[] {
  return nameUses(document, settings.from).flatMap((use): readonly MovedDefault[] => {
    if (use.kind !== "provider" && use.kind !== "custom type") return [];
    const path = use.part === "key" ? use.path : use.path.slice(0, -1);
    const target = counterpartOf(use, settings);
    if (!target.ok || isProtocolNamed(document, path)) return [];
    const before = defaultOf({ kind: use.kind, name: use.name }, settings.from);
    const after = defaultOf({ kind: use.kind, name: target.value }, settings.to);
    return inTarget(before, settings) === after ? [] : [{ path, text: movedText(before, after) }];
  });
}

function isProtocolNamed(document: JsonObject, path: Path): boolean {
  const entry = objectAt({ entry: valueAt(document, path) ?? null }, "entry");
  return entry !== undefined && textAt(entry, "protocol") !== undefined;
}

function defaultOf({ kind, name }: EntryOwner, { providers, customVariants }: Vocabulary): string | undefined {
  return (kind === "provider" ? providers[name] : customVariants[name])?.defaultProtocol;
}

/** A protocol by its name in the target; its own name where it has none there. */
function inTarget(protocol: string | undefined, settings: MigrationSettings): string | undefined {
  if (protocol === undefined) return undefined;
  const target = counterpartOf({ kind: "protocol", name: protocol, path: [], part: "value" }, settings);
  return target.ok ? target.value : protocol;
}

function movedText(before: string | undefined, after: string | undefined): string {
  const shown = (protocol: string | undefined) => (protocol === undefined ? "one for each model" : quote(protocol));
  return `It names no protocol, and its default changes from ${shown(before)} to ${shown(after)}.`;
}
