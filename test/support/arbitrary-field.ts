import fc from "fast-check";
import type { Field, FieldValue } from "../../shared/vocabulary/vocabulary.ts";

/** Single values as `docs/vocabulary.md` describes them, made without a look at the schema. */

export const sentence = fc.constantFrom("What it is.", "With `code` in it.", "Größe.", "$1 and }.");

/** Values that a field may list, some of which differ in their type alone. */
const VALUES = {
  text: ["basic", "large", "1", "true", "größe", "a b", "constructor", "__proto__", "$1}", 'say "x"'],
  number: [0, 1, 2, -1.5, 1e21, 128_000],
  boolean: [true, false],
} as const satisfies Readonly<Record<string, readonly FieldValue[]>>;

const anyType = fc.constantFrom("text", "number", "boolean");

/** No field but a boolean one is called so, whatever stands between the letters. */
const LIKE_CREDENTIAL = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/i;

/** A field that has a name. */
export function fieldNamed(name: string): fc.Arbitrary<Field> {
  const holdsNoText = LIKE_CREDENTIAL.test(name.toLowerCase().replaceAll(/[^a-z]/g, ""));
  return (holdsNoText ? fc.constant("boolean" as const) : anyType).chain(fieldOfType);
}

function fieldOfType(type: keyof typeof VALUES): fc.Arbitrary<Field> {
  const all: readonly FieldValue[] = VALUES[type];
  return fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined }).chain((values) => {
    const value = fc.constantFrom(...(values ?? all));
    const said = {
      title: sentence,
      description: sentence,
      example: value,
      default: value,
      ...(values !== undefined && { values: fc.constant(values) }),
      type: fc.constant(type),
    };
    const required = ["title", "description", "example"] as const;
    const listed = values === undefined ? [] : (["values"] as const);
    return fc.record(said, { requiredKeys: [...required, ...listed, ...(type === "text" ? [] : (["type"] as const))] });
  });
}

/** A value that a configuration may have in a field. */
export function valueOf({ type = "text", values }: Field): fc.Arbitrary<FieldValue> {
  return fc.constantFrom(...(values ?? VALUES[type]));
}
