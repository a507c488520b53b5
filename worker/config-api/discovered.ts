import {
  type DiscoveredModel,
  type DiscoveredModels,
  isArray,
  type Json,
  type JsonSchema,
  METADATA_FIELDS,
  type Path,
} from "../../shared/index.ts";
import { type BodyCheck, checkObject, reportKind } from "../http/body-check.ts";
import { boolean, listOf, type Reader, string, wholeNumber } from "../values/readers.ts";

/** Models that providers returned, for one catalogue over HTTP; more take more memory than a Worker has. */
export const DISCOVERED_MAX_MODELS = 10_000;

/** The readers of fields, by kind. */
const KINDS = {
  text: string("a string", (text) => text),
  tokens: { ...wholeNumber(1, Number.MAX_SAFE_INTEGER), expected: "a positive integer" },
  texts: listOf(
    string("strings", (text) => text),
    "an array of strings",
  ),
  flag: boolean,
} satisfies Record<string, Reader<unknown>>;

/** The fields of a model beside its id. */
const FIELDS: ReadonlyMap<string, keyof typeof KINDS> = new Map<string, keyof typeof KINDS>([
  ...Object.entries(METADATA_FIELDS),
  ["baseUrl", "text"],
  ["protocol", "text"],
]);

/** The schema of what `checkDiscovered` accepts. A model may have other fields, as providers return them. */
export const DISCOVERED: JsonSchema = {
  description: "The models that providers returned, by provider id.",
  type: "object",
  additionalProperties: {
    type: "array",
    items: {
      type: "object",
      properties: {
        id: { type: "string", minLength: 1 },
        ...Object.fromEntries(Array.from(FIELDS, ([field, kind]) => [field, KINDS[kind].schema])),
      },
      required: ["id"],
      additionalProperties: true,
    },
  },
};

const UNSAFE_ID = "__proto__";

/**
 * Checks the models that providers returned. Other fields than a configuration knows may be there, as providers return
 * them. What is returned is right only where nothing was reported.
 */
export function checkDiscovered(check: BodyCheck, path: Path, value: Json): DiscoveredModels {
  const providers = checkObject(check, path, value) ?? {};
  if (Object.hasOwn(providers, UNSAFE_ID)) {
    check.report([...path, UNSAFE_ID], `No provider can have the id "${UNSAFE_ID}".`, "Remove it.", "key");
  }
  const count = Object.values(providers).reduce<number>((sum, list) => sum + (isArray(list) ? list.length : 0), 0);
  if (count > DISCOVERED_MAX_MODELS) {
    const message = `There are ${count} discovered models, and at most ${DISCOVERED_MAX_MODELS} are allowed.`;
    check.report(path, message, "Send the models of fewer providers.", "key");
    return {};
  }
  return Object.fromEntries(
    Object.entries(providers).map(([id, models]) => [id, checkModels(check, [...path, id], models)]),
  );
}

function checkModels(check: BodyCheck, path: Path, list: Json): readonly DiscoveredModel[] {
  if (!isArray(list)) {
    reportKind(check, path, "an array", list);
    return [];
  }
  return list.flatMap((item, index) => checkModel(check, [...path, index], item));
}

function checkModel(check: BodyCheck, path: Path, item: Json): readonly DiscoveredModel[] {
  const model = checkObject(check, path, item);
  if (model === undefined) return [];
  const { id } = model;
  if (id === undefined) check.report(path, 'The "id" of the model is missing.', "Add it.", "key");
  else if (typeof id !== "string") reportKind(check, [...path, "id"], "a string", id);
  else if (id === "")
    check.report([...path, "id"], "The model's id is empty.", "Use the id that the provider returned.");
  for (const [field, kind] of FIELDS) {
    const value = Object.hasOwn(model, field) ? model[field] : undefined;
    const { expected, read } = KINDS[kind];
    if (value !== undefined && read(value) === undefined) reportKind(check, [...path, field], expected, value);
  }
  return typeof id === "string" ? [{ ...model, id }] : [];
}
