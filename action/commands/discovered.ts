import { type DiscoveredModels, decodeFile, FILE_MAX_BYTES } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";

const SHAPE = 'Write an object of provider ids, each with a list of models: {"provider_a": [{"id": "example-large"}]}.';

/**
 * Reads the models that providers returned. Of a model only its id must be right: other fields are passed over where they
 * are not.
 *
 * @throws ActionError where it is something else, with what is wrong and what to do.
 */
export function readDiscovered(bytes: Uint8Array): DiscoveredModels {
  const value = parseJson(bytes);
  if (!isRecord(value)) throw new ActionError(`It is no object. ${SHAPE}`);
  for (const [index, [id, models]] of Object.entries(value).entries()) {
    const name = `What it has of the provider ${JSON.stringify(id)} (entry ${index + 1})`;
    if (!Array.isArray(models)) throw new ActionError(`${name} is no list. ${SHAPE}`);
    const wrong = models.findIndex((model) => !isModel(model));
    if (wrong >= 0) throw new ActionError(`${name} has no "id" at item ${wrong + 1}. ${SHAPE}`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists of models with ids, and no more is taken for granted
  return value as DiscoveredModels;
}

/** What the parser says of a mistake repeats the text, and is left out. */
function parseJson(bytes: Uint8Array): unknown {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  if (!decoded.ok) throw new ActionError(`${decoded.error.message} ${decoded.error.advice}`);
  try {
    return JSON.parse(decoded.value.replace(/^\uFEFF/, ""));
  } catch {
    throw new ActionError(`It is not JSON. ${SHAPE}`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isModel(value: unknown): boolean {
  return isRecord(value) && typeof value["id"] === "string" && value["id"] !== "";
}
