import { isObject, type Json, type JsonObject, objectAt } from "../text/json.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";
import { findingsOfDistinctTexts, findingsOfText, findingsOfTexts, type ValueFault } from "./value-findings.ts";
import { entryFindings, reservedHeaderFindings } from "./vocabulary-entry-findings.ts";
import { fieldFindings } from "./vocabulary-field-findings.ts";
import { layerFindings } from "./vocabulary-layer-findings.ts";
import { entriesAt, findingsOfNames, nameFault, referenceTo, TABLES } from "./vocabulary-names.ts";
import { publicUrlFault } from "./vocabulary-values.ts";

/** The mistakes in a vocabulary that its schema cannot tell. The document may have any shape. */
export function* vocabularyFindings(document: Json): Iterable<RuleFinding> {
  if (!isObject(document)) return;
  for (const [table, kind] of Object.entries(TABLES)) {
    yield* findingsOfNames(objectAt(document, table) ?? {}, [table], kind);
  }
  yield* missingFindings(document);
  yield* protocolFindings(document);
  yield* entryFindings(document);
  yield* fieldFindings(document);
  yield* reservedHeaderFindings(document, []);
  yield* layerFindings(document);
  yield* findingsOfDistinctTexts(document, [], "schemaAddresses", publicUrlFault);
}

/** The tables that are missing, without which a vocabulary would be useless. */
function* missingFindings(document: JsonObject): Iterable<RuleFinding> {
  const isEmpty = (table: string) => Object.keys(objectAt(document, table) ?? {}).length === 0;
  const protocols = objectAt(document, "protocols");
  if (protocols !== undefined && isEmpty("protocols")) {
    yield {
      place: { path: ["protocols"], part: "key" },
      message: "The vocabulary has no protocol.",
      advice: "Add at least one protocol; every provider needs one.",
    };
  }
  if (isEmpty("providers") && isEmpty("customVariants")) {
    yield {
      place: { path: [], part: "key" },
      message: "The vocabulary has neither a provider nor a kind of custom provider, so nothing can be configured.",
      advice: 'Add at least one to "providers" or "customVariants".',
    };
  }
}

function* protocolFindings(document: JsonObject): Iterable<RuleFinding> {
  const isProvider = referenceTo(document, "providers");
  const protocols = entriesAt(document, "protocols");
  const present = new Set(Object.keys(objectAt(document, "protocols") ?? {}));
  const former = new Set<string>();
  for (const [, protocol, path] of protocols) {
    yield* findingsOfText(protocol, path, "provider", isProvider);
    yield* findingsOfTexts(protocol, path, "formerNames", (name) => formerNameFault(name, present, former));
  }
}

/** @param former those that were seen before, to which it adds the name. */
function formerNameFault(name: string, present: ReadonlySet<string>, former: Set<string>): ValueFault | undefined {
  const isSeen = former.has(name);
  former.add(name);
  if (present.has(name))
    return { fault: "is the name of a protocol", advice: "Remove it; only former names stand here." };
  if (isSeen) return { fault: "is a former name already", advice: "Keep it for one protocol alone." };
  return nameFault(name);
}
