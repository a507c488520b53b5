import {
  ANY_JSON,
  type DiscoveredModel,
  type DiscoveredModels,
  described,
  isArray,
  type Json,
  type JsonObject,
  type JsonSchema,
  LAYER_KINDS,
  LAYERS_MAX,
  type LayerInput,
  type LayerKind,
  METADATA_FIELDS,
  type Path,
  quote,
  quoteAll,
  TEXT,
  wordOf,
} from "../../shared/index.ts";
import { type BodyCheck, checkKeys, checkObject, reportKind } from "../http/fields.ts";
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
const DISCOVERED: JsonSchema = {
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
function checkDiscovered(check: BodyCheck, path: Path, value: Json): DiscoveredModels {
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

/** Length of a layer's label over HTTP: the origin of every value repeats it. */
export const LAYER_LABEL_MAX_CHARACTERS = 256;

/** Layers, and what the providers returned: all that a catalogue is resolved from. */
export interface Stack {
  readonly layers: readonly LayerInput[];
  /** Undefined where it is not said. */
  readonly discovered: DiscoveredModels | undefined;
}

const LAYER_FIELDS = {
  kind: wordOf(LAYER_KINDS),
  label: { ...TEXT, minLength: 1, maxLength: LAYER_LABEL_MAX_CHARACTERS },
  name: described(TEXT, "The vocabulary's name of the layer, where it has several of one kind."),
  text: described(TEXT, "The text of the file."),
  value: described(ANY_JSON, "The content as JSON, in which no place has a line."),
};

const LAYER: JsonSchema = {
  description: "A layer has its `text` or its `value`.",
  type: "object",
  properties: LAYER_FIELDS,
  required: ["kind", "label"],
  additionalProperties: false,
};

const STACK_FIELDS: Readonly<Record<string, JsonSchema>> = {
  layers: { type: "array", items: LAYER, maxItems: LAYERS_MAX },
  discovered: DISCOVERED,
};

/** The schema of what `checkStack` accepts. @param others the schemas of the fields that it may have besides. */
export function stackSchema(others: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return {
    type: "object",
    properties: { ...STACK_FIELDS, ...others },
    required: ["layers"],
    additionalProperties: false,
  };
}

const LAYER_KEYS = { known: Object.keys(LAYER_FIELDS), required: ["kind", "label"] };

/**
 * Checks the object at a path as a stack. What is returned is one only where nothing was reported.
 *
 * @param others the fields that the object may have besides.
 */
export function checkStack(
  check: BodyCheck,
  path: Path,
  object: JsonObject,
  maxLayers = LAYERS_MAX,
  others: readonly string[] = [],
): Stack {
  checkKeys(check, path, object, { known: [...Object.keys(STACK_FIELDS), ...others], required: ["layers"] });
  const { layers = [], discovered } = object;
  return {
    layers: checkLayers(check, [...path, "layers"], layers, maxLayers),
    discovered: discovered === undefined ? undefined : checkDiscovered(check, [...path, "discovered"], discovered),
  };
}

function checkLayers(check: BodyCheck, path: Path, list: Json, maxLayers: number): readonly LayerInput[] {
  if (!isArray(list)) {
    reportKind(check, path, "an array", list);
    return [];
  }
  if (list.length > maxLayers) {
    const message = `There are ${list.length} layers, and at most ${maxLayers} are allowed.`;
    check.report(path, message, "Merge some of the layers.", "key");
    return [];
  }
  return list.flatMap((item, index) => checkLayer(check, [...path, index], item));
}

function checkLayer(check: BodyCheck, path: Path, item: Json): readonly LayerInput[] {
  const layer = checkObject(check, path, item);
  if (layer === undefined) return [];
  checkKeys(check, path, layer, LAYER_KEYS);
  const kind = checkKind(check, [...path, "kind"], layer["kind"]);
  const label = checkLabel(check, [...path, "label"], layer["label"]);
  const { text, value, name } = layer;
  if (name !== undefined && typeof name !== "string") reportKind(check, [...path, "name"], "a string", name);
  const rank = { kind, label, ...(typeof name === "string" && { name }) };
  if ((text === undefined) === (value === undefined)) {
    const message = `A layer has ${text === undefined ? "neither" : "both"} "text" ${text === undefined ? "nor" : "and"} "value".`;
    check.report(path, message, 'Give it one: its "text" as it is in the file, or its "value" as JSON.', "key");
    return [];
  }
  if (value !== undefined) return [{ ...rank, value }];
  if (typeof text === "string") return [{ ...rank, text }];
  reportKind(check, [...path, "text"], "a string", text ?? null);
  return [];
}

function checkKind(check: BodyCheck, path: Path, value: Json | undefined): LayerKind {
  const kind = LAYER_KINDS.find((one) => one === value);
  if (kind !== undefined || value === undefined) return kind ?? "user";
  const kinds = quoteAll(LAYER_KINDS, "or");
  if (typeof value !== "string") reportKind(check, path, kinds, value);
  else check.report(path, `Unknown kind of layer ${quote(value)}.`, `Use ${kinds}.`);
  return "user";
}

function checkLabel(check: BodyCheck, path: Path, value: Json | undefined): string {
  if (typeof value !== "string") {
    if (value !== undefined) reportKind(check, path, "a string", value);
    return "";
  }
  if (value === "") check.report(path, "The label is empty.", "Use what people know the layer by, such as its path.");
  if (value.length > LAYER_LABEL_MAX_CHARACTERS) {
    const message = `The label has ${value.length} characters, and at most ${LAYER_LABEL_MAX_CHARACTERS} are allowed.`;
    check.report(path, message, "Shorten it.");
  }
  return value;
}
