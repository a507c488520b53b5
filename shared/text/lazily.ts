/** A value that is computed when it is first asked for, and only then. */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Computes something of an object that never changes, when it is first asked for of this object, and only then. */
export function lazilyFor<Of extends object, Value extends object>(compute: (of: Of) => Value): (of: Of) => Value {
  const computed = new WeakMap<Of, Value>();
  return (of) => {
    const known = computed.get(of);
    if (known !== undefined) return known;
    const value = compute(of);
    computed.set(of, value);
    return value;
  };
}
