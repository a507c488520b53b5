import { isObject, type JsonObject, objectAt, ownValue, type Path, UNSAFE_KEY } from "../text/json.ts";
import { namesCredential } from "../text/secrets.ts";
import { quote } from "../text/wording.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";
import { fieldValueFindings } from "./vocabulary-field-values.ts";
import { entriesAt, findingsOfNames, TABLES } from "./vocabulary-names.ts";

/** The mistakes in single values, and in the sections that hold some. */
export function* fieldFindings(document: JsonObject): Iterable<RuleFinding> {
  for (const [name, section, path] of entriesAt(document, "sections")) {
    yield* sectionFindings(name, section, path);
  }
  const sections = objectAt(document, "sections") ?? {};
  const fields = objectAt(document, "fields") ?? {};
  for (const name of Object.keys(fields)) {
    if (ownValue(sections, name) === undefined || name === UNSAFE_KEY) continue;
    const message = `The name ${quote(name)} of a field is already that of a section.`;
    yield { place: { path: ["fields", name], part: "key" }, message, advice: "Use another name." };
  }
  yield* findingsOfFields(fields, ["fields"], TABLES.fields.noun);
  yield* findingsOfFields(objectAt(document, "topLevel") ?? {}, ["topLevel"], TABLES.topLevel.noun);
}

function* sectionFindings(name: string, section: JsonObject, path: Path): Iterable<RuleFinding> {
  const fields = objectAt(section, "fields");
  if (fields === undefined) return;
  const place = [...path, "fields"];
  yield* findingsOfNames(fields, place, { noun: "field" });
  yield* findingsOfFields(fields, place, "field");
  if (Object.keys(fields).length > 0) return;
  const message = `The section ${quote(name)} has no fields, so nothing can be set in it.`;
  yield { place: { path: place, part: "key" }, message, advice: "Add its fields, or remove it." };
}

/** @param noun for what has such a name. */
function* findingsOfFields(fields: JsonObject, path: Path, noun: string): Iterable<RuleFinding> {
  for (const [name, value] of Object.entries(fields)) {
    const field = isObject(value) ? value : {};
    const place = [...path, name];
    if (namesCredential(name) && ownValue(field, "type") !== "boolean") {
      const message = `The name ${quote(name)} of a ${noun} is that of a credential, which a configuration must not contain.`;
      yield { place: { path: place, part: "key" }, message, advice: "Remove the field." };
    }
    yield* fieldValueFindings(field, place);
  }
}
