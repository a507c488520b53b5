import { isArray, isObject, isSameJson, type Json, type Path } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";

/** A place at which a deployed layer and its source differ. Their values are not told, for they may be headers'. */
export interface Drift {
  /** `missing` stands in the source alone, `extra` in what is deployed alone. */
  readonly kind: "missing" | "extra" | "differs";
  /** JSON pointer (RFC 6901); parts of a key that look like a secret are masked. */
  readonly pointer: string;
}

/** The places at which what is deployed differs from its source, the deepest that tell all. The order of keys is none. */
export function* driftBetween(source: Json, deployed: Json, path: Path = []): Iterable<Drift> {
  const [own, other] = [childrenOf(source), childrenOf(deployed)];
  if (own === undefined || other === undefined || isArray(source) !== isArray(deployed)) {
    if (!isSameJson(source, deployed)) yield { kind: "differs", pointer: toPointer(path) };
    return;
  }
  for (const [step, value] of own) {
    const at = [...path, step];
    const counterpart = other.get(step);
    if (counterpart === undefined) yield { kind: "missing", pointer: toPointer(at) };
    else yield* driftBetween(value, counterpart, at);
  }
  for (const step of other.keys()) if (!own.has(step)) yield { kind: "extra", pointer: toPointer([...path, step]) };
}

/** The values in an object or an array, by key or index; undefined where it is neither. */
function childrenOf(value: Json): ReadonlyMap<string | number, Json> | undefined {
  if (isArray(value)) return new Map(value.entries());
  return isObject(value) ? new Map(Object.entries(value)) : undefined;
}
