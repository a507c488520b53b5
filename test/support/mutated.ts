import fc from "fast-check";

/** One change at a place that `at` chooses: a value replaced, a key added, dropped or renamed. */
interface Mutation {
  readonly at: number;
  readonly kind: "replace" | "add" | "drop" | "rename";
  readonly key: string;
  readonly value: unknown;
}

/** Documents with up to three mutations, which take their keys and values from those given. */
export function mutated(
  documents: fc.Arbitrary<unknown>,
  keys: fc.Arbitrary<string>,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom("replace", "add", "drop", "rename"),
    key: keys,
    value: values,
  });
  return fc.tuple(documents, fc.array(mutation, { maxLength: 3 })).map(([made, mutations]) => {
    // Through text, as a file would be read.
    let document: unknown = JSON.parse(JSON.stringify(made));
    for (const one of mutations) document = mutate(document, one);
    return document;
  });
}

function mutate(document: unknown, { at, kind, key, value }: Mutation): unknown {
  const places = placesIn(document, []);
  const chosen = places[at % places.length] ?? [];
  return changeAt(document, chosen, (old) => {
    if (kind === "replace" || typeof old !== "object" || old === null || Array.isArray(old)) return value;
    const entries = Object.entries(old);
    if (kind === "add") return Object.fromEntries([...entries, [key, value]]);
    const dropped = entries.filter((_, index) => index !== at % Math.max(entries.length, 1));
    if (kind === "drop") return Object.fromEntries(dropped);
    return Object.fromEntries([...dropped, [key, entries[at % Math.max(entries.length, 1)]?.[1] ?? value]]);
  });
}

function placesIn(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

function changeAt(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  const entries = Object.entries(value ?? {}).map(([key, child]) => [
    key,
    key === step ? changeAt(child, rest, change) : child,
  ]);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
