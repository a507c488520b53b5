import { type Json, UNSAFE_KEY } from "../text/json.ts";
import type { Node, ObjectNode, Property } from "./node.ts";
import type { Recovery } from "./recovery.ts";
import type { Token } from "./token.ts";

/** An object whose properties are still being read. */
export interface OpenObject extends ObjectNode {
  end: number;
  readonly value: Record<string, Json>;
  properties: Map<string, OwnProperty>;
}

interface OwnProperty extends Property {
  readonly duplicate: OwnProperty[] | undefined;
}

/** Shared, for a map of its own makes an empty object ten times as large. */
const NO_PROPERTIES: Map<string, OwnProperty> = new Map();

const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };

/** An object without properties. */
export function openObject(start: number): OpenObject {
  return { kind: "object", start, end: 0, value: {}, properties: NO_PROPERTIES };
}

/** Adds the property to which `path` leads. Of several with one key, the last one counts. */
export function addProperty(state: Recovery, object: OpenObject, key: Token, node: Node): void {
  if (object.properties === NO_PROPERTIES) object.properties = new Map();
  const duplicate = duplicateOf(state, object.properties.get(key.text));
  const property: OwnProperty = { key, node, duplicate };
  duplicate?.push(property);
  object.properties.set(key.text, property);
  if (key.text === UNSAFE_KEY) {
    state.unsafeKeys.push({ path: [...state.path], key });
    // Plain assignment would set the object's prototype.
    Object.defineProperty(object.value, UNSAFE_KEY, { ...PLAIN_PROPERTY, value: node.value });
  } else {
    object.value[key.text] = node.value;
  }
}

/** The list of all properties with the key of an earlier one; undefined where there is none. */
function duplicateOf({ path, duplicateKeys }: Recovery, earlier: OwnProperty | undefined): OwnProperty[] | undefined {
  if (earlier === undefined || earlier.duplicate !== undefined) return earlier?.duplicate;
  const properties = [earlier];
  duplicateKeys.push({ path: [...path], properties });
  return properties;
}
