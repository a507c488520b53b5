import { maskSecrets } from "../text/secrets.ts";
import type { SchemaDifference } from "./difference.ts";
import type { Form } from "./form.ts";
import { isSameKind, type Scalar, shownTypes, type TypeName, typeOf } from "./type-names.ts";

/** The differences in types, values and bounds at one place. */
export function compareScalars(place: string, published: Form, vocabulary: Form): readonly SchemaDifference[] {
  return [
    ...compareTypes(place, published, vocabulary),
    ...compareValues(place, published, vocabulary),
    ...compareBounds(place, published, vocabulary),
  ];
}

/** A type of which the other side has some values is a difference of values. */
function compareTypes(place: string, published: Form, vocabulary: Form): readonly SchemaDifference[] {
  const only = (side: Form, other: Form) => [...side.free].some((type) => !other.free.has(type) && !lists(other, type));
  if (!only(published, vocabulary) && !only(vocabulary, published)) return [];
  return [
    { place, kind: "type", name: null, published: shownTypes(published.free), vocabulary: shownTypes(vocabulary.free) },
  ];
}

function compareValues(place: string, published: Form, vocabulary: Form): readonly SchemaDifference[] {
  const all = [...new Set([...published.values, ...vocabulary.values])];
  const isFree = (side: Form) => (value: Scalar) => [...side.free].some((type) => isSameKind(type, typeOf(value)));
  const one = all
    .filter((value) => !isFree(published)(value) && !isFree(vocabulary)(value))
    .filter((value) => published.values.has(value) !== vocabulary.values.has(value))
    .map((value): SchemaDifference => {
      const sides = { published: published.values.has(value), vocabulary: vocabulary.values.has(value) };
      return { place, kind: "value", name: masked(value), ...sides };
    });
  const [freeInPublished, freeInVocabulary] = [published, vocabulary].map((side) => all.filter(isFree(side)));
  return [
    ...one,
    ...listed(place, freeInVocabulary, (values) => ({ published: values, vocabulary: null })),
    ...listed(place, freeInPublished, (values) => ({ published: null, vocabulary: values })),
  ];
}

/** The difference of a list of values and of every value; none where no value is listed. */
function listed(
  place: string,
  values: readonly Scalar[] = [],
  toSides: (values: readonly Scalar[]) => Readonly<Record<"published" | "vocabulary", readonly Scalar[] | null>>,
): readonly SchemaDifference[] {
  return values.length === 0 ? [] : [{ place, kind: "values", name: null, ...toSides(values.map(masked)) }];
}

/** A published schema may hold anything. */
function masked(value: Scalar): Scalar {
  return typeof value === "string" ? maskSecrets(value) : value;
}

function lists({ values }: Form, type: TypeName): boolean {
  return [...values].some((value) => isSameKind(typeOf(value), type));
}

function compareBounds(place: string, published: Form, vocabulary: Form): readonly SchemaDifference[] {
  const keywords = new Set([...published.bounds.keys(), ...vocabulary.bounds.keys()]);
  return [...keywords]
    .map((name) => ({
      name,
      published: published.bounds.get(name) ?? null,
      vocabulary: vocabulary.bounds.get(name) ?? null,
    }))
    .filter((sides) => sides.published !== sides.vocabulary)
    .map((sides): SchemaDifference => ({ place, kind: "bound", ...sides }));
}
