import fc from "fast-check";

type Fields = Readonly<Record<string, unknown>>;

/** The models of a provider's entry. */
export interface Models {
  readonly custom: readonly Fields[];
  readonly overrides: Readonly<Record<string, Fields>>;
}

/** Custom models and overrides with few ids, so that many are of one model, and with these fields or without them. */
export function arbitraryModels(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Models> {
  const some = fc.record(fields, { requiredKeys: [] });
  const custom = fc.record({ ...fields, id: fc.constantFrom("a", "b", "", 1) }, { requiredKeys: [] });
  return fc.record({
    custom: fc.array(custom, { maxLength: 3 }),
    overrides: fc.dictionary(fc.constantFrom("a", "b", "c"), some, { maxKeys: 3 }),
  });
}

/** The fields of each model in force (specification 2.6): of several custom models with one id, the first has the override. */
export function fieldsInForce({ custom, overrides }: Models): readonly Fields[] {
  const rest = new Map(Object.entries(overrides));
  const ofCustom = custom.map((model) => {
    const override = rest.get(String(model["id"]));
    rest.delete(String(model["id"]));
    return { ...model, ...override };
  });
  return [...ofCustom, ...rest.values()];
}
