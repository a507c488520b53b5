import type { KeyFit, Shape, ValueKind } from "../syntax/shape.ts";
import { lazily, lazilyFor } from "../text/lazily.ts";
import type { Schema } from "./schema.ts";
import { effectiveSchema } from "./schema-at.ts";

/** The shape of the documents that a schema describes, used to tell where a bracket is missing. */
export const shapeOf: (root: Schema) => Shape = lazilyFor((root) => shapeOfAny([root], root));

/** The shape under a key that the format does not have. */
const UNKNOWN: Shape = { kind: undefined, fitOf: () => "unknown", childOf: () => UNKNOWN };

/** The shape of a value that must match one of several schemas: the union of theirs. */
function shapeOfAny(schemas: readonly Schema[], root: Schema): Shape {
  const variants = schemas.map((schema) => effectiveSchema(root, schema)).flatMap((schema) => variantsOf(schema, root));
  const items = lazily(() =>
    shapeOfAny(
      variants.flatMap(({ items: item }) => item ?? []),
      root,
    ),
  );
  const children = new Map<string, Shape>();
  const others = lazily(() => shapeOfAny(variants.flatMap(othersOf), root));
  const childOf = (key: string) => {
    const named = variants.flatMap((variant) => propertyOf(variant, key) ?? []);
    if (named.length === 0) return fitOf(key) === "free" ? others() : UNKNOWN;
    const known = children.get(key) ?? shapeOfAny(named, root);
    children.set(key, known);
    return known;
  };
  const fitOf = (key: string): KeyFit => {
    if (variants.some((variant) => propertyOf(variant, key) !== undefined)) return "named";
    return variants.some((variant) => othersOf(variant).length > 0) ? "free" : "unknown";
  };
  const [kind, ...kinds] = new Set(variants.map(kindOfSchema));
  return {
    kind: kinds.length > 0 ? undefined : kind,
    fitOf,
    childOf: (key) => (key === undefined ? items() : childOf(key)),
  };
}

function variantsOf(schema: Schema, root: Schema): readonly Schema[] {
  return schema.oneOf?.map((variant) => effectiveSchema(root, variant)) ?? [schema];
}

function propertyOf({ properties = {} }: Schema, key: string): Schema | undefined {
  return Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/** The schemas of keys that an object does not name. */
function othersOf({ additionalProperties }: Schema): readonly Schema[] {
  return additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
}

function kindOfSchema({ type }: Schema): ValueKind | undefined {
  if (type === undefined || type === "object" || type === "array") return type;
  return "scalar";
}
